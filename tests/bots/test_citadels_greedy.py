"""The greedy player of Citadels beats three random ones, in every variant, by what its seat sees alone."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from stavitel.bots import bot
from stavitel.kernel import new_match

EVERYTHING = {
    "profile": "ffg2010",
    "action_cards": True,
    "rank1": "witch",
    "rank2": "tax_collector",
    "rank3": "wizard",
    "rank4": "emperor",
    "rank5": "abbot",
    "rank6": "alchemist",
    "rank7": "navigator",
    "rank8": "diplomat",
    "rank9": "artist",
    "bonus_random": 13,
}


def share(games: int, options: dict[str, Any]) -> float:
    """The share of games that a greedy bot wins against three random ones, seats in turn."""
    won = 0.0
    for game in range(games):
        match = new_match("citadels", 4, f"greedy {game}", options, quiet=True)
        players = [bot("greedy" if seat == game % 4 else "random", "citadels") for seat in range(4)]
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
    assert share(24, options) > 0.75


@pytest.mark.soak
def test_greedy_wins_sixty_of_a_hundred() -> None:
    """At least 60 % of 1,000 games."""
    assert share(1000, {}) >= 0.6


@pytest.mark.parametrize("seats", [2, 3, 7, 8])
def test_greedy_plays_at_every_table(seats: int) -> None:
    """Every question of every table has an answer."""
    match = new_match("citadels", seats, 5, {"action_cards": True}, quiet=True)
    mind = bot("greedy", "citadels")
    dice = Dice(5)
    while not match.over:
        seat = next(iter(match.asking))
        match.answer(seat, mind.decide(match.view(seat, dice)))
    assert match.scores()
