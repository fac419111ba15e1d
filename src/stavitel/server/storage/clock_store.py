"""Clocks in the store: they move with the answers, in the same transaction, and are found when they run out."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from stavitel.server.clocks import SeatTime, asked_now, welcomed_back
from stavitel.server.errors import ClientError, not_your_seat
from stavitel.server.storage.schema import log, people, seats, standing, tables
from stavitel.server.storage.table_row import SeatRow, TableRow, table_row

TABLES_AT_ONCE = 200
NO_CLOCK = dict.fromkeys(("left", "since", "deadline", "nudged"))  # of a seat that a bot plays for good


class RunOut(NamedTuple):
    """A seat whose clock has run out."""

    table: str
    seat: int
    deadline: float
    nudged: float | None


def times_of(row: TableRow) -> list[SeatTime]:
    """The clocks of a table: of the seats that no bot plays. That of an open seat runs too, so that it is filled."""
    return [_time(seat) for seat in row.seats if not seat.is_bot]


def _time(seat: SeatRow) -> SeatTime:
    return SeatTime(seat.seat, seat.left, seat.since, seat.deadline)


def begin(connection: Connection, row: TableRow, asked: list[int], now: float) -> None:
    """A game starts: whoever is asked first has a clock that runs."""
    if row.clock is not None:
        full = [SeatTime(seat.seat, float(row.clock.bank)) for seat in row.seats if seat.kind == "person"]
        save(connection, row.id, full)
        save(connection, row.id, asked_now(row.clock, full, asked, now))


def run_for_asked(connection: Connection, row: TableRow, now: float) -> None:
    """A seat is played by another than before: if it is asked, its clock runs."""
    if row.clock is not None and row.status == "playing":
        save(connection, row.id, asked_now(row.clock, times_of(row), row.asked, now))


def welcome(connection: Connection, row: TableRow, seat: int, now: float) -> None:
    """Whoever comes to a seat of a running game finds enough time there to look around."""
    if row.clock is not None and row.status == "playing":
        one = welcomed_back(row.clock, _time(row.seats[seat]), now)
        save(connection, row.id, asked_now(row.clock, [one], row.asked, now) or [one])


def save(connection: Connection, table_id: str, times: list[SeatTime]) -> None:
    """Stores clocks; one that is set anew has not been told to have run out."""
    for one in times:
        connection.execute(
            update(seats)
            .where(seats.c.table == table_id, seats.c.seat == one.seat)
            .values(left=one.left, since=one.since, deadline=one.deadline, nudged=None)
        )


def run_out(connection: Connection, now: float) -> list[RunOut]:
    """The seats whose clocks have run out, or whose grace is over."""
    rows = connection.execute(
        select(seats.c.table, seats.c.seat, seats.c.deadline, seats.c.nudged)
        .join(tables, tables.c.id == seats.c.table)
        .where(tables.c.status == "playing", seats.c.deadline <= now)
        .order_by(seats.c.deadline)
        .limit(TABLES_AT_ONCE)
    )
    return [RunOut(*row) for row in rows]


def nudge(connection: Connection, found: RunOut, now: float, deadline: float) -> bool:
    """Notes that somebody is told, and until when they may answer still; False if they have, or another process did."""
    updated = connection.execute(
        update(seats)
        .where(seats.c.table == found.table, seats.c.seat == found.seat, seats.c.deadline == found.deadline)
        .values(nudged=now, deadline=deadline)
    )
    return bool(updated.rowcount)


def stand_in(connection: Connection, table_id: str, seat: int, level: str) -> TableRow:
    """From now on a bot plays for somebody, until they are back."""
    connection.execute(
        update(seats)
        .where(seats.c.table == table_id, seats.c.seat == seat, seats.c.kind == "person")
        .values(stand_in=level, since=None, deadline=None, nudged=None, left=0.0)
    )
    return table_row(connection, table_id)


def lose_seat(connection: Connection, table_id: str, seat: int, level: str) -> TableRow:
    """Somebody loses their seat to a bot."""
    connection.execute(
        update(seats)
        .where(seats.c.table == table_id, seats.c.seat == seat, seats.c.kind != "bot")
        .values(
            kind="bot",
            level=level,
            lost=func.coalesce(seats.c.lost, seats.c.person),
            person=None,
            secret=None,
            stand_in=None,
            **NO_CLOCK,
        )
    )
    connection.execute(delete(standing).where(standing.c.table == table_id, standing.c.seat == seat))
    return table_row(connection, table_id)


def come_back(connection: Connection, table_id: str, seat: int, person: str, now: float) -> TableRow:
    """Somebody whom a bot stood in for plays themselves again."""
    row = table_row(connection, table_id)
    if seat >= len(row.seats) or row.seats[seat].person != person:
        raise not_your_seat()
    if row.status == "over":
        raise ClientError("table-over", "This game is over.", 409)
    if row.seats[seat].stand_in is None:
        return row  # nor does anybody gain time by saying so again and again
    connection.execute(update(seats).where(seats.c.table == table_id, seats.c.seat == seat).values(stand_in=None))
    welcome(connection, row, seat, now)
    return table_row(connection, table_id)


def last_move(connection: Connection, table_id: str) -> float:
    """When something last happened in a game, or somebody sat down or got up there."""
    answered = connection.execute(select(func.max(log.c.at)).where(log.c.table == table_id)).scalar()
    changed = connection.execute(select(tables.c.changed).where(tables.c.id == table_id)).scalar_one()
    return max(float(answered or 0.0), float(changed))


def last_seen(connection: Connection, person: str) -> float:
    """When somebody was last here at all."""
    row = connection.execute(select(people.c.seen, people.c.created).where(people.c.id == person)).one()
    return float(row.seen or row.created)


def replace_host(connection: Connection, table_id: str, before: str, person: str) -> TableRow:
    """Makes somebody who sits at a table its host, in place of one who has gone."""
    updated = connection.execute(
        update(tables).where(tables.c.id == table_id, tables.c.host == before).values(host=person)
    )
    if not updated.rowcount:
        raise ClientError("busy", "Somebody else has just become the host.", 409)
    return table_row(connection, table_id)
