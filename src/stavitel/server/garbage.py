"""When garbage is collected: in small portions, and all of it in quiet moments, not in the middle of an answer."""

import asyncio
import contextlib
import ctypes
import gc
import sys
import time

from stavitel.server.metrics import Metrics
from stavitel.server.workload import Workload

CHECK_SECONDS = 0.25
PORTION = 15_000  # new objects that are looked through at once: some milliseconds
QUIET_SECONDS = 20.0  # without an answer, after which all garbage may be collected
FULL_WHEN_QUIET_SECONDS = 60.0  # between two full collections, in quiet times
FULL_WHEN_BUSY_SECONDS = 3600.0  # and at the latest
FULL_AFTER_REQUESTS = 5000  # that were not looked through: each leaves some 3 kB behind
GIVE_BACK_SECONDS = 10.0  # between two times that memory which is free is given back to the system
ARENA_MAX = -8  # of glibc's mallopt: how many heaps the threads of a process may have


async def collect_garbage(workload: Workload, metrics: Metrics) -> None:
    """Collects garbage until the process ends.

    Matches, their scenes and connections are freed by counting references: a whole game leaves no cycles behind.
    Statements for the database do, so after requests what is new is looked through, if it is not much. Then it is set
    aside (frozen), and nobody looks through it again until all is quiet: to look through everything takes a tenth of
    a second, in which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    allocator = _allocator()
    if allocator is not None:
        allocator.mallopt(ARENA_MAX, 1)  # else every thread keeps what it has freed for itself
    collector = Collector(workload, allocator)
    try:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            begun = time.perf_counter()
            collector.collect(time.monotonic())
            metrics.gc_seconds.observe(time.perf_counter() - begun)
    finally:  # the process may do other things after us
        gc.unfreeze()
        gc.enable()


def _allocator() -> ctypes.CDLL | None:
    """The system's allocator, where it can be told to give memory back."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            library = ctypes.CDLL(None)
            _ = library.malloc_trim, library.mallopt
            return library
    return None


class Collector:
    """What has been looked through, and when."""

    def __init__(self, workload: Workload, allocator: ctypes.CDLL | None = None) -> None:
        self._workload = workload
        self._allocator = allocator
        self._last_full = self._given_back = time.monotonic()
        self._missed = 0  # requests that were set aside without a look
        self._used = False  # something was done since the last full collection

    def collect(self, now: float) -> None:
        """Looks through what is new, or through everything if it is time for that."""
        requests, self._workload.requests = self._workload.requests, 0
        self._used = self._used or bool(requests) or self._workload.last_answer > self._last_full
        used = self._used
        if self._is_time_for_all(now):
            gc.unfreeze()
            gc.collect()
            self._last_full, self._missed, self._used = now, 0, False
        elif requests:
            if gc.get_count()[0] <= PORTION:
                gc.collect(0)
            else:
                self._missed += requests
        gc.freeze()
        if used and self._allocator is not None and now - self._given_back > GIVE_BACK_SECONDS:
            self._given_back = now
            self._allocator.malloc_trim(0)

    def _is_time_for_all(self, now: float) -> bool:
        since_answer, since_full = now - self._workload.last_answer, now - self._last_full
        quiet = self._used and since_answer > QUIET_SECONDS and since_full > FULL_WHEN_QUIET_SECONDS
        return quiet or since_full > FULL_WHEN_BUSY_SECONDS or self._missed > FULL_AFTER_REQUESTS
