"""News between processes by PostgreSQL's LISTEN and NOTIFY, on one connection that the event loop reads itself."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from stavitel.server.storage.file_lock import process_name
from stavitel.server.storage.loop_connection import LoopConnection
from stavitel.server.storage.store import SERVING_LOCK
from stavitel.server.tables.pubsub import TableNews

CHANNEL = "stavitel"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"
RESYNC = msgspec.json.encode(TableNews("", "", "resync"))
DECODER = msgspec.json.Decoder(TableNews)
RETRY_SECONDS = 1.0
UNSENT_LIMIT = 1000  # news that are kept while PostgreSQL is away; then there is one that stands for all
LOG = logging.getLogger("stavitel.pubsub")
Receive = Callable[[TableNews], Awaitable[None]]


class PostgresChannel:
    """The way to the other processes over their PostgreSQL.

    The connection also holds the lock of servers, so that nobody restores a backup meanwhile. When it is lost, what was
    to be said is said on the next one; and as news may have been lost with it, all is looked at anew then.
    """

    def __init__(self, url: URL) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = make_conninfo(address, application_name=process_name())
        self._connection: LoopConnection | None = None
        self._unsent: deque[bytes] = deque()
        self._under_way: bytes | None = None
        self._own = b"{}"  # how our own news begin, which come back to us
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._lost = asyncio.Event()

    def publish(self, news: TableNews) -> None:
        """Sends news to all processes."""
        self._own = msgspec.json.encode({"process": news.process})[:-1]
        if len(self._unsent) >= UNSENT_LIMIT:
            self._unsent.clear()
            self._unsent.append(RESYNC)
        self._unsent.append(msgspec.json.encode(news))
        self._send()

    @contextlib.asynccontextmanager
    async def subscribed(self, receive: Receive) -> AsyncIterator[None]:
        """Calls `receive` with the news of other processes while the application runs."""
        await self._connect()
        tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._tell(receive))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._connection is not None:
                self._connection.close()

    # The connection

    async def _connect(self) -> None:
        begin = [f"LISTEN {CHANNEL}", f"SELECT pg_advisory_lock_shared({SERVING_LOCK})"]
        driver = await asyncio.to_thread(LoopConnection.connect, self._address, begin, {"notify": NOTIFY})
        self._lost.clear()
        self._connection = LoopConnection(driver, self._sent, self._end, self._hear)
        if self._under_way is not None:  # it may have been too much for PostgreSQL: this never is
            self._unsent.appendleft(RESYNC)
            self._under_way = None
        self._send()

    def _end(self, error: Exception) -> None:
        LOG.warning("no news of other processes: %r", error)
        self._connection = None
        self._lost.set()

    async def _stay_connected(self) -> None:
        while True:
            await self._lost.wait()
            try:
                await self._connect()
                self._heard.put_nowait(RESYNC)
            except Exception as error:
                LOG.warning("cannot listen to other processes: %r", error)
                await asyncio.sleep(RETRY_SECONDS)

    # News

    def _send(self) -> None:
        if self._connection is not None and self._unsent and self._under_way is None:
            self._under_way = self._unsent.popleft()
            self._connection.send("notify", self._under_way)

    def _sent(self, _: list[bytes]) -> None:
        self._under_way = None
        self._send()

    def _hear(self, data: bytes) -> None:
        if not data.startswith(self._own):
            self._heard.put_nowait(data)

    async def _tell(self, receive: Receive) -> None:
        while True:
            data = await self._heard.get()
            try:
                await receive(DECODER.decode(data))
            except Exception:
                LOG.exception("cannot follow the news of other processes")
