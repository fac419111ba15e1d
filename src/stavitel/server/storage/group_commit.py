"""Group commit on SQLite: writes that come within one turn of the event loop go to disk together.

The loop commits itself, as a commit takes a third of a millisecond on an ordinary disk, less than handing it to a
thread that has to wait for the interpreter. But the loop never waits: where another process holds the lock, where the
disk turns out to be slow, and after every fault, a thread commits, and more writes queue up meanwhile.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine

from stavitel.server.errors import StoreUnavailable
from stavitel.server.storage.faults import FileGone, is_fault

LOG = logging.getLogger("stavitel.store")
SLOW_COMMIT_SECONDS = 0.005  # commits go to a thread when even the fastest of the recent ones took longer
RECENT_COMMITS = 16
RETRY_SECONDS = 0.02  # between two looks whether another process has let go of the lock
SHORT_PATIENCE = 0.5  # seconds to wait for a lock after we have waited in vain
Inode = tuple[int, int] | None


class Write:
    """A write in the queue, and what to call when it is on disk or has failed."""

    __slots__ = ("error", "on_done", "result", "row", "savepoint", "work")

    def __init__(
        self,
        work: Callable[[Connection], Any],
        on_done: Callable[["Write"], None],
        *,
        savepoint: bool = True,
        row: Any = None,
    ) -> None:
        self.work = work
        self.on_done = on_done
        self.savepoint = savepoint
        self.row = row  # the same work as data, if it is one that PostgreSQL can do for many at once
        self.result: Any = None
        self.error: BaseException | None = None

    def finish(self) -> None:
        """Says that it is on disk, or has failed."""
        try:
            self.on_done(self)
        except Exception:
            LOG.exception("what was to follow a write failed")


class GroupCommit:
    """The one connection that writes to a SQLite file, and the queue before it.

    A connection on which anything failed is thrown away, and the next group gets a new one.
    """

    def __init__(
        self, engine: Engine, file: str, patience: float, on_commit: Callable[[int, float, BaseException | None], None]
    ) -> None:
        self._engine = engine
        self._file = file
        self._log = os.path.realpath(file) + "-wal"
        self._patience = patience  # seconds that a write may wait for another process' lock
        self._on_commit = on_commit  # is told of every group: its size, how long the disk took, what failed
        self._thread = ThreadPoolExecutor(1, "store-commit")
        self._connection: Connection | None = None
        self._inodes: tuple[Inode, Inode] | None = None  # of the file and its log, as this connection has them open
        self._queue: list[Write] = []
        self._committing = False  # a commit is under way or about to be
        self._recent: deque[float] = deque([0.0] * RECENT_COMMITS, RECENT_COMMITS)
        self._closed = False
        self.failing = False

    def open(self) -> None:
        """Connects at once, so that the first write need not."""
        self._open_connection()

    def enqueue(self, write: Write) -> None:
        """Puts a write into the next commit."""
        self._queue.append(write)
        if not self._committing:
            self._committing = True
            asyncio.get_running_loop().call_soon(self._commit_queue)

    def close(self) -> None:
        """Commits what is in the queue and closes the connection."""
        self._thread.shutdown()
        if self._queue:
            self._commit(self._queue, SHORT_PATIENCE)
        self._closed = True
        self._discard_connection()

    def _commit_queue(self) -> None:
        group, self._queue = self._queue, []
        if not self.failing and min(self._recent) < SLOW_COMMIT_SECONDS and self._commit(group, 0.0):
            self._call_back(group)
            return
        patience = SHORT_PATIENCE if self.failing else self._patience
        done = asyncio.get_running_loop().run_in_executor(self._thread, self._commit, group, patience)
        done.add_done_callback(lambda _: self._call_back(group))

    def _call_back(self, group: list[Write]) -> None:
        for write in group:
            write.finish()
        if self._queue:
            asyncio.get_running_loop().call_soon(self._commit_queue)
        else:
            self._committing = False

    def _commit(self, group: list[Write], patience: float) -> bool:
        """Commits a group; False, and nothing is done, if another process has to be waited for and we must not."""
        try:
            connection = self._open_connection()
            if not self._begin(connection, patience):
                return False
            seconds = self._write(connection, group)
        except Exception as error:
            if not (isinstance(error, FileGone) and self._must_keep_connection(error)):
                self._discard_connection()
            if not is_fault(error) and len(group) > 1:  # one of them is at fault: the others must not suffer
                for write in group:
                    write.error = None
                    self._commit([write], self._patience)
                return True
            self._fail(group, error)
        else:
            self._recent.append(seconds)
            self.failing = False
            self._on_commit(len(group), seconds, None)
        return True

    def _fail(self, group: list[Write], error: Exception) -> None:
        told: Exception = error
        if is_fault(error):
            self.failing = True
            told = StoreUnavailable(unsure=isinstance(error, FileGone) and error.committed)
            told.__cause__ = error
        for write in group:
            write.error = write.error or told
        self._on_commit(len(group), 0.0, error)

    def _write(self, connection: Connection, group: list[Write]) -> float:
        """Carries a group out in the transaction that has begun; how long the disk took."""
        with connection.begin() as transaction:
            for write in group:
                if not write.savepoint:
                    write.result = write.work(connection)
                    continue
                savepoint = connection.begin_nested()
                try:
                    write.result = write.work(connection)
                    savepoint.commit()
                except Exception as error:
                    if is_fault(error):
                        raise
                    write.error = error
                    savepoint.rollback()
            self._check_files(committed=False)
            begun = time.perf_counter()
            transaction.commit()
            seconds = time.perf_counter() - begun
            self._check_files(committed=True)
        return seconds

    # The connection

    def _open_connection(self) -> Connection:
        if self._closed:
            raise StoreUnavailable()
        if self._connection is None:
            self._inodes = None
            self._connection = self._engine.connect()
        return self._connection

    def _discard_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.invalidate()  # it may be in a transaction that cannot be ended
                connection.close()
            except Exception as error:
                LOG.warning("cannot close a connection: %r", error)

    def _begin(self, connection: Connection, patience: float) -> bool:
        driver: Any = connection.connection.dbapi_connection
        end = time.monotonic() + patience
        while True:
            try:
                driver.execute("BEGIN IMMEDIATE")
                break
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                if not patience:
                    return False
                if time.monotonic() > end:
                    raise
                time.sleep(RETRY_SECONDS)
        if self._inodes is None:
            self._inodes = (_inode(self._file), _inode(self._log))
        return True

    def _check_files(self, *, committed: bool) -> None:
        """FileGone if we write to a file that was deleted, moved or replaced: what is written there is lost."""
        file, log = _inode(self._file), _inode(self._log)
        if (file, log) == self._inodes:
            return
        if file is None:
            raise FileGone("file", f"{self._file} is gone", committed=committed)
        if self._inodes is None or file != self._inodes[0]:
            raise FileGone("other", f"{self._file} is another file now", committed=committed)
        raise FileGone("log", f"{self._log} is gone", committed=committed)

    def _must_keep_connection(self, error: FileGone) -> bool:
        """Whether only this connection has all that was on disk: the file may come back, and lacks what its log has.

        So the log, which is still open here, is copied into the file; then a new one may begin.
        """
        if error.what == "other":
            return False
        if error.what == "log" and self._connection is not None:
            driver: Any = self._connection.connection.dbapi_connection
            busy, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return bool(busy)
        return True


def _inode(path: str) -> tuple[int, int] | None:
    """Which file a name means now."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
