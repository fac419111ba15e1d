"""The action cards. [C23, C24]"""

from __future__ import annotations

from typing import Any

import pytest

from stavitel.kernel import new_match
from stavitel.titles.citadels.cards import ACTIONS
from stavitel.titles.citadels.table import conserved
from titles.citadels.citadels_table import CitadelsScenario, scenario, seat


def circus(*players: dict[str, Any], **more: Any) -> CitadelsScenario:
    """A table with action cards."""
    options = {"action_cards": True, **more.pop("options", {})}
    return scenario(*players, options=options, **more)


def test_fifteen_cards_join_the_deck() -> None:
    """They may come into the first hands, unless agreed otherwise. [C23.1, C23.2, R-41]"""
    dealt = 0
    for seed in range(30):
        match = new_match("citadels", 4, seed, {"action_cards": True})
        assert sum(conserved(match.table)[card.key] for card in ACTIONS) == 15
        dealt += sum(card in ACTIONS for p in match.table.players for card in p.hand)
        match = new_match("citadels", 4, seed, {"action_cards": True, "action_cards_in_initial_deal": False})
        assert sum(conserved(match.table)[card.key] for card in ACTIONS) == 15
        assert not any(card in ACTIONS for p in match.table.players for card in p.hand)
    assert dealt


def test_action_cards_are_hand_cards() -> None:
    """They are kept, swapped, discarded and counted like districts, but never built. [C23.2, C23.3, R-42]"""
    table = circus(
        seat("magician", gold=5, hand="director", city="laboratory"), seat(hand="acrobat"), deck="keep big_top"
    )
    table.answer("cards")
    assert set(table.options) == {"keep", "big_top"}
    table.answer("big_top", "swap:seat1")
    assert table.hand(1) == ["big_top", "director"]
    assert "build:acrobat" not in table.options
    table.answer("use:laboratory", "acrobat")
    assert table.gold(0) == [6]


def test_one_action_card_per_turn() -> None:
    """By default; each of two turns has its own. [C23.4, C23.8, R-43, R-44]"""
    table = circus(seat("king bishop", hand="director director cash_wagon"), seat())
    table.answer("play:director", "gold")
    assert table.why("play:cash_wagon") == ("card-played", "C23.4")
    table.answer("end")
    assert table.at_turn == (0, "bishop")
    table.answer("play:cash_wagon")
    assert table.player(0).wagons == (0,)
    table = circus(seat("king", hand="director director"), seat(), options={"action_cards_per_own_turn": 2})
    table.answer("play:director", "play:director")
    assert table.g.turn.limit == 5


def test_played_cards_are_discarded() -> None:
    """All but Big Top and Cash Wagon. [C23.5]"""
    table = circus(seat("king", hand="director"), seat())
    table.answer("play:director")
    assert table.discarded() == {"director": 1}


def test_reactions_are_not_played_in_ones_turn() -> None:
    """Acrobat and Strongman wait for their moment and do not count. [C23.6, R-43, R-45]"""
    table = circus(seat("king", hand="acrobat strongman"), seat())
    assert table.why("play:acrobat") == ("only-when-no-king", "C24.3")
    assert table.why("play:strongman") == ("only-when-murdered", "C24.5")


def test_the_acrobat_takes_the_crown() -> None:
    """He calls the rest and chooses first; the murdered King has no heir. [C24.3, R-48]"""
    table = circus(
        seat("assassin"), seat("king", hand="manor"), seat("warlord", city="manor", hand="acrobat"), seat(hand="keep"),
        crown=3,
    )  # fmt: skip
    table.answer("name:king")
    for who in (1, 2, 3):
        table.answer_for(who, "pass")
    table.answer("gold", "end")
    assert sorted(table.match.asking) == [1, 2, 3]
    assert list(table.match.asking[1].options) == ["pass"]
    table.answer_for(3, "pass").answer_for(1, "pass").answer_for(2, "play:acrobat")
    assert table.g.crown == 2
    assert table.at_turn == (2, "warlord")
    assert "income" not in table.options  # no yellow income by it
    table.answer("gold", "end")
    assert table.g.crown == 2
    assert table.asks == (2, "keep-a-character")


def test_the_acrobat_window_opens_only_for_a_silent_king() -> None:
    """Not if the King answers, also after a Strongman; a set-aside King is enough. [C24.3, R-48]"""
    table = circus(seat("king", hand="acrobat"), seat("bishop"))
    assert table.at_turn == (0, "king")
    table = circus(seat("bishop", hand="acrobat"), seat(), crown=1, call=4)
    assert table.asks == (0, "out-of-turn")
    table.answer("play:acrobat")
    assert table.g.crown == 0
    table = circus(seat("assassin"), seat("king", hand="strongman acrobat"), seat(), seat())
    table.answer("name:king", "play:strongman", "gold", "end")
    assert table.at_turn == (1, "king")


def test_the_murdered_king_and_the_holder_may_play_the_acrobat() -> None:
    """Whoever has it. [R-45, R-48]"""
    table = circus(seat("king", hand="acrobat"), seat("bishop"), crown=1, murdered="king", call=4)
    table.answer("play:acrobat")
    assert table.g.crown == 0
    table = circus(seat("bishop", hand="acrobat"), seat("king"), crown=0, murdered="king", call=4)
    table.answer("play:acrobat", "gold", "end")
    assert table.g.crown == 0  # kept, and no heir


def test_all_with_cards_are_asked_for_a_strongman() -> None:
    """The murdered without one, and others with one, can only pass. [C24.5, R-49]"""
    table = circus(seat("assassin", hand="keep"), seat("king", hand="keep"), seat(hand="strongman"), seat())
    table.answer("name:king")
    assert sorted(table.match.asking) == [1, 2]
    assert list(table.match.asking[1].options) == list(table.match.asking[2].options) == ["pass"]
    assert table.match.asking[2].refused["play:strongman"].rule == "C24.5"
    table = circus(seat("assassin king", hand="strongman"), seat("thief", hand="keep"), seat())
    table.answer("name:king")
    assert sorted(table.match.asking) == [0, 1]  # with three players the Assassin's second character may be meant
    table = circus(seat("assassin"), seat("king", hand="strongman"), seat())
    table.answer("nobody")
    assert table.asks == (0, "turn")


def test_a_strongman_shows_who_was_meant() -> None:
    """Everybody sees the card from then on. [R-49, R-15]"""
    table = circus(seat("assassin"), seat("thief"), seat("king", hand="strongman"), seat())
    table.answer("name:king", "play:strongman")
    assert table.match.observe(3)["players"][2]["shown"] == ["king"]
    table.answer("gold", "end")
    assert "name:king" in table.options


def test_without_action_cards_no_window_opens() -> None:
    """Nobody is asked in vain. [R-48, R-49]"""
    table = scenario(seat("assassin"), seat("king", hand="keep"), seat("warlord", hand="keep"), seat())
    table.answer("name:king")
    assert table.asks == (0, "turn")
    table.answer("gold", "end")
    assert table.at_turn == (2, "warlord")


def test_the_big_top_before_the_action_and_beside_another() -> None:
    """It is no build, costs nothing and needs no action first. [R-46, C24.1]"""
    table = circus(seat("king", hand="big_top manor", city="big_top", gold=3), seat())
    table.answer("play:big_top", "gold", "build:manor")
    assert table.city(0) == ["big_top", "big_top", "manor"]


def test_the_cash_wagon_in_detail() -> None:
    """Once per wagon and turn, not by its owner, not without a coin or a card. [C24.2, R-47]"""
    table = circus(seat("king", gold=3, wagons=(0,)), seat(wagons=(1, 0)), deck="manor keep prison market")
    assert table.why("wagon:cash_wagon,1@seat0") == ("own-wagon", "C24.2")
    table.answer("wagon:cash_wagon,1@seat1", "manor", "yes")
    assert table.player(1).gold == 2
    assert table.player(1).wagons == (0,)
    assert "wagon:cash_wagon,1@seat1" in table.options  # the other wagon has moved up
    table.answer("wagon:cash_wagon,1@seat1", "prison", "no")
    assert table.why("wagon:cash_wagon,1@seat1") == ("wagon-used", "C24.2")
    assert table.gold(0) == [1]
    table = circus(seat("king"), seat(wagons=(0,)))
    assert table.why("wagon:cash_wagon,1@seat1") == ("too-dear", "C24.2")
    table = circus(seat("king", gold=1), seat(wagons=(0,)), deck="")
    assert table.why("wagon:cash_wagon,1@seat1") == ("nothing-to-draw", "C24.2")


def test_the_fortune_teller_needs_a_hand_to_look_at() -> None:
    """Others learn only that a card moved. [C24.4, R-50]"""
    table = circus(seat("king", hand="fortune_teller"), seat(), seat())
    assert table.why("play:fortune_teller") == ("no-hand-to-look-at", "C24.4")
    table = circus(seat("king", hand="fortune_teller"), seat(hand="keep manor"), seat(hand="tavern"))
    table.answer("play:fortune_teller", "player:seat1", "keep")
    (event,) = [one for one in table.match.events(2) if one["id"] == "tell-takes-a-card"]
    assert event["args"]["card"] == {"back": "district"}
    (event,) = [one for one in table.match.events(1) if one["id"] == "tell-takes-a-card"]
    assert event["args"]["card"] == {"card": "keep"}


def test_the_director_after_a_build() -> None:
    """At any moment; unused builds lapse. [R-50, C24.6, C50.3]"""
    table = circus(seat("architect", gold=9, hand="director tavern temple watchtower market docks manor"), seat())
    table.answer("gold", "build:tavern", "build:temple", "build:watchtower")
    assert "build:market" not in table.options
    table.answer("play:director", "build:market", "build:docks")
    assert table.why("build:manor") == ("limit-reached", "C24.6")
    table.answer("end")
    assert table.g.round == 2


def test_the_cannonball_in_detail() -> None:
    """Before the action too; a Keep may go, a Big Top may not; no duplicates. [C24.7, R-46, R-50]"""
    table = circus(
        seat("king", gold=4, city="keep big_top castle", hand="human_cannonball castle palace tavern"), seat()
    )
    table.answer("play:human_cannonball")
    assert set(table.options) == {"replace:keep@seat0", "replace:castle@seat0"}
    table.answer("replace:keep@seat0")
    assert table.why("castle") == ("built-already", "C6.2")
    assert table.why("tavern") == ("not-dearer", "C24.7")
    table.answer("palace")
    assert table.gold(0) == [2]
    assert table.city(0) == ["big_top", "castle", "palace"]
    assert table.discarded() == {"human_cannonball": 1, "keep": 1}
    assert not table.g.turn.built
    table = circus(seat("king", gold=9, city="palace", hand="human_cannonball tavern"), seat())
    assert table.why("play:human_cannonball") == ("nothing-to-replace", "C24.7")


def test_the_cannonball_builds_for_those_who_ask() -> None:
    """A Haunted City shot in the last round stays purple; the Graveyard does not react. [R-50, R-25]"""
    table = circus(
        seat("king", gold=2, city="tavern", hand="human_cannonball haunted_city"), seat(gold=3, city="graveyard")
    )
    table.answer("play:human_cannonball", "replace:tavern@seat0", "haunted_city")
    assert table.asks == (0, "turn")
    assert table.g.haunted == table.g.round


def test_a_murdered_player_plays_nothing_else() -> None:
    """He has no turn. [R-45]"""
    table = circus(seat("king", hand="director"), seat("warlord"), murdered="king", call=4)
    assert table.asks == (0, "out-of-turn")
    assert set(table.options) == {"pass"}


@pytest.mark.parametrize("card", [card.key for card in ACTIONS])
def test_every_action_card_counts_a_point_at_the_end(card: str) -> None:
    """Whichever is left in hand. [C23.7]"""
    table = circus(seat("king", hand=card), seat(), seat(), seat(), firsts=(1,))
    table.answer("gold", "end")
    assert table.match.scores()[0].breakdown["actions"] == 1


def test_the_score_of_an_empty_hand_hides_nothing() -> None:
    """Beside a name it says so of hands only in which action cards may be. [C23.7]"""
    match = circus(seat("king", hand="director"), seat(hand="temple"), seat(), seat()).match
    table = match.scene(0)["children"][1]
    hidden = {node["seat"]: node.get("score_hidden", False) for node in table["children"] if node["kind"] == "panel"}
    assert hidden == {1: True, 2: False, 3: False}


def test_a_replaced_district_completes_nothing() -> None:
    """The city does not grow: it is not announced as complete a second time. [C24.7, R-50]"""
    table = circus(
        seat("bishop", gold=9, hand="docks harbor human_cannonball",
             city="tavern temple watchtower market prison church manor"),
        seat(city="tavern temple watchtower market prison church manor castle"), seat(), seat(),
        firsts=(1,),
    )  # fmt: skip
    table.answer("gold", "build:docks")
    assert len(table.told("completes")) == 1
    table.answer("play:human_cannonball", "replace:tavern@seat0", "harbor")
    assert len(table.told("completes")) == 1
