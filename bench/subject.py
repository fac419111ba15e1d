"""What is measured of any engine, by one clock and one loop: play, fork, playouts, search, memory.

A worker process holds one subject and answers orders, one JSON line each, so that the workers of several
engines can take turns within one run. It needs no third-party package: the peers' environment runs it too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol

POSITIONS = 48  # of each kind, spread over whole games
FIRST_FORKS = 12
GAMES_SCOUTED = 4


class Subject(Protocol):
    """One game of one engine, played by random players."""

    name: str
    about: dict[str, Any]

    def play(self, seed: int) -> int:
        """Play a whole game; how many decisions its players took."""
        ...

    def scout(self, seed: int) -> tuple[list[Any], list[Any], list[Any]]:
        """Positions of one game: at turn boundaries, in mid-turn, and at any decision."""
        ...

    def fork(self, position: Any) -> Any:
        """A copy of the position, in the engine's own way."""
        ...

    def ready(self, position: Any) -> Any:
        """A copy whose options can be read."""
        ...

    def playout(self, position: Any, seed: int) -> None:
        """Imagine the position (where the engine can; otherwise copy it) and play it to the end."""
        ...


class Worker:
    """Carries out the orders for one subject."""

    def __init__(self, subject: Subject, clock: Callable[[], float]) -> None:
        self.subject = subject
        self.clock = clock
        self.positions: tuple[list[Any], list[Any], list[Any]] | None = None
        self.thought: list[Any] | None = None  # positions to think about

    def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        match order["do"]:
            case "about":
                return {"name": self.subject.name, **self.subject.about}
            case "play":
                return self.play(order["seconds"], order["seed"])
            case "telling":
                return self.telling(order["seconds"], order["seed"])
            case "first":
                return self.first(order["seed"])
            case "search":
                return self.search(order["seconds"], order["seed"])
            case "fork":
                return self.fork(order["seconds"])
            case "playouts":
                return self.playouts(order["seconds"], order["seed"])
            case "memory":
                return {"peak_mb": peak_memory()}
        raise ValueError(f"{order['do']!r} is not an order")

    def play(self, seconds: float, seed: int) -> dict[str, Any]:
        decisions, games, spent = self.games(self.subject.play, seconds, seed)
        return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}

    def telling(self, seconds: float, seed: int) -> dict[str, Any]:
        """What the telling of events costs in per cent: the same games, quiet and told in turns."""
        told = getattr(self.subject, "play_telling", None)
        if told is None:
            return {}
        clock = self.clock
        quietly = loudly = 0.0
        games = decisions = 0
        while quietly + loudly < seconds:
            start = clock()
            self.subject.play(seed + games)
            middle = clock()
            decisions += told(seed + games)
            end = clock()
            quietly += middle - start
            loudly += end - middle
            games += 1
        return {"telling_decisions_per_s": decisions / loudly, "telling_cost": 100 * (loudly / quietly - 1)}

    def search(self, seconds: float, seed: int) -> dict[str, Any]:
        """Simulations per second of the searching levels, and what a decision takes, where there are any."""
        consider = getattr(self.subject, "consider", None)
        if consider is None:
            return {}
        if self.thought is None:
            self.thought = spread([self.subject.scout_thoughts(seed) for seed in range(1, GAMES_SCOUTED + 1)])
        found = {}
        for level, name in (("skilled", "simulations_per_s"), ("expert", "tree_simulations_per_s")):
            consider(level, self.thought[0], 0)
            tries = thoughts = 0
            start = self.clock()
            while (spent := self.clock() - start) < seconds:
                tries += consider(level, self.thought[thoughts % len(self.thought)], seed + thoughts)
                thoughts += 1
            found[name] = tries / spent
        return found

    def games(self, play: Callable[[int], int], seconds: float, seed: int) -> tuple[int, int, float]:
        """Whole games until the time is up; the last one is finished and counted in full."""
        clock = self.clock
        decisions = games = 0
        start = clock()
        while (spent := clock() - start) < seconds:
            decisions += play(seed + games)
            games += 1
        return decisions, games, spent

    def first(self, seed: int) -> dict[str, Any]:
        """The first fork of a match, for engines that prepare for forks only once they are asked for one."""
        unforked = getattr(self.subject, "before_first_fork", None)
        if unforked is None:
            return {}
        spent = 0.0
        for number in range(FIRST_FORKS):
            position = unforked(seed + number)
            start = self.clock()
            position.fork()
            spent += self.clock() - start
        return {"fork_first_us": spent / FIRST_FORKS * 1e6}

    def fork(self, seconds: float) -> dict[str, Any]:
        boundary, middle, _ = self.scouted()
        subject = self.subject
        return {
            "fork_boundary_us": self.each(subject.fork, boundary, seconds),
            "fork_midturn_us": self.each(subject.fork, middle, seconds),
            "fork_ready_us": self.each(subject.ready, boundary, seconds),
        }

    def each(self, do: Callable[[Any], Any], positions: list[Any], seconds: float) -> float | None:
        """Microseconds of doing it once, over all positions round and round after a round that does not count."""
        if not positions:
            return None
        clock = self.clock
        for position in positions:
            do(position)
        times = 0
        start = clock()
        while (spent := clock() - start) < seconds:
            for position in positions:
                do(position)
            times += len(positions)
        return spent / times * 1e6

    def playouts(self, seconds: float, seed: int) -> dict[str, Any]:
        _, _, anywhere = self.scouted()
        subject, clock = self.subject, self.clock
        played = 0
        start = clock()
        while (spent := clock() - start) < seconds:
            subject.playout(anywhere[played % len(anywhere)], seed + played)
            played += 1
        return {"playouts_per_s": played / spent}

    def scouted(self) -> tuple[list[Any], list[Any], list[Any]]:
        """Positions to fork, found once, outside the measured time, the same for every repetition."""
        if self.positions is None:
            games = [self.subject.scout(seed) for seed in range(1, GAMES_SCOUTED + 1)]
            self.positions = (
                spread([game[0] for game in games]),
                spread([game[1] for game in games]),
                spread([game[2] for game in games]),
            )
        return self.positions


def spread(games: list[list[Any]]) -> list[Any]:
    """The same number of positions from each game, evenly from its start to its end, in shuffled order."""
    kept = []
    for positions in games:
        share = POSITIONS // len(games)
        kept += [positions[i * len(positions) // share] for i in range(share)] if len(positions) > share else positions
    random.Random(1).shuffle(kept)
    return kept


def peak_memory() -> float:
    """The largest resident set of this process so far, in MB."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 1024


def serve(subject: Callable[[], Subject]) -> None:
    """Answer orders from standard input until it ends; the first line out says how long the import took."""
    clock = time.process_time if "--cpu" in sys.argv else time.perf_counter
    start = time.perf_counter()
    worker = Worker(subject(), clock)
    answer({"import_ms": (time.perf_counter() - start) * 1e3})
    for line in sys.stdin:
        try:
            answer(worker.obey(json.loads(line)))
        except Exception as error:  # the run goes on without this number and shows the error
            answer({"error": f"{type(error).__name__}: {error}"})


def answer(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
