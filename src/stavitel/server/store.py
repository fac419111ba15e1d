"""Where the server keeps things: SQLite in one file, or PostgreSQL.

Whatever wants to be written to SQLite within one turn of the event loop is committed together (group commit), by the
loop itself: a commit takes a third of a millisecond on an ordinary disk, less than handing it to a thread that has to
wait for the interpreter. Where the disk turns out to be slow the commits do go to a thread, and more gathers meanwhile.
PostgreSQL groups commits itself, so there each write has its own transaction on a few threads. A write is a function
of a connection; when `await store.write(f)` returns, its effect is on disk.
"""

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import NullPool, QueuePool

T = TypeVar("T")
LOG = logging.getLogger("stavitel.store")
MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES_WRITERS = 6
SLOW_SECONDS = 0.005  # commits go to a thread when even the quickest of the last took longer
RECENT = 16
SERVING = 7382920  # PostgreSQL's advisory lock that servers share, and that who restores a backup has alone
FAREWELL_SECONDS = 3.0  # in which PostgreSQL notices that a server has ended
CHECKPOINT_WRITES = 2000  # after so many writes SQLite's log is copied into its file


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
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # we copy the log ourselves, when nobody waits for it
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


def process_name() -> str:
    """What a connection to PostgreSQL says it belongs to."""
    return f"process {os.getpid()} on {socket.gethostname()}"[:63]


_SERVERS = (
    "SELECT DISTINCT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
    f" WHERE locktype = 'advisory' AND classid = 0 AND objid = {SERVING} AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 1"
)


class Write:
    """Something to be written, and whom to tell when it is on disk."""

    __slots__ = ("error", "result", "then", "whole", "work")

    def __init__(self, work: Callable[[Connection], Any], whole: bool, then: Callable[["Write"], None]) -> None:
        self.work = work
        self.whole = whole
        self.then = then
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
        self._committer = ThreadPoolExecutor(1, "store-commit")
        self._connection: Connection | None = None
        self._gathered: list[Write] = []
        self._busy = False  # a commit is under way or about to be
        self._seconds: deque[float] = deque([0.0] * RECENT, RECENT)  # what the last commits took
        self._unchecked = 0  # writes since the log was copied
        self.commits = 0
        self.writes = 0
        self._serving: Connection | None = None
        self.timed: Callable[[float], None] | None = None  # is told how long each commit took

    def open(self, *, serving: bool = False) -> None:
        """Migrates and starts to take writes; a server says first that it is there."""
        if serving and self.postgres:
            self._serving = self._say_we_serve()
        migrate(self.url)
        if not self.postgres:
            self._connection = self._writing.connect()

    def _say_we_serve(self) -> Connection:
        name = {"application_name": process_name()}
        engine = create_engine(self.url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=name)
        connection = engine.connect()
        if not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock_shared({SERVING})").scalar():
            LOG.warning("a backup is being restored; the server starts when that is done")
            connection.exec_driver_sql(f"SELECT pg_advisory_lock_shared({SERVING})")
        return connection

    def said_elsewhere(self) -> None:
        """Another connection, which is opened again when it breaks, says that we serve."""
        if self._serving is not None:
            self._serving.close()
            self._serving = None

    @contextlib.contextmanager
    def alone(self, seconds: float = FAREWELL_SECONDS) -> Iterator[list[str]]:
        """Keeps servers from starting (PostgreSQL alone); the servers that run already, if any do."""
        engine = create_engine(self.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        end = time.monotonic() + seconds
        with engine.connect() as connection:
            while not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({SERVING})").scalar():
                if time.monotonic() > end and (found := connection.exec_driver_sql(_SERVERS).scalars().all()):
                    yield [name or "a process of another user" for name in found]
                    return
                time.sleep(0.1)
            yield []

    def close(self) -> None:
        """Finishes what was begun and lets go."""
        self.said_elsewhere()
        self._committer.shutdown()
        if self._connection is not None:
            if self._gathered:
                self._commit(self._gathered)
            self._connection.close()
            self._connection = None
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

        def settle(write: Write) -> None:
            if future.done():
                return
            if write.error is not None:
                future.set_exception(write.error)
            else:
                future.set_result(write.result)

        self.gather(Write(work, whole, settle))
        return await future

    def gather(self, write: Write) -> None:
        """Takes a write into the next commit (SQLite alone); `write.then` is called when it is on disk."""
        self._gathered.append(write)
        if not self._busy:
            self._busy = True
            asyncio.get_running_loop().call_soon(self._commit_gathered)

    def now(self, work: Callable[[Connection], T]) -> T:
        """Runs a writing function at once, for commands that have no event loop."""
        return self._write_alone(work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    def _write_alone(self, work: Callable[[Connection], T]) -> T:
        with self._writing.begin() as connection:
            result = work(connection)
            written = time.perf_counter()
        self.writes += 1
        self._committed(time.perf_counter() - written)
        return result

    def _committed(self, seconds: float) -> None:
        self.commits += 1
        if self.timed is not None:
            self.timed(seconds)

    def _commit_gathered(self) -> None:
        group, self._gathered = self._gathered, []
        if min(self._seconds) < SLOW_SECONDS:
            self._commit(group)
            self._settle(group)
        else:
            loop = asyncio.get_running_loop()
            done = loop.run_in_executor(self._committer, self._commit, group)
            done.add_done_callback(lambda _: self._settle(group))

    def _commit(self, group: list[Write]) -> None:
        connection = self._connection
        try:
            if connection is None:
                raise RuntimeError("the store is closed")
            with connection.begin() as transaction:
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
                written = time.perf_counter()
                transaction.commit()
                seconds = time.perf_counter() - written
            self._seconds.append(seconds)
            self._committed(seconds)
        except Exception as error:
            for write in group:
                write.error = write.error or error
        self.writes += len(group)
        self._unchecked += len(group)

    def _settle(self, group: list[Write]) -> None:
        for write in group:
            try:
                write.then(write)
            except Exception:
                LOG.exception("what was to follow a write failed")
        if self._gathered:
            asyncio.get_running_loop().call_soon(self._commit_gathered)
        else:
            self._busy = False
        if self._unchecked >= CHECKPOINT_WRITES:
            self._unchecked = 0
            self._readers.submit(self._checkpoint)

    def _checkpoint(self) -> None:
        """Copies SQLite's log into its file, beside the commits; twice, for what came meanwhile is little."""
        try:
            with self._reading.connect() as connection:
                driver: Any = connection.connection.dbapi_connection
                for _ in range(2):
                    driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except Exception:
            LOG.exception("cannot copy the log")
