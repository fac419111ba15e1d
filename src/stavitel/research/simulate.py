"""Many games between bots: seats rotate, every game has its own seed, results do not depend on the number of jobs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any

from stavitel.bots import bot
from stavitel.kernel import new_match

Z = 1.959964  # of the standard normal, for intervals of 95 %


@dataclass(frozen=True)
class Played:
    """How one game ended."""

    game: int
    bots: tuple[str, ...]  # by seat
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int

    @property
    def winners(self) -> list[int]:
        """The seats that came first."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1 and seat < len(self.bots)]


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
    played: list[Played] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        """How many questions were answered."""
        return sum(game.decisions for game in self.played)

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
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else None,
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
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play games between bots, who move on by one seat from game to game; `progress` hears how many have ended."""
    lineup = seated(bots, seats)
    for name in dict.fromkeys(lineup):
        bot(name, title)  # an unknown name fails here, in one process
    result = Result(title, seats, str(seed), jobs, options or {})
    begin = perf_counter()
    for chunk in _chunks(title, lineup, str(seed), games, jobs, options or {}):
        result.played.extend(chunk)
        if progress is not None:
            progress(len(result.played))
    result.seconds = perf_counter() - begin
    result.played.sort(key=lambda game: game.game)
    return result


def play_game(
    title: str, lineup: Sequence[str], seed: str, game: int, options: Mapping[str, Any] | None = None
) -> Played:
    """One game; its seats are turned by its number, its chance and its bots' come from the seed and the number."""
    seats = len(lineup)
    names = tuple(lineup[(seat - game) % seats] for seat in range(seats))
    match = new_match(title, seats, f"{seed}:{game}", options, quiet=True)
    players = [bot(name, title) for name in names]
    randoms = [Random(f"{seed}:{game}:{seat}") for seat in range(seats)]
    decisions = 0
    while not match.over:
        seat = next(iter(match.asking))
        match.answer(seat, players[seat].decide(match.view(seat, randoms[seat])))
        decisions += 1
    scores = sorted(match.scores(), key=lambda score: score.seat)
    return Played(game, names, tuple(s.total for s in scores), tuple(s.rank for s in scores), decisions)


def _play_games(title: str, lineup: Sequence[str], seed: str, games: range, options: Mapping[str, Any]) -> list[Played]:
    return [play_game(title, lineup, seed, game, options) for game in games]


def _chunks(
    title: str,
    lineup: Sequence[str],
    seed: str,
    games: int,
    jobs: int,
    options: Mapping[str, Any],
) -> Iterator[list[Played]]:
    """Finished games, as they come."""
    if jobs <= 1:
        for game in range(games):
            yield [play_game(title, lineup, seed, game, options)]
        return
    size = max(1, min(25, games // (jobs * 4) or 1))
    pieces = [range(start, min(start + size, games)) for start in range(0, games, size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        pending = {pool.submit(_play_games, title, lineup, seed, piece, options) for piece in pieces}
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


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
