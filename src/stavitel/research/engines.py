"""What plays games: this process, several, or a Dask cluster. A worker that dies costs none of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Protocol, Self, TypeVar

from stavitel.research.needed import needed

Done = TypeVar("Done")
Done_co = TypeVar("Done_co", covariant=True)

SECONDS = 1.5  # that a piece of work takes
GROWTH = 4  # by how much a piece may be larger than the last
AHEAD = 2  # pieces that wait for each worker


class Work(Protocol[Done_co]):
    """Something to do for each of many numbers, such as playing a game; the same comes of it wherever it is done."""

    def do(self, number: int) -> Done_co:
        """Do it here."""

    def do_elsewhere(self, number: int) -> Done_co:
        """Do it on another machine, with what was sent along."""

    def do_noted(self, number: int, note: Path) -> Done_co:
        """Do it where it may end the process: a note tells how far it came."""

    def died(self, number: int, note: str = "") -> Exception:
        """What to say when it has ended its process time and again."""


class Engine(Protocol):
    """Does work and gives what came of it as it is done."""

    def each(self, work: Work[Done], numbers: Sequence[int]) -> Iterator[list[tuple[int, Done]]]:
        """Some numbers with what came of them, in any order, until all are done."""


class Here:
    """This process."""

    def each(self, work: Work[Done], numbers: Sequence[int]) -> Iterator[list[tuple[int, Done]]]:
        """One number after the other."""
        for number in numbers:
            yield [(number, work.do(number))]


def do_all(work: Work[Done], numbers: Sequence[int]) -> tuple[list[tuple[int, Done]], float]:
    """Some numbers, and how long they took."""
    begin = perf_counter()
    return [(number, work.do(number)) for number in numbers], perf_counter() - begin


def do_all_elsewhere(work: Work[Done], numbers: Sequence[int]) -> tuple[list[tuple[int, Done]], float]:
    """The same on another machine."""
    begin = perf_counter()
    return [(number, work.do_elsewhere(number)) for number in numbers], perf_counter() - begin


class Pieces:
    """Numbers cut into pieces of a second or two, by how long the last ones took."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self._left = deque(numbers)
        self._again: deque[list[int]] = deque()
        self._workers = workers
        self._size = 1

    def take(self) -> list[int]:
        """The next piece; an empty one when nothing is left to begin."""
        if self._again:
            return self._again.popleft()
        share = -(-len(self._left) // (AHEAD * self._workers))
        return [self._left.popleft() for _ in range(min(self._size, share))]

    def took(self, numbers: int, seconds: float) -> None:
        """So many numbers took so long."""
        fitting = int(SECONDS * numbers / seconds) if seconds else self._size * GROWTH
        self._size = max(1, min(fitting, self._size * GROWTH))

    def give_back(self, piece: list[int]) -> None:
        """A piece that was lost, to be done again one by one."""
        self._again.extend([number] for number in piece)


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

    def each(self, work: Work[Done], numbers: Sequence[int]) -> Iterator[list[tuple[int, Done]]]:
        """All in turn. What a dead process had in hand is done again; what dies twice, in a process of its own."""
        pieces = Pieces(numbers, self._jobs)
        deaths: dict[int, int] = {}
        pending: dict[Future[tuple[list[tuple[int, Done]], float]], list[int]] = {}
        broken = False
        while True:
            while not broken and len(pending) < AHEAD * self._jobs:
                piece = pieces.take()
                if not piece:
                    break
                broken = not self._submit(work, piece, pending, pieces)
            if not pending and not broken:
                return
            if not pending:
                self.__exit__()
                broken = False
                continue
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                piece = pending.pop(future)
                try:
                    done, seconds = future.result()
                except BrokenProcessPool:
                    broken = True
                    for number in piece:
                        deaths[number] = deaths.get(number, 0) + 1
                    if len(piece) == 1 and deaths[piece[0]] >= 2:
                        yield [(piece[0], do_alone(work, piece[0]))]
                    else:
                        pieces.give_back(piece)
                else:
                    pieces.took(len(piece), seconds)
                    yield done

    def _submit(self, work: Work[Any], piece: list[int], pending: dict[Any, list[int]], pieces: Pieces) -> bool:
        """Give a piece to the pool; False if the pool is broken."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn"))
        try:
            pending[self._pool.submit(do_all, work, piece)] = piece
        except BrokenProcessPool:
            pieces.give_back(piece)
            return False
        return True


def do_alone(work: Work[Done], number: int) -> Done:
    """What has ended its process twice, in a process that does nothing else; says so if that dies too."""
    with TemporaryDirectory() as folder, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        note = Path(folder, "note")
        try:
            return pool.submit(work.do_noted, number, note).result()
        except BrokenProcessPool:
            raise work.died(number, note.read_text(encoding="utf-8") if note.exists() else "") from None


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
        """How much can be done at once."""
        return max(1, sum(map(int, self._client.nthreads().values())))

    def each(self, work: Work[Done], numbers: Sequence[int]) -> Iterator[list[tuple[int, Done]]]:
        """All in turn; the scheduler gives what a dead worker had in hand to another."""
        pieces = Pieces(numbers, self.workers)
        pending: dict[Any, list[int]] = {}
        try:
            while True:
                while len(pending) < AHEAD * self.workers:
                    piece = pieces.take()
                    if not piece:
                        break
                    pending[self._client.submit(do_all_elsewhere, work, piece, pure=False)] = piece
                if not pending:
                    return
                for future in self._dask.wait(list(pending), return_when="FIRST_COMPLETED").done:
                    piece = pending.pop(future)
                    try:
                        done, seconds = future.result()
                    except self._dask.KilledWorker:
                        if len(piece) == 1:
                            raise work.died(piece[0]) from None
                        pieces.give_back(piece)
                        continue
                    pieces.took(len(piece), seconds)
                    yield done
        finally:
            self._client.cancel(list(pending))
