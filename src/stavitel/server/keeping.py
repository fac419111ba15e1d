"""What is read and written about one running match: its log, snapshots, chat, offers and standing answers."""

import time
import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from stavitel.server.lobby import TableRow, table_row
from stavitel.server.protocol import ChatLine, Standing, UndoOffer
from stavitel.server.records import chat, log, offers, snapshots, standing, tables

CHAT_SHOWN = 200


class Entry(msgspec.Struct):
    """One line of a match's log: an answer, or the undo of one."""

    version: int
    kind: str
    seat: int
    question: int | None
    keys: list[str]
    command: str | None = None
    at: float = 0.0


class Opened(msgspec.Struct):
    """All that is kept about a table, as much of it as is needed to go on."""

    row: TableRow
    snapshot: dict[str, Any] | None
    snapshot_version: int
    entries: list[Entry]
    offer: UndoOffer | None
    standing: dict[int, list[Standing]]
    chat: list[ChatLine]


def open_table(connection: Connection, key: str) -> Opened:
    """Reads a table: its last snapshot and the log since."""
    row = table_row(connection, key)
    kept = connection.execute(
        select(snapshots.c.version, snapshots.c.data).where(snapshots.c.table == key)
    ).one_or_none()
    version, snapshot = 0, None
    if kept is not None:
        version, snapshot = kept[0], msgspec.json.decode(zlib.decompress(kept[1]))
    return Opened(
        row,
        snapshot,
        version,
        entries_since(connection, key, version),
        offer_of(connection, key),
        standing_of(connection, key),
        chat_since(connection, key, 0),
    )


def entries_since(connection: Connection, key: str, version: int) -> list[Entry]:
    """The log after a version."""
    rows = connection.execute(
        select(log.c.version, log.c.kind, log.c.seat, log.c.question, log.c["keys"], log.c.command)
        .where(log.c.table == key, log.c.version > version)
        .order_by(log.c.version)
    )
    return [Entry(row[0], row[1], row[2], row[3], msgspec.json.decode(row[4]), row[5]) for row in rows]


_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

# The one write that every answer waits for is spelled out, which takes a third of the time.
_APPEND = (
    'INSERT INTO log ("table", version, kind, seat, question, keys, command, at)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_ASKED = "UPDATE tables SET changed = ?, asked = ? WHERE id = ?"


def append(
    connection: Connection, key: str, entry: Entry, asked: list[int] | None, scores: Any, settle_offer: bool
) -> bool:
    """Writes the next entry of a log; False if another process wrote one of that version before.

    `asked` is noted for the lobby if it is given.
    """
    keys = msgspec.json.encode(entry.keys).decode()
    row = (key, entry.version, entry.kind, entry.seat, entry.question, keys, entry.command, entry.at)
    if not _run(connection, _APPEND, row):
        return False
    if asked is not None:
        AskedNow(key, asked, entry.at).work(connection)
    if scores is not None:
        ended = {"status": "over", "scores": msgspec.json.encode(scores).decode()}
        connection.execute(update(tables).where(tables.c.id == key).values(**ended))
    if settle_offer:
        connection.execute(delete(offers).where(offers.c.table == key))
    return True


def _run(connection: Connection, statement: str, values: tuple[Any, ...]) -> int:
    if connection.dialect.name == "postgresql":
        return connection.exec_driver_sql(statement.replace("?", "%s"), values).rowcount
    driver: Any = connection.connection.dbapi_connection
    return int(driver.execute(statement, values).rowcount)


class AskedNow(msgspec.Struct):
    """Who is asked at a table, for the lobby and for a restart."""

    table: str
    asked: list[int]
    at: float

    def work(self, connection: Connection) -> None:
        """Writes it."""
        _run(connection, _ASKED, (self.at, msgspec.json.encode(self.asked).decode(), self.table))


def command_version(connection: Connection, key: str, seat: int, command: str) -> int | None:
    """The version that a command made, if it was carried out."""
    found = connection.execute(
        select(log.c.version).where(log.c.table == key, log.c.seat == seat, log.c.command == command)
    ).scalar()
    return None if found is None else int(found)


def version_of(connection: Connection, keys: list[str]) -> dict[str, int]:
    """How long the logs of some tables are."""
    rows = connection.execute(
        select(log.c.table, func.max(log.c.version)).where(log.c.table.in_(keys)).group_by(log.c.table)
    )
    return {row[0]: int(row[1]) for row in rows}


def keep_asked(connection: Connection, key: str, asked: list[int]) -> None:
    """Notes who is asked, for the lobby and for a restart."""
    connection.execute(update(tables).where(tables.c.id == key).values(asked=msgspec.json.encode(asked).decode()))


def keep_snapshot(connection: Connection, key: str, version: int, snapshot: bytes) -> None:
    """Keeps the newest snapshot of a table."""
    insert = _INSERTS[connection.dialect.name]
    statement = insert(snapshots).values(table=key, version=version, data=snapshot)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["table"],
            set_={"version": statement.excluded.version, "data": statement.excluded.data},
            where=snapshots.c.version < statement.excluded.version,
        )
    )


def offer_of(connection: Connection, key: str) -> UndoOffer | None:
    """The open offer to undo; not one that another process wrote an answer after."""
    row = connection.execute(
        select(offers.c.number, offers.c.seat, offers.c.agreed).where(
            offers.c.table == key, offers.c.version >= version_of(connection, [key]).get(key, 0)
        )
    ).one_or_none()
    return UndoOffer(row[0], row[1], msgspec.json.decode(row[2]), []) if row else None


def keep_offer(connection: Connection, key: str, version: int, offer: UndoOffer | None) -> None:
    """Keeps the open offer to undo, or that there is none."""
    connection.execute(delete(offers).where(offers.c.table == key))
    if offer is not None:
        connection.execute(
            offers.insert().values(
                table=key,
                number=offer.number,
                seat=offer.seat,
                version=version,
                agreed=msgspec.json.encode(offer.agreed).decode(),
            )
        )


def standing_of(connection: Connection, key: str) -> dict[int, list[Standing]]:
    """The standing answers of each seat."""
    found: dict[int, list[Standing]] = {}
    for row in connection.execute(
        select(standing.c.seat, standing.c.topic, standing.c["keys"], standing.c.until)
        .where(standing.c.table == key)
        .order_by(standing.c.seat, standing.c.topic)
    ):
        found.setdefault(row[0], []).append(Standing(row[1], msgspec.json.decode(row[2]), row[3]))
    return found


def keep_standing(connection: Connection, key: str, seat: int, answers: list[Standing]) -> None:
    """Keeps the standing answers of a seat."""
    connection.execute(delete(standing).where(standing.c.table == key, standing.c.seat == seat))
    for answer in answers:
        connection.execute(
            standing.insert().values(
                table=key,
                seat=seat,
                topic=answer.topic,
                keys=msgspec.json.encode(answer.keys).decode(),
                until=answer.until,
            )
        )


def chat_since(connection: Connection, key: str, number: int) -> list[ChatLine]:
    """What was said after a line, the last lines of it."""
    rows = connection.execute(
        select(chat.c.number, chat.c.at, chat.c.seat, chat.c.name, chat.c.text)
        .where(chat.c.table == key, chat.c.number > number)
        .order_by(chat.c.number.desc())
        .limit(CHAT_SHOWN)
    ).all()
    return [ChatLine(*row) for row in reversed(rows)]


def say(
    connection: Connection, key: str, seat: int | None, name: str, text: str, command: str | None
) -> ChatLine | None:
    """Keeps a line of chat; None if that command said it before."""
    if command is not None:
        said = connection.execute(select(chat.c.number).where(chat.c.table == key, chat.c.command == command)).scalar()
        if said is not None:
            return None
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == key)).scalar() or 0
    line = ChatLine(last + 1, time.time(), seat, name, text)
    connection.execute(
        chat.insert().values(
            table=key, number=line.number, at=line.at, seat=seat, name=name, text=text, command=command
        )
    )
    return line
