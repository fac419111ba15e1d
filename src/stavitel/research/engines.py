"""What plays the games of a simulation: this process, several, or a Dask cluster. A worker that dies costs no game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol, Self

from stavitel.bots.faults import BotFault, replay_command
from stavitel.research.games import Played, Run, play_game, play_games, play_games_elsewhere, play_noted
from stavitel.research.needed import needed

SECONDS = 1.5  # that a piece of work takes
GROWTH = 4  # by how much a piece may be larger than the last
AHEAD = 2  # pieces that wait for each worker


class Engine(Protocol):
    """Plays games of a run and gives them as they end."""

    def play(self, run: Run, games: Sequence[int]) -> Iterator[list[Played]]:
        """Finished games, in any order."""


class Here:
    """This process."""

    def play(self, run: Run, games: Sequence[int]) -> Iterator[list[Played]]:
        """Finished games."""
        for game in games:
            yield [play_game(run.title, run.lineup, run.seed, game, run.options, run.bot_seconds)]


class Pieces:
    """Games cut into pieces of a second or two, by how long the last ones took."""

    def __init__(self, games: Sequence[int], workers: int) -> None:
        self._left = deque(games)
        self._again: deque[list[int]] = deque()
        self._workers = workers
        self._size = 1

    def take(self) -> list[int]:
        """The next piece; an empty one when nothing is left to begin."""
        if self._again:
            return self._again.popleft()
        share = -(-len(self._left) // (AHEAD * self._workers))
        return [self._left.popleft() for _ in range(min(self._size, share))]

    def took(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        fitting = int(SECONDS * games / seconds) if seconds else self._size * GROWTH
        self._size = max(1, min(fitting, self._size * GROWTH))

    def give_back(self, piece: list[int]) -> None:
        """A piece that was lost, to be played again game by game."""
        self._again.extend([game] for game in piece)


class Processes:
    """Processes on this machine; those that die are replaced."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def play(self, run: Run, games: Sequence[int]) -> Iterator[list[Played]]:
        """Finished games. What a dead process had in hand is played again; what dies twice, in a process of its own."""
        pieces = Pieces(games, self._jobs)
        deaths: dict[int, int] = {}
        pending: dict[Future[tuple[list[Played], float]], list[int]] = {}
        broken = False
        while True:
            while not broken and len(pending) < AHEAD * self._jobs:
                piece = pieces.take()
                if not piece:
                    break
                broken = not self._submit(run, piece, pending, pieces)
            if not pending and not broken:
                return
            if not pending:
                self.__exit__()
                broken = False
                continue
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                piece = pending.pop(future)
                try:
                    played, seconds = future.result()
                except BrokenProcessPool:
                    broken = True
                    for game in piece:
                        deaths[game] = deaths.get(game, 0) + 1
                    if len(piece) == 1 and deaths[piece[0]] >= 2:
                        yield [play_alone(run, piece[0])]
                    else:
                        pieces.give_back(piece)
                else:
                    pieces.took(len(piece), seconds)
                    yield played

    def _submit(self, run: Run, piece: list[int], pending: dict[Any, list[int]], pieces: Pieces) -> bool:
        """Give a piece to the pool; False if the pool is broken."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn"))
        try:
            pending[self._pool.submit(play_games, run, piece)] = piece
        except BrokenProcessPool:
            pieces.give_back(piece)
            return False
        return True


def play_alone(run: Run, game: int) -> Played:
    """A game whose process has died twice, in a process that plays nothing else; BotFault if that dies too."""
    with TemporaryDirectory() as folder, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        note = Path(folder, "asked")
        try:
            return pool.submit(play_noted, run, game, note).result()
        except BrokenProcessPool:
            raise died(run, game, note.read_text(encoding="utf-8") if note.exists() else "") from None


def died(run: Run, game: int, asked: str = "") -> BotFault:
    """What is said when a game ends its process time and again; `asked` is who was asked what then."""
    command = replay_command(run.title, run.lineup, run.seed, game, run.options, run.bot_seconds)
    who = f"; asked last was {asked}" if asked else ""
    return BotFault(f"game {game} has ended its process three times{who}; to see it again: {command}")


class Cluster:
    """A Dask cluster: `tcp://host:8786`, or `local:4` for one of four processes here."""

    def __init__(self, address: str) -> None:
        self._dask: Any = needed("distributed", "cluster")
        self._local: Any = None
        if address.startswith("local:"):
            workers = address.partition(":")[2]
            if not workers.isdigit() or not int(workers):
                raise ValueError(f"a cluster here is local:N, with N processes, not {address!r}")
            self._local = self._dask.LocalCluster(
                n_workers=int(workers), threads_per_worker=1, dashboard_address=None
            )  # fmt: skip
            address = self._local.scheduler_address
        try:
            self._client: Any = self._dask.Client(address, timeout=10)
        except (OSError, ValueError) as problem:
            raise ValueError(f"there is no cluster at {address}: {problem}") from problem

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()
        if self._local is not None:
            self._local.close()

    @property
    def workers(self) -> int:
        """How many games can be played at once."""
        return max(1, sum(map(int, self._client.nthreads().values())))

    def play(self, run: Run, games: Sequence[int]) -> Iterator[list[Played]]:
        """Finished games; the scheduler gives what a dead worker had in hand to another."""
        pieces = Pieces(games, self.workers)
        pending: dict[Any, list[int]] = {}
        try:
            while True:
                while len(pending) < AHEAD * self.workers:
                    piece = pieces.take()
                    if not piece:
                        break
                    pending[self._client.submit(play_games_elsewhere, run, piece, pure=False)] = piece
                if not pending:
                    return
                for future in self._dask.wait(list(pending), return_when="FIRST_COMPLETED").done:
                    piece = pending.pop(future)
                    try:
                        played, seconds = future.result()
                    except self._dask.KilledWorker:
                        if len(piece) == 1:
                            raise died(run, piece[0]) from None
                        pieces.give_back(piece)
                        continue
                    pieces.took(len(piece), seconds)
                    yield played
        finally:
            self._client.cancel(list(pending))
