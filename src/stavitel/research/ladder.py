"""The ladder: every bot against every other, and the ratings that follow."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from stavitel.research.simulate import Played, simulate, wilson

ANCHOR = 1000.0  # the rating of the random bot, or of the mean if it does not play
PER_UNIT = 400 / math.log(10)


@dataclass(frozen=True)
class Rung:
    """One bot's place."""

    bot: str
    rating: float
    games: int
    ahead: float  # share of seats of other bots that it finished ahead of
    interval: tuple[float, float]

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        return {
            "bot": self.bot,
            "rating": round(self.rating),
            "games": self.games,
            "ahead_share": round(self.ahead, 4),
            "interval": [round(limit, 4) for limit in self.interval],
        }


def ladder(
    title: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int,
    jobs: int = 1,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Rung]:
    """Play `games` games between each two bots, seats taken in turn, and rate them; the best comes first."""
    played: list[Played] = []
    for one, other in combinations(bots, 2):
        before = len(played)
        lineup = [one if seat % 2 == 0 else other for seat in range(seats)]
        step = (lambda done, before=before: progress(before + done)) if progress else None
        result = simulate(
            title, games=games, seats=seats, bots=lineup, jobs=jobs, seed=f"{seed}:{one}:{other}",
            options=options, progress=step,
        )  # fmt: skip
        played.extend(result.played)
    return rungs(bots, played)


def rungs(bots: Sequence[str], played: Sequence[Played]) -> list[Rung]:
    """Ratings from games: each pair of seats with different bots is a comparison, a tie half of one."""
    beat: dict[tuple[str, str], float] = {}
    games: dict[str, int] = dict.fromkeys(bots, 0)
    for game in played:
        for name in set(game.bots):
            games[name] += 1
        for a, b in combinations(range(len(game.bots)), 2):
            one, other = game.bots[a], game.bots[b]
            if one != other:
                ahead = 0.5 if game.ranks[a] == game.ranks[b] else float(game.ranks[a] < game.ranks[b])
                beat[one, other] = beat.get((one, other), 0.0) + ahead
                beat[other, one] = beat.get((other, one), 0.0) + 1 - ahead
    strength = _bradley_terry(bots, beat)
    anchor = math.log(strength["random"]) if "random" in strength else 0.0
    found = []
    for name in bots:
        won = sum(count for (one, _), count in beat.items() if one == name)
        met = won + sum(count for (_, other), count in beat.items() if other == name)
        found.append(
            Rung(
                name,
                ANCHOR + PER_UNIT * (math.log(strength[name]) - anchor),
                games[name],
                won / met if met else 0.0,
                wilson(won, int(met)),
            )
        )
    return sorted(found, key=lambda rung: -rung.rating)


def _bradley_terry(bots: Sequence[str], beat: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Strengths under which the results are likeliest; half a win is lent to each side, so none is infinite."""
    strength = dict.fromkeys(bots, 1.0)
    pairs = {
        (one, other): beat.get((one, other), 0.0) + 0.5
        for one in bots
        for other in bots
        if one != other and (one, other) in beat
    }
    for _ in range(500):
        new = {}
        for name in bots:
            won = sum(count for (one, _), count in pairs.items() if one == name)
            met = sum(
                (count + pairs[other, name]) / (strength[name] + strength[other])
                for (one, other), count in pairs.items()
                if one == name
            )
            new[name] = won / met if met else 1.0
        scale = math.exp(sum(math.log(value) for value in new.values()) / len(new))
        strength = {name: value / scale for name, value in new.items()}
    return strength
