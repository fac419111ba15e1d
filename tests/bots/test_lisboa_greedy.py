"""The greedy player of Lisboa beats three random ones by what its seat sees alone."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from stavitel.bots import bot
from stavitel.kernel import new_match

EVERYTHING = {"draft": True, "quests": True, "city_tokens": True, "starting_decrees": True}


def share(games: int, options: dict[str, Any]) -> float:
    """The share of games that a greedy bot wins against three random ones, seats in turn."""
    won = 0.0
    for game in range(games):
        match = new_match("lisboa", 4, f"greedy {game}", options, quiet=True)
        players = [bot("greedy" if seat == game % 4 else "random", "lisboa") for seat in range(4)]
        dice = [Dice(f"{game}:{seat}") for seat in range(4)]
        while not match.over:
            seat = next(iter(match.asking))
            match.answer(seat, players[seat].decide(match.view(seat, dice[seat])))
        winners = [score.seat for score in match.scores() if score.rank == 1]
        won += (game % 4 in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["default", "everything"])
def test_greedy_beats_three_random_players(options: dict[str, Any]) -> None:
    """Far more than its quarter."""
    assert share(16, options) >= 0.8


@pytest.mark.soak
def test_greedy_wins_eighty_of_a_hundred() -> None:
    """At least 80 % of 400 games."""
    assert share(400, {}) >= 0.8


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_greedy_plays_at_every_table(seats: int) -> None:
    """Every question of every table has an answer."""
    match = new_match("lisboa", seats, 5, {**EVERYTHING, "draft": seats > 1}, quiet=True)
    mind = bot("greedy", "lisboa")
    while not match.over:
        seat = next(iter(match.asking))
        match.answer(seat, mind.decide(match.view(seat, Dice(seat))))
    assert match.scores()[0].total > 40


def test_greedy_decides_by_what_it_sees() -> None:
    """In an imagined world that looks the same it answers the same."""
    match = new_match("lisboa", 3, 11, {}, quiet=True)
    mind = bot("greedy", "lisboa")
    asked = 0
    while not match.over:
        seat = next(iter(match.asking))
        answer = mind.decide(match.view(seat, Dice(1)))
        if asked % 7 == 0:
            world = match.imagine(seat, asked)
            assert mind.decide(world.view(seat, Dice(1))) == answer
        match.answer(seat, answer)
        asked += 1
