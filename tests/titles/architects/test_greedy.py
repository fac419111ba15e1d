"""The greedy bot plays from its seat's view and beats random ones."""

from __future__ import annotations

from random import Random

import pytest

from stavitel.bots import bot
from stavitel.kernel import Match, new_match


def play(seed: int, seats: int, greedy: int, **options: object) -> Match:
    """One game of a greedy bot against random ones."""
    match = new_match("architects", seats, seed, options, quiet=True)
    bots = [bot("greedy" if seat == greedy else "random", "architects") for seat in range(seats)]
    dice = [Random(seed * 7 + seat) for seat in range(seats)]
    while not match.over:
        seat = next(iter(match.asking))
        match.answer(seat, bots[seat].decide(match.view(seat, dice[seat])))
    return match


def wins(games: int) -> int:
    """How many four-player games it wins, its seat rotating."""
    return sum(play(game, 4, game % 4).scores()[game % 4].rank == 1 for game in range(games))


def test_it_beats_three_random_bots() -> None:
    """At least 80 % of a sample; the whole 400 games are a soak test."""
    assert wins(20) >= 16


@pytest.mark.soak
def test_it_beats_three_random_bots_in_400_games() -> None:
    """The bar: 80 % of 400 seat-rotated games."""
    assert wins(400) >= 320


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"works_of_wonder": False}), (5, {"promo": True})])
def test_it_knows_every_question(seats: int, options: dict[str, object]) -> None:
    """Whole games in other circles, solo too."""
    assert play(3, seats, 0, **options).over


def test_it_sees_only_its_seat() -> None:
    """What others hold changes nothing: the same view, the same answer."""
    match = new_match("architects", 3, 5)
    dice = Random(5)
    for count in range(120):
        seat = dice.choice(list(match.asking))
        ask = match.asking[seat]
        view = match.view(seat, Random(1))
        answer = bot("greedy", "architects").decide(view)
        if count % 10 == 0:
            world = match.imagine(seat, count)
            assert bot("greedy", "architects").decide(world.view(seat, Random(1))) == answer
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
