"""The database: SQLite in one file, or PostgreSQL.

A read or a write is a function of a connection; when `await store.write(f)` returns, its effect is on disk. When the
database is away, full, locked or hung, whoever waits is told in time: StoreUnavailable. When it is back all goes on.

SQLite is written to by one connection (`group_commit`). On PostgreSQL answers are grouped too (`postgres_commits`), and
everything else has its own transaction on a few threads.
"""

import asyncio
import contextlib
import logging
import os
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, exc, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.pool import NullPool, QueuePool

from stavitel.server.errors import StoreUnavailable
from stavitel.server.storage.faults import is_fault, is_held_by_another
from stavitel.server.storage.file_lock import FileLock, process_name
from stavitel.server.storage.group_commit import GroupCommit, Write

if TYPE_CHECKING:
    from stavitel.server.storage.postgres_commits import LogRow, PostgresCommits

T = TypeVar("T")
LOG = logging.getLogger("stavitel.store")
MIGRATIONS = Path(__file__).parent / "migrations"
POSTGRES_WRITERS = 6
MIGRATION_LOCK = 7382919  # PostgreSQL's advisory lock of the process that migrates
SERVING_LOCK = 7382920  # PostgreSQL's advisory lock that servers share, and that a restore of a backup has alone
DISCONNECT_SECONDS = 3.0  # in which PostgreSQL notices that a server has ended
CHECKPOINT_WRITES = 2000  # after so many writes SQLite's write-ahead log is copied into its file
PAGES_KB = 512  # of the database that each connection to SQLite keeps for itself
PATIENCE = 8.0  # seconds that a read or a write may take
PING_SECONDS = 5.0  # after which a connection that lay idle is tried before it is used
POSTGRES_CONNECTION = {  # how soon a connection to a machine that does not answer is given up
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
POSTGRES_WRITING = (  # a process that was stopped half way through a write must not hold up the others
    "SET lock_timeout = '4s'",
    "SET idle_in_transaction_session_timeout = '10s'",
)


def database_url(text: str) -> URL:
    """The URL of a database that is given as a URL or as the path of a SQLite file.

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


def engine_for(url: URL, *, begin: str | None, size: int = 1, patience: float = PATIENCE) -> Engine:
    """An engine with the settings that make commits durable; `begin` begins a transaction on SQLite."""
    if url.get_backend_name() != "sqlite":
        return _postgres_engine(url, writing=begin != "BEGIN", size=size)
    database = url.database or ""

    def connect() -> sqlite3.Connection:
        address = f"file:{quote(os.path.abspath(database))}?mode=rw"  # a file that has vanished is not made anew
        return sqlite3.connect(address, uri=True, check_same_thread=False, timeout=patience, isolation_level=None)

    engine = create_engine(url, creator=connect, poolclass=QueuePool, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA cache_size=-{PAGES_KB}")
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # we copy the log ourselves, when nobody waits for it
        cursor.close()

    if begin is not None:

        @event.listens_for(engine, "begin")
        def say_begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def _postgres_engine(url: URL, *, writing: bool, size: int) -> Engine:
    engine = create_engine(
        url, pool_size=size, max_overflow=0, poolclass=QueuePool, connect_args={**POSTGRES_CONNECTION}
    )

    @event.listens_for(engine, "connect")
    def settings(driver: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()
        if writing:
            for setting in POSTGRES_WRITING:
                driver.execute(setting)
            driver.commit()

    @event.listens_for(engine, "checkout")
    def check(driver: Any, record: Any, _: object) -> None:
        call: _Call | None = getattr(_THREAD, "call", None)
        if call is not None:
            call.driver = driver
        if time.monotonic() - record.info["used"] > PING_SECONDS:
            try:
                driver.execute("SELECT 1")
                driver.rollback()
            except Exception as error:
                raise exc.InvalidatePoolError() from error

    @event.listens_for(engine, "checkin")
    def note(_: object, record: Any) -> None:
        record.info["used"] = time.monotonic()

    return engine


def dialect_insert(connection: Connection, table: Table) -> Any:
    """An insert that can say what to do on a conflict; SQLAlchemy has one for each database."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table)


def migrate(url: URL, revision: str = "heads") -> None:
    """Brings the database to the newest revision, or to an older one; several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(url, poolclass=NullPool)
    if url.get_backend_name() == "sqlite" and url.database:
        _make_private(Path(url.database))
        engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 60})
    with engine.begin() as connection:
        if url.get_backend_name() == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        else:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def _make_private(file: Path) -> None:
    """Makes the file if need be, readable by its owner only; SQLite makes its log like it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    for name in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with contextlib.suppress(OSError):  # of another owner, who decides
            name.chmod(0o600)


_RUNNING_SERVERS = (
    "SELECT DISTINCT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
    f" WHERE locktype = 'advisory' AND classid = 0 AND objid = {SERVING_LOCK} AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 1"
)


_THREAD = threading.local()  # `call`: what a thread is doing now


class _Call:
    """A read or a write on PostgreSQL that somebody waits for, for a while."""

    __slots__ = ("abandoned", "committing", "driver")

    def __init__(self) -> None:
        self.driver: Any = None  # the connection it has
        self.committing = False  # so much has been done that it may count
        self.abandoned = False

    def abandon(self) -> None:
        """Nobody waits any more: lets go of a connection that does not answer, and with it of the thread."""
        self.abandoned = True
        driver = self.driver
        if driver is not None:
            with contextlib.suppress(Exception), socket.socket(fileno=os.dup(driver.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)


class Store:
    """An open database."""

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        self.url = database_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._patience = patience
        self._readers = ThreadPoolExecutor(4, "store-read")
        self._reading = engine_for(self.url, begin="BEGIN", size=4, patience=patience)
        self._writing = engine_for(
            self.url, begin="BEGIN IMMEDIATE", size=POSTGRES_WRITERS if self.postgres else 1, patience=patience
        )
        self._writers = ThreadPoolExecutor(POSTGRES_WRITERS, "store-write") if self.postgres else None
        self._commits: GroupCommit | None = None  # SQLite's, while it is open
        self._appends = self._postgres_commits() if self._writers is not None else None
        self._alone: set[asyncio.Task[None]] = set()  # writes that were queued, carried out by threads
        self._file_lock: FileLock | None = None
        self._writes_since_checkpoint = 0
        self._serving_connection: Connection | None = None
        self.failing = False  # the last write failed because of the database
        self.recoveries = 0  # how often one succeeded after that
        self.commits = 0
        self.writes = 0
        self.on_commit: Callable[[float], None] | None = None  # is told how long each commit took

    def open(self, *, serving: bool = False) -> None:
        """Migrates the database and starts to take writes.

        A server first takes a lock: on PostgreSQL the one that keeps restores away, on SQLite one that is its alone.
        """
        if serving and self.postgres:
            self._serving_connection = self._take_serving_lock()
        elif serving:
            lock = self.file_lock()
            lock.take()
            self._file_lock = lock
        try:
            migrate(self.url)
        except BaseException:
            self.release_serving_lock()
            raise
        if not self.postgres:
            engine = engine_for(self.url, begin=None, patience=0.0)
            self._commits = GroupCommit(engine, self.url.database or "", self._patience, self._count_commit)
            self._commits.open()

    def _postgres_commits(self) -> "PostgresCommits":
        from stavitel.server.storage.postgres_commits import PostgresCommits

        assert self._writers is not None, "it is PostgreSQL"
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return PostgresCommits(address, self._patience, self._writers, self._count_commit, self._write_alone)

    def file_lock(self) -> FileLock:
        """The lock of the server that has a SQLite file."""
        file = Path(self.url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(str(file))

    def _take_serving_lock(self) -> Connection:
        name = {"application_name": process_name()}
        engine = create_engine(self.url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=name)
        connection = engine.connect()
        if not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock_shared({SERVING_LOCK})").scalar():
            LOG.warning("a backup is being restored; the server starts when that is done")
            connection.exec_driver_sql(f"SELECT pg_advisory_lock_shared({SERVING_LOCK})")
        return connection

    def release_serving_lock(self) -> None:
        """Closes our connection that holds the lock, once the pub/sub connection, which is reopened, holds it too."""
        if self._serving_connection is not None:
            self._serving_connection.close()
            self._serving_connection = None
        if self._file_lock is not None:
            self._file_lock.release()
            self._file_lock = None

    @contextlib.contextmanager
    def exclusive(self, seconds: float = DISCONNECT_SECONDS) -> Iterator[list[str]]:
        """Keeps servers from starting (PostgreSQL only); yields those that run already, if any do."""
        engine = create_engine(self.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        end = time.monotonic() + seconds
        with engine.connect() as connection:
            while not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({SERVING_LOCK})").scalar():
                if time.monotonic() > end and (found := connection.exec_driver_sql(_RUNNING_SERVERS).scalars().all()):
                    yield [name or "a process of another user" for name in found]
                    return
                time.sleep(0.1)
            yield []

    def close(self) -> None:
        """Commits what is in the queue and closes every connection."""
        if self._commits is not None:
            self._commits.close()
            self._commits = None
        if self._appends is not None:
            self._appends.close()
        if self._writers is not None:
            self._writers.shutdown()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        self.release_serving_lock()

    # Reading and writing

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs a reading function away from the event loop."""
        return await self._call(self._readers, self._reading, work)

    async def write(self, work: Callable[[Connection], T], *, savepoint: bool = True, row: "LogRow | None" = None) -> T:
        """Runs a writing function; its effect is on disk when this returns. An error undoes this function's work alone.

        Without a savepoint, which is faster, the function must be one that cannot fail half way. One that only appends
        a row to a log may be given with that row.
        """
        if self._writers is not None and row is None:
            return await self._call(self._writers, self._writing, work)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def resolve(write: Write) -> None:
            if future.done():
                return
            if write.error is not None:
                future.set_exception(write.error)
            else:
                future.set_result(write.result)

        self.enqueue(Write(work, resolve, savepoint=savepoint, row=row))
        return await future

    def enqueue(self, write: Write) -> None:
        """Puts a write into the next commit; `write.on_done` is called when it is on disk."""
        if self._appends is not None:
            if write.row is None or not self._appends.try_enqueue(write):
                self._write_alone(write)
            return
        if self._commits is None:
            raise StoreUnavailable()
        self._commits.enqueue(write)

    def _write_alone(self, write: Write) -> None:
        """Has a write carried out on PostgreSQL in a transaction of its own."""

        async def carry_out() -> None:
            assert self._writers is not None, "it is PostgreSQL"
            try:
                write.result = await self._call(self._writers, self._writing, write.work)
            except Exception as error:
                write.error = error
            write.finish()

        task = asyncio.get_running_loop().create_task(carry_out())
        self._alone.add(task)
        task.add_done_callback(self._alone.discard)

    def read_sync(self, work: Callable[[Connection], T]) -> T:
        """Runs a reading function in this thread."""
        with self._reading.begin() as connection:
            return work(connection)

    def write_sync(self, work: Callable[[Connection], T]) -> T:
        """Runs a writing function in this thread, in a transaction of its own."""
        with self._writing.begin() as connection:
            return work(connection)

    async def _call(self, executor: Executor, engine: Engine, work: Callable[[Connection], T]) -> T:
        """Runs a function on a thread, and stops waiting when it takes too long."""
        call, writing = _Call(), engine is self._writing
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(executor, self._run, call, engine, work)
        except Exception as error:
            if isinstance(error, TimeoutError):
                call.abandon()
            if not is_fault(error):
                raise
            if writing:
                self._note_fault(error)
            raise StoreUnavailable(unsure=call.committing) from error

    def _run(self, call: _Call, engine: Engine, work: Callable[[Connection], T]) -> T:
        """Runs a function in a transaction; once more if the connection turns out to be dead before the commit."""
        _THREAD.call = call
        try:
            for again in (True, False):
                call.committing = False
                try:
                    with engine.begin() as connection:
                        result = work(connection)
                        call.committing = engine is self._writing
                        written = time.perf_counter()
                    break
                except exc.DBAPIError as error:
                    if not (again and error.connection_invalidated) or call.committing or call.abandoned:
                        raise
            if call.committing:
                self._count_commit(1, time.perf_counter() - written, None)
            return result
        finally:
            call.driver = _THREAD.call = None

    def _count_commit(self, writes: int, seconds: float, error: BaseException | None) -> None:
        self.writes += writes
        if error is not None:
            if is_fault(error):
                self._note_fault(error)
            return
        self.commits += 1
        if self.failing:
            self.failing = False
            self.recoveries += 1
            self._reading.dispose()  # readers may have a file open that is gone
            LOG.warning("the database takes writes again")
        if self.on_commit is not None:
            self.on_commit(seconds)
        if not self.postgres:
            self._writes_since_checkpoint += writes
            if self._writes_since_checkpoint >= CHECKPOINT_WRITES:
                self._writes_since_checkpoint = 0
                self._readers.submit(self._checkpoint)

    def _note_fault(self, error: BaseException) -> None:
        """Says once that the database does not take writes; or that it does, but for what another has locked."""
        if is_held_by_another(error):
            LOG.warning("another program has rows locked that were to be written: %s", _first_line(error))
        elif not self.failing:
            self.failing = True
            LOG.error("the database does not take writes: %s", _first_line(error))

    def _checkpoint(self) -> None:
        """Copies SQLite's write-ahead log into its file, beside the commits; twice, as little comes meanwhile."""
        try:
            with self._reading.connect() as connection:
                driver: Any = connection.connection.dbapi_connection
                for _ in range(2):
                    driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except Exception as error:
            LOG.warning("cannot copy the write-ahead log: %r", error)


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0]
