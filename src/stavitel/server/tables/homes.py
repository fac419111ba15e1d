"""Where tables are at home: each in one process, which plays it and shows it to everybody.

The other processes hand connections for it over (`http/handover`). A process that cannot renew its leases, be it that
it was stopped or cut off from the database, loses them within seconds, and whoever looks at its tables comes again.
Safety does not hang on it: an answer counts only if its version is the next one of the log, whoever writes it.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from stavitel.server.storage.homes import LEASE_SECONDS, leave_homes, renew_homes, take_home
from stavitel.server.storage.store import Store

LOG = logging.getLogger("stavitel.homes")
RENEW_SECONDS = LEASE_SECONDS / 4


class Homes:
    """The tables that are at home in this process."""

    def __init__(self, store: Store, process: str, address: str) -> None:
        self._store = store
        self._process = process
        self._address = address
        self._renewed = time.monotonic()
        self.mine: set[str] = set()

    async def find(self, table_id: str) -> tuple[str, str] | None:
        """The process and the address that a table is at home in, None if it is here: it is, if it was nowhere."""
        if table_id in self.mine:
            return None
        home = await self._store.write(lambda connection: take_home(connection, table_id, self._process, self._address))
        if home is None or home[0] != self._process:
            return home
        if not self.mine:
            self._renewed = time.monotonic()
        self.mine.add(table_id)
        return None

    async def leave(self, table_ids: list[str], process: str | None = None) -> None:
        """Tables have left memory, or another process that they were at home in has ended."""
        if process is None:
            self.mine.difference_update(table_ids)
        gone = process or self._process
        await self._store.write(lambda connection: leave_homes(connection, gone, table_ids))

    async def run(self, on_lost: Callable[[str], None]) -> None:
        """Renews the leases until the process ends; `on_lost` is told of tables that have another home now."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            lost: set[str] = set()
            if self.mine:
                before = set(self.mine)
                begun = time.monotonic()
                try:
                    lost = before - await self._store.write(lambda c: renew_homes(c, self._process))
                    self._renewed = begun
                except Exception as error:
                    LOG.warning("cannot renew what is at home here: %r", error)
                    if time.monotonic() - self._renewed > LEASE_SECONDS:
                        lost = before
            for table_id in lost & self.mine:
                self.mine.discard(table_id)
                on_lost(table_id)
