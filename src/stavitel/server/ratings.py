"""Ratings: a mean and how sure we are of it, after games of any number of players (Weng and Lin, 2011, full pairs).

Ratings begin at 1500 ± 700. An interval of twice the spread holds the true strength in about 19 of 20 cases.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

START, SPREAD = 1500.0, 350.0
CLASS = 200.0  # a difference of so much is a clear one: the better wins about four games of five
LEAST_SHARE = 0.0001  # of the variance that a game leaves


class Rating(NamedTuple):
    """How strong somebody is, and how sure we are."""

    mean: float = START
    spread: float = SPREAD
    games: int = 0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true strength probably lies."""
        return self.mean - 2 * self.spread, self.mean + 2 * self.spread


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which each took a rank; equal ranks are draws.

    >>> one, other = rated([Rating(), Rating()], [1, 2])
    >>> one.mean > 1500 > other.mean, one.spread < 350, one.games
    (True, True, 1)
    """
    after = []
    for at, (mean, spread, games) in enumerate(before):
        gain = loss = 0.0
        for other, rival in enumerate(before):
            if other == at:
                continue
            scale = math.sqrt(spread**2 + rival.spread**2 + 2 * CLASS**2)
            wins = 1 / (1 + math.exp((rival.mean - mean) / scale))
            score = 1.0 if ranks[at] < ranks[other] else 0.5 if ranks[at] == ranks[other] else 0.0
            gain += spread**2 / scale * (score - wins)
            loss += (spread / scale) ** 2 * wins * (1 - wins) * 2 / len(before)  # pairs of one game overlap
        variance = spread**2 * max(1 - loss, LEAST_SHARE)
        after.append(Rating(mean + gain, math.sqrt(variance), games + 1))
    return after
