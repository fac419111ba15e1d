"""Whether this process can do its work: how late its event loop is, and whether the database takes a write."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from stavitel.server.errors import StoreUnavailable
from stavitel.server.metrics import Metrics
from stavitel.server.storage.people import save_value
from stavitel.server.storage.store import Store

LOG = logging.getLogger("stavitel.monitor")
TICK_SECONDS = 0.25
TICKS = 40  # of which the worst is told: ten seconds
RETRY_TICKS = 8  # between two writes that try whether the database is back
SAME_SECONDS = 1.0  # in which all who ask get the result of one write


class Monitor:
    """Watches the event loop always, and the database when it fails or somebody asks."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._lags: deque[float] = deque([0.0], TICKS)
        self._trying: asyncio.Task[float] | None = None
        self._tried = float("-inf")
        metrics.loop_lag.set_function(lambda: self.lag)
        metrics.store_failing.set_function(lambda: store.failing)

    @property
    def lag(self) -> float:
        """By how many seconds the event loop was late at worst, in the last ten seconds."""
        return max(self._lags)

    async def run(self, on_recovery: Callable[[], Awaitable[None]]) -> None:
        """Watches until the process ends; `on_recovery` is called when writes succeed after some have failed."""
        tick, recoveries = 0, self._store.recoveries
        while True:
            begun = time.monotonic()
            await asyncio.sleep(TICK_SECONDS)
            self._lags.append(time.monotonic() - begun - TICK_SECONDS)
            tick += 1
            if self._store.failing and tick % RETRY_TICKS == 0:
                _ = self._try()
            if recoveries != self._store.recoveries:
                recoveries = self._store.recoveries
                try:
                    await on_recovery()
                except Exception as error:
                    LOG.warning("cannot read what is new: %r", error)

    async def try_write(self) -> float:
        """Writes something; how many seconds that took, or StoreUnavailable."""
        return await asyncio.shield(self._try())

    def _try(self) -> "asyncio.Task[float]":
        """The write that is being tried, or was just now: however many ask, the disk has no more to do."""
        now = time.monotonic()
        if self._trying is None or (self._trying.done() and now - self._tried > SAME_SECONDS):
            self._tried = now
            self._trying = asyncio.create_task(self._write())
            self._trying.add_done_callback(_look_at)
        return self._trying

    async def _write(self) -> float:
        begun, at = time.perf_counter(), f"{time.time():.3f}"

        def note(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":  # where answers may be kept out by a lock on a whole table
                connection.exec_driver_sql("LOCK TABLE log, tables, seats IN ROW EXCLUSIVE MODE")
            save_value(connection, "last-probe", at)

        try:
            await self._store.write(note)
        except StoreUnavailable:
            self._store.failing = True
            raise
        return time.perf_counter() - begun


def _look_at(task: "asyncio.Task[float]") -> None:
    """Takes note of an error that nobody may ask for."""
    if not task.cancelled():
        task.exception()
