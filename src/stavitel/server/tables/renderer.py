"""When scenes are rendered: with the update while there is little to do, else a moment later, when no answer waits."""

import asyncio
import logging
import time
from typing import Protocol

from stavitel.server.workload import Workload

LOG = logging.getLogger("stavitel.renderer")
COMMANDS_AT_ONCE = 3  # under way, up to which scenes are rendered with the update
TABLE_SECONDS = 1.0  # between two pictures of a table that changes all the time
AHEAD_SECONDS = 10.0  # by which a table may be ahead of that pace: ten pictures at once, after a while without any
CALM_SECONDS = 0.15  # without a change, after which there is a picture in any case
ANSWERS_SHARE = 6.0  # while answers are under way they get so many times the processor time of scenes
LONGEST_SECONDS = 0.5  # but one table is rendered after so long
PAUSE_SECONDS = 0.005  # at least, before it is looked again whether it is time
AGAIN_SECONDS = 0.02  # before a table is tried again where an answer was just being committed


class Renderable(Protocol):
    """A table whose scenes may be behind."""

    due: float  # when its next picture would be if they came at an even pace, by the monotonic clock

    @property
    def id(self) -> str:
        """Of the table."""

    def render(self) -> bool:
        """Renders and sends what is behind; False if it has to be tried again in a moment."""


class Renderer:
    """Renders what tables have become, one table at a time, so that answers never wait for scenes.

    A person who clicks quickly has a picture of each answer. Where changes come fast for long, as bots make them, they
    are rendered together until there is a pause, however little else there is to do: a picture costs many answers.
    """

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self._tables: dict[str, Renderable] = {}  # that are due
        self._later: dict[str, float] = {}  # tables whose next picture has to wait, and when they last changed
        self._scheduled = asyncio.Event()
        self._next = 0.0  # when it may render again while answers are under way: by the thread's processor time
        self._latest = 0.0  # and by the clock

    @property
    def busy(self) -> bool:
        """Whether the process has so much to do that scenes follow the updates."""
        return self._workload.commands > COMMANDS_AT_ONCE or bool(self._tables)

    def has_time_for(self, table: Renderable) -> bool:
        """Whether the scenes of a table go with the update."""
        return not self.busy and time.monotonic() >= table.due - AHEAD_SECONDS

    def note_picture(self, table: Renderable) -> None:
        """The scenes of a table have been rendered."""
        now = time.monotonic()
        table.due = min(max(table.due, now), now + AHEAD_SECONDS) + TABLE_SECONDS

    def schedule(self, table: Renderable, *, at_once: bool = False) -> None:
        """Renders a table when no answer waits, but not too often."""
        waits = table.id in self._later
        self._later[table.id] = time.monotonic()
        if at_once:
            self._is_due(table)
        elif not waits:
            self._look_again(table)

    def _look_again(self, table: Renderable) -> None:
        """Whether a table has waited long enough."""
        if table.id in self._later:
            wait = min(self._later[table.id] + CALM_SECONDS, table.due - AHEAD_SECONDS) - time.monotonic()
            if wait <= 0.0:
                self._is_due(table)
            else:
                asyncio.get_running_loop().call_later(wait, self._look_again, table)

    def _is_due(self, table: Renderable) -> None:
        self._later.pop(table.id, None)
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
                    await asyncio.sleep(min(max(PAUSE_SECONDS, self._next - time.thread_time()), AGAIN_SECONDS))
                table_id = next(iter(self._tables))
                table = self._tables.pop(table_id)
                begun = time.thread_time()
                try:
                    rendered = table.render()
                except Exception:
                    LOG.exception("cannot render table %s", table_id)
                    continue
                if not rendered:
                    asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._is_due, table)
                    continue
                ended = time.thread_time()
                self._next = ended + (ended - begun) * ANSWERS_SHARE
                self._latest = time.monotonic() + LONGEST_SECONDS
