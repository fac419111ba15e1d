"""The left-hand actions: develop, recruit, hunt, trade, pray, conspire. [P5, P6]"""

from __future__ import annotations

import pytest

from stavitel.kernel import move
from stavitel.titles.paladins.board_cards import SPACE
from stavitel.titles.paladins.table import Game
from stavitel.titles.paladins.workers import crews, spots_for
from stavitel.words import Words
from titles.paladins.paladins_table import (
    changes,
    favour,
    hire,
    holdings,
    in_town,
    named,
    new_table,
    on_top,
    scenario,
    take,
)

FORTIFY = ("merchant", "any", "scout")


def test_develop() -> None:
    """Two workers and 4 silver; the workshop's worker; the covered spot needs nobody any more.

    [P5.1, P5.2, P5.3, P4.6, E-08]
    """
    g = new_table()
    p = g.players[0]
    p.silver = 4
    hire(p, labourer=1, fighter=1)
    table = scenario(g).answer("develop", "workshop:commission@1")
    p = table.player()
    assert p.silver == 0
    assert p.placed == {"develop": "LF"}
    assert p.workshops == {"commission": 1}
    assert p.developed == 1
    assert p.workers == [0, 1, 0, 0, 0, 0]
    assert spots_for(move("commission"), p.workshops["commission"]) == ("any", "cleric")
    assert SPACE["commission"].spots == ("scout", "any", "cleric")


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Attack, spot 1 – scout (+1 scout)", "Attack, spot 2 – any worker (+1 scout)"]),
        ("cs", ["Útok, políčko 1 – zvěd (+1 zvěd)", "Útok, políčko 2 – libovolný poddaný (+1 zvěd)"]),
        ("pl", ["Atak, miejsce 1 – zwiadowca (+1 zwiadowca)", "Atak, miejsce 2 – dowolny robotnik (+1 zwiadowca)"]),
    ],
)
def test_a_spot_for_a_workshop_says_whom_it_spares(language: str, texts: list[str]) -> None:
    """And which worker lies under the workshop. [P4.6, P5.3]"""
    g = new_table()
    g.players[0].silver = 4
    hire(g.players[0], labourer=2)
    table = scenario(g).answer("develop")
    words = Words("paladins", language)
    assert [words.answer(table.ask, f"workshop:attack@{spot}") for spot in (1, 2)] == texts


def test_a_workshop_on_a_worker_sends_that_worker_away() -> None:
    """The others stay, and the action stays closed. [P5.4, E-09, R-11]"""
    g = new_table()
    p = g.players[0]
    p.silver = 4
    p.provisions = 3
    p.placed["commission"] = "SLC"
    hire(p, labourer=4, scout=1, cleric=1)
    g.players[1].passed = True
    table = scenario(g).answer("develop", "workshop:commission@2")
    assert table.player().placed["commission"] == "S.C"
    assert "commission" not in table.options


def test_at_most_two_workshops_an_action() -> None:
    """Covered spots are not offered again; with two only the third needs a worker. [P5.2, P4.6, R-10]"""
    g = new_table()
    p = g.players[0]
    p.silver = 4
    p.workshops, p.developed = {"attack": 3, "convert": 1}, 3
    hire(p, labourer=2)
    table = scenario(g).answer("develop")
    assert table.topic == "place-workshop"
    assert "workshop:attack@1" not in table.options
    assert "workshop:convert@1" not in table.options
    assert "workshop:convert@2" in table.options
    assert len(table.options) == 9
    assert crews(("fighter",), (0, 0, 0, 1, 0, 0))[0].letters == "F"


def test_develop_with_an_architect() -> None:
    """Architects add their gain to each development. [P5.5, P15.1]"""
    g = new_table()
    p = g.players[0]
    p.silver = 4
    p.retinue += [take(g, "architect-1"), take(g, "architect-2")]
    hire(p, labourer=2)
    table = scenario(g).answer("develop", "workshop:garrison@2")
    assert table.player().workers == [1, 1, 0, 0, 0, 0]
    assert table.player().provisions == 1


def test_develop_is_refused_without_silver_or_workshops() -> None:
    """4 silver, and a workshop must be left. [P5.1, P4.11, P4.12]"""
    g = new_table()
    p = g.players[0]
    p.silver = 3
    hire(p, labourer=2)
    assert scenario(g).refusal("develop") == ("silver-short", "P5.1", {"need": 4, "have": 3})
    p.silver, p.developed = 4, 8
    p.workshops = {"attack": 3, "convert": 3, "absolve": 3, "fortify": 3}
    assert scenario(g).why("develop") == ("none-left", "P4.11")


def test_dismissing_the_abbot() -> None:
    """One worker and the price of the position; only the reward at the top. [P6.1, P6.2, P6.3, P6.5, E-10, R-48]"""
    g = new_table()
    p = g.players[0]
    p.silver = 2
    hire(p, labourer=1)
    in_town(g, "abbot-1", 3)
    table = scenario(g).answer("recruit:1", "abbot-1")
    p = table.player()
    assert p.silver == 0
    assert p.workers == [1, 0, 0, 0, 1, 0]
    assert p.placed == {"recruit": "L."}
    assert p.retinue == []
    assert table.g.town_discards == [named("abbot-1")]
    assert table.g.town[2] is None


def test_recruiting_the_gatekeeper_for_silver() -> None:
    """Two workers, the right one a fighter; 3 silver; her reward at once. [P6.2, P6.4, E-11]"""
    g = new_table()
    p = g.players[0]
    p.silver = 3
    hire(p, labourer=1, fighter=1)
    in_town(g, "gatekeeper-2", 1)
    table = scenario(g).answer("recruit:2", "gatekeeper-2", "silver:3")
    assert (table.player().silver, table.player().unpaid) == (1, 0)
    assert table.player().retinue == [named("gatekeeper-2")]
    assert table.player().placed == {"recruit": "LF"}


def test_recruiting_the_gatekeeper_for_a_debt() -> None:
    """A debt instead of the silver of the two leftmost places. [P6.2, P13.1, E-11]"""
    g = new_table()
    p = g.players[0]
    p.silver = 3
    hire(p, labourer=1, fighter=1)
    in_town(g, "gatekeeper-2", 1)
    table = scenario(g).answer("recruit:2", "gatekeeper-2", "debt")
    assert (table.player().silver, table.player().unpaid) == (4, 1)
    assert table.g.debts == 23


def test_the_gatekeeper_pays_with_each_fortification() -> None:
    """Her ability works to the end of the game. [P6.4, P15.1, P7.8]"""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    p.retinue.append(take(g, "gatekeeper-2"))
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, "wall-19")
    table = scenario(g).answer("fortify")
    assert table.player().silver == 1
    assert table.player().workers == [0, 1, 0, 0, 0, 0]


def test_places_of_the_townsfolk_row_have_their_prices() -> None:
    """3, 2, 2, 1, 0 silver; a debt serves only at the first two. [P6.2, R-12]"""
    g = new_table()
    hire(g.players[0], labourer=1)
    table = scenario(g).answer("recruit:1")
    keys = [card.key for card in g.town if card is not None]
    assert table.options == [keys[0], keys[1], keys[4]]
    assert table.refusal(keys[2]) == ("silver-short", "P6.2", {"need": 2, "have": 0})
    assert table.refusal(keys[3]) == ("silver-short", "P6.2", {"need": 1, "have": 0})


def test_the_switch_that_keeps_debts_from_dismissing() -> None:
    """Option debt_for_dismiss off: a debt serves for recruiting alone. [R-12]"""
    g = new_table(debt_for_dismiss=False)
    hire(g.players[0], labourer=1, fighter=1)
    g.players[0].silver = 1
    table = scenario(g).answer("recruit:1")
    assert table.options == [card.key for card in g.town[3:] if card is not None]


def test_an_empty_row_cannot_be_recruited_from() -> None:
    """And neither can a debt be taken from an empty pile. [P4.12, P13.5]"""
    g = new_table()
    hire(g.players[0], labourer=1)
    saved = list(g.town)
    g.town = [None] * 5
    assert scenario(g).why("recruit:1") == ("row-empty", "P4.12")
    g.town = [*saved[:2], None, None, None]
    g.debts = 0
    assert scenario(g).refusal("recruit:1") == ("silver-short", "P6.2", {"need": 2, "have": 0})


def test_two_workers_of_recruit_need_a_fighter() -> None:
    """The right spot is a fighter's. [P6.4, P4.2]"""
    g = new_table()
    hire(g.players[0], labourer=2)
    table = scenario(g)
    key, rule, args = table.refusal("recruit:2")
    assert (key, rule, args["worker"]) == ("worker-missing", "P4.2", named("fighter"))


@pytest.mark.parametrize(("action", "field"), [("hunt", "provisions"), ("trade", "silver")])
def test_hunt_and_trade(action: str, field: str) -> None:
    """One worker brings one, two bring three. [P6.8, P6.1]"""
    for workers, gained in ((1, 1), (2, 3)):
        g = new_table()
        hire(g.players[0], labourer=1, scout=1, merchant=1)
        table = scenario(g)
        before = holdings(table)
        table.answer(f"{action}:{workers}")
        assert changes(before, holdings(table))[field] == gained


def test_pray_with_a_criminal_clears_absolve() -> None:
    """A criminal stands in for the cleric; 2 silver; another space is cleared, Pray is closed.

    [P6.10, P6.11, E-12]
    """
    g = new_table()
    p = g.players[0]
    p.silver = 2
    p.placed = {"absolve": "CLM", "hunt": "L."}
    hire(p, criminal=1, labourer=1, cleric=0)
    g.players[1].passed = True
    table = scenario(g).answer("pray", "absolve")
    assert table.player().placed == {"hunt": "L.", "pray": "X"}
    assert table.player().silver == 0
    assert table.player().workers == [1, 0, 0, 0, 0, 0]
    assert table.why("pray") == ("space-closed", "P4.4")


def test_pray_needs_something_to_clear_and_its_silver() -> None:
    """It does not clear itself. [P4.12, P6.10, R-14]"""
    g = new_table()
    p = g.players[0]
    p.silver = 2
    hire(p, cleric=1)
    assert scenario(g).why("pray") == ("nothing-to-clear", "P4.12")
    p.placed["hunt"] = "L."
    assert "pray" in scenario(g).options
    p.silver = 1
    assert scenario(g).refusal("pray") == ("silver-short", "P6.10", {"need": 2, "have": 1})


def test_favours_cannot_be_cleared() -> None:
    """Their workers are no own action space. [P6.10, P10.4]"""
    g = new_table()
    p = g.players[0]
    p.silver = 2
    p.placed = {"hunt": "L.", "trade": "L."}
    favour(g, "favour-9")
    g.favour_workers["favour-9"] = "L"
    hire(p, cleric=1)
    table = scenario(g).answer("pray")
    assert table.options == ["hunt", "trade"]


def test_conspire() -> None:
    """A worker brings a criminal and a suspicion card with its tax. [P6.13, P12.1]"""
    g = new_table()
    hire(g.players[0], labourer=1)
    on_top(g, g.suspicion_deck, "suspicion-1")
    table = scenario(g).answer("conspire")
    p = table.player()
    assert p.workers == [0, 0, 0, 0, 0, 1]
    assert p.suspicion == [named("suspicion-1")]
    assert (p.silver, table.g.tax) == (1, 4)


def without_silver(*places: int) -> Game:
    """A player without silver; townsfolk lie only at these places."""
    g = new_table()
    for place in range(1, 6):
        card = g.town[place - 1]
        if place not in places and card is not None:
            g.town_discards.append(card)
            g.town[place - 1] = None
    in_town(g, "acolyte-2", places[0])
    hire(g.players[0], labourer=2, fighter=1)
    return g


def test_a_debt_for_a_townsfolk_is_named_before_it_is_taken() -> None:
    """Already in the menu where nothing else pays, and the lone townsfolk is not taken silently. [P6.2, P13.1]"""
    table = scenario(without_silver(1))
    assert table.ask.effects("recruit:2") == (("labourer", -1), ("fighter", -1), ("debt", 1), ("points", -3))
    table.answer("recruit:2")
    assert (table.topic, table.options) == ("recruit-whom", ["acolyte-2"])
    assert table.ask.effects("acolyte-2") == (("debt", 1), ("points", -3), ("silver", 1))
    table.answer("acolyte-2")
    assert (table.player().unpaid, table.player().silver) == (1, 1)


def test_silver_or_a_debt_is_asked_with_both_prices() -> None:
    """Whoever has the silver may still take the debt. [P6.2]"""
    g = without_silver(2)
    g.players[0].silver = 2
    table = scenario(g).answer("recruit:2")
    assert table.ask.effects("acolyte-2") == (("silver", -1),)  # 2 to pay, 1 gained
    table.answer("acolyte-2")
    assert table.topic == "silver-or-debt"
    asked = table.asking[0]
    assert asked.effects("silver:2") == (("silver", -2),)
    assert asked.effects("debt") == (("debt", 1), ("points", -3))


def test_a_free_townsfolk_is_recruited_without_a_word_about_payment() -> None:
    """Place 5 costs nothing, so the menu names no price. [P6.2]"""
    table = scenario(without_silver(5))
    assert table.ask.effects("recruit:2") == (("labourer", -1), ("fighter", -1))
    table.answer("recruit:2")
    assert table.asking[1].topic == "take-an-action"
    assert [card.key for card in table.player().retinue] == ["acolyte-2"]
