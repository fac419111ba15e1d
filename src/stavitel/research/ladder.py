"""The ladder: every bot against every other, and the ratings that follow.

Ratings are Bradley and Terry's over all games at once: every pair of seats in a game is a comparison, a tie half a win
for each. `bench/ratings.py` compares it with openskill's updates game by game: it finds the right order most often.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

from stavitel.research.engines import Engine
from stavitel.research.simulate import Played, simulate, wilson

ANCHOR = 1000.0  # the rating of the random bot, or of the mean if it does not play
PER_UNIT = 400 / math.log(10)
RESAMPLES = 200
SETTLED = 1e-7  # of a strength that moves no further


@dataclass(frozen=True)
class Rung:
    """One bot's place."""

    bot: str
    rating: float
    games: int
    ahead: float  # share of seats of other bots that it finished ahead of
    interval: tuple[float, float]  # of that share
    between: tuple[float, float]  # where the rating lies with 95 %

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        return {
            "bot": self.bot,
            "rating": round(self.rating),
            "rating_interval": [round(limit) for limit in self.between],
            "games": self.games,
            "ahead_share": round(self.ahead, 4),
            "interval": [round(limit, 4) for limit in self.interval],
        }


@dataclass(frozen=True)
class Pair:
    """How two bots did against each other, each on every other seat."""

    one: str
    other: str
    games: int
    wins: float  # of the first; a shared win counts in parts

    @property
    def share(self) -> float:
        """The share of games that the first one won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where that share lies with 95 %."""
        return wilson(self.wins, self.games)

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        return {
            "bots": [self.one, self.other],
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_share": round(self.share, 4),
            "interval": [round(limit, 4) for limit in self.interval],
        }


@dataclass(frozen=True)
class Ladder:
    """The bots in order, and how each two of them did."""

    rungs: list[Rung]
    pairs: list[Pair]


def ladder(
    title: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int,
    jobs: int = 1,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    neighbours: bool = False,
    bot_seconds: float | None = None,
    out: str | Path | None = None,
    engine: Engine | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Play `games` games between each two bots (or each two neighbours), seats taken in turn, and rate them.

    `out` keeps every game as soon as it ends; what it has already is not played again.
    """
    played: list[Played] = []
    pairs: list[Pair] = []
    for one, other in pairs_of(bots, neighbours):
        before = len(played)
        lineup = [one if seat % 2 == 0 else other for seat in range(seats)]
        step = (lambda done, before=before: progress(before + done)) if progress else None
        result = simulate(
            title, games=games, seats=seats, bots=lineup, jobs=jobs, seed=f"{seed}:{one}:{other}",
            options=options, bot_seconds=bot_seconds, out=out, engine=engine, progress=step,
        )  # fmt: skip
        played.extend(result.played)
        won = next((standing.wins for standing in result.standings() if standing.bot == one), 0.0)
        pairs.append(Pair(one, other, len(result.played), won))
    return Ladder(rungs(bots, played), pairs)


def pairs_of(bots: Sequence[str], neighbours: bool) -> list[tuple[str, str]]:
    """Who plays whom."""
    return list(pairwise(bots)) if neighbours else list(combinations(bots, 2))


def rungs(bots: Sequence[str], played: Sequence[Played]) -> list[Rung]:
    """Ratings from games: each pair of seats with different bots is a comparison, a tie half of one."""
    beat = _beaten(played)
    games = {name: sum(name in game.bots for game in played) for name in bots}
    ratings = rate(bots, beat)
    between = _intervals(bots, played, ratings)
    found = []
    for name in bots:
        won = sum(count for (one, _), count in beat.items() if one == name)
        met = won + sum(count for (_, other), count in beat.items() if other == name)
        ahead = won / met if met else 0.0
        found.append(Rung(name, ratings[name], games[name], ahead, wilson(won, int(met)), between[name]))
    return sorted(found, key=lambda rung: -rung.rating)


def rate(bots: Sequence[str], beat: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Ratings of bots from how often each was ahead of each; the random bot, if it plays, has ANCHOR."""
    strength = _bradley_terry(bots, beat)
    anchor = math.log(strength["random"]) if "random" in strength else 0.0
    return {name: ANCHOR + PER_UNIT * (math.log(strength[name]) - anchor) for name in bots}


def _beaten(played: Iterable[Played]) -> dict[tuple[str, str], float]:
    """How often one bot was ahead of another, over all pairs of seats."""
    beat: dict[tuple[str, str], float] = {}
    for game in played:
        for a, b in combinations(range(len(game.bots)), 2):
            one, other = game.bots[a], game.bots[b]
            if one != other:
                ahead = 0.5 if game.ranks[a] == game.ranks[b] else float(game.ranks[a] < game.ranks[b])
                beat[one, other] = beat.get((one, other), 0.0) + ahead
                beat[other, one] = beat.get((other, one), 0.0) + 1 - ahead
    return beat


def _intervals(
    bots: Sequence[str], played: Sequence[Played], ratings: Mapping[str, float]
) -> dict[str, tuple[float, float]]:
    """Where ratings lie with 95 %: whole games are drawn anew, since the pairs of one game hang together."""
    if not played:
        return {name: (-math.inf, math.inf) for name in bots}
    random = Random("ladder")
    single = [_beaten([game]) for game in played]
    drawn: dict[str, list[float]] = {name: [] for name in bots}
    for _ in range(RESAMPLES):
        beat: dict[tuple[str, str], float] = {}
        for one in random.choices(single, k=len(single)):
            for pair, count in one.items():
                beat[pair] = beat.get(pair, 0.0) + count
        for name, rating in rate(bots, beat).items():
            drawn[name].append(rating)
    cut = max(0, round(RESAMPLES * 0.025) - 1)
    return {
        name: (min(ratings[name], sorted(found)[cut]), max(ratings[name], sorted(found)[-1 - cut]))
        for name, found in drawn.items()
    }


def _bradley_terry(bots: Sequence[str], beat: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Strengths under which the results are likeliest; half a win is lent to each side, so none is infinite."""
    strength = dict.fromkeys(bots, 1.0)
    pairs: dict[str, list[tuple[str, float]]] = {name: [] for name in bots}  # who was met how often
    wins = dict.fromkeys(bots, 0.0)
    for (one, other), count in beat.items():
        if one in pairs and other in pairs:
            wins[one] += count + 0.5
            pairs[one].append((other, count + beat.get((other, one), 0.0) + 1))
    for _ in range(500):
        new = {}
        for name in bots:
            met = sum(count / (strength[name] + strength[other]) for other, count in pairs[name])
            new[name] = wins[name] / met if met else 1.0
        scale = math.exp(sum(math.log(value) for value in new.values()) / len(new))
        new = {name: value / scale for name, value in new.items()}
        moved = max(abs(math.log(new[name] / strength[name])) for name in bots)
        strength = new
        if moved < SETTLED:
            break
    return strength
