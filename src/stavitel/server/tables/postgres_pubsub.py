"""News between processes by PostgreSQL's LISTEN and NOTIFY, over Litestar's channels."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from stavitel.server.storage.file_lock import process_name
from stavitel.server.storage.store import SERVING_LOCK
from stavitel.server.tables.pubsub import TableNews

CHANNEL = "stavitel"
RESYNC = msgspec.json.encode(TableNews("", "", "resync"))
DECODER = msgspec.json.Decoder(TableNews)
RETRY_SECONDS = 1.0
LOG = logging.getLogger("stavitel.pubsub")


class OneConnectionBackend(PsycoPgChannelsBackend):
    """Litestar's backend, publishing on one connection that stays open instead of a new one for each message."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._publishing: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Sends a message; on a broken connection, once more on a new one."""
        for attempt in (1, 2):
            try:
                if self._publishing is None:
                    self._publishing = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
                for channel in channels:
                    await self._publishing.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
                return
            except Exception:
                self._publishing = None
                if attempt == 2:
                    LOG.exception("cannot publish")

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listens, and holds the lock of servers on the same connection, so that nobody restores a backup meanwhile."""
        await super().subscribe(channels)
        async with self._listener_lock:
            await self._stop_listener()
            try:
                await self._listener_conn.execute(f"SELECT pg_advisory_lock_shared({SERVING_LOCK})")
            finally:
                self._start_listener()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """The news; when PostgreSQL has gone away, on a new connection, with a word that some may have been lost."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Exception as error:
                LOG.warning("no news of other processes: %r", error)
                await self._reconnect()
                yield CHANNEL, RESYNC

    async def _reconnect(self) -> None:
        while True:
            try:
                with contextlib.suppress(Exception):
                    await super().on_shutdown()
                await super().on_startup()
                await self.subscribe([CHANNEL])
                return
            except Exception as error:
                LOG.warning("cannot listen to other processes: %r", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def on_shutdown(self) -> None:
        """Closes both connections."""
        if self._publishing is not None:
            with contextlib.suppress(Exception):
                await self._publishing.close()
        await super().on_shutdown()


class PostgresChannel:
    """The way to the other processes over their PostgreSQL."""

    def __init__(self, url: URL) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        dsn = make_conninfo(address, application_name=process_name())
        self._plugin = ChannelsPlugin(OneConnectionBackend(dsn), channels=[CHANNEL])

    def publish(self, news: TableNews) -> None:
        """Sends news to all processes."""
        self._plugin.publish(msgspec.json.encode(news), CHANNEL)

    @contextlib.asynccontextmanager
    async def subscribed(self, receive: Callable[[TableNews], Awaitable[None]]) -> AsyncIterator[None]:
        """Calls `receive` with every process' news while the application runs."""
        async with self._plugin:
            subscriber = await self._plugin.subscribe(CHANNEL)
            task = asyncio.create_task(self._listen(subscriber, receive))
            try:
                yield
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                await self._plugin.unsubscribe(subscriber)

    async def _listen(self, subscriber: Any, receive: Callable[[TableNews], Awaitable[None]]) -> None:
        async for data in subscriber.iter_events():
            try:
                await receive(DECODER.decode(data))
            except Exception:
                LOG.exception("cannot follow the news of other processes")
