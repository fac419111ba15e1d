"""Tax, suspicion, debts and the Inquisition. [P11-P14]"""

from __future__ import annotations

import pytest

from stavitel.titles.paladins.scoring import tally
from titles.paladins.paladins_table import (
    changes,
    favour,
    hire,
    holdings,
    in_town,
    named,
    new_table,
    on_top,
    owe,
    scenario,
    suspect,
    take,
)

ORDERS = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


def test_two_criminals_and_one_coin() -> None:
    """The first card empties the supply, the Inquisition comes, then the second card.

    [P11.1, P11.2, P11.3, P11.4, P12.2, P14.5, E-19, R-20]
    """
    g = new_table()
    favour(g, "favour-3")
    p = g.players[0]
    hire(p, labourer=1)
    g.tax = 1
    on_top(g, g.suspicion_deck, "suspicion-2", "suspicion-1")
    table = scenario(g).answer("favour:favour-3")
    p = table.player()
    assert p.silver == 3
    assert p.unpaid == 1
    assert [card.key for card in p.suspicion] == ["suspicion-2", "suspicion-1"]
    assert p.workers[5] == 2
    assert table.g.tax == 4


def test_the_inquisition_with_four_players() -> None:
    """All who have the most take a debt and drop half, rounded down; the supply is filled to 8.

    [P14.2, P14.3, P14.4, E-20]
    """
    g = new_table(4)
    for seat, count in ((0, 1), (2, 3), (3, 3)):
        suspect(g, g.players[seat], *["suspicion-0"] * min(count, 1), *["suspicion-1"] * max(0, count - 1))
    favour(g, "favour-9")
    hire(g.players[0], labourer=1)
    g.tax = 1
    table = scenario(g).answer("favour:favour-9")
    assert [p.unpaid for p in table.g.players] == [0, 0, 1, 1]
    assert [len(p.suspicion) for p in table.g.players] == [1, 0, 2, 2]
    assert table.g.tax == 8
    assert table.g.debts == 22
    assert [card.key for card in table.g.players[2].suspicion] == ["suspicion-0", "suspicion-1"]  # the newest go


def test_nobody_under_suspicion_takes_no_debt() -> None:
    """An Inquisition without suspicion only fills the supply. [P14.2, P14.4]"""
    g = new_table()
    favour(g, "favour-9")
    hire(g.players[0], labourer=1)
    g.tax = 1
    table = scenario(g).answer("favour:favour-9")
    assert [p.unpaid for p in table.g.players] == [0, 0]
    assert table.g.tax == 5


def test_peddlers_conspirators_and_squires_in_an_order_of_choice() -> None:
    """Peddler with two cards, two Conspirators, then both Squires without any. [P14.1, P15.3, P15.4, E-22]"""
    g = new_table()
    p = g.players[0]
    for key in ("conspirator-1", "conspirator-2", "peddler-3", "squire-1", "squire-2"):
        p.retinue.append(take(g, key))
    suspect(g, p, "suspicion-0", "suspicion-0")
    favour(g, "favour-9")
    hire(p, labourer=1)
    g.tax = 1
    table = scenario(g).answer("favour:favour-9")
    assert table.topic == "use-townsfolk"
    assert table.options == ["conspirator-1", "conspirator-2", "peddler-3", "done"]
    before = holdings(table)
    table.answer("peddler-3", "conspirator-1", "conspirator-2", "squire-1", "squire-2")
    change = changes(before, holdings(table))
    assert change["silver"] == 2
    assert change["suspicion"] == -2
    assert (change["faith"], change["influence"]) == (1, 1)
    assert table.player().unpaid == 0


def test_a_peddler_needs_two_cards_when_used() -> None:
    """After a Conspirator has spoken the Peddler may be too late. [P14.1]"""
    g = new_table()
    p = g.players[0]
    for key in ("conspirator-1", "peddler-2"):
        p.retinue.append(take(g, key))
    suspect(g, p, "suspicion-0", "suspicion-0")
    favour(g, "favour-9")
    hire(p, labourer=1)
    g.tax = 1
    table = scenario(g).answer("favour:favour-9", "conspirator-1")
    assert list(table.asking) == [1]
    assert (table.player().unpaid, table.player().provisions) == (1, 2)


def test_passed_players_take_part() -> None:
    """Also with their townsfolk; the active player speaks first, then clockwise. [P14.1, P17.3, R-23]"""
    g = new_table()
    other = g.players[1]
    other.passed = True
    other.retinue.append(take(g, "squire-3"))
    g.players[0].retinue.append(take(g, "conspirator-1"))
    suspect(g, g.players[0], "suspicion-0")
    favour(g, "favour-9")
    hire(g.players[0], labourer=2)
    g.tax = 1
    table = scenario(g).answer("favour:favour-9")
    assert list(table.asking) == [0]
    table.answer("done")
    assert list(table.asking) == [1]
    table.answer("squire-3")
    assert table.player(1).strength == 1
    assert table.player(0).unpaid == 1


def test_suspicion_deck_is_renewed_from_the_discards() -> None:
    """An empty deck is made of the discards. [P12.4]"""
    g = new_table()
    hire(g.players[0], labourer=1)
    g.suspicion_discards, g.suspicion_deck = g.suspicion_deck, []
    table = scenario(g).answer("conspire")
    assert len(table.player().suspicion) == 1
    assert len(table.g.suspicion_deck) == 23
    assert table.g.suspicion_discards == []


def test_without_suspicion_cards_the_inquisition_comes_first() -> None:
    """Both piles empty: Inquisition, the supply is filled, then the card due is drawn. [P12.4, P14.4, R-50, R-53]"""
    g = new_table()
    p, q = g.players
    hire(p, labourer=1)
    q.suspicion, p.suspicion = g.suspicion_deck[:14], g.suspicion_deck[14:]
    g.suspicion_deck = []
    g.tax = 2
    table = scenario(g).answer("conspire")
    assert (table.player(1).unpaid, len(table.player(1).suspicion)) == (1, 7)
    assert len(table.player().suspicion) == 11
    drawn = table.player().suspicion[-1].tax
    assert table.g.tax == 5 - drawn
    assert len(table.g.suspicion_deck) == 6


def test_carried_criminals_cause_nothing_new() -> None:
    """Suspicion comes only when a criminal joins. [P12.5]"""
    g = new_table()
    hire(g.players[0], criminal=2)
    table = scenario(g).answer("pass", "pass")
    assert (table.g.round, table.g.phase) == (2, "paladins")
    assert table.player().suspicion == []
    assert table.player().workers[5] == 2


def test_a_debt_paid_brings_the_collectors() -> None:
    """Each debt paid triggers every own Debt Collector. [P13.2, P13.4, P15.2]"""
    g = new_table()
    p = g.players[0]
    p.silver = 1
    p.retinue += [take(g, "collector-2"), take(g, "collector-3")]
    owe(g, p, 2)
    hire(p, cleric=1, labourer=1, merchant=1)
    table = scenario(g).answer("absolve", "jar-space-1", "yes")
    assert (table.player().unpaid, table.player().paid) == (1, 1)
    assert table.player().workers == [0, 1, 0, 1, 0, 0]


def test_a_debt_cancelled_goes_back_to_the_pile() -> None:
    """It is worth nothing; it may be declined. [P13.3, P4.9]"""
    g = new_table()
    p = g.players[0]
    owe(g, p, 1)
    hire(p, labourer=1)
    in_town(g, "abbot-3", 5)
    table = scenario(g).answer("recruit:1", "abbot-3", "yes")
    assert (table.player().unpaid, table.player().paid, table.g.debts) == (0, 0, 24)
    table = scenario(g).answer("recruit:1", "abbot-3", "no")
    assert (table.player().unpaid, table.g.debts) == (1, 23)


def test_an_empty_debt_pile_gives_what_is_left() -> None:
    """From the active player clockwise; the halving applies to all concerned. [P13.5, R-22]"""
    g = new_table(3)
    for p in g.players:
        suspect(g, p, "suspicion-0", "suspicion-0")
    favour(g, "favour-9")
    hire(g.players[0], labourer=1)
    g.tax, g.debts = 1, 1
    table = scenario(g).answer("favour:favour-9")
    assert [p.unpaid for p in table.g.players] == [1, 0, 0]
    assert [len(p.suspicion) for p in table.g.players] == [1, 1, 1]


def test_suspicion_is_worth_nothing_by_itself() -> None:
    """It matters for the Inquisition, the Thief and ties. [P12.6, P19.10]"""
    g = new_table()
    suspect(g, g.players[0], "suspicion-0", "suspicion-1")
    hire(g.players[0], labourer=3)
    g.players[0].retinue.append(take(g, "abbot-1"))
    g.players[0].attacked.append(take(g, "thief-viking"))
    score = tally(g, g.players[0])
    assert score.total == 0
    assert score.ties == (0, -2)
    assert named("suspicion-1").tax == 1


@pytest.mark.parametrize("tax", [0, 1, 2])
def test_every_suspicion_card_takes_its_tax(tax: int) -> None:
    """0, 1 or 2 silver from the tax supply. [P12.1, P11.1]"""
    g = new_table()
    hire(g.players[0], labourer=1)
    on_top(g, g.suspicion_deck, f"suspicion-{tax}")
    table = scenario(g).answer("conspire")
    assert table.player().silver == tax
    assert table.g.tax == 5 - tax
