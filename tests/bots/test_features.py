"""Features are found in the declared state alone, named, written down, and the same from an open table or a view."""

from __future__ import annotations

from dataclasses import replace
from random import Random as Dice
from typing import Any

import pytest

from foreign_titles import bridges
from kernel.guess import TITLE as GUESS
from our_titles import OURS
from stavitel.bots import bot
from stavitel.bots.features import Schema, attributes, discover, fits
from stavitel.bots.value import FORMAT, Value
from stavitel.kernel import Search, Title, new_match, title_named

__all__ = ["bridges"]


def tables(title: Title, circles: tuple[int, ...]) -> list[tuple[Any, int]]:
    """Copies of tables of a random game in each circle."""
    found = []
    for seats in circles:
        match, dice, player = new_match(title, seats, 3, quiet=True), Dice(3), bot("random", "citadels")
        while not match.over:
            seat = next(iter(match.asking))
            match.answer(seat, player.decide(match.view(seat, dice)))
            if match.answers % 5 == 0:
                found.append((match.table.copy(), seats))
    return found


def test_a_small_table_is_told_in_full() -> None:
    schema = discover(GUESS, tables(GUESS, (2, 3)))
    assert {"score", "score[points]", "me.points", "me.hand#", "table.deck#", "table.round"} <= set(schema.names)
    assert "me.hand:n4" in schema.names
    assert not any("passed" in name for name in schema.names)  # notes are nobody's features
    match = new_match(GUESS, 2, 5, quiet=True)
    vector = dict(zip(schema.names, schema.vector(GUESS, match.table, 0), strict=True))
    hand = [card.key for card in match.table.players[0].hand]
    assert vector["me.hand#"] == 3
    assert all(vector[f"me.hand:n{n}"] == hand.count(f"n{n}") for n in range(1, 7))


@pytest.mark.parametrize("name", OURS)
def test_every_title_has_features_that_can_be_written_down(name: str) -> None:
    title = title_named(name)
    found = tables(title, (3, 4))
    schema = discover(title, found)
    assert Schema.from_json(schema.as_json()) == schema
    assert len(set(schema.names)) == len(schema.names) > 100
    g, seats = found[-1]
    assert all(len(schema.vector(title, g, seat)) == len(schema.names) for seat in range(seats))
    assert all(fits(feature, g) for feature in (*schema.numbers, *schema.zones))


@pytest.mark.parametrize("name", OURS)
def test_a_view_tells_the_same_of_its_own_seat(name: str) -> None:
    """What lies face down counts, but has no name: own features are those of the open table."""
    title = title_named(name)
    schema = discover(title, tables(title, (3, 4)))
    match = new_match(title, 4, 9, quiet=True)
    seat = next(iter(match.asking))
    opened = dict(zip(schema.names, schema.vector(title, match.table, seat), strict=True))
    seen = dict(zip(schema.names, schema.vector(title, match.seen(seat), seat), strict=True))
    assert {name: n for name, n in seen.items() if n} == {name: n for name, n in opened.items() if n}


def test_a_stranger_title_has_features_too(bridges: Title) -> None:
    assert discover(bridges, tables(bridges, (2, 3))).names


def test_what_is_printed_on_cards_becomes_numbers() -> None:
    said = attributes(title_named("citadels"), ["market", "temple"])
    assert said["market"]["cost"] == 2
    assert said["temple"]["colour=blue"] == 1
    assert "colour=blue" not in said["market"]


def held_twice(g: Any, p: Any) -> dict[str, int]:
    """A number that the state does not say by itself."""
    return {"twice": 2 * len(p.hand) + p.seat}


def test_a_title_may_add_numbers_of_its_own() -> None:
    title = replace(GUESS, search=Search(features=f"{__name__}:held_twice"))
    schema = discover(title, tables(title, (2, 3)))
    assert Schema.from_json(schema.as_json()) == schema
    g = new_match(title, 2, 5, quiet=True).table
    place = schema.names.index("extra.twice")
    assert [schema.vector(title, g, seat)[place] for seat in (0, 1)] == [6, 7]
    curve = {"knots": [0, 10], "first": [0.0, 10.0], "change": [0.0, 0.0]}
    head = {
        "bias": 1.0,
        "numbers": [curve if feature.name == "extra.twice" else None for feature in schema.numbers],
        "things": [[[0.0] * len(things)] * 2 for things in schema.things],
    }
    data = {"format": FORMAT, "title": title.name, "schema": schema.as_json(), "made": {}}
    value = Value(title, {**data, "win": head, "score": head, "progress": {"bias": 0.0, "numbers": []}})
    assert value.expected(g) == [7.0, 8.0]
