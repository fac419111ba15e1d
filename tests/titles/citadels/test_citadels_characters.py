"""The eight characters. [C7-C14]"""

from __future__ import annotations

import pytest

from titles.citadels.citadels_table import scenario, seat


def test_the_assassin_names_first_and_not_himself() -> None:
    """Ranks 2 to 8, or nobody; then a normal turn without income. [C7.4, C7.5, R-05, R-06]"""
    table = scenario(seat("assassin", city="manor"), seat())
    assert table.asks == (0, "murder")
    assert set(table.options) == {f"name:{who}" for who in OTHERS} | {"nobody"}
    assert table.why("name:assassin") == ("not-oneself", "C7.4")
    table.answer("nobody")
    assert set(table.options) == {"gold", "cards"}


OTHERS = ("thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def test_rank_nine_can_be_named_too() -> None:
    """Where it is played. [R-06, C21.2]"""
    table = scenario(seat("assassin"), seat("thief"), seat("artist", gold=3), seat(), options={"rank9": "artist"})
    assert "name:artist" in table.options
    table.answer("nobody", "gold", "end", "name:artist", "gold", "end")
    assert table.at_turn == (2, "artist")
    assert table.gold(1, 2) == [5, 0]


def test_only_the_name_of_the_victim_is_public() -> None:
    """Nobody learns who it was, at the end either. [C7.6, R-07]"""
    table = scenario(seat("assassin"), seat("bishop"), seat("warlord"), seat())
    table.answer("name:bishop", "gold", "end", "gold", "end")
    assert table.g.round == 2
    told = table.match.events()
    assert not [event for event in told if event["args"].get("who") == {"seat": 1}]


def test_the_thief_names_and_plays_on() -> None:
    """Naming comes first, income there is none. [C8.1, C8.3, R-05]"""
    table = scenario(seat("thief", city="manor tavern"), seat())
    assert table.asks == (0, "rob")
    table.answer("name:king")
    assert set(table.options) == {"gold", "cards"}
    assert table.g.robbed is not None
    assert table.g.robbed.key == "king"


def test_a_murdered_thief_names_nobody() -> None:
    """The whole turn is lost. [R-15]"""
    table = scenario(seat("assassin"), seat("thief"), seat("king", gold=3))
    table.answer("name:thief", "gold", "end")
    assert table.at_turn == (2, "king")
    assert table.gold(2) == [3]


def test_coins_on_cards_are_not_stolen() -> None:
    """Only the purse. [R-16, R-47]"""
    table = scenario(
        seat("thief"), seat("king", gold=2, wagons=(3,), hand="manor"), options={"action_cards": True}, robbed="king"
    )
    table.answer("name:king", "gold", "end")
    assert table.gold() == [4, 0]
    assert table.player(1).wagons == (3,)


def test_the_magician_does_one_thing_once() -> None:
    """Swap or redraw, at any moment, not both. [C9.1, C9.5]"""
    table = scenario(seat("magician", hand="tavern", city="manor"), seat(hand="keep prison"))
    assert {"swap:seat1", "redraw", "gold", "cards"} == set(table.options)
    table.answer("swap:seat1")
    assert table.hand(0) == ["keep", "prison"]
    assert table.why("redraw") == table.why("swap:seat1") == ("power-used", "C9.1")


def test_built_districts_are_never_exchanged() -> None:
    """Only hands. [C9.4]"""
    table = scenario(seat("magician", hand="tavern", city="manor"), seat(hand="keep", city="castle"))
    table.answer("swap:seat1")
    assert table.city(0) == ["manor"]
    assert table.city(1) == ["castle"]


def test_two_empty_hands_are_not_swapped() -> None:
    """Nor is nothing redrawn. [R-12]"""
    table = scenario(seat("magician"), seat(), seat(hand="keep"))
    assert table.why("swap:seat1") == ("empty-hands", "C9.2")
    assert table.why("redraw") == ("empty-hand", "C9.3")
    assert "swap:seat2" in table.options


def test_a_murdered_players_hand_can_be_swapped() -> None:
    """The target is a player. [R-13]"""
    table = scenario(seat("magician", hand="tavern"), seat("king", hand="keep"), murdered="king")
    table.answer("swap:seat1")
    assert table.hand(1) == ["tavern"]


def test_a_redraw_discards_first() -> None:
    """A tiny deck hands a discarded card back under the English rules. [R-14, R-11]"""
    table = scenario(seat("magician", hand="tavern castle"), seat(), deck="manor", options={"profile": "ffg2010"})
    table.answer("redraw", ["tavern", "castle"])
    assert table.hand(0) == ["manor", "tavern"]
    assert [card.key for card in table.g.deck] == ["castle"]


def test_the_magician_may_redraw_some_or_by_option_all() -> None:
    """Any number by default. [R-11]"""
    table = scenario(seat("magician", hand="tavern castle palace"), seat())
    table.answer("redraw")
    assert (table.ask.least, table.ask.most) == (1, 3)
    table = scenario(
        seat("magician", hand="tavern castle"), seat(), deck="manor prison", options={"magician_redraw": "all"}
    )
    table.answer("redraw")
    assert table.hand(0) == ["manor", "prison"]


def test_a_murdered_king_is_succeeded_at_the_end_of_the_round() -> None:
    """The old holder calls to the end; then the card is shown. [C10.6, C2.2, R-08]"""
    table = scenario(
        seat("king", city="manor"), seat("warlord"), seat(), seat("assassin"), crown=2, murdered="king", call=2
    )
    assert table.at_turn == (1, "warlord")
    assert table.g.crown == 2
    table.answer("gold", "end")
    assert table.g.crown == 0
    assert table.asks == (0, "keep-a-character")
    assert table.gold(0) == [0]
    assert table.told("heir")[0]["args"] == {"card": {"card": "king"}, "who": {"seat": 0}}


def test_by_option_a_murdered_king_is_never_succeeded() -> None:
    """The alternative. [R-08]"""
    table = scenario(
        seat("king"), seat("warlord"), seat(), crown=2, murdered="king", call=8,
        options={"murdered_king_inherits": "never"},
    )  # fmt: skip
    table.answer("gold", "end")
    assert table.g.crown == 2


def test_a_king_face_down_leaves_the_crown() -> None:
    """Nothing moves, not for the next round either. [R-09]"""
    table = scenario(seat("bishop"), seat("warlord"), seat(), crown=1)
    table.answer("gold", "end", "gold", "end")
    assert table.g.crown == 1


def test_the_crown_is_apart_from_the_character() -> None:
    """A later character of the same player does not move it. [C10.7]"""
    table = scenario(seat("king bishop"), seat("merchant"), crown=1)
    table.answer("gold", "end", "gold", "end")
    assert table.g.crown == 0
    assert table.at_turn == (1, "merchant")
    assert table.g.crown == 0


def test_the_bishop_is_safe_and_collects_for_blue() -> None:
    """His city cannot be hit. [C11.1, C11.3]"""
    table = scenario(seat("bishop", city="temple church manor"), seat("warlord", gold=9), call=5)
    table.answer("income")
    assert table.gold(0) == [2]
    table.answer("gold", "end")
    assert table.why("destroy:temple@seat0") == ("bishops-city", "C11.1")


def test_a_murdered_bishop_gives_no_protection() -> None:
    """His districts can be destroyed. [C11.2, R-22]"""
    table = scenario(seat("bishop", city="temple"), seat("warlord"), murdered="bishop")
    assert "destroy:temple@seat0" in table.options


def test_a_bishop_saved_by_a_strongman_is_safe() -> None:
    """As if nothing had happened. [R-22, R-49]"""
    table = scenario(
        seat("assassin"), seat("bishop", city="temple", hand="strongman"), seat("warlord"), seat(),
        options={"action_cards": True},
    )  # fmt: skip
    table.answer("name:bishop", "play:strongman", "gold", "end", "gold", "end")
    assert table.why("destroy:temple@seat1") == ("bishops-city", "C11.1")


def test_the_merchants_coin_may_wait_or_come_first() -> None:
    """Any moment; after the action by the English rules. [C12.2, R-17]"""
    table = scenario(seat("merchant"), seat())
    assert "coin" in table.options
    table = scenario(seat("merchant"), seat(), options={"merchant_bonus_timing": "after_action"})
    assert table.why("coin") == ("after-the-action", "C12.2")
    table.answer("gold", "coin")
    assert table.gold(0) == [3]
    assert table.why("coin") == ("taken-already", "C12.2")


def test_the_architects_cards_may_wait_or_come_first() -> None:
    """Any moment; after the action by the English rules; no income. [C13.5, R-18]"""
    table = scenario(seat("architect", city="manor"), seat())
    assert set(table.options) == {"gold", "cards", "plans"}
    table = scenario(seat("architect"), seat(), options={"architect_draw_timing": "after_action"})
    assert table.why("plans") == ("after-the-action", "C13.5")
    table.answer("gold", "plans")
    assert len(table.player(0).hand) == 2


def test_the_warlord_hits_one_district_of_an_opponent() -> None:
    """Once, not in his own city, at any moment. [C14.1, C14.9, R-19, R-20]"""
    table = scenario(seat("warlord", city="temple"), seat(city="tavern watchtower"))
    assert table.why("destroy:temple@seat0") == ("own-city", "C14.1")
    table.answer("destroy:tavern@seat1")
    assert table.why("destroy:watchtower@seat1") == ("power-used", "C14.1")
    assert "gold" in table.options


def test_the_english_warlord_attacks_last_and_anywhere() -> None:
    """After everything else, his own city included. [C14.9, R-19, R-20]"""
    table = scenario(seat("warlord", city="temple keep"), seat(city="tavern"), options={"profile": "ffg2010"})
    table.answer("gold")
    assert table.why("destroy:tavern@seat1") == ("at-the-end", "C14.9")
    table.answer("end")
    assert table.asks == (0, "destroy")
    assert set(table.options) == {"destroy:temple@seat0", "destroy:tavern@seat1", "pass"}
    assert table.why("destroy:keep@seat0") == ("keep-stands", "C15.2")
    table.answer("destroy:temple@seat0")
    assert table.city(0) == ["keep"]


def test_what_cannot_be_destroyed() -> None:
    """The Keep, the Big Top, a completed city; seven are not yet complete. [C14.6, C15.2, C24.1, R-23]"""
    eight = "market docks harbor church manor castle prison tavern"
    table = scenario(
        seat("warlord", gold=9),
        seat(city="keep big_top " + "market docks harbor church manor"),
        seat(city=eight),
        options={"action_cards": True},
    )
    assert table.why("destroy:keep@seat1") == ("keep-stands", "C15.2")
    assert table.why("destroy:big_top@seat1") == ("big-top-stays", "C24.1")
    assert table.why("destroy:tavern@seat2") == ("city-complete", "C14.6")
    assert "destroy:market@seat1" in table.options


def test_big_tops_complete_a_city_and_protect_it() -> None:
    """The eighth may be a Big Top. [R-23, R-46]"""
    table = scenario(
        seat("warlord", gold=9), seat(city="big_top market docks harbor church manor castle prison"),
        options={"action_cards": True},
    )  # fmt: skip
    assert table.why("destroy:market@seat1") == ("city-complete", "C14.6")


def test_the_warlord_collects_for_red_before_or_after() -> None:
    """One coin per red district. [C14.8]"""
    table = scenario(seat("warlord", city="prison watchtower"), seat(city="market"))
    table.answer("income", "destroy:market@seat1")
    assert table.gold(0) == [1]


def test_the_great_wall_is_paid_after_the_floor() -> None:
    """A district of cost 1 costs one coin behind the Wall. [R-24]"""
    table = scenario(seat("warlord", gold=0), seat(city="great_wall tavern"), options={"deck": "base66"})
    assert table.why("destroy:tavern@seat1") == ("too-dear", "C14.3")


@pytest.mark.parametrize("who", ["assassin", "thief"])
def test_the_english_assassin_and_thief_name_at_any_moment(who: str) -> None:
    """After the action, or not at all. [R-05]"""
    table = scenario(seat(who), seat("king", gold=3), options={"profile": "ffg2010"})
    assert table.asks == (0, "turn")
    table.answer("gold", "name:king")
    rule = "C7.1" if who == "assassin" else "C8.1"
    assert table.why("name:merchant") == ("power-used", rule)
    table.answer("end")
    if who == "thief":
        assert table.gold() == [5, 0]
    else:
        assert table.g.round == 2


def test_powers_that_must_be_used() -> None:
    """By option nobody may pass a power up that can be used. [R-04]"""
    must = {"powers_optional": False}
    assert "nobody" not in scenario(seat("assassin"), seat(), options=must).options
    table = scenario(seat("warlord"), seat(city="temple"), options=must)
    table.answer("gold")
    assert table.why("end") == ("power-first", "R-04")
    table.answer("destroy:temple@seat1")
    assert "end" in table.options
    table = scenario(seat("warlord"), seat(city="palace"), options=must)
    table.answer("gold")
    assert "end" in table.options  # he cannot pay


def test_a_lone_target_of_a_duty_falls_by_itself() -> None:
    """With powers that must be used and one target there is nothing to choose. [R-04]"""
    table = scenario(seat("warlord"), seat(city="temple"), options={"powers_optional": False, "profile": "ffg2010"})
    table.answer("gold", "end")
    assert table.city(1) == []
