"""The tables of one process that are in memory: opened when somebody wants them, and kept in step with the store."""

import asyncio
import logging
import time

from stavitel.server.errors import ClientError, StoreUnavailable
from stavitel.server.storage import match_store
from stavitel.server.storage.table_row import TableRow
from stavitel.server.tables.autoplay import TAKEOVER_SECONDS
from stavitel.server.tables.live_table import LiveTable
from stavitel.server.tables.pubsub import TableNews
from stavitel.server.tables.services import Services

LOG = logging.getLogger("stavitel.registry")


class TableRegistry:
    """The tables in memory, by id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.stuck: set[str] = set()  # tables where autoplay could not answer a question that it has to
        self.closing = False
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, table_id: str, delay: float = TAKEOVER_SECONDS) -> LiveTable:
        """The table of that id, opened if need be; its bots are left to other processes for a while then."""
        table = self.tables.get(table_id)
        if table is not None:
            table.game.last_used = time.monotonic()
            return table
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = self.services.tasks.start(self._open(table_id, delay))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _open(self, table_id: str, delay: float) -> LiveTable:
        shared = self.services.pubsub.shared
        table = await self.load(table_id)
        if self.services.homes is not None:
            await self.services.homes.find(table_id)
        table.snapshots.save_after(1 if table.row.status == "over" else self.services.settings.snapshot_every)
        self.tables[table_id] = table
        self.count()
        if shared:
            await table.catch_up()  # what was written while we read
        table.autoplay.run(delay=min(delay, table.takeover_seconds))
        return table

    async def load(self, table_id: str) -> LiveTable:
        """Reads a table from the store."""
        stored = await self.services.store.read(lambda connection: match_store.load_table(connection, table_id))
        return await asyncio.to_thread(
            LiveTable, self.services, stored, on_unreadable=self.remove, on_stuck=self.stuck.add
        )

    def remove(self, table: LiveTable) -> None:
        """Lets a table leave memory; whoever wants it next opens it anew."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            table.close()
            homes = self.services.homes
            if homes is not None and table.id in homes.mine:
                self.services.tasks.run_in_background(homes.leave([table.id]))

    def reopen(self, table_id: str) -> None:
        """Reads a table anew after more of it was changed than rows; whoever looks has to come again."""
        if (table := self.tables.get(table_id)) is not None:
            self.remove(table)
            table.audience.disconnect_all()
            self.services.tasks.run_in_background(self.get(table_id))
        self.services.pubsub.publish(table_id, "row")

    def may_be_shown_elsewhere(self, table_id: str) -> bool:
        """Whether other processes may know better than this one who looks at a table."""
        homes = self.services.homes
        return self.services.pubsub.shared and (homes is None or table_id not in homes.mine)

    def count(self) -> None:
        """Tells the metrics how many tables are in memory."""
        self.services.metrics.tables.set(len(self.tables))

    # What the lobby changes

    async def row_changed(self, row: TableRow) -> None:
        """The lobby changed a table; one that is just being opened may have been read before."""
        if row.id in self.tables or row.id in self._opening:
            try:
                await (await self.get(row.id)).row_changed()
            except StoreUnavailable:
                self._drop(row.id)  # it would not know of the change
            except ClientError:
                pass
        self.services.pubsub.publish(row.id, "row")

    async def chat_changed(self, table_id: str) -> None:
        """The lobby has told a table something."""
        if (table := self.tables.get(table_id)) is not None:
            await table.chat.reload()
        self.services.pubsub.publish(table_id, "chat")

    def link_changed(self, table_id: str, seat: int) -> None:
        """A seat has a new link: whoever came by the old one cannot come back."""
        if (table := self.tables.get(table_id)) is not None:
            table.disconnect_seat(seat)
        self.services.pubsub.publish(table_id, "link", seats=[seat])

    def disconnect_person(self, person: str) -> None:
        """Somebody's sessions have ended: whoever looks as them has to say again who they are."""
        for table in self.tables.values():
            for connection in table.audience.connections:
                if connection.person == person:
                    connection.disconnect()

    def disconnect_sessions(self, hashes: set[str]) -> None:
        """Some sessions were ended, be it at another process or from the shell."""
        for table in self.tables.values():
            for connection in table.audience.connections:
                if connection.session in hashes:
                    connection.disconnect()

    # What other processes change

    async def receive(self, news: TableNews) -> None:
        """Follows the news of another process."""
        if news.process == self.services.pubsub.process:
            return
        if news.kind == "resync":
            await self.resync()
            return
        for table_id, version in news.logs.items():
            table = self.tables.get(table_id)
            if table is not None and version > table.game.version:
                await table.catch_up()
        table = self.tables.get(news.table)
        if table is None:
            return
        match news.kind:
            case "row":
                await table.row_changed()
            case "link":
                table.disconnect_seat(news.seats[0])
            case "chat":
                await table.chat.reload()
            case "offer":
                await table.undo_offers.reload()
            case "standing":
                await table.autoplay.reload()
            case "presence":
                table.presence.receive(news)

    async def resync(self) -> None:
        """Reads what may have changed at every table: news was lost, or the store was away."""
        for table in list(self.tables.values()):
            try:
                await table.resync()
            except Exception as error:
                LOG.warning("cannot read what is new at table %s: %r", table.id, error)
                self._drop(table.id)

    def moved(self, table_id: str) -> None:
        """A table has another home now: whoever looks at it comes again, and is handed over."""
        self._drop(table_id)

    def _drop(self, table_id: str) -> None:
        """Lets a table leave memory whose row may be out of date; whoever looks comes again."""
        table = self.tables.get(table_id)
        if table is not None:
            self.remove(table)
            table.audience.disconnect_all()

    async def close(self) -> None:
        """Ends what runs, leaving everything in the store."""
        self.closing = True
        for table in self.tables.values():
            table.shut_down()
        homes = self.services.homes
        if homes is not None and homes.mine:
            self.services.tasks.run_in_background(homes.leave(list(homes.mine)))
        await self.services.tasks.close()
        self.services.bot_pool.close()
        self.services.analyses.close()
