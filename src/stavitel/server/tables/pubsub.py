"""News between the processes that share the tables; where there is one process, it goes nowhere."""

import secrets
from typing import Any, Literal, Protocol

import msgspec

NewsKind = Literal["log", "row", "link", "chat", "offer", "standing", "presence", "resync"]


class TableNews(msgspec.Struct, omit_defaults=True):
    """Something about a table is new in the store; `resync`: news may have been lost, about any table."""

    process: str
    table: str
    kind: NewsKind
    version: int = 0  # log: how long it is now
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

    def connect(self, channel: Channel) -> None:
        """Other processes share the tables, and are told by this channel."""
        self._channel = channel
        self.shared = True

    def publish(self, table_id: str, kind: NewsKind, **more: Any) -> None:
        """Lets the other processes know that something about a table is new."""
        if self._channel is not None:
            self._channel.publish(TableNews(self.process, table_id, kind, **more))
