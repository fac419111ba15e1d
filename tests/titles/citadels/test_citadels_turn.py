"""A player's turn and building. [C5, C6]"""

from __future__ import annotations

from titles.citadels.citadels_position import Position, seat


def test_the_action_is_coins_or_cards_once() -> None:
    """Two coins, or two cards of which one is kept; then no more. [C5.1]"""
    table = Position(seat("bishop"), seat(), deck="manor keep prison")
    assert {"gold", "cards"} <= table.legal
    table.do("cards")
    assert table.legal == {"manor", "keep"}
    table.do("keep")
    assert table.hand(0) == ["keep"]
    assert table.why("gold") == table.why("cards") == "acted-already C5.1"


def test_building_comes_after_the_action_and_once() -> None:
    """One district, after step 1. [C5.2]"""
    table = Position(seat("bishop", gold=5, hand="tavern temple"), seat())
    assert table.why("build:tavern") == "action-first C5.2"
    table.do("gold", "build:tavern")
    assert table.why("build:temple") == "limit-reached C5.2"


def test_gains_do_not_replace_the_action() -> None:
    """Coin and income first, and the action is still due. [C5.5]"""
    table = Position(seat("merchant", city="tavern"), seat())
    table.do("coin", "income")
    assert table.why("end") == "action-before-end C5.9"
    assert {"gold", "cards"} <= table.legal


def test_a_discarded_card_goes_face_down_to_the_pile() -> None:
    """Only who discarded it knows it. [C5.7, C1.8, R-32]"""
    table = Position(seat("bishop"), seat(), deck="manor keep prison")
    table.do("cards", "keep")
    assert [card.key for card in table.player(0).discards] == ["manor"]
    assert table.match.observe(0)["players"][0]["discards"] == ["manor"]
    assert table.match.observe(1)["players"][0]["discards"] == {"hidden": 1}


def test_in_the_english_game_discards_go_under_the_deck() -> None:
    """The discarded card is the last of the deck. [C5.7, R-32]"""
    table = Position(seat("bishop"), seat(), deck="manor keep prison", options={"profile": "ffg2010"})
    table.do("cards", "keep")
    assert [card.key for card in table.g.deck] == ["manor", "prison"]  # the top is the end
    assert table.discarded() == {}


def test_a_draw_takes_what_is_there() -> None:
    """One card left is drawn and kept; with none only coins are on offer. [C5.8, R-33]"""
    table = Position(seat("bishop"), seat(), deck="manor")
    table.do("cards")
    assert table.hand(0) == ["manor"]
    table = Position(seat("bishop"), seat(), deck="")
    assert table.why("cards") == "nothing-to-draw C5.8"
    assert "gold" in table.legal


def test_the_pile_becomes_the_deck() -> None:
    """When a card is needed and the deck is empty the pile is shuffled. [R-33]"""
    table = Position(seat("bishop"), seat(), deck="manor", razed="prison keep")
    table.do("cards")
    assert len(table.player(0).offer) == 2
    assert table.g.razed == []
    assert len(table.g.deck) == 1
    assert table.told("reshuffles")


def test_without_reshuffling_the_deck_stays_empty() -> None:
    """The option leaves the pile alone. [R-33]"""
    table = Position(
        seat("bishop"), seat(), deck="", razed="prison keep", options={"reshuffle_discard_when_empty": "no"}
    )
    assert table.why("cards") == "nothing-to-draw C5.8"


def test_a_turn_is_ended_by_its_player() -> None:
    """Also where nothing else can be done; the question tells nothing about the hand. [C5.9]"""
    table = Position(seat("bishop", hand="palace"), seat())
    table.do("gold")
    assert table.asks == (0, "turn")
    assert table.legal == {"end"}


def test_a_building_is_paid_in_full() -> None:
    """No credit; the card moves from hand to city. [C6.1]"""
    table = Position(seat("bishop", gold=1, hand="castle manor"), seat())
    table.do("gold")
    assert table.why("build:castle") == "too-dear C6.1"
    reason = table.ask.refused["build:castle"]
    assert reason.args == {"price": 4, "gold": 3}
    table.do("build:manor")
    assert table.gold(0) == [0]
    assert table.city(0) == ["manor"]
    assert table.hand(0) == ["castle"]


def test_options_and_refusals_agree() -> None:
    """Every card in hand and every district before the Warlord is offered or refused, never both. [C5.3]"""
    table = Position(
        seat("warlord", gold=3, hand="tavern manor palace keep market", city="keep"),
        seat(city="temple castle university keep"),
        seat("bishop", city="tavern"),
        call=5,
    )
    table.do("gold", "end", "gold")
    keys = {f"build:{name}" for name in table.hand(0)}
    keys |= {f"destroy:{name}@seat{at}" for at in range(3) for name in table.city(at)}
    for key in keys:
        assert (key in table.legal) != (key in table.ask.refused), key


def test_forgotten_gains_are_granted_at_the_end_of_the_turn() -> None:
    """With four players of the base game nobody loses by it. [C50.1, R-17, R-18, R-21]"""
    table = Position(seat("merchant", city="tavern"), seat("architect"), seat(), seat())
    table.do("gold", "end")
    assert table.gold(0) == [4]
    table.do("gold", "end")
    assert len(table.player(1).hand) == 2


def test_with_two_or_three_players_gains_may_be_left() -> None:
    """A Thief may wait for the second character. [R-21]"""
    table = Position(seat("merchant", city="tavern"), seat("architect"), seat())
    table.do("gold", "end")
    assert table.gold(0) == [2]
    table.do("gold", "end")
    assert table.player(1).hand == []


def test_in_the_dark_city_gains_may_be_left() -> None:
    """The Poor House may want an empty purse. [R-21]"""
    table = Position(seat("merchant", city="tavern"), *[seat()] * 3, options={"bonus_districts": ["poor_house"]})
    table.do("gold", "end")
    assert table.gold(0) == [2]


def test_points_of_districts() -> None:
    """Cost in points; University and Dragon Gate 8. [C6.3, C15.10, C15.11]"""
    table = Position(seat(city="university dragon_gate palace"), *[seat()] * 2, seat("warlord"), firsts=(1,))
    table.do("gold", "end")
    assert table.match.scores()[0].breakdown["districts"] == 21
