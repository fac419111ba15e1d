"""The lobby: tables are made, filled, started and found again; each function is one read or write of the store."""

import time
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, String, delete, func, insert, literal, select, update
from sqlalchemy import cast as cast_to

from stavitel.server.errors import Trouble, no_such_table
from stavitel.server.people import hashed, new_id, new_secret
from stavitel.server.protocol import Language, Pace, SeatInfo, SeatLink, SeatWish, TableInfo, UndoPolicy
from stavitel.server.records import log, people, seats, standing, tables

LISTED = 100
BY_HOST = "host-"  # begins a secret that the host has seen: it gives the seat, but not the person who sat there
MINE = 200


class SeatRow(msgspec.Struct):
    """A seat as it is kept."""

    seat: int
    kind: str
    person: str | None
    name: str | None
    level: str | None


class TableRow(msgspec.Struct):
    """A table as it is kept."""

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

    def seat_of(self, person: str | None, wanted: int | None) -> int | None:
        """The seat that a person looks from: the one they ask for if it is theirs, or their first, or none."""
        if person is None:
            return None
        if wanted is not None:
            return wanted if 0 <= wanted < len(self.seats) and self.seats[wanted].person == person else None
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    def people(self) -> list[int]:
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
        )


_COLUMNS = [tables.c[name] for name in TableRow.__struct_fields__ if name != "seats"]


def make_table(
    connection: Connection,
    host: str,
    *,
    title: str,
    version: str,
    wishes: Sequence[SeatWish],
    options: dict[str, Any],
    language: str,
    pace: str,
    undo: str,
    listed: bool,
) -> tuple[TableRow, list[SeatLink]]:
    """A new table that waits for its players."""
    key, now = new_id(), time.time()
    connection.execute(
        insert(tables).values(
            id=key,
            title=title,
            version=version,
            status="waiting",
            options=msgspec.json.encode(options).decode(),
            language=language,
            pace=pace,
            undo=undo,
            listed=listed,
            host=host,
            created=now,
            changed=now,
            asked="[]",
        )
    )
    links = []
    for seat, wish in enumerate(wishes):
        secret = new_secret() if wish.kind == "me" else None
        if secret:
            links.append(_link(seat, secret))
        connection.execute(
            insert(seats).values(
                table=key,
                seat=seat,
                kind={"me": "person", "open": "open", "bot": "bot"}[wish.kind],
                person=host if wish.kind == "me" else None,
                level=wish.level if wish.kind == "bot" else None,
                secret=hashed(secret) if secret else None,
            )
        )
    return table_row(connection, key), links


def table_row(connection: Connection, key: str) -> TableRow:
    """The table of that id."""
    row = connection.execute(select(*_COLUMNS).where(tables.c.id == key)).one_or_none()
    if row is None:
        raise no_such_table(key)
    return _with_seats(connection, [row])[0]


def listed_tables(connection: Connection) -> list[TableRow]:
    """The tables anybody may find, those that changed last first."""
    rows = connection.execute(
        select(*_COLUMNS)
        .where(tables.c.listed.is_(True), tables.c.status.in_(("waiting", "playing")))
        .order_by(tables.c.changed.desc())
        .limit(LISTED)
    ).all()
    return _with_seats(connection, rows)


def tables_of(connection: Connection, person: str) -> list[TableRow]:
    """The tables a person sits at or made, those that changed last first."""
    mine = select(seats.c.table).where(seats.c.person == person)
    rows = connection.execute(
        select(*_COLUMNS)
        .where(tables.c.id.in_(mine) | (tables.c.host == person))
        .order_by(tables.c.changed.desc())
        .limit(MINE)
    ).all()
    return _with_seats(connection, rows)


def tables_waiting_for_bots(connection: Connection, since: float | None = None) -> dict[str, float]:
    """The tables where a bot is asked and, if that matters, nothing has happened since; with when each changed."""
    asked = func.replace(func.replace(tables.c.asked, "[", ","), "]", ",")
    where = [tables.c.status == "playing", seats.c.kind == "bot"]
    where.append(asked.like(literal("%,") + cast_to(seats.c.seat, String) + ",%"))
    if since is not None:
        last = select(log.c.at).where(log.c.table == tables.c.id).order_by(log.c.version.desc()).limit(1)
        where += [tables.c.changed < since, func.coalesce(last.scalar_subquery(), 0.0) < since]
    rows = connection.execute(
        select(tables.c.id, tables.c.changed).join(seats, seats.c.table == tables.c.id).where(*where)
    )
    return {row[0]: row[1] for row in rows}


def take_over(connection: Connection, key: str, changed: float) -> bool:
    """Whether this process is the one to go on at a table that nobody has touched since then."""
    taken = connection.execute(
        update(tables).where(tables.c.id == key, tables.c.changed == changed).values(changed=time.time())
    )
    return bool(taken.rowcount)


def _with_seats(connection: Connection, rows: Sequence[Any]) -> list[TableRow]:
    found: dict[str, TableRow] = {}
    for row in rows:
        data = dict(row._mapping)
        data["options"] = msgspec.json.decode(data["options"])
        data["asked"] = msgspec.json.decode(data["asked"])
        found[data["id"]] = TableRow(**data, seats=[])
    if found:
        for seat in connection.execute(
            select(seats.c.table, seats.c.seat, seats.c.kind, seats.c.person, people.c.name, seats.c.level)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(seats.c.table.in_(list(found)))
            .order_by(seats.c.seat)
        ):
            found[seat[0]].seats.append(SeatRow(*seat[1:]))
    return list(found.values())


def join(connection: Connection, key: str, person: str, wanted: int | None) -> tuple[TableRow, list[SeatLink]]:
    """Sits a person down on an open seat; two who reach for the same seat do not both get it."""
    row = table_row(connection, key)
    if row.status == "over":
        raise Trouble("table-over", "This game is over.", 409)
    if wanted is None and row.seat_of(person, None) is not None:
        raise Trouble("already-seated", "You sit at this table already.", 409)
    open_seats: Iterable[int] = [seat.seat for seat in row.seats if seat.kind == "open"]
    if wanted is not None:
        open_seats = [seat for seat in open_seats if seat == wanted]
    for seat in open_seats:
        secret = new_secret()
        taken = connection.execute(
            update(seats)
            .where(seats.c.table == key, seats.c.seat == seat, seats.c.kind == "open")
            .values(kind="person", person=person, level=None, secret=hashed(secret))
        )
        if taken.rowcount:
            _touch(connection, key)
            return table_row(connection, key), [_link(seat, secret)]
    raise Trouble("no-seat", "That seat is taken, or no seat is open.", 409)


def leave(connection: Connection, key: str, person: str) -> TableRow:
    """Gets a person up from all their seats; in a running game the seats stay open for others."""
    left = connection.execute(
        update(seats)
        .where(seats.c.table == key, seats.c.person == person)
        .values(kind="open", person=None, secret=None)
    )
    if not left.rowcount:
        raise Trouble("not-seated", "You do not sit at this table.", 409)
    _forget_standing(connection, key)
    _touch(connection, key)
    return table_row(connection, key)


def start(connection: Connection, key: str, person: str, seed: str, commitment: str, players: int) -> TableRow:
    """Starts the game: the seed is fixed and its commitment published."""
    row = table_row(connection, key)
    if row.host != person:
        raise Trouble("not-host", "Only the host can start the game.", 403)
    if any(seat.kind == "open" for seat in row.seats):
        raise Trouble("open-seats", "Fill the open seats, or put bots there, before you start.", 409)
    started = connection.execute(
        update(tables)
        .where(tables.c.id == key, tables.c.status == "waiting")
        .values(status="playing", seed=seed, commitment=commitment, players=players, changed=time.time())
    )
    if not started.rowcount:
        raise Trouble("already-started", "The game has started already.", 409)
    return table_row(connection, key)


def reseat(connection: Connection, key: str, person: str, seat: int, kind: str, level: str | None) -> TableRow:
    """The host opens a seat or puts a bot there."""
    row = table_row(connection, key)
    if row.host != person:
        raise Trouble("not-host", "Only the host can change the seats.", 403)
    if seat >= len(row.seats):
        raise Trouble("no-such-seat", f"There is no seat {seat} at this table.", 404)
    if row.status == "over":
        raise Trouble("table-over", "This game is over.", 409)
    connection.execute(
        update(seats)
        .where(seats.c.table == key, seats.c.seat == seat)
        .values(kind=kind, person=None, secret=None, level=level if kind == "bot" else None)
    )
    _forget_standing(connection, key)
    _touch(connection, key)
    return table_row(connection, key)


def new_link(connection: Connection, key: str, person: str, seat: int) -> SeatLink:
    """A new secret for a person's seat, asked for by that person or by the host; the old one opens nothing."""
    row = table_row(connection, key)
    if seat >= len(row.seats):
        raise Trouble("no-such-seat", f"There is no seat {seat} at this table.", 404)
    if person not in (row.host, row.seats[seat].person):
        raise Trouble("not-host", "Only the host, or who sits there, can make a new link.", 403)
    if row.seats[seat].kind != "person":
        raise Trouble("nobody-there", "Nobody sits there: the seat has no link.", 409)
    own = person == row.seats[seat].person
    secret = new_secret() if own else BY_HOST + new_secret()
    connection.execute(update(seats).where(seats.c.table == key, seats.c.seat == seat).values(secret=hashed(secret)))
    return _link(seat, secret)


def seat_of_secret(connection: Connection, secret: str) -> tuple[str, int, str | None] | None:
    """Which table and seat a secret opens, and who holds it."""
    row = connection.execute(
        select(seats.c.table, seats.c.seat, seats.c.person).where(seats.c.secret == hashed(secret))
    ).one_or_none()
    return (row[0], row[1], row[2]) if row else None


def claim(connection: Connection, secret: str, person: str) -> TableRow:
    """Gives the seat of a secret to the person who shows it."""
    found = seat_of_secret(connection, secret)
    if found is None:
        raise Trouble("no-such-link", "This link opens no seat; ask the host for a new one.", 404)
    key, seat, _ = found
    connection.execute(update(seats).where(seats.c.table == key, seats.c.seat == seat).values(person=person))
    return table_row(connection, key)


def rematch(connection: Connection, key: str, person: str) -> tuple[TableRow, list[SeatLink]]:
    """A table like this one; whoever asks first makes it, with the others' seats open for them."""
    row = table_row(connection, key)
    if row.status != "over":
        raise Trouble("not-over", "The game is not over yet.", 409)
    if row.seat_of(person, None) is None and row.host != person:
        raise Trouble("not-seated", "You do not sit at this table.", 403)
    if row.rematch is not None:
        return table_row(connection, row.rematch), []
    wishes = [
        SeatWish("bot", seat.level) if seat.kind == "bot" else SeatWish("me" if seat.person == person else "open")
        for seat in row.seats
    ]
    again, links = make_table(
        connection,
        person,
        title=row.title,
        version=row.version,
        wishes=wishes,
        options=row.options,
        language=row.language,
        pace=row.pace,
        undo=row.undo,
        listed=row.listed,
    )
    made = connection.execute(
        update(tables).where(tables.c.id == key, tables.c.rematch.is_(None)).values(rematch=again.id)
    )
    if not made.rowcount:
        connection.execute(delete(tables).where(tables.c.id == again.id))
        first = table_row(connection, key).rematch
        assert first is not None
        return table_row(connection, first), []
    return again, links


def _forget_standing(connection: Connection, key: str) -> None:
    """What was left in advance goes with who left it."""
    empty = select(seats.c.seat).where(seats.c.table == key, seats.c.kind != "person")
    connection.execute(delete(standing).where(standing.c.table == key, standing.c.seat.in_(empty)))


def _touch(connection: Connection, key: str) -> None:
    connection.execute(update(tables).where(tables.c.id == key).values(changed=time.time()))


def _link(seat: int, secret: str) -> SeatLink:
    return SeatLink(seat, secret, f"/seat/{secret}")
