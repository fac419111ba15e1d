"""A table and its seats as they are stored."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Select, bindparam, select

from stavitel.server.errors import no_such_table
from stavitel.server.protocol import Access, ClockRules, Language, Pace, SeatInfo, TableInfo, UndoPolicy
from stavitel.server.storage.schema import people, seats, tables


class SeatRow(msgspec.Struct):
    """One seat: open, a person's or a bot's."""

    seat: int
    kind: str
    person: str | None
    name: str | None
    level: str | None
    left: float | None = None  # seconds on the clock, when it was last set
    since: float | None = None  # since when it runs
    deadline: float | None = None  # when it runs out
    nudged: float | None = None  # when it ran out and they were told
    stand_in: str | None = None  # the level of the bot that plays until they are back

    @property
    def is_bot(self) -> bool:
        """Whether a bot answers here, for good or for a while."""
        return self.kind == "bot" or self.stand_in is not None


class TableRow(msgspec.Struct):
    """One table with its seats."""

    id: str
    title: str
    version: str
    status: str
    options: dict[str, Any]
    language: str
    pace: str
    undo: str
    listed: bool
    host: str
    created: float
    changed: float
    seed: str | None
    commitment: str | None
    players: int | None
    asked: list[int]
    rematch: str | None
    seats: list[SeatRow]
    clock: ClockRules | None = None
    rated: bool = False
    talk: str = "all"
    watching: str = "all"
    advice: bool = True
    origin: str | None = None

    def seat_of(self, person: str | None, wanted: int | None) -> int | None:
        """The seat that a person looks from: the one they ask for if it is theirs, or their first, or none."""
        if person is None:
            return None
        if wanted is not None:
            return wanted if 0 <= wanted < len(self.seats) and self.seats[wanted].person == person else None
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def people_seats(self) -> list[int]:
        """The seats that people hold."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def info(self, me: str | None) -> TableInfo:
        """The table as the lobby shows it to somebody."""
        shown = [
            SeatInfo(
                seat.seat,
                cast(Any, seat.kind),
                seat.name,
                seat.level,
                mine=me is not None and seat.person == me,
                host=seat.person == self.host,
                stand_in=seat.stand_in,
            )
            for seat in self.seats
        ]
        for extra in range(len(self.seats), self.players or 0):
            shown.append(SeatInfo(extra, "opponent", None))
        return TableInfo(
            id=self.id,
            title=self.title,
            version=self.version,
            status=cast(Any, self.status),
            seats=shown,
            options=self.options,
            language=cast(Language, self.language),
            pace=cast(Pace, self.pace),
            undo=cast(UndoPolicy, self.undo),
            listed=self.listed,
            mine=any(seat.mine for seat in shown),
            host=me is not None and me == self.host,
            created=self.created,
            changed=self.changed,
            commitment=self.commitment,
            asked=self.asked,
            rematch=self.rematch,
            clock=self.clock,
            rated=self.rated,
            talk=cast(Access, self.talk),
            watching=cast(Access, self.watching),
            advice=self.advice,
            origin=self.origin,
        )


TABLE_COLUMNS = [tables.c[name] for name in TableRow.__struct_fields__ if name != "seats"]
SEAT_COLUMNS = [people.c.name if name == "name" else seats.c[name] for name in SeatRow.__struct_fields__]

# Put together once: these are read several times for every request that changes a table.
ONE_TABLE = select(*TABLE_COLUMNS).where(tables.c.id == bindparam("table_id"))
ONE_LOCKED = ONE_TABLE.with_for_update(key_share=True)
SEATS = select(seats.c.table, *SEAT_COLUMNS).outerjoin(people, people.c.id == seats.c.person).order_by(seats.c.seat)
SEATS_OF_ONE = SEATS.where(seats.c.table == bindparam("table_id"))
SEATS_OF_MANY = SEATS.where(seats.c.table.in_(bindparam("table_ids", expanding=True)))


def table_row(connection: Connection, table_id: str) -> TableRow:
    """The table of that id."""
    return _one_row(connection, ONE_TABLE, table_id)


def locked_row(connection: Connection, table_id: str) -> TableRow:
    """The table of that id, which no other process changes until the transaction ends; answers go on."""
    return _one_row(connection, ONE_LOCKED, table_id)


def _one_row(connection: Connection, statement: Select[Any], table_id: str) -> TableRow:
    row = connection.execute(statement, {"table_id": table_id}).one_or_none()
    if row is None:
        raise no_such_table(table_id)
    found = _without_seats(row)
    for seat in connection.execute(SEATS_OF_ONE, {"table_id": table_id}):
        found.seats.append(SeatRow(*seat[1:]))
    return found


def with_seats(connection: Connection, rows: Sequence[Any]) -> list[TableRow]:
    """Rows of the `tables` table with their seats."""
    found = {row.id: _without_seats(row) for row in rows}
    if found:
        for seat in connection.execute(SEATS_OF_MANY, {"table_ids": list(found)}):
            found[seat[0]].seats.append(SeatRow(*seat[1:]))
    return list(found.values())


def _without_seats(row: Any) -> TableRow:
    data = dict(row._mapping)
    data["options"] = msgspec.json.decode(data["options"])
    data["asked"] = msgspec.json.decode(data["asked"])
    data["clock"] = msgspec.json.decode(data["clock"], type=ClockRules) if data["clock"] else None
    return TableRow(**data, seats=[])
