"""When scenes are rendered: with the update while there is little to do, else as soon as no answer waits."""

import asyncio
import logging
from typing import Protocol

from stavitel.server.workload import Workload

LOG = logging.getLogger("stavitel.renderer")
COMMANDS_AT_ONCE = 3  # under way, up to which scenes are rendered with the update


class Renderable(Protocol):
    """A table whose scenes may be behind."""

    @property
    def id(self) -> str:
        """Of the table."""

    def render(self) -> bool:
        """Renders and sends what is behind; False if it has to be tried again in a moment."""


class Renderer:
    """Renders what tables have become, one table at a time, so that answers never wait for scenes.

    On a busy server changes of a table that come faster than it can be rendered are rendered together.
    """

    def __init__(self, workload: Workload) -> None:
        self._workload = workload
        self._tables: dict[str, Renderable] = {}
        self._scheduled = asyncio.Event()

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
                table_id = next(iter(self._tables))
                table = self._tables.pop(table_id)
                try:
                    rendered = table.render()
                except Exception:
                    LOG.exception("cannot render table %s", table_id)
                    continue
                if not rendered:
                    self._tables.setdefault(table_id, table)
                    await asyncio.sleep(0.001)
