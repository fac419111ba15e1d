"""A connection to PostgreSQL that the event loop sends by and reads itself, through libpq.

It does the few small things that happen all the time: answers are written by one (`postgres_commits`), news of other
processes come by another (`tables/postgres_pubsub`). There is no task, no thread and no generator between the socket
and whoever waits. It is opened by a thread; whatever goes wrong ends it, and is told once.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg.pq import ExecStatus

CONNECTION = {  # how soon a connection to a machine that does not answer is given up
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
GOOD = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)


class LoopConnection:
    """One connection, with one statement under way at a time."""

    def __init__(
        self,
        driver: "psycopg.Connection[Any]",
        on_result: Callable[[list[bytes]], None],
        on_lost: Callable[[Exception], None],
        on_news: Callable[[bytes], None] | None = None,
    ) -> None:
        self._driver = driver
        self._pgconn = driver.pgconn
        self._pgconn.nonblocking = 1
        self._file = self._pgconn.socket
        self._on_result = on_result  # is called with the first column of what a statement gives
        self._on_lost = on_lost
        self._on_news = on_news  # is called with what another process has said
        self._loop = asyncio.get_running_loop()
        self._open = True
        self._asked = False  # a statement is under way
        self._writing = False  # the network has not taken all of it yet
        self._loop.add_reader(self._file, self._read)
        self._loop.call_soon(self._read)  # what has come while it was opened

    @staticmethod
    def connect(address: str, begin: list[str], prepare: dict[str, str]) -> "psycopg.Connection[Any]":
        """Opens a connection, in a thread; `begin` is carried out at once, `prepare` when its name is sent."""
        settings: dict[str, Any] = {**CONNECTION}
        driver = psycopg.connect(address, autocommit=True, **settings)
        try:
            for statement in begin:
                driver.execute(statement.encode())
            for name, statement in prepare.items():
                prepared = driver.pgconn.prepare(name.encode(), statement.encode())
                if prepared.status not in GOOD:
                    raise psycopg.OperationalError(_first_line(prepared))
        except BaseException:
            driver.close()
            raise
        return driver

    def send(self, name: str, *values: bytes) -> None:
        """Carries out a prepared statement; its result is told, or that the connection is lost."""
        if self._open:
            self._asked = True
            try:
                self._pgconn.send_query_prepared(name.encode(), list(values))
                self._flush()
            except psycopg.Error as error:
                self._loop.call_soon(self._lose, error)

    def close(self) -> None:
        """Ends the connection; nothing more is told."""
        if self._open:
            self._open = False
            self._loop.remove_reader(self._file)
            if self._writing:
                self._loop.remove_writer(self._file)
            self._driver.close()

    def _lose(self, error: Exception) -> None:
        if self._open:
            self.close()
            self._on_lost(error)

    def _flush(self) -> None:
        """Sends what the network takes now, and the rest when it takes more."""
        more = bool(self._pgconn.flush())
        if more and not self._writing:
            self._loop.add_writer(self._file, self._flush_more)
        elif self._writing and not more:
            self._loop.remove_writer(self._file)
        self._writing = more

    def _flush_more(self) -> None:
        try:
            self._flush()
        except psycopg.Error as error:
            self._lose(error)

    def _read(self) -> None:
        """Something has come: a result, news, or the end of the connection."""
        if not self._open:
            return
        try:
            self._pgconn.consume_input()
            found = self._result() if self._asked and not self._pgconn.is_busy() else None
            news = [] if self._on_news is None else self._news()
        except psycopg.Error as error:
            self._lose(error)
            return
        if self._on_news is not None:
            for one in news:
                self._on_news(one)
        if found is not None:
            self._asked = False
            self._on_result(found)

    def _result(self) -> list[bytes]:
        found: list[bytes] = []
        while (result := self._pgconn.get_result()) is not None:
            if result.status not in GOOD:
                raise psycopg.OperationalError(_first_line(result))
            found += [result.get_value(row, 0) or b"" for row in range(result.ntuples)]
        return found

    def _news(self) -> list[bytes]:
        news: list[bytes] = []
        while (one := self._pgconn.notifies()) is not None:
            news.append(one.extra)
        return news


def _first_line(result: Any) -> str:
    return str(result.error_message.decode(errors="replace")).partition("\n")[0]
