"""King's Orders and Favours, tax, suspicion, debts and the Inquisition. [P9-P14]"""

from __future__ import annotations

import pytest
from paladins_table import (
    begin,
    changes,
    favour,
    go_on,
    hire,
    holdings,
    in_town,
    me,
    named,
    on_top,
    options,
    owe,
    play,
    suspect,
    table,
    take,
    topic,
    why,
)

from stavitel.titles.paladins.scoring import tally
from stavitel.titles.paladins.table import Game, Player

ORDERS = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


def do(g: Game, p: Player, action: str, times: int) -> None:
    """Make an action count as done so many times."""
    if action == "commission":
        p.monks = times
    elif action == "garrison":
        p.outposts = times
    elif action == "absolve":
        p.jars = times
    elif action == "fortify":
        p.walls = [g.wall_deck.pop() for _ in range(times)]
    elif action == "attack":
        p.attacked = [g.outsider_deck.pop() for _ in range(times)]
    else:
        p.converted = [g.outsider_deck.pop() for _ in range(times)]


@pytest.mark.parametrize("action", ORDERS)
@pytest.mark.parametrize(("slot", "points"), [(1, 4), (2, 6), (3, 8)])
def test_every_order_is_fulfilled_by_doing_its_action_five_times(action: str, slot: int, points: int) -> None:
    """4, 6 and 8 VP by slot, to every player who has done it five times; four is too few.

    [P9.1, P9.2, P9.3, E-02, R-18]
    """
    for times, expected in ((5, points), (4, 0), (6, points)):
        g = table()
        order = take(g, f"order-{action}")
        others = [take(g, f"order-{other}") for other in ORDERS if other != action][: slot - 1]
        g.orders = [*others, order]
        do(g, g.players[0], action, times)
        do(g, g.players[1], action, times)
        assert [tally(g, p).breakdown["orders"] for p in g.players] == [expected, expected]


def test_a_favour_is_used_once_a_round_by_anybody() -> None:
    """Whoever places first closes it; also in the round it is turned up. [P10.1, P10.3, R-19]"""
    g = table()
    favour(g, "favour-9")
    for p in g.players:
        hire(p, labourer=2)
    match = play(g, "favour:favour-9")
    assert me(match).provisions == 2
    assert me(match).silver == 1
    assert match.table.favour_workers == {"favour-9": "L"}
    assert why(match, "favour:favour-9", 1)[:2] == ("favour-used", "P10.1")


def test_favours_name_what_is_missing() -> None:
    """The worker shown, and the further cost. [P10.2, P4.3, P13.5]"""
    g = table()
    for key in ("favour-4", "favour-5", "favour-6", "favour-7"):
        favour(g, key)
    p = g.players[0]
    hire(p, fighter=1, merchant=1)
    g.debts = 0
    match = begin(g)
    assert why(match, "favour:favour-4")[:2] == ("criminal-missing", "P4.3")
    assert why(match, "favour:favour-5") == ("silver-short", "P10.2", {"need": 1, "have": 0})
    assert why(match, "favour:favour-6")[:2] == ("no-debts", "P13.5")
    assert why(match, "favour:favour-7") == ("provisions-short", "P10.2", {"need": 1, "have": 0})
    g = table()
    favour(g, "favour-1")
    hire(g.players[0], labourer=1)
    assert why(begin(g), "favour:favour-1")[:2] == ("worker-missing", "P4.2")


@pytest.mark.parametrize(
    ("key", "worker", "answers", "gained"),
    [
        ("favour-1", "scout", ["abbot-2"], {"retinue": 1, "provisions": 1}),
        ("favour-2", "cleric", ["acquit:1"], {"suspicion": -1, "silver": 2, "tax": -2}),
        ("favour-3", "labourer", [], {"criminal": 2, "suspicion": 2}),
        ("favour-4", "criminal", ["reward:faith"], {"faith": 1}),
        ("favour-4", "criminal", ["reward:strength"], {"strength": 1}),
        ("favour-4", "criminal", ["reward:influence"], {"influence": 1}),
        ("favour-5", "fighter", ["reward:pay-debt", "yes"], {"silver": -1, "unpaid": -1, "paid": 1}),
        ("favour-5", "fighter", ["reward:acquit+acquit", "acquit:2"], {"silver": -1, "suspicion": -2}),
        ("favour-6", "labourer", [], {"unpaid": 1, "scout": 1, "merchant": 1, "fighter": 1}),
        ("favour-7", "merchant", ["reward:fighter+cleric"], {"provisions": -1, "fighter": 1, "cleric": 1}),
        (
            "favour-7",
            "merchant",
            ["reward:free-develop", "workshop:attack@2"],
            {"provisions": -1, "workshops": 1, "scout": 1},
        ),
        ("favour-8", "criminal", [], {"labourer": 3}),
        ("favour-9", "labourer", [], {"provisions": 2, "silver": 1, "tax": -1}),
        ("favour-10", "labourer", ["hunt"], {"spaces": -1}),
    ],
)
def test_every_favour(key: str, worker: str, answers: list[str], gained: dict[str, int]) -> None:
    """Each favour takes its worker and its cost and gives its reward. [P10.2, P10.5]"""
    g = table()
    favour(g, key)
    p = g.players[0]
    p.silver = p.provisions = 1
    p.placed["hunt"] = "L."
    owe(g, p)
    suspect(g, p, "suspicion-0", "suspicion-0")
    on_top(g, g.suspicion_deck, "suspicion-0", "suspicion-0")
    g.tax = 5
    in_town(g, "abbot-2", 2)
    hire(p, **{worker: 1})
    match = begin(g)
    before = holdings(match)
    go_on(match, f"favour:{key}", *answers)
    change = changes(before, holdings(match))
    change[worker] = change.get(worker, 0) + 1
    assert {name: amount for name, amount in change.items() if amount} == gained


def test_a_favour_may_be_used_though_its_reward_lapses() -> None:
    """Worker and cost suffice. [P10.5, R-52]"""
    g = table()
    favour(g, "favour-10")
    favour(g, "favour-5")
    p = g.players[0]
    p.silver = 1
    hire(p, labourer=1, fighter=1)
    match = play(g, "favour:favour-10")
    assert match.table.favour_workers == {"favour-10": "L"}
    match = play(g, "favour:favour-5", "reward:pay-debt")
    assert (me(match).silver, me(match).paid) == (0, 0)


def test_the_order_of_a_reward_is_asked_where_it_matters() -> None:
    """Discard before or after the tax that calls the Inquisition; not asked while there are coins.

    [P4.8, P10.5, R-57]
    """
    g = table()
    favour(g, "favour-2")
    p = g.players[0]
    hire(p, cleric=1)
    suspect(g, p, "suspicion-0")
    g.tax = 2
    match = play(g, "favour:favour-2")
    assert topic(match) == "which-reward-first"
    assert options(match) == ["take:acquit", "take:tax"]
    go_on(match, "take:acquit", "acquit:1")
    assert (me(match).unpaid, me(match).suspicion) == (0, [])
    g.tax = 3
    assert topic(play(g, "favour:favour-2")) == "discard-suspicion"


def test_tax_before_acquitting_brings_the_debt() -> None:
    """The other order. [P4.8, P14.2]"""
    g = table()
    favour(g, "favour-2")
    p = g.players[0]
    hire(p, cleric=1)
    suspect(g, p, "suspicion-0")
    g.tax = 2
    match = play(g, "favour:favour-2", "take:tax", "acquit:1")
    assert (me(match).unpaid, me(match).suspicion, me(match).silver) == (1, [], 2)


# ------------------------------------------------------------------------------------------------- tax and Inquisition


def test_two_criminals_and_one_coin() -> None:
    """The first card empties the supply, the Inquisition comes, then the second card.

    [P11.1, P11.2, P11.3, P11.4, P12.2, P14.5, E-19, R-20]
    """
    g = table()
    favour(g, "favour-3")
    p = g.players[0]
    hire(p, labourer=1)
    g.tax = 1
    on_top(g, g.suspicion_deck, "suspicion-2", "suspicion-1")
    match = play(g, "favour:favour-3")
    p = me(match)
    assert p.silver == 3
    assert p.unpaid == 1
    assert [card.key for card in p.suspicion] == ["suspicion-2", "suspicion-1"]
    assert p.workers[5] == 2
    assert match.table.tax == 4


def test_the_inquisition_with_four_players() -> None:
    """All who have the most take a debt and drop half, rounded down; the supply is filled to 8.

    [P14.2, P14.3, P14.4, E-20]
    """
    g = table(4)
    for seat, count in ((0, 1), (2, 3), (3, 3)):
        suspect(g, g.players[seat], *["suspicion-0"] * min(count, 1), *["suspicion-1"] * max(0, count - 1))
    favour(g, "favour-9")
    hire(g.players[0], labourer=1)
    g.tax = 1
    match = play(g, "favour:favour-9")
    assert [p.unpaid for p in match.table.players] == [0, 0, 1, 1]
    assert [len(p.suspicion) for p in match.table.players] == [1, 0, 2, 2]
    assert match.table.tax == 8
    assert match.table.debts == 22
    assert [card.key for card in match.table.players[2].suspicion] == ["suspicion-0", "suspicion-1"]  # the newest go


def test_nobody_under_suspicion_takes_no_debt() -> None:
    """An Inquisition without suspicion only fills the supply. [P14.2, P14.4]"""
    g = table()
    favour(g, "favour-9")
    hire(g.players[0], labourer=1)
    g.tax = 1
    match = play(g, "favour:favour-9")
    assert [p.unpaid for p in match.table.players] == [0, 0]
    assert match.table.tax == 5


def test_peddlers_conspirators_and_squires_in_an_order_of_choice() -> None:
    """Peddler with two cards, two Conspirators, then both Squires without any. [P14.1, P15.3, P15.4, E-22]"""
    g = table()
    p = g.players[0]
    for key in ("conspirator-1", "conspirator-2", "peddler-3", "squire-1", "squire-2"):
        p.retinue.append(take(g, key))
    suspect(g, p, "suspicion-0", "suspicion-0")
    favour(g, "favour-9")
    hire(p, labourer=1)
    g.tax = 1
    match = play(g, "favour:favour-9")
    assert topic(match) == "use-townsfolk"
    assert options(match) == ["conspirator-1", "conspirator-2", "peddler-3", "done"]
    before = holdings(match)
    go_on(match, "peddler-3", "conspirator-1", "conspirator-2", "squire-1", "squire-2")
    change = changes(before, holdings(match))
    assert change["silver"] == 2
    assert change["suspicion"] == -2
    assert (change["faith"], change["influence"]) == (1, 1)
    assert me(match).unpaid == 0


def test_a_peddler_needs_two_cards_when_used() -> None:
    """After a Conspirator has spoken the Peddler may be too late. [P14.1]"""
    g = table()
    p = g.players[0]
    for key in ("conspirator-1", "peddler-2"):
        p.retinue.append(take(g, key))
    suspect(g, p, "suspicion-0", "suspicion-0")
    favour(g, "favour-9")
    hire(p, labourer=1)
    g.tax = 1
    match = play(g, "favour:favour-9", "conspirator-1")
    assert list(match.asking) == [1]
    assert (me(match).unpaid, me(match).provisions) == (1, 2)


def test_passed_players_take_part() -> None:
    """Also with their townsfolk; the active player speaks first, then clockwise. [P14.1, P17.3, R-23]"""
    g = table()
    other = g.players[1]
    other.passed = True
    other.retinue.append(take(g, "squire-3"))
    g.players[0].retinue.append(take(g, "conspirator-1"))
    suspect(g, g.players[0], "suspicion-0")
    favour(g, "favour-9")
    hire(g.players[0], labourer=2)
    g.tax = 1
    match = play(g, "favour:favour-9")
    assert list(match.asking) == [0]
    go_on(match, "done")
    assert list(match.asking) == [1]
    go_on(match, "squire-3")
    assert me(match, 1).strength == 1
    assert me(match, 0).unpaid == 1


def test_suspicion_deck_is_renewed_from_the_discards() -> None:
    """An empty deck is made of the discards. [P12.4]"""
    g = table()
    hire(g.players[0], labourer=1)
    g.suspicion_discards, g.suspicion_deck = g.suspicion_deck, []
    match = play(g, "conspire")
    assert len(me(match).suspicion) == 1
    assert len(match.table.suspicion_deck) == 23
    assert match.table.suspicion_discards == []


def test_without_suspicion_cards_the_inquisition_comes_first() -> None:
    """Both piles empty: Inquisition, the supply is filled, then the card due is drawn. [P12.4, P14.4, R-50, R-53]"""
    g = table()
    p, q = g.players
    hire(p, labourer=1)
    q.suspicion, p.suspicion = g.suspicion_deck[:14], g.suspicion_deck[14:]
    g.suspicion_deck = []
    g.tax = 2
    match = play(g, "conspire")
    assert (me(match, 1).unpaid, len(me(match, 1).suspicion)) == (1, 7)
    assert len(me(match).suspicion) == 11
    drawn = me(match).suspicion[-1].tax
    assert match.table.tax == 5 - drawn
    assert len(match.table.suspicion_deck) == 6


def test_carried_criminals_cause_nothing_new() -> None:
    """Suspicion comes only when a criminal joins. [P12.5]"""
    g = table()
    hire(g.players[0], criminal=2)
    match = play(g, "pass", "pass")
    assert (match.table.round, match.table.phase) == (2, "paladins")
    assert me(match).suspicion == []
    assert me(match).workers[5] == 2


def test_a_debt_paid_brings_the_collectors() -> None:
    """Each debt paid triggers every own Debt Collector. [P13.2, P13.4, P15.2]"""
    g = table()
    p = g.players[0]
    p.silver = 1
    p.retinue += [take(g, "collector-2"), take(g, "collector-3")]
    owe(g, p, 2)
    hire(p, cleric=1, labourer=1, merchant=1)
    match = play(g, "absolve", "jar-space-1", "yes")
    assert (me(match).unpaid, me(match).paid) == (1, 1)
    assert me(match).workers == [0, 1, 0, 1, 0, 0]


def test_a_debt_cancelled_goes_back_to_the_pile() -> None:
    """It is worth nothing; it may be declined. [P13.3, P4.9]"""
    g = table()
    p = g.players[0]
    owe(g, p, 1)
    hire(p, labourer=1)
    in_town(g, "abbot-3", 5)
    match = play(g, "recruit:1", "abbot-3", "yes")
    assert (me(match).unpaid, me(match).paid, match.table.debts) == (0, 0, 24)
    match = play(g, "recruit:1", "abbot-3", "no")
    assert (me(match).unpaid, match.table.debts) == (1, 23)


def test_an_empty_debt_pile_gives_what_is_left() -> None:
    """From the active player clockwise; the halving applies to all concerned. [P13.5, R-22]"""
    g = table(3)
    for p in g.players:
        suspect(g, p, "suspicion-0", "suspicion-0")
    favour(g, "favour-9")
    hire(g.players[0], labourer=1)
    g.tax, g.debts = 1, 1
    match = play(g, "favour:favour-9")
    assert [p.unpaid for p in match.table.players] == [1, 0, 0]
    assert [len(p.suspicion) for p in match.table.players] == [1, 1, 1]


def test_suspicion_is_worth_nothing_by_itself() -> None:
    """It matters for the Inquisition, the Thief and ties. [P12.6, P19.10]"""
    g = table()
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
    g = table()
    hire(g.players[0], labourer=1)
    on_top(g, g.suspicion_deck, f"suspicion-{tax}")
    match = play(g, "conspire")
    assert me(match).silver == tax
    assert match.table.tax == 5 - tax
