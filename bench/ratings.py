"""Compare models that rate players of games for several: does the order they find match the strengths we put in?

    pip install openskill && python bench/ratings.py

Strengths are known, since the games are drawn from them; `coarse` sets how often scores tie. Each model sees the same
games once. Printed: how often, of 100 trials, a model put all players in the right order.
"""

from __future__ import annotations

import random
from itertools import pairwise

from stavitel.research.ladder import rungs
from stavitel.research.simulate import Played

STRENGTHS = {"a": 1.5, "b": 1.0, "c": 0.5, "d": 0.0}


def games(count: int, coarse: float, dice: random.Random) -> list[Played]:
    """Games of four whose points are strength and luck, rounded so that they tie."""
    played = []
    for game in range(count):
        names = dice.sample(sorted(STRENGTHS), 4)
        points = [round(dice.gauss(STRENGTHS[name], 1.0) / coarse) if coarse else dice.gauss(STRENGTHS[name], 1.0)
                  for name in names]  # fmt: skip
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        played.append(Played(game, tuple(names), (0,) * 4, ranks, 0))
    return played


def openskill_order(model: object, played: list[Played]) -> list[str]:
    """The order after updating game by game."""
    ratings = {name: model.rating(name=name) for name in STRENGTHS}  # type: ignore[attr-defined]
    for game in played:
        teams = [[ratings[name]] for name in game.bots]
        for (rated,), name in zip(model.rate(teams, ranks=list(game.ranks)), game.bots, strict=True):  # type: ignore[attr-defined]
            ratings[name] = rated
    return sorted(ratings, key=lambda name: -ratings[name].ordinal())


def main() -> None:
    from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

    right = sorted(STRENGTHS, key=lambda name: -STRENGTHS[name])
    print(f"{'ties':>6} {'all at once':>12} {'BradleyTerryFull':>18} {'PlackettLuce':>14} {'Thurstone':>11}")
    for coarse in (0.0, 1.0, 2.0, 4.0):
        hits = [0] * 4
        tied = pairs = 0
        for trial in range(100):
            dice = random.Random(f"{coarse}:{trial}")
            played = games(60, coarse, dice)
            for game in played:
                tied += sum(one == two for one, two in pairwise(sorted(game.ranks)))
                pairs += 3
            orders = [[rung.bot for rung in rungs(right, played)]]
            for model in (BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull):
                orders.append(openskill_order(model(), played))
            for at, order in enumerate(orders):
                hits[at] += order == right
        print(f"{tied / pairs:>6.0%} {hits[0]:>12} {hits[1]:>18} {hits[2]:>14} {hits[3]:>11}")


if __name__ == "__main__":
    main()
