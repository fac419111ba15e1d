"""Work that goes on beside requests and connections."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from stavitel.server.errors import ClientError

T = TypeVar("T")
LOG = logging.getLogger("stavitel.background")
CLOSE_SECONDS = 5.0  # in which work that has begun may end when the process does


class BackgroundTasks:
    """The tasks of one process; each runs to its end, whoever stops waiting for it."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Starts a task; an error in it is logged."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return task

    def run_in_background(self, work: Coroutine[Any, Any, object]) -> None:
        """Starts a task that nobody waits for."""
        self.start(work).set_name("background")

    async def run_shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Waits for a task that runs on even if the client goes away meanwhile."""
        return await asyncio.shield(self.start(work))

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, ClientError):
            LOG.error("a task failed", exc_info=error)

    async def close(self) -> None:
        """Lets the tasks end, and cancels those that do not."""
        if self.running:
            await asyncio.wait(list(self.running), timeout=CLOSE_SECONDS)
        for task in list(self.running):
            task.cancel()
