"""When scenes are rendered: with the update while there is little to do, else a moment later, when no answer waits."""

import asyncio
import logging
import time
from typing import Protocol

from stavitel.server.processors import Processors
from stavitel.server.workload import Workload

LOG = logging.getLogger("stavitel.renderer")
COMMANDS_AT_ONCE = 3  # under way, up to which scenes are rendered with the update
TABLE_SECONDS = 1.0  # between two pictures of a table that changes all the time
AHEAD_SECONDS = 10.0  # by which a table may be ahead of that pace: ten pictures at once, after a while without any
CALM_SECONDS = 0.15  # without a change, after which there is a picture in any case
RECENT_SECONDS = 0.1  # after an answer, in which the next ones are expected
ANSWERS_SHARE = 6.0  # while answers come they get so many times the processor time of scenes
IDLE_SHARE = 2.0  # and of idle time so many times as long as scenes take is left for answers that are yet to come
CREDIT_SECONDS = 0.02  # that scenes may take at once, after a pause
LONGEST_SECONDS = 0.5  # but one table is rendered after so long
PAUSE_SECONDS = 0.005  # before it is looked again whether it is time
AGAIN_SECONDS = 0.02  # before a table is tried again where an answer was just being committed


class Renderable(Protocol):
    """A table whose scenes may be behind."""

    due: float  # when its next picture would be if they came at an even pace, by the monotonic clock

    @property
    def id(self) -> str:
        """Of the table."""

    def render(self) -> float | None:
        """Renders and sends what one viewer lacks; in how many seconds there may be more to do, None if all is done."""


class Renderer:
    """Renders what tables have become, one table at a time, so that answers never wait for scenes.

    A person who clicks quickly has a picture of each answer. Where changes come fast for long, as bots make them, they
    are rendered together until there is a pause, however little else there is to do: a picture costs many answers.
    """

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self._processors = Processors()
        self._tables: dict[str, Renderable] = {}  # that are due
        self._later: dict[str, float] = {}  # tables whose next picture has to wait, and when they last changed
        self._scheduled = asyncio.Event()
        self._credit = 0.0  # seconds that scenes may take now; below 0 they have had more than their share
        self._processor = time.thread_time()  # when that was worked out, by the processor time of this thread
        self._clock = time.monotonic()  # and by the clock
        self._begun = self._processor  # the picture that was begun last
        self._latest = 0.0  # when one table is rendered in any case

    @property
    def busy(self) -> bool:
        """Whether the process has so much to do that scenes follow the updates."""
        return self._workload.commands > COMMANDS_AT_ONCE or bool(self._tables)

    def has_time_for(self, table: Renderable) -> bool:
        """Whether the scenes of a table go with the update."""
        if self.busy or time.monotonic() < table.due - AHEAD_SECONDS:
            return False
        self._begun = time.thread_time()
        return self._has_credit()

    def note_picture(self, table: Renderable) -> None:
        """The scenes of a table have been rendered."""
        self._charge()
        now = time.monotonic()
        table.due = min(max(table.due, now), now + AHEAD_SECONDS) + TABLE_SECONDS

    def _has_credit(self) -> bool:
        """Whether scenes have had no more than their share of the time."""
        processor, clock = time.thread_time(), time.monotonic()
        worked = processor - self._processor
        idle = max(0.0, clock - self._clock - worked) * self._processors.spare()  # who sends answers may need the rest
        self._credit = min(CREDIT_SECONDS, self._credit + worked / ANSWERS_SHARE + idle / IDLE_SHARE)
        self._processor, self._clock = processor, clock
        return self._credit >= 0.0

    def _charge(self) -> None:
        """Counts the time since a picture was begun."""
        self._processor, self._clock = time.thread_time(), time.monotonic()
        self._credit -= self._processor - self._begun
        self._begun = self._processor

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
                await self._turn()
                table_id = next(iter(self._tables))
                table = self._tables.pop(table_id)
                while (wait := self._render(table)) == 0.0:
                    await self._turn()
                if wait is not None:
                    asyncio.get_running_loop().call_later(wait, self._is_due, table)

    async def _turn(self) -> None:
        """Waits for the turn of a picture: answers first."""
        await asyncio.sleep(0)
        while self._answers_come and not self._has_credit() and time.monotonic() < self._latest:
            await asyncio.sleep(PAUSE_SECONDS)

    @property
    def _answers_come(self) -> bool:
        return self._workload.commands > 0 or time.monotonic() - self._workload.last_answer < RECENT_SECONDS

    def _render(self, table: Renderable) -> float | None:
        """Renders one picture of a table; when there is more to do, as the table says."""
        self._begun = time.thread_time()
        try:
            return table.render()
        except Exception:
            LOG.exception("cannot render table %s", table.id)
            return None
        finally:
            self._charge()
            self._latest = time.monotonic() + LONGEST_SECONDS
