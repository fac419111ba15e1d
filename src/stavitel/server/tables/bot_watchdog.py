"""Bots that are asked are never forgotten, be it that the store was away or that the process that asked has ended."""

import asyncio
import logging
import random
import time

from stavitel.server.errors import ClientError, StoreUnavailable
from stavitel.server.storage import lobby
from stavitel.server.tables.autoplay import TAKEOVER_SECONDS
from stavitel.server.tables.registry import TableRegistry

LOG = logging.getLogger("stavitel.watchdog")
PAUSE_SECONDS = 0.005  # between one table that goes on and the next
LONGEST_BACKOFF_SECONDS = 600.0  # before a table that cannot go on is tried again


class BotWatchdog:
    """Finds tables where only bots are waited for and nobody answers for them, and goes on there."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services
        self._backoffs: dict[str, tuple[float, float]] = {}  # by table: when it may be tried again, how long it waited
        self._recoveries = 0  # of the store, up to now

    async def run(self) -> None:
        """Checks at the start and then again and again, until the process ends."""
        while True:
            try:
                await self.check()
            except Exception as error:
                LOG.warning("cannot look for bots that are asked: %r", error)
            await asyncio.sleep(self._services.settings.bot_watchdog_seconds)

    async def check(self, now: float | None = None) -> None:
        """Goes on at all tables that wait for bots.

        Of several processes the first to claim such a table goes on with it, when nothing has happened there for as
        long as a bot may take.
        """
        now = time.monotonic() if now is None else now
        since = time.time() - TAKEOVER_SECONDS if self._services.pubsub.shared else None
        stuck = self._registry.stuck
        stalled = await self._services.store.read(lambda connection: lobby.tables_waiting_for_bots(connection, since))
        if self._recoveries != self._services.store.recoveries:  # the reason why tables could not go on is gone
            self._recoveries = self._services.store.recoveries
            self._backoffs.clear()
        self._backoffs = {table_id: backoff for table_id, backoff in self._backoffs.items() if now < sum(backoff)}
        table_ids = list(stalled.keys() | stuck)
        for table_id in random.sample(table_ids, len(table_ids)):
            table = self._registry.tables.get(table_id)
            if table is not None and table.autoplay.busy:
                stuck.discard(table_id)
            elif self._may_try(table_id, now) and (table_id in stuck or await self._claim(table_id, stalled[table_id])):
                await self._resume(table_id)
                await asyncio.sleep(PAUSE_SECONDS)

    def _may_try(self, table_id: str, now: float) -> bool:
        """Whether a table may be tried now; each time it has to wait twice as long for the next."""
        until, length = self._backoffs.get(table_id, (now, self._services.settings.bot_watchdog_seconds / 2))
        if now < until:
            return False
        length = min(2 * length, LONGEST_BACKOFF_SECONDS)
        self._backoffs[table_id] = (now + length, length)
        return True

    async def _claim(self, table_id: str, changed: float) -> bool:
        """Whether this process is the one to go on at a table that has not changed since then."""
        if not self._services.pubsub.shared:
            return True
        return await self._services.store.write(
            lambda connection: lobby.claim_stalled_table(connection, table_id, changed)
        )

    async def _resume(self, table_id: str) -> None:
        in_memory = table_id in self._registry.tables
        try:
            table = await self._registry.get(table_id, delay=0.0)
            if in_memory and self._services.pubsub.shared:
                await table.catch_up(delay=0.0)
            table.autoplay.run()
            self._registry.stuck.discard(table_id)
        except Exception as error:
            LOG.warning("cannot go on at table %s: %r", table_id, error)
            if isinstance(error, ClientError) and not isinstance(error, StoreUnavailable):
                self._registry.stuck.discard(table_id)
