"""News between processes: Litestar's channels over PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from stavitel.server.house import House
from stavitel.server.store import SERVING, process_name

CHANNEL = "stavitel"
AGAIN = b'{"k":"again"}'
RETRY_SECONDS = 1.0
LOG = logging.getLogger("stavitel.fan")


class OneConnection(PsycoPgChannelsBackend):
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
        """Listens, and says on the same connection that a server runs, so that nobody restores a backup under it."""
        await super().subscribe(channels)
        async with self._listener_lock:
            await self._stop_listener()
            try:
                await self._listener_conn.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
            finally:
                self._start_listener()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What other processes say; when PostgreSQL has gone away, on a new connection, with a word that it had."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Exception as error:
                LOG.warning("no news of other processes: %r", error)
                await self._listen_again()
                yield CHANNEL, AGAIN

    async def _listen_again(self) -> None:
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


class ChannelsFan:
    """The house's way to the other processes."""

    def __init__(self, url: URL) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        dsn = make_conninfo(address, application_name=process_name())
        self.plugin = ChannelsPlugin(OneConnection(dsn), channels=[CHANNEL])

    def publish(self, message: dict[str, Any]) -> None:
        """Sends news to all processes."""
        self.plugin.publish(msgspec.json.encode(message), CHANNEL)

    @contextlib.asynccontextmanager
    async def listening(self, house: House) -> AsyncIterator[None]:
        """Hears the news of other processes while the application runs."""
        subscriber = await self.plugin.subscribe(CHANNEL)
        task = asyncio.create_task(self._listen(subscriber, house))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await self.plugin.unsubscribe(subscriber)

    async def _listen(self, subscriber: Any, house: House) -> None:
        async for data in subscriber.iter_events():
            try:
                await house.heard(msgspec.json.decode(data))
            except Exception:
                LOG.exception("cannot follow other processes' news")
