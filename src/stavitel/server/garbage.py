"""When garbage is collected: in small portions, and all of it in quiet moments, not in the middle of an answer."""

import asyncio
import contextlib
import ctypes
import gc
import sys
import time

from stavitel.server.metrics import Metrics
from stavitel.server.workload import Workload

CHECK_SECONDS = 0.5
QUIET_SECONDS = 20.0  # without an answer, after which all garbage may be collected
FULL_WHEN_QUIET_SECONDS = 60.0  # between two full collections, in quiet times
FULL_WHEN_BUSY_SECONDS = 3600.0  # and at the latest
FULL_AFTER_REQUESTS = 500  # or connections: each leaves some 25 kB behind, if it lasted until it was set aside
GIVE_BACK_SECONDS = 10.0  # between two times that memory which is free is given back to the system
ARENA_MAX = -8  # of glibc's mallopt: how many heaps the threads of a process may have


async def collect_garbage(workload: Workload, metrics: Metrics) -> None:
    """Collects garbage until the process ends.

    Matches and their scenes are freed by counting references: a whole game leaves no cycles behind. Requests do, so
    after some of them, when nobody happens to answer, what is new is looked through. Then it is set aside (frozen),
    and nobody looks through it again until all is quiet, or so many have come that it would add up.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    allocator = _allocator()
    if allocator is not None:
        allocator.mallopt(ARENA_MAX, 1)  # else every thread keeps what it has freed for itself
    try:
        await _collect_in_portions(workload, metrics, allocator)
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


async def _collect_in_portions(workload: Workload, metrics: Metrics, allocator: ctypes.CDLL | None) -> None:
    last_full = given_back = time.monotonic()
    requests = 0
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        begun = time.perf_counter()
        now = time.monotonic()
        since_answer, since_full = now - workload.last_answer, now - last_full
        quiet = since_answer > QUIET_SECONDS and since_full > FULL_WHEN_QUIET_SECONDS
        requests += workload.requests
        if quiet or since_full > FULL_WHEN_BUSY_SECONDS or requests > FULL_AFTER_REQUESTS:
            gc.unfreeze()
            gc.collect()
            last_full, requests = now, 0
            if allocator is not None and now - given_back > GIVE_BACK_SECONDS:
                given_back = now
                allocator.malloc_trim(0)
        elif workload.requests and since_answer > CHECK_SECONDS:
            gc.collect(0)
        workload.requests = 0
        gc.freeze()
        metrics.gc_seconds.observe(time.perf_counter() - begun)
