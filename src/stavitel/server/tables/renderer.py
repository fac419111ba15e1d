"""When scenes are rendered: with the update while there is little to do, else as soon as no answer waits."""

import asyncio
import logging
import time
from typing import Protocol

from stavitel.server.workload import Workload

LOG = logging.getLogger("stavitel.renderer")
COMMANDS_AT_ONCE = 3  # under way, up to which scenes are rendered with the update
ANSWERS_SHARE = 3.0  # while answers are under way they get so many times the processor time of scenes
LONGEST_SECONDS = 0.5  # but one table is rendered after so long
PAUSE_SECONDS = 0.005  # before it is looked again whether it is time
AGAIN_SECONDS = 0.02  # before a table is tried again where an answer was just being committed


class Renderable(Protocol):
    """A table whose scenes may be behind."""

    @property
    def id(self) -> str:
        """Of the table."""

    def render(self) -> bool:
        """Renders and sends what is behind; False if it has to be tried again in a moment."""


class Renderer:
    """Renders what tables have become, one table at a time, so that answers never wait for scenes.

    On a busy server changes of a table that come faster than it can be rendered are rendered together. How much of its
    time that takes does not depend on how many tables it has: else several processes would render more than one does.
    """

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self._tables: dict[str, Renderable] = {}
        self._scheduled = asyncio.Event()
        self._next = 0.0  # when it may render again while answers are under way: by the thread's processor time
        self._latest = 0.0  # and by the clock

    @property
    def busy(self) -> bool:
        """Whether the process has so much to do that scenes follow the updates."""
        return self._workload.commands > COMMANDS_AT_ONCE or bool(self._tables)

    def schedule(self, table: Renderable) -> None:
        """Renders a table when no answer waits."""
        if not self._tables:
            self._scheduled.set()
        self._tables.setdefault(table.id, table)

    async def run(self) -> None:
        """Renders until the process ends."""
        while True:
            await self._scheduled.wait()
            self._scheduled.clear()
            while self._tables:
                await asyncio.sleep(0)  # answers first
                while self._workload.commands and time.thread_time() < self._next and time.monotonic() < self._latest:
                    await asyncio.sleep(PAUSE_SECONDS)
                table_id = next(iter(self._tables))
                table = self._tables.pop(table_id)
                begun = time.thread_time()
                try:
                    rendered = table.render()
                except Exception:
                    LOG.exception("cannot render table %s", table_id)
                    continue
                if not rendered:
                    asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.schedule, table)
                    continue
                ended = time.thread_time()
                self._next = ended + (ended - begun) * ANSWERS_SHARE
                self._latest = time.monotonic() + LONGEST_SECONDS
