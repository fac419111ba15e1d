"""Where the server keeps things: SQLite in one file, or PostgreSQL.

Writes to SQLite go through one thread, which commits whatever has gathered while the disk was busy in one transaction
(group commit); PostgreSQL groups commits itself, so there each write has its own transaction on a few threads. A
write is a function of a connection; when `await store.write(f)` returns, its effect is on disk.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import NullPool, QueuePool

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
LARGEST_GROUP = 128
POSTGRES_WRITERS = 6


def database_url(text: str) -> URL:
    """The address of a database as the store wants it: a URL, or the path of a SQLite file.

    >>> str(database_url("games.db"))
    'sqlite:///games.db'
    >>> database_url("postgresql://localhost/club").drivername
    'postgresql+psycopg'
    """
    if "://" not in text:
        return URL.create("sqlite", database=text)
    url = make_url(text)
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError(f"{url.get_backend_name()!r} is not a database Stavitel knows: use sqlite or postgresql")
    return url


def engine_for(url: URL, *, writing: bool, size: int = 1) -> Engine:
    """An engine with the settings that make commits durable."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=True, poolclass=QueuePool)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 30},
    )

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA wal_autocheckpoint=4000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def migrate(url: URL) -> None:
    """Brings the database to the newest revision; several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(url, poolclass=NullPool)
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 60})
    with engine.begin() as connection:
        if url.get_backend_name() == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7382919)")
        else:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()


class _Write:
    __slots__ = ("error", "future", "loop", "result", "whole", "work")

    def __init__(
        self,
        work: Callable[[Connection], Any],
        whole: bool,
        loop: asyncio.AbstractEventLoop,
        future: "asyncio.Future[Any]",
    ) -> None:
        self.work = work
        self.whole = whole
        self.loop = loop
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class Store:
    """A database, opened."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._readers = ThreadPoolExecutor(4, "store-read")
        self._reading = engine_for(self.url, writing=False, size=4)
        self._writing = engine_for(self.url, writing=True, size=POSTGRES_WRITERS if self.postgres else 2)
        self._writers = ThreadPoolExecutor(POSTGRES_WRITERS, "store-write") if self.postgres else None
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.commits = 0
        self.writes = 0

    def open(self) -> None:
        """Migrates and starts to take writes."""
        migrate(self.url)
        if not self.postgres:
            self._thread = threading.Thread(target=self._write_on, name="store-write", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Finishes what was begun and lets go."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        if self._writers is not None:
            self._writers.shutdown()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs a reading function away from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T], *, whole: bool = True) -> T:
        """Runs a writing function; what it returns is durable. An error undoes this function's work alone.

        With `whole` false the function must be one that cannot fail half way; that saves it a savepoint.
        """
        loop = asyncio.get_running_loop()
        if self._writers is not None:
            return await loop.run_in_executor(self._writers, self._write_alone, work)
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Write(work, whole, loop, future))
        return await asyncio.shield(future)

    def now(self, work: Callable[[Connection], T]) -> T:
        """Runs a writing function at once, for commands that have no event loop."""
        return self._write_alone(work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    def _write_alone(self, work: Callable[[Connection], T]) -> T:
        with self._writing.begin() as connection:
            result = work(connection)
        self.writes += 1
        self.commits += 1
        return result

    def _write_on(self) -> None:
        with self._writing.connect() as connection:
            for group in self._groups():
                self._commit(connection, group)
                with contextlib.suppress(RuntimeError):  # its loop is gone: nobody waits
                    group[0].loop.call_soon_threadsafe(_settle, group)

    def _groups(self) -> Iterator[list[_Write]]:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group = [first]
            last = False
            while len(group) < LARGEST_GROUP:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            yield group
            if last:
                return

    def _commit(self, connection: Connection, group: list[_Write]) -> None:
        try:
            with connection.begin():
                for write in group:
                    if not write.whole:
                        write.result = write.work(connection)
                        continue
                    mark = connection.begin_nested()
                    try:
                        write.result = write.work(connection)
                        mark.commit()
                    except Exception as error:
                        write.error = error
                        mark.rollback()
        except Exception as error:
            for write in group:
                write.error = write.error or error
        self.writes += len(group)
        self.commits += 1


def _settle(group: list[_Write]) -> None:
    for write in group:
        if write.future.done():
            continue
        if write.error is not None:
            write.future.set_exception(write.error)
        else:
            write.future.set_result(write.result)
