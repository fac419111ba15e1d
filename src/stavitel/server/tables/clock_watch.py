"""Clocks that run out, and players or hosts who have gone: somebody is told, then the game goes on without them."""

import asyncio
import logging

from sqlalchemy import Connection

from stavitel.server.clocks import left_at, runs_out
from stavitel.server.errors import ClientError
from stavitel.server.storage import clock_store
from stavitel.server.storage.clock_store import RunOut
from stavitel.server.storage.table_row import TableRow, table_row
from stavitel.server.tables.registry import TableRegistry

LOG = logging.getLogger("stavitel.clock")
GONE_SECONDS = {"live": 600.0, "days": 3 * 86400.0}  # without a clock: after which somebody counts as gone
IDLE_SECONDS = {"live": 3600.0, "days": 7 * 86400.0}  # and after which also somebody who looks, but does nothing


class ClockWatch:
    """Looks after the clocks of all tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services

    async def run(self) -> None:
        """Checks again and again, until the process ends."""
        while True:
            await asyncio.sleep(self._services.settings.clock_seconds)
            try:
                await self.check()
            except Exception as error:
                LOG.warning("cannot look for clocks that have run out: %r", error)

    async def check(self) -> None:
        """Tells those whose clocks have run out, and goes on without those who were told and did not come."""
        now = self._services.now()
        for found in await self._services.store.read(lambda connection: clock_store.run_out(connection, now)):
            try:
                await self._expire(found, now)
            except Exception as error:
                LOG.warning("cannot go on at table %s: %r", found.table, error)

    async def _expire(self, found: RunOut, now: float) -> None:
        store = self._services.store
        row = await store.read(lambda connection: table_row(connection, found.table))
        if row.clock is None:
            return
        deadline = runs_out(row.clock, now, row.clock.grace)
        if not await store.write(lambda connection: clock_store.nudge(connection, found, now, deadline)):
            return
        person = row.seats[found.seat].person
        if found.nudged is None and person is not None:
            table = await self._registry.get(found.table)
            table.pipeline.notify({person}, kind="time-up")
        if found.nudged is None and deadline > now:
            await self._changed(found.table)
        else:
            await self.go_on_without(found.table, found.seat)

    # What players may call for

    async def call(self, table_id: str, seat: int, person: str) -> TableRow:
        """A player wants to go on without one who has gone; ClientError while that one still has time."""
        table = await self._registry.get(table_id)
        if self._registry.may_be_shown_elsewhere(table_id):
            await table.catch_up()  # another process may have asked that seat a moment ago
        row = table.row
        self._check_seated(row, person)
        if seat >= len(row.seats) or row.seats[seat].is_bot:
            raise ClientError("nobody-there", "Nobody plays there who could be gone.", 409)
        if table.game.match is None or seat not in table.game.match.asking:
            raise ClientError("not-waited-for", "Nobody waits for that seat.", 409)
        now, one = self._services.now(), row.seats[seat]
        if one.kind == "open":
            gone = True
        elif row.clock is not None:
            times = [time for time in clock_store.times_of(row) if time.seat == seat]
            gone = left_at(row.clock, times[0], now) <= 0
        else:
            moved, seen = await self._services.store.read(lambda store: self._last_signs(store, row, one.person))
            looks = seat in table.presence.seats_looking() or now - seen < GONE_SECONDS[row.pace]
            gone = now - moved >= (IDLE_SECONDS if looks else GONE_SECONDS)[row.pace]
        if not gone:
            raise ClientError("still-time", f"{one.name or 'That seat'} still has time.", 409)
        return await self.go_on_without(table_id, seat)

    def _last_signs(self, connection: Connection, row: TableRow, person: str | None) -> tuple[float, float]:
        """When something last happened in a game, and when somebody was here who may look at it in another process."""
        elsewhere = person is not None and self._registry.may_be_shown_elsewhere(row.id)
        seen = clock_store.last_seen(connection, person) if person is not None and elsewhere else 0.0
        return clock_store.last_move(connection, row.id), seen

    async def come_back(self, table_id: str, seat: int, person: str) -> TableRow:
        """Somebody whom a bot stood in for plays themselves again."""
        now = self._services.now()
        row = await self._services.store.write(
            lambda connection: clock_store.come_back(connection, table_id, seat, person, now)
        )
        await self._changed(table_id)
        return row

    async def take_over_as_host(self, table_id: str, person: str) -> TableRow:
        """A player becomes the host in place of one who has gone."""
        table = await self._registry.get(table_id)
        row, store = table.row, self._services.store
        self._check_seated(row, person)
        if row.host == person:
            raise ClientError("already-host", "You are the host already.", 409)
        seen = await store.read(lambda connection: clock_store.last_seen(connection, row.host))
        here = {row.seats[seat].person for seat in table.presence.seats_looking()}
        if row.host in here or self._services.now() - seen < GONE_SECONDS[row.pace]:
            raise ClientError("still-time", "The host has been here not long ago.", 409)
        changed = await store.write(lambda connection: clock_store.replace_host(connection, table_id, row.host, person))
        await self._changed(table_id)
        return changed

    @staticmethod
    def _check_seated(row: TableRow, person: str) -> None:
        if row.seat_of(person, None) is None:
            raise ClientError("not-seated", "You do not sit at this table.", 403)

    async def go_on_without(self, table_id: str, seat: int) -> TableRow:
        """What the table agreed for somebody whose time is over: a bot until they are back, or for good."""
        store, catalog = self._services.store, self._services.catalog
        row = await store.read(lambda connection: table_row(connection, table_id))
        levels = catalog.bot_levels(row.title)
        level = (row.clock.level if row.clock is not None else None) or levels[min(1, len(levels) - 1)]
        for_good = (row.clock is not None and row.clock.then == "lose") or row.seats[seat].kind == "open"
        change = clock_store.lose_seat if for_good else clock_store.stand_in
        row = await store.write(lambda connection: change(connection, table_id, seat, level))
        await self._changed(table_id)
        return row

    async def _changed(self, table_id: str) -> None:
        row = await self._services.store.read(lambda connection: table_row(connection, table_id))
        await self._registry.get(table_id)  # so that the bot is asked
        await self._registry.row_changed(row)
