"""Many games between bots: seats rotate, every game has its own seed, results do not depend on the number of jobs."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from stavitel.bots import bot
from stavitel.research.engines import Engine, Here, Processes
from stavitel.research.games import Kept, Played, Run, play_game

__all__ = ["Played", "Result", "Standing", "play_game", "seated", "simulate", "wilson"]

Z = 1.959964  # of the standard normal, for intervals of 95 %


@dataclass
class Standing:
    """What the games say of one bot."""

    bot: str
    seats: int = 0  # seats per game
    games: int = 0
    wins: float = 0.0  # a shared win counts in parts
    points: int = 0
    appearances: int = 0

    @property
    def share(self) -> float:
        """The share of games won by a seat of this bot."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """Points in the mean over all its seats."""
        return self.points / self.appearances if self.appearances else 0.0

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(self.mean, 3),
        }


@dataclass
class Result:
    """What a simulation found."""

    title: str
    seats: int
    seed: str
    jobs: int
    options: Mapping[str, Any]
    seconds: float = 0.0
    kept: int = 0  # games that were not played now but found in the file
    played: list[Played] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        """How many questions were answered."""
        return sum(game.decisions for game in self.played)

    @property
    def digest(self) -> str:
        """A hash of how all games ended: the same seed gives the same, whatever played them."""
        lines = [repr((game.game, game.bots, game.totals, game.ranks, game.decisions)) for game in self.played]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]

    def standings(self) -> list[Standing]:
        """Each bot's results, in the order in which they were named."""
        found: dict[str, Standing] = {}
        for game in self.played:
            for name in dict.fromkeys(game.bots):
                standing = found.setdefault(name, Standing(name))
                standing.games += 1
                standing.seats = game.bots.count(name)
            for seat, name in enumerate(game.bots):
                found[name].points += game.totals[seat]
                found[name].appearances += 1
            for seat in game.winners:
                found[game.bots[seat]].wins += 1 / len(game.winners)
        return list(found.values())

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        by_seat = [
            sum(game.totals[seat] for game in self.played) / len(self.played) if self.played else 0.0
            for seat in range(self.seats)
        ]
        return {
            "title": self.title,
            "seats": self.seats,
            "seed": self.seed,
            "jobs": self.jobs,
            "options": dict(self.options),
            "games": len(self.played),
            "kept": self.kept,
            "digest": self.digest,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": None if self.kept or not self.seconds else round(self.decisions / self.seconds),
            "mean_scores": [round(mean, 3) for mean in by_seat],
            "bots": [standing.as_json() for standing in self.standings()],
        }


def seated(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat; the last one named fills the rest.

    >>> seated(["greedy", "random"], 4)
    ['greedy', 'random', 'random', 'random']
    """
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots do not fit on {seats} seats")
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def simulate(
    title: str,
    *,
    games: int,
    seats: int,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    bot_seconds: float | None = None,
    out: str | Path | None = None,
    engine: Engine | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play games between bots, who move on by one seat from game to game; `progress` hears how many have ended.

    `out` is a file that keeps every game as soon as it ends: what it has already is not played again. The games are the
    same whatever plays them: this process, `jobs` processes, or the cluster of an `engine`.
    """
    lineup = seated(bots, seats)
    for name in dict.fromkeys(lineup):
        bot(name, title)  # an unknown name fails here, in one process
    run = Run.prepare(title, lineup, str(seed), options or {}, bot_seconds)
    result = Result(title, seats, str(seed), jobs, options or {})
    kept = Kept(out, run) if out is not None else None
    begin = perf_counter()
    if kept is not None:
        result.played.extend(game for game in kept.played if game.game < games)
        result.kept = len(result.played)
    done = {game.game for game in result.played}
    left = [game for game in range(games) if game not in done]
    with ExitStack() as stack:
        if engine is None:
            engine = stack.enter_context(Processes(jobs)) if jobs > 1 else Here()
        for piece in engine.each(run, left):
            ended = [played for _, played in piece]
            result.played.extend(ended)
            if kept is not None:
                kept.add(ended)
            if progress is not None:
                progress(len(result.played))
    result.seconds = perf_counter() - begin
    result.played.sort(key=lambda game: game.game)
    return result


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval in which a share lies with 95 %, after Wilson.

    >>> [round(limit, 3) for limit in wilson(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + z * z / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
