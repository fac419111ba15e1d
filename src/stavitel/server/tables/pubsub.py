"""News between the processes that share the tables; where there is one process, it goes nowhere."""

import asyncio
import secrets
from typing import Any, Literal, Protocol

import msgspec

LOG_SECONDS = 0.05  # for which news of answers wait for those of other tables, to travel with them
LOGS_AT_ONCE = 100  # some 4 kB; PostgreSQL takes messages of 8 kB
NewsKind = Literal["log", "row", "link", "chat", "offer", "standing", "presence", "resync"]


class TableNews(msgspec.Struct, omit_defaults=True):
    """Something about a table is new in the store; `resync`: news may have been lost, about any table."""

    process: str
    table: str
    kind: NewsKind
    logs: dict[str, int] = {}  # log: how long those of some tables are now
    seats: list[int] = []  # link: the seat that has a new one; presence: the seats that somebody looks from there
    spectators: int = 0  # presence


class Channel(Protocol):
    """The way to the other processes."""

    def publish(self, news: TableNews) -> None:
        """Sends news to all processes, this one among them."""


class PubSub:
    """One process' side of the news."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        self.shared = False  # whether other processes share the tables
        self._channel: Channel | None = None
        self._logs: dict[str, int] = {}  # that have grown since news of them was sent

    def connect(self, channel: Channel) -> None:
        """Other processes share the tables, and are told by this channel."""
        self._channel = channel
        self.shared = True

    def publish(self, table_id: str, kind: NewsKind, **more: Any) -> None:
        """Lets the other processes know that something about a table is new."""
        if self._channel is not None:
            self._channel.publish(TableNews(self.process, table_id, kind, **more))

    def publish_log(self, table_id: str, version: int) -> None:
        """Lets the other processes know in a moment how long the log of a table is.

        Where each table is at home in one process nobody waits for that, and every process reads all news: so those of
        many answers are one.
        """
        if self._channel is not None:
            if not self._logs:
                asyncio.get_running_loop().call_later(LOG_SECONDS, self._publish_logs)
            self._logs[table_id] = version

    def _publish_logs(self) -> None:
        grown, self._logs = list(self._logs.items()), {}
        for start in range(0, len(grown), LOGS_AT_ONCE):
            self.publish("", "log", logs=dict(grown[start : start + LOGS_AT_ONCE]))
