"""A player's turn and building. [C5, C6]"""

from __future__ import annotations

from stavitel.kernel.table import freeze
from stavitel.titles.citadels.cards import ARCHITECT, KING
from stavitel.titles.citadels.table import FULL, RESUMED, Turn
from titles.citadels.citadels_table import scenario, seat


def test_the_action_is_coins_or_cards_once() -> None:
    """Two coins, or two cards of which one is kept; then no more. [C5.1]"""
    table = scenario(seat("bishop"), seat(), deck="manor keep prison")
    assert {"gold", "cards"} <= set(table.options)
    table.answer("cards")
    assert set(table.options) == {"manor", "keep"}
    table.answer("keep")
    assert table.hand(0) == ["keep"]
    assert table.why("gold") == table.why("cards") == ("acted-already", "C5.1")


def test_building_comes_after_the_action_and_once() -> None:
    """One district, after step 1. [C5.2]"""
    table = scenario(seat("bishop", gold=5, hand="tavern temple"), seat())
    assert table.why("build:tavern") == ("action-first", "C5.2")
    table.answer("gold", "build:tavern")
    assert table.why("build:temple") == ("limit-reached", "C5.2")


def test_gains_do_not_replace_the_action() -> None:
    """Coin and income first, and the action is still due. [C5.5]"""
    table = scenario(seat("merchant", city="tavern"), seat())
    table.answer("coin", "income")
    assert table.why("end") == ("action-before-end", "C5.9")
    assert {"gold", "cards"} <= set(table.options)


def test_a_discarded_card_goes_face_down_to_the_pile() -> None:
    """Only who discarded it knows it. [C5.7, C1.8, R-32]"""
    table = scenario(seat("bishop"), seat(), deck="manor keep prison")
    table.answer("cards", "keep")
    assert [card.key for card in table.player(0).discards] == ["manor"]
    assert table.match.observe(0)["players"][0]["discards"] == ["manor"]
    assert table.match.observe(1)["players"][0]["discards"] == {"hidden": 1}


def test_in_the_english_game_discards_go_under_the_deck() -> None:
    """The discarded card is the last of the deck. [C5.7, R-32]"""
    table = scenario(seat("bishop"), seat(), deck="manor keep prison", options={"profile": "ffg2010"})
    table.answer("cards", "keep")
    assert [card.key for card in table.g.deck] == ["manor", "prison"]  # the top is the end
    assert table.discarded() == {}


def test_a_draw_takes_what_is_there() -> None:
    """One card left is drawn and kept; with none only coins are on offer. [C5.8, R-33]"""
    table = scenario(seat("bishop"), seat(), deck="manor")
    table.answer("cards")
    assert table.hand(0) == ["manor"]
    table = scenario(seat("bishop"), seat(), deck="")
    assert table.why("cards") == ("nothing-to-draw", "C5.8")
    assert "gold" in table.options


def test_the_pile_becomes_the_deck() -> None:
    """When a card is needed and the deck is empty the pile is shuffled. [R-33]"""
    table = scenario(seat("bishop"), seat(), deck="manor", razed="prison keep")
    table.answer("cards")
    assert len(table.player(0).offer) == 2
    assert table.g.razed == []
    assert len(table.g.deck) == 1
    assert table.told("reshuffles")


def test_without_reshuffling_the_deck_stays_empty() -> None:
    """The option leaves the pile alone. [R-33]"""
    table = scenario(
        seat("bishop"), seat(), deck="", razed="prison keep", options={"reshuffle_discard_when_empty": "no"}
    )
    assert table.why("cards") == ("nothing-to-draw", "C5.8")


def test_a_turn_is_ended_by_its_player() -> None:
    """Also where nothing else can be done; the question tells nothing about the hand. [C5.9]"""
    table = scenario(seat("bishop", hand="palace"), seat())
    table.answer("gold")
    assert table.asks == (0, "turn")
    assert set(table.options) == {"end"}


def test_a_building_is_paid_in_full() -> None:
    """No credit; the card moves from hand to city. [C6.1]"""
    table = scenario(seat("bishop", gold=1, hand="castle manor"), seat())
    table.answer("gold")
    assert table.why("build:castle") == ("too-dear", "C6.1")
    reason = table.ask.refused["build:castle"]
    assert reason.args == {"price": 4, "gold": 3}
    table.answer("build:manor")
    assert table.gold(0) == [0]
    assert table.city(0) == ["manor"]
    assert table.hand(0) == ["castle"]


def test_options_and_refusals_agree() -> None:
    """Every card in hand and every district before the Warlord is offered or refused, never both. [C5.3]"""
    table = scenario(
        seat("warlord", gold=3, hand="tavern manor palace keep market", city="keep"),
        seat(city="temple castle university keep"),
        seat("bishop", city="tavern"),
        call=5,
    )
    table.answer("gold", "end", "gold")
    keys = {f"build:{name}" for name in table.hand(0)}
    keys |= {f"destroy:{name}@seat{at}" for at in range(3) for name in table.city(at)}
    for key in keys:
        assert (key in table.options) != (key in table.ask.refused), key


def test_forgotten_gains_are_granted_at_the_end_of_the_turn() -> None:
    """Whatever else is done, and however many play. [C12.1, C13.1, C50.1, R-17, R-18, R-21]"""
    for others, options in ((3, {}), (2, {}), (1, {}), (3, {"bonus_districts": ["poor_house"]})):
        table = scenario(seat("merchant", city="tavern"), seat("architect"), *[seat()] * (others - 1), options=options)
        assert "end" not in table.options
        table.answer("gold")
        assert table.ask.effects("end") == (("gold", 2), ("hand", 0))
        table.answer("end")
        assert table.gold(0) == [4]
        table.answer("gold")
        assert table.ask.effects("end") == (("gold", 0), ("hand", 2))
        table.answer("end")
        assert len(table.player(1).hand) == 2


def test_what_was_taken_is_not_granted_again() -> None:
    """Once per turn. [C5.4, C12.1, C13.1, R-21]"""
    table = scenario(seat("merchant", city="tavern"), seat("architect"), seat())
    table.answer("gold", "income", "coin")
    assert table.ask.effects("end") == (("gold", 0), ("hand", 0))
    table.answer("end", "plans", "gold", "end")
    assert table.gold(0) == [4]
    assert len(table.player(1).hand) == 2


def test_points_of_districts() -> None:
    """Cost in points; University and Dragon Gate 8. [C6.3, C15.10, C15.11]"""
    table = scenario(seat(city="university dragon_gate palace"), *[seat()] * 2, seat("warlord"), firsts=(1,))
    table.answer("gold", "end")
    assert table.match.scores()[0].breakdown["districts"] == 21


def test_a_new_turn_keeps_nothing_of_the_one_before() -> None:
    """The turn on the table begins anew: as one that was never used."""
    used = Turn(3, ARCHITECT, "first", True, 2, 3, True, 9, ["income", "plans"], ((1, 0),))
    used.begin(1, KING, FULL, 1)
    assert freeze(used) == freeze(Turn(1, KING, FULL))
    used.begin(2, ARCHITECT, RESUMED, 3, True)
    assert freeze(used) == freeze(Turn(2, ARCHITECT, RESUMED, True, limit=3))
