"""What is read and written about one match: its log, snapshots, chat, undo offers and standing answers."""

import time
import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from stavitel.server.clocks import SeatTime
from stavitel.server.protocol import ChatLine, Standing, UndoOffer
from stavitel.server.storage import clock_store, results
from stavitel.server.storage.postgres_commits import LogRow
from stavitel.server.storage.schema import chat, log, offers, snapshots, standing, tables
from stavitel.server.storage.store import dialect_insert
from stavitel.server.storage.table_row import TableRow, table_row

CHAT_LINES = 200  # of a table that are read at most

# The one write that every answer waits for is spelled out, which takes a third of the time.
_APPEND_ENTRY = (
    'INSERT INTO log ("table", version, kind, seat, question, keys, command, at)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_SAVE_ASKED = "UPDATE tables SET changed = ?, asked = ? WHERE id = ?"


class LogEntry(msgspec.Struct):
    """One entry of a match's log: an answer, or the undo of one."""

    version: int
    kind: str
    seat: int
    question: int | None
    keys: list[str]
    command: str | None = None
    at: float = 0.0


class StoredTable(msgspec.Struct):
    """All that is stored about a table, as much of it as is needed to go on."""

    row: TableRow
    snapshot: dict[str, Any] | None
    snapshot_version: int
    entries: list[LogEntry]
    offer: UndoOffer | None
    standing: dict[int, list[Standing]]
    chat: list[ChatLine]
    scores: list[list[int]] = []  # of a finished game: seat, total, rank


def load_table(connection: Connection, table_id: str) -> StoredTable:
    """Reads a table: its last snapshot and the log since."""
    row = table_row(connection, table_id)
    stored = connection.execute(
        select(snapshots.c.version, snapshots.c.data).where(snapshots.c.table == table_id)
    ).one_or_none()
    version, snapshot = 0, None
    if stored is not None:
        version, snapshot = stored[0], msgspec.json.decode(zlib.decompress(stored[1]))
    return StoredTable(
        row,
        snapshot,
        version,
        load_entries(connection, table_id, version),
        load_offer(connection, table_id),
        load_standing(connection, table_id),
        load_chat(connection, table_id, 0),
        msgspec.json.decode(
            connection.execute(select(tables.c.scores).where(tables.c.id == table_id)).scalar() or "[]"
        ),
    )


def load_entries(connection: Connection, table_id: str, version: int) -> list[LogEntry]:
    """The log after a version."""
    rows = connection.execute(
        select(log.c.version, log.c.kind, log.c.seat, log.c.question, log.c["keys"], log.c.command)
        .where(log.c.table == table_id, log.c.version > version)
        .order_by(log.c.version)
    )
    return [LogEntry(row[0], row[1], row[2], row[3], msgspec.json.decode(row[4]), row[5]) for row in rows]


class AppendEntry(msgspec.Struct):
    """The write that an answer waits for: the next entry of a log, and what changes in the store with it."""

    table_id: str
    entry: LogEntry
    asked: list[int]  # who is asked after it
    save_asked: bool  # whether that is stored now, for the lobby and for a restart
    scores: list[list[int]] | None  # of a game that is over with it
    close_offer: bool  # an open offer to undo ends with it
    clocks: list[SeatTime] = []  # that it sets going or stops

    def run(self, connection: Connection) -> bool:
        """Writes it all; False, and nothing is written, if another process has written that version."""
        entry = self.entry
        keys = msgspec.json.encode(entry.keys).decode()
        row = (self.table_id, entry.version, entry.kind, entry.seat, entry.question, keys, entry.command, entry.at)
        if not _execute(connection, _APPEND_ENTRY, row):
            return False
        if self.save_asked:
            save_asked(connection, self.table_id, self.asked, entry.at)
        if self.scores is not None:
            ended = {"status": "over", "scores": msgspec.json.encode(self.scores).decode()}
            connection.execute(update(tables).where(tables.c.id == self.table_id).values(**ended))
            results.rate_game(connection, self.table_id, self.scores)
        if self.close_offer:
            connection.execute(delete(offers).where(offers.c.table == self.table_id))
        if self.clocks:
            clock_store.save(connection, self.table_id, self.clocks)
        return True

    def row(self) -> LogRow | None:
        """The same as a row, for a commit together with others; None if there is more to write."""
        if self.scores is not None or self.close_offer or self.clocks:
            return None
        entry = self.entry
        keys = msgspec.json.encode(entry.keys).decode()
        asked = msgspec.json.encode(self.asked).decode() if self.save_asked else None
        return LogRow(
            self.table_id, entry.version, entry.kind, entry.seat, entry.question, keys, entry.command, entry.at, asked
        )


def save_asked(connection: Connection, table_id: str, asked: list[int], at: float) -> None:
    """Stores who is asked since when, for the lobby and for a restart."""
    _execute(connection, _SAVE_ASKED, (at, msgspec.json.encode(asked).decode(), table_id))


def _execute(connection: Connection, statement: str, values: tuple[Any, ...]) -> int:
    if connection.dialect.name == "postgresql":
        return connection.exec_driver_sql(statement.replace("?", "%s"), values).rowcount
    driver: Any = connection.connection.dbapi_connection
    return int(driver.execute(statement, values).rowcount)


def command_version(connection: Connection, table_id: str, seat: int, command: str) -> int | None:
    """The version that a command made, if it was carried out."""
    found = connection.execute(
        select(log.c.version).where(log.c.table == table_id, log.c.seat == seat, log.c.command == command)
    ).scalar()
    return None if found is None else int(found)


def log_versions(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    """How long the logs of some tables are."""
    rows = connection.execute(
        select(log.c.table, func.max(log.c.version)).where(log.c.table.in_(table_ids)).group_by(log.c.table)
    )
    return {row[0]: int(row[1]) for row in rows}


def save_snapshot(connection: Connection, table_id: str, version: int, snapshot: bytes) -> None:
    """Stores a snapshot of a table, unless there is a newer one."""
    statement = dialect_insert(connection, snapshots).values(table=table_id, version=version, data=snapshot)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["table"],
            set_={"version": statement.excluded.version, "data": statement.excluded.data},
            where=snapshots.c.version < statement.excluded.version,
        )
    )


def load_offer(connection: Connection, table_id: str) -> UndoOffer | None:
    """The open offer to undo; not one that another process wrote an answer after."""
    row = connection.execute(
        select(offers.c.number, offers.c.seat, offers.c.agreed).where(
            offers.c.table == table_id, offers.c.version >= log_versions(connection, [table_id]).get(table_id, 0)
        )
    ).one_or_none()
    return UndoOffer(row[0], row[1], msgspec.json.decode(row[2]), []) if row else None


def agree_to_offer(connection: Connection, table_id: str, number: int, seats: list[int]) -> UndoOffer | None:
    """Adds the consent of some seats to those that the store has by now; None if that offer is not open any more."""
    row = connection.execute(
        select(offers.c.seat, offers.c.agreed)
        .where(offers.c.table == table_id, offers.c.number == number)
        .with_for_update()
    ).one_or_none()
    if row is None:
        return None
    agreed = msgspec.json.decode(row[1])
    agreed += [seat for seat in seats if seat not in agreed]
    kept = msgspec.json.encode(agreed).decode()
    connection.execute(update(offers).where(offers.c.table == table_id).values(agreed=kept))
    return UndoOffer(number, row[0], agreed, [])


def last_answer_at(connection: Connection, table_id: str, seat: int) -> float | None:
    """When somebody last answered from a seat by hand."""
    at = connection.execute(
        select(func.max(log.c.at)).where(log.c.table == table_id, log.c.seat == seat, log.c.command.is_not(None))
    ).scalar()
    return None if at is None else float(at)


def save_offer(connection: Connection, table_id: str, version: int, offer: UndoOffer | None) -> None:
    """Stores the open offer to undo, or that there is none."""
    connection.execute(delete(offers).where(offers.c.table == table_id))
    if offer is not None:
        connection.execute(
            offers.insert().values(
                table=table_id,
                number=offer.number,
                seat=offer.seat,
                version=version,
                agreed=msgspec.json.encode(offer.agreed).decode(),
            )
        )


def load_standing(connection: Connection, table_id: str) -> dict[int, list[Standing]]:
    """The standing answers of each seat."""
    found: dict[int, list[Standing]] = {}
    for row in connection.execute(
        select(standing.c.seat, standing.c.topic, standing.c["keys"], standing.c.until)
        .where(standing.c.table == table_id)
        .order_by(standing.c.seat, standing.c.topic)
    ):
        found.setdefault(row[0], []).append(Standing(row[1], msgspec.json.decode(row[2]), row[3]))
    return found


def save_standing(connection: Connection, table_id: str, seat: int, answers: list[Standing]) -> None:
    """Stores the standing answers of a seat."""
    connection.execute(delete(standing).where(standing.c.table == table_id, standing.c.seat == seat))
    for answer in answers:
        connection.execute(
            standing.insert().values(
                table=table_id,
                seat=seat,
                topic=answer.topic,
                keys=msgspec.json.encode(answer.keys).decode(),
                until=answer.until,
            )
        )


def load_chat(connection: Connection, table_id: str, number: int) -> list[ChatLine]:
    """The last lines of chat after a number."""
    rows = connection.execute(
        select(chat.c.number, chat.c.at, chat.c.seat, chat.c.name, chat.c.text, chat.c.notice)
        .where(chat.c.table == table_id, chat.c.number > number)
        .order_by(chat.c.number.desc())
        .limit(CHAT_LINES)
    ).all()
    return [ChatLine(*row) for row in reversed(rows)]


def append_chat(
    connection: Connection,
    table_id: str,
    seat: int | None,
    name: str,
    text: str,
    command: str | None,
    notice: str | None = None,
    person: str | None = None,
) -> tuple[ChatLine, bool]:
    """Stores a line of chat; the line, and whether that command has not stored it before."""
    if connection.dialect.name == "postgresql":  # where others may be about to: one after the other
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (table_id,))
    if command is not None:
        said = connection.execute(
            select(chat.c.number, chat.c.at, chat.c.seat, chat.c.name, chat.c.text, chat.c.notice).where(
                chat.c.table == table_id, chat.c.command == command
            )
        ).one_or_none()
        if said is not None:
            return ChatLine(*said), False
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table_id)).scalar() or 0
    line = ChatLine(last + 1, time.time(), seat, name, text, notice)
    values = {"number": line.number, "at": line.at, "seat": seat, "name": name, "text": text, "notice": notice}
    connection.execute(chat.insert().values(table=table_id, command=command, person=person, **values))
    return line, True
