"""Cards, set-up, the draft and the calling. [C1-C4, C18-C22]"""

from __future__ import annotations

from collections import Counter

import pytest

from stavitel.kernel import OptionError, new_match
from stavitel.titles.citadels import TITLE
from stavitel.titles.citadels.cards import (
    ACTIONS,
    BASE_DISTRICTS,
    BONUS_DISTRICTS,
    CARDS,
    CHARACTERS,
    CIRCUS,
    DECK_65,
    DECKS,
)
from stavitel.titles.citadels.table import conserved
from titles.citadels.citadels_table import scenario, seat


@pytest.mark.parametrize(
    ("deck", "total", "colours", "cost", "distinct"),
    [
        ("base65", 65, {"yellow": 11, "blue": 12, "green": 20, "red": 11, "purple": 11}, 201, 27),
        ("base66", 66, {"yellow": 12, "blue": 11, "green": 20, "red": 11, "purple": 12}, 210, 28),
    ],
)
def test_the_deck_is_the_printed_one(deck: str, total: int, colours: dict[str, int], cost: int, distinct: int) -> None:
    """Counts by colour, costs and names add up. [C1.3, C1.4, R-01]"""
    cards = DECKS[deck]
    assert len(cards) == total
    assert Counter(card.colour for card in cards) == colours
    assert sum(card.cost for card in cards) == cost
    assert len(set(cards)) == distinct
    assert all(1 <= card.cost <= 6 for card in cards)
    match = new_match("citadels", 4, 1, {"deck": deck})
    counts = conserved(match.table)
    assert sum(counts[card.key] for card in BASE_DISTRICTS) == total


def test_every_card_says_how_it_is_known() -> None:
    """Printed, from a rulebook or reconstructed; copies too. [R-01, C41.14]"""
    assert {card.source for card in CARDS.values() if card is not DECK_65} == {"printed", "rulebook"}
    assert {card.key for card in ACTIONS if card.name_source == "reconstructed"} == {"big_top", "cash_wagon"}
    assert DECK_65.source == "reconstructed"
    assert len(CHARACTERS) == 18
    assert len(BONUS_DISTRICTS) == 13  # all but the Ball Room
    assert "ball_room" not in CARDS
    assert len(CIRCUS) == 15
    assert len(ACTIONS) == 7


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_gets_four_cards_and_two_coins(seats: int) -> None:
    """Hands are secret, coins are open. [C1.1, C1.5, C1.8]"""
    match = new_match("citadels", seats, 7)
    for p in match.table.players:
        assert len(p.hand) == 4
        assert p.gold == 2
    (asked,) = match.asking
    other = (asked + 1) % seats
    seen = match.observe(asked)["players"][other]
    assert seen["hand"] == {"hidden": 4}
    assert seen["gold"] == 2
    assert match.observe(asked)["deck"] == {"hidden": len(match.table.deck)}


def test_the_crown_is_drawn_by_lot() -> None:
    """Every seat gets it now and then. [C1.6, R-02]"""
    first = Counter(new_match("citadels", 4, seed).table.crown for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25


def test_the_draft_goes_round_from_the_crown_to_the_left() -> None:
    """The holder of the crown chooses first, then the next seats in order. [C1.7, C3.4, C10.2]"""
    match = new_match("citadels", 5, 3)
    first = match.table.crown
    order = []
    while match.table.stage == "draft":
        (ask,) = match.asking.values()
        order.append(ask.seat)
        match.answer(ask.seat, next(iter(ask.options)))
    assert order == [(first + at) % 5 for at in range(5)]


def test_a_seat_sees_only_its_own_part_of_the_draft() -> None:
    """The cards it was handed, the one it kept and the face-up ones. [C3.5, C1.8]"""
    match = new_match("citadels", 4, 3)
    (ask,) = match.asking.values()
    handed = list(ask.options)
    match.answer(ask.seat, handed[0])
    own = match.observe(ask.seat)
    assert own["players"][ask.seat]["picked"] == [handed[0]]
    assert own["players"][ask.seat]["saw"] == handed
    assert own["draft"]["cards"] == {"hidden": 4}
    assert own["aside"] == {"hidden": 1}
    other = match.observe((ask.seat + 2) % 4)
    assert other["players"][ask.seat]["picked"] == {"hidden": 1}
    assert other["players"][ask.seat]["saw"] == []
    assert len(other["face_up"]) == 2


def test_ranks_are_called_in_order_and_answered_with_a_full_turn() -> None:
    """A round is a draft, then the ranks in order, then its end. [C2.1, C4.1, C4.2]"""
    table = scenario(seat("warlord"), seat("king"), seat("thief"), seat("architect"))
    order = []
    while table.g.round == 1:
        order.append(table.at_turn)
        if table.ask.topic == "rob":
            table.answer("nobody")
        assert {"gold", "cards"} <= set(table.options)
        table.answer("gold", "end")
    assert order == [(2, "thief"), (1, "king"), (3, "architect"), (0, "warlord")]
    assert table.g.round == 2
    assert table.asks == (1, "keep-a-character")  # the King begins [C10.2]


def test_the_new_king_calls_from_rank_five() -> None:
    """The office changes at once. [C4.4, R-10]"""
    table = scenario(seat("thief"), seat("king"), seat("warlord"), crown=2)
    table.answer("nobody", "gold", "end", "gold", "end")
    calls = [event["args"] for event in table.told("unanswered")]
    assert [([one["card"] for one in call["cards"]], call["who"]["seat"]) for call in calls] == [
        (["magician"], 2),
        (["bishop", "merchant", "architect"], 1),
    ]


def test_being_called_is_reveal_then_theft_then_crown() -> None:
    """The order of what happens when a robbed King is called. [C4.5]"""
    table = scenario(seat("thief"), seat("king", gold=3), crown=0)
    table.answer("name:king", "gold", "end")
    ids = [event["id"] for event in table.match.events()]
    order = [one for one in ids if one in ("tell-turn", "tell-robbed", "tell-crowned")]
    assert order == ["tell-turn", "tell-turn", "tell-robbed", "tell-crowned"]


def test_effects_of_a_round_end_with_it() -> None:
    """Murder, theft and protection are over in the next round. [C2.3]"""
    table = scenario(
        seat("assassin"), seat("thief"), seat("bishop"), seat("warlord"), murdered="king", robbed="queen", call=5
    )
    assert table.g.bishop == 2
    table.answer("gold", "end", "gold", "end")
    g = table.g
    assert (g.round, g.murdered, g.robbed, g.bishop, g.thief) == (2, None, None, None, None)
    assert all(not p.picked and not p.shown and not p.laid for p in g.players)


def test_two_players_have_two_turns_each_and_one_purse() -> None:
    """Theft and murder hit one character; the purse is shared. [C18.1, C18.4, R-16, R-37]"""
    table = scenario(seat("assassin bishop", gold=3), seat("thief king", gold=1))
    table.answer("name:king", "gold", "end")
    assert table.at_turn == (1, "thief")
    table.answer("name:bishop", "gold", "end")
    assert table.at_turn == (0, "bishop")  # the murdered King is skipped, the Thief's turn was not lost
    assert table.gold() == [0, 8]
    table.answer("gold", "end")
    assert table.g.round == 2


def test_naming_ones_own_second_character_is_legal() -> None:
    """It moves nothing, or costs the own turn. [R-16, R-37]"""
    table = scenario(seat("thief merchant", gold=2), seat("assassin king"), call=2)
    table.answer("name:merchant", "gold", "end")
    table.answer("gold", "end")  # King
    assert table.at_turn == (0, "merchant")
    assert table.gold(0) == [4]
    table = scenario(seat("assassin merchant"), seat("thief king"))
    assert "name:merchant" in table.options


def test_powers_belong_to_the_turn_of_their_own_character() -> None:
    """An Architect builds one district as Warlord; the Bishop protects the whole city. [C18.5, R-36]"""
    table = scenario(
        seat("bishop warlord", gold=5, city="temple", hand="tavern market"), seat("architect", city="keep prison")
    )
    table.answer("gold", "end", "gold", "end")
    assert table.at_turn == (0, "warlord")
    assert table.g.turn.limit == 1
    assert "destroy:prison@seat1" in table.options
    table = scenario(seat("bishop merchant", city="temple"), seat("warlord", gold=5))
    table.answer("gold", "end", "gold", "end")
    assert table.why("destroy:temple@seat0") == ("bishops-city", "C11.1")


def test_two_players_also_end_at_eight() -> None:
    """The city size does not depend on the players. [C18.6]"""
    assert new_match("citadels", 2, 1).table.limit == 8


@pytest.mark.parametrize(("seats", "up"), [(4, 3), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_nine_characters(seats: int, up: int) -> None:
    """Face-up cards with a ninth character; the eighth player sees the first card. [C21.1, C21.2, C30.2]"""
    match = new_match("citadels", seats, 2, {"rank9": "artist"})
    g = match.table
    assert len(g.agreed.cast) == 9
    assert len(g.face_up) == up
    (first,) = g.aside
    last: list[str] = []
    while match.table.stage == "draft":
        (ask,) = match.asking.values()
        last = list(ask.options)
        match.answer(ask.seat, last[0])
    assert len(last) == 2
    assert (first.key in last) == (seats == 8)


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (8, {"rank9": "none"}, "C21.1"),
        (3, {"rank9": "artist"}, "C30.2"),
        (4, {"rank9": "queen"}, "C30.2"),
        (2, {"rank4": "emperor"}, "C34"),
        (4, {"city_size": 7, "bonus_districts": ["bell_tower"]}, "R-40"),
    ],
)
def test_tables_that_cannot_be_made(seats: int, options: dict[str, object], rule: str) -> None:
    """Each is refused with the rule that says so. [C21.1, C30.2, C34, R-40]"""
    with pytest.raises(OptionError, match=rule):
        new_match("citadels", seats, 1, options)


def test_the_short_game_ends_at_seven() -> None:
    """Seven districts complete a city, and protect it. [C22.1]"""
    six = "market docks harbor church manor castle"
    table = scenario(
        seat("king", gold=2, city=six, hand="tavern"), seat("warlord", gold=9), *[seat()] * 2, options={"city_size": 7}
    )
    table.answer("gold", "build:tavern")
    assert table.g.firsts == (0,)
    table.answer("end")
    assert table.why("destroy:tavern@seat0") == ("city-complete", "C14.6")
    table.answer("gold", "end")
    assert table.match.over
    assert table.match.scores()[0].breakdown["first"] == 4


def test_there_is_no_limit_of_hand_or_coins() -> None:
    """A hundred coins are fine. [C1.9, R-34]"""
    table = scenario(seat("bishop", gold=100, hand="tavern " * 30), seat())
    table.answer("gold")
    assert table.gold(0) == [102]
    assert TITLE.seats == (2, 8)
