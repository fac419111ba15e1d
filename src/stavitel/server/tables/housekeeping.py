"""What is done now and then: tables that nobody looks at leave memory, lost news is made up for, old things deleted."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from stavitel.server.storage import account_store, match_store, moderation
from stavitel.server.storage.account_store import FORGOTTEN
from stavitel.server.storage.purge import PurgeRules, purge
from stavitel.server.tables.registry import TableRegistry

T = TypeVar("T")
LOG = logging.getLogger("stavitel.housekeeping")
SWEEP_PAUSE_SECONDS = 0.005  # between one table that leaves memory and the next: each may have a snapshot to leave
TABLES_PER_POLL = 500
PURGE_SECONDS = 6 * 3600.0
HERE_SECONDS = 60.0  # between two times that it is stored who looks from a seat


class Housekeeping:
    """Looks after the tables in memory."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services

    async def run(self) -> None:
        """Sweeps and polls until the process ends."""
        settings, swept, noted, purged = self._services.settings, 0.0, 0.0, time.monotonic()
        while True:
            await asyncio.sleep(settings.poll_seconds)
            shared = self._services.pubsub.shared
            try:
                if time.monotonic() - swept > settings.sweep_seconds:
                    swept = time.monotonic()
                    await self.sweep()
                    await self.put_out()
                    await self.let_go()
                    if shared:
                        self._publish_presence()
                everybody = time.monotonic() - noted > HERE_SECONDS
                await self.note_here(everybody=everybody)
                noted = time.monotonic() if everybody else noted
                if shared:
                    await self._poll()
                if time.monotonic() - purged > PURGE_SECONDS:
                    purged = time.monotonic()
                    await self.purge()
            except Exception:
                LOG.exception("housekeeping failed")

    async def note_here(self, *, everybody: bool) -> None:
        """Stores who has just come to a seat or left it, or also everybody who looks from one: for other processes."""
        here, self._services.here = self._services.here, set()
        if everybody:
            for table in self._registry.tables.values():
                looking = [one for one in table.audience.connections if one.looking and one.seat is not None]
                here |= {one.person for one in looking if one.person is not None}
        if here:
            try:
                now = self._services.now()
                await self._services.store.write(lambda connection: account_store.note_here(connection, here, now))
            except Exception:
                self._services.here |= here  # it is tried again
                raise

    async def purge(self) -> dict[str, int]:
        """Deletes what is old, by the rules of the host."""
        settings, now = self._services.settings, self._services.now()
        rules = PurgeRules(
            settings.purge_waiting_days,
            settings.purge_abandoned_days,
            settings.purge_finished_days,
            settings.purge_guest_days,
        )
        return await self._services.store.write(lambda connection: purge(connection, rules, now))

    async def sweep(self) -> None:
        """Lets tables that nobody looks at leave memory: those idle for long, and the oldest of too many."""
        settings, now = self._services.settings, time.monotonic()
        tables = self._registry.tables.values()
        idle = sorted((table for table in tables if table.idle), key=lambda table: table.game.last_used)
        too_many = len(idle) - settings.unwatched_tables
        for place, table in enumerate(idle):
            if place < too_many or now - table.game.last_used > settings.idle_seconds:
                await asyncio.sleep(SWEEP_PAUSE_SECONDS)
                if table.idle:
                    self._registry.remove(table)
        self._registry.count()

    async def put_out(self) -> None:
        """Who looks by a session that was ended elsewhere, was banned or looks at a closed table is disconnected."""
        tables = self._registry.tables
        watched = [table_id for table_id, table in tables.items() if table.audience.connections]
        looking = [connection for table_id in watched for connection in tables[table_id].audience.connections]
        ended = await self._found(moderation.ended_sessions, list({one.session for one in looking if one.session}))
        by_link = {one.person for one in looking if one.person is not None and one.session is None}
        for person in await self._found(moderation.banned_people, list(by_link)):
            self._registry.disconnect_person(person)
        for table_id in await self._found(moderation.closed_tables, watched):
            self._registry.moved(table_id)
        if ended:
            self._registry.disconnect_sessions(ended)

    async def let_go(self) -> None:
        """Tables where somebody sits or has talked who was deleted elsewhere, as by the host's shell, are read anew."""
        tables = self._registry.tables
        names = {
            (table_id, seat.person): seat.name
            for table_id, table in tables.items()
            for seat in table.row.seats
            if seat.person is not None
        }
        gone = await self._found(account_store.forgotten_people, sorted({person for _, person in names}))
        changed = {table_id for (table_id, person), name in names.items() if person in gone and name != FORGOTTEN}
        talked = [table_id for table_id, table in tables.items() if table.chat.lines]
        for table_id, number in await self._found(account_store.forgotten_lines, talked):
            lines = tables[table_id].chat.lines if table_id in tables else []
            if any(line.number == number and line.name != FORGOTTEN for line in lines):
                changed.add(table_id)
        for table_id in changed:
            self._registry.reopen(table_id)

    async def _found(self, which: Callable[[Connection, list[str]], set[T]], keys: list[str]) -> set[T]:
        found: set[T] = set()
        for start in range(0, len(keys), TABLES_PER_POLL):
            some = keys[start : start + TABLES_PER_POLL]
            found |= await self._services.store.read(
                lambda connection, some=some: which(connection, some)  # type: ignore[misc]
            )
        return found

    def _publish_presence(self) -> None:
        for table in self._registry.tables.values():
            if table.audience.connections:
                table.presence.publish()

    async def _poll(self) -> None:
        """Asks the store for what other processes wrote at tables that somebody looks at, in case news was lost."""
        tables = self._registry.tables
        watched = [table_id for table_id, table in tables.items() if table.audience.connections]
        for start in range(0, len(watched), TABLES_PER_POLL):
            some = watched[start : start + TABLES_PER_POLL]
            versions = await self._services.store.read(
                lambda connection, some=some: match_store.log_versions(connection, some)  # type: ignore[misc]
            )
            for table_id, version in versions.items():
                table = tables.get(table_id)
                if table is not None and version > table.game.version and not table.game.lock.locked():
                    await table.catch_up()
