"""The greedy player of every title beats three random ones, by what its seat sees alone."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from stavitel.bots import bot
from stavitel.kernel import new_match
from stavitel.research.simulate import simulate
from titles.citadels.citadels_table import DARK_CITY

Options = dict[str, Any]

LEAST = {"citadels": 0.6, "paladins": 0.8, "architects": 0.8, "lisboa": 0.8}  # the share of games it must win
MEASURED = {"citadels": 1000, "paladins": 400, "architects": 400, "lisboa": 400}  # in so many games
DARK = {**DARK_CITY, "profile": "ffg2010", "action_cards": True, "rank9": "artist", "bonus_random": 13}
ADD_ONS = {"draft": True, "quests": True, "city_tokens": True, "starting_decrees": True}


def share(title: str, games: int, options: Options) -> float:
    """The share of games that a greedy bot wins against three random ones, seats in turn."""
    played = simulate(title, games=games, seats=4, bots=["greedy", "random"], seed="greedy", options=options)
    return next(standing.share for standing in played.standings() if standing.bot == "greedy")


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("citadels", {}),
        ("citadels", DARK),
        ("paladins", {}),
        ("architects", {}),
        ("lisboa", {}),
        ("lisboa", ADD_ONS),
    ],
)
def test_greedy_beats_three_random_players(title: str, options: Options) -> None:
    """Far more than its quarter, in a sample."""
    assert share(title, 20, options) >= LEAST[title]


@pytest.mark.soak
@pytest.mark.parametrize("title", list(LEAST))
def test_greedy_beats_three_random_players_in_many_games(title: str) -> None:
    """The bar itself."""
    assert share(title, MEASURED[title], {}) >= LEAST[title]


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("citadels", 2, {"action_cards": True}),
        ("citadels", 3, {"action_cards": True}),
        ("citadels", 7, {"action_cards": True}),
        ("citadels", 8, {"action_cards": True}),
        ("paladins", 1, {}),
        ("paladins", 2, {}),
        ("architects", 1, {}),
        ("architects", 2, {"works_of_wonder": False}),
        ("architects", 5, {"promo": True}),
        ("lisboa", 1, {**ADD_ONS, "draft": False}),
        ("lisboa", 2, ADD_ONS),
        ("lisboa", 3, ADD_ONS),
    ],
)
def test_greedy_has_an_answer_to_every_question(title: str, seats: int, options: Options) -> None:
    """Whole games in other circles, solo too."""
    match = new_match(title, seats, 5, options, quiet=True)
    mind, dice = bot("greedy", title), Dice(5)
    while not match.over:
        seat = next(iter(match.asking))
        match.answer(seat, mind.decide(match.view(seat, dice)))
    assert len(match.scores()) >= seats


@pytest.mark.parametrize("title", list(LEAST))
def test_greedy_decides_by_what_it_sees(title: str) -> None:
    """In an imagined world that looks the same it answers the same."""
    match = new_match(title, 3, 11, quiet=True)
    mind = bot("greedy", title)
    compared = 0
    while not match.over:
        seat = next(iter(match.asking))
        answer = mind.decide(match.view(seat, Dice(match.answers)))
        if match.answers % 7 == 0:
            world = match.imagine(seat, match.answers)
            assert mind.decide(world.view(seat, Dice(match.answers))) == answer
            compared += 1
        match.answer(seat, answer)
    assert compared > 10


@pytest.mark.parametrize("title", list(LEAST))
@pytest.mark.parametrize("seed", [5, 142, 159, 257])
def test_greedy_bots_among_themselves_come_to_an_end(title: str, seed: int) -> None:
    """They do not go round in circles: a game that goes on until somebody builds must not go on for ever."""
    match = new_match(title, 2, seed, quiet=True)
    mind, dice = bot("greedy", title), Dice(1)
    while not match.over and match.answers < 2000:
        seat = next(iter(match.asking))
        match.answer(seat, mind.decide(match.view(seat, dice)))
    assert match.over
