"""The greedy bot sees what its seat sees, and beats random players."""

from __future__ import annotations

from random import Random as Dice

from stavitel.bots import bot
from stavitel.kernel import new_match

GAMES = 24  # the full measure is 400 games, see the ladder


def test_greedy_beats_three_random_players() -> None:
    """At least four games in five, the seats rotated."""
    dice = Dice(3)
    greedy = bot("greedy", "paladins")
    won = 0
    for game in range(GAMES):
        seat = game % 4
        match = new_match("paladins", 4, f"greedy-{game}", quiet=True)
        while not match.over:
            asked, ask = next(iter(match.asking.items()))
            keys = list(ask.options)
            if asked == seat:
                match.answer(asked, greedy.decide(match.view(asked)))
            else:
                match.answer(asked, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
        won += match.scores()[seat].rank == 1
    assert won >= 0.8 * GAMES


def test_greedy_decides_alike_in_worlds_it_cannot_tell_apart() -> None:
    """Its answer follows from what its seat sees alone."""
    dice = Dice(4)
    greedy = bot("greedy", "paladins")
    match = new_match("paladins", 3, "alike", quiet=True)
    compared = 0
    while not match.over:
        seat = next(iter(match.asking))
        answer = greedy.decide(match.view(seat))
        if dice.random() < 0.15:
            world = match.imagine(seat, compared)
            assert greedy.decide(world.view(seat)) == answer
            compared += 1
        match.answer(seat, answer)
    assert compared > 10
