"""Group commit on PostgreSQL: answers that come while others are being written go to disk together, by one statement.

The event loop sends the statement and reads its result itself, which takes a small part of what a thread with a
transaction of its own takes, and hardly more for many answers than for one. This is for days when all is well. Whatever
goes wrong ends the connection, and what it was about to write is written by the threads instead, each answer by itself:
they know what to do, and an entry that is there already is not written again.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

import msgspec

from stavitel.server.errors import StoreUnavailable
from stavitel.server.storage.group_commit import Write

if TYPE_CHECKING:
    from stavitel.server.storage.loop_connection import LoopConnection

LOG = logging.getLogger("stavitel.store")
RETRY_SECONDS = 1.0  # before a connection is opened again
LOCK_TIMEOUT = "SET lock_timeout = '300ms'"  # an answer whose table is locked must not hold up the others for long
APPEND = """
WITH given AS (
  SELECT * FROM json_to_recordset($1) AS row("table" text, version integer, kind text, seat integer, question integer,
    keys text, command text, at double precision, asked text)
), written AS (
  INSERT INTO log ("table", version, kind, seat, question, keys, command, at)
  SELECT "table", version, kind, seat, question, keys, command, at FROM given
  ON CONFLICT DO NOTHING RETURNING "table"
), noted AS (
  UPDATE tables SET changed = given.at, asked = given.asked FROM given JOIN written USING ("table")
  WHERE tables.id = given."table" AND given.asked IS NOT NULL
)
SELECT "table" FROM written
"""


class LogRow(msgspec.Struct):
    """An entry of a log that can be written together with those of other tables."""

    table: str
    version: int
    kind: str
    seat: int
    question: int | None
    keys: str
    command: str | None
    at: float
    asked: str | None  # who is asked after it, where that is to be stored


class PostgresCommits:
    """The connection that writes answers, and the queue before it."""

    def __init__(
        self,
        address: str,
        patience: float,
        threads: Executor,
        on_commit: Callable[[int, float, BaseException | None], None],
        write_alone: Callable[[Write], None],
    ) -> None:
        self._address = address
        self._patience = patience  # seconds after which a connection that does not answer is given up
        self._threads = threads
        self._on_commit = on_commit  # is told of every group: its size, how long it took, what failed
        self._write_alone = write_alone  # has a write carried out by a thread
        self._connection: LoopConnection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._opening = False
        self._open_again = 0.0  # when, at the earliest
        self._queue: list[Write] = []
        self._group: list[Write] = []  # that is being written
        self._scheduled = False  # the queue is looked at within this turn of the loop
        self._begun = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    def try_enqueue(self, write: Write) -> bool:
        """Puts a write that has a row into the next commit; False, and it is left to others, if that cannot be now."""
        if self._connection is None:
            self._open()
            return False
        self._queue.append(write)
        if not self._group and not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._send_queue)
        return True

    def close(self) -> None:
        """Writes nothing more; from any thread."""
        self._closed = True
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        sent, waiting = self._give_up()
        _fail(sent, unsure=True)
        _fail(waiting, unsure=False)

    # The connection

    def _open(self) -> None:
        if not self._opening and not self._closed and time.monotonic() >= self._open_again:
            self._opening = True
            self._loop = asyncio.get_running_loop()
            self._loop.run_in_executor(self._threads, self._connect).add_done_callback(self._opened)

    def _connect(self) -> Any:
        from stavitel.server.storage.loop_connection import LoopConnection

        return LoopConnection.connect(self._address, [LOCK_TIMEOUT], {"append": APPEND})

    def _opened(self, opening: "asyncio.Future[Any]") -> None:
        from stavitel.server.storage.loop_connection import LoopConnection

        self._opening = False
        self._open_again = time.monotonic() + RETRY_SECONDS
        if opening.cancelled() or opening.exception() is not None:
            return  # the threads meet the same, and say it
        if self._closed:
            opening.result().close()
        else:
            self._connection = LoopConnection(opening.result(), self._written, self._leave_to_threads)

    def _give_up(self) -> tuple[list[Write], list[Write]]:
        """Ends the connection; what was being written, and what was still to be."""
        sent, waiting = self._group, self._queue
        self._group, self._queue = [], []
        if self._timer is not None:
            self._timer.cancel()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._open_again = time.monotonic() + RETRY_SECONDS
        return sent, waiting

    # Groups

    def _send_queue(self) -> None:
        self._scheduled = False
        if self._connection is not None and self._queue:
            self._group, self._queue = self._queue, []
            self._begun = time.perf_counter()
            self._timer = asyncio.get_running_loop().call_later(self._patience, self._time_is_up)
            self._connection.send("append", msgspec.json.encode([write.row for write in self._group]))

    def _written(self, tables: list[bytes]) -> None:
        """A group is on disk, but for what another process had written first."""
        group, self._group = self._group, []
        if self._timer is not None:
            self._timer.cancel()
        self._on_commit(len(group), time.perf_counter() - self._begun, None)
        self._send_queue()  # before what follows, which takes longer
        written = {table.decode() for table in tables}
        for write in group:
            write.result = write.row.table in written
            write.finish()

    # When something goes wrong

    def _leave_to_threads(self, error: Exception) -> None:
        LOG.info("answers are written one by one: %r", error)
        sent, waiting = self._give_up()
        for write in sent + waiting:
            self._write_alone(write)

    def _time_is_up(self) -> None:
        """The database hangs: nobody is left without an answer."""
        sent, waiting = self._give_up()
        self._on_commit(len(sent), self._patience, StoreUnavailable())
        _fail(sent, unsure=True)
        _fail(waiting, unsure=False)


def _fail(writes: list[Write], *, unsure: bool) -> None:
    for write in writes:
        write.error = StoreUnavailable(unsure=unsure)
        write.finish()
