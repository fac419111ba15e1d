"""Tables are created, filled, started and found again; each function is one read or write of the store."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, String, delete, func, insert, literal, or_, select, update
from sqlalchemy import cast as cast_to

from stavitel.server.errors import ClientError, no_such_link
from stavitel.server.protocol import ClockRules, SeatLink, SeatWish
from stavitel.server.storage import clock_store, moderation
from stavitel.server.storage.people import hash_secret, new_id, new_secret
from stavitel.server.storage.schema import chat, log, sat, seats, standing, tables
from stavitel.server.storage.seat_requests import announce, may_take_seat
from stavitel.server.storage.store import dialect_insert
from stavitel.server.storage.table_row import TABLE_COLUMNS, TableRow, locked_row, table_row, with_seats

LISTED_TABLES = 100
HOST_LINK_PREFIX = "host-"  # of a secret that the host has seen: it gives the seat, not the person who sat there
SEEN_BY_ANOTHER = "h"  # with which such a secret is stored, in place of the first digit of its hash
TABLES_OF_PERSON = 200


def create_table(
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
    clock: ClockRules | None = None,
    rated: bool = False,
    talk: str = "all",
    watching: str = "all",
    advice: bool = True,
    origin: str | None = None,
) -> tuple[TableRow, list[SeatLink]]:
    """A new table that waits for its players."""
    table_id, now = new_id(), time.time()
    connection.execute(
        insert(tables).values(
            id=table_id,
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
            clock=msgspec.json.encode(clock).decode() if clock else None,
            rated=rated,
            talk=talk,
            watching=watching,
            advice=advice,
            origin=origin,
        )
    )
    links, rows = [], []
    for seat, wish in enumerate(wishes):
        secret = new_secret() if wish.kind == "me" else None
        if secret:
            links.append(_link(seat, secret))
        rows.append(
            {
                "table": table_id,
                "seat": seat,
                "kind": {"me": "person", "open": "open", "bot": "bot"}[wish.kind],
                "person": host if wish.kind == "me" else None,
                "level": wish.level if wish.kind == "bot" else None,
                "secret": hash_secret(secret) if secret else None,
            }
        )
    connection.execute(insert(seats), rows)
    return table_row(connection, table_id), links


def listed_tables(connection: Connection) -> list[TableRow]:
    """The tables anybody may find, those that changed last first."""
    rows = connection.execute(
        select(*TABLE_COLUMNS)
        .where(tables.c.listed.is_(True), tables.c.status.in_(("waiting", "playing")))
        .order_by(tables.c.changed.desc())
        .limit(LISTED_TABLES)
    ).all()
    return with_seats(connection, rows)


def tables_of(connection: Connection, person: str) -> list[TableRow]:
    """The tables a person sits at or made, those that changed last first."""
    mine = select(seats.c.table).where(seats.c.person == person)
    rows = connection.execute(
        select(*TABLE_COLUMNS)
        .where(tables.c.id.in_(mine) | (tables.c.host == person))
        .order_by(tables.c.changed.desc())
        .limit(TABLES_OF_PERSON)
    ).all()
    return with_seats(connection, rows)


def tables_waiting_for_bots(connection: Connection, since: float | None = None) -> dict[str, float]:
    """The tables where a bot is asked and, if that matters, nothing has happened since; with when each changed."""
    asked = func.replace(func.replace(tables.c.asked, "[", ","), "]", ",")
    where = [tables.c.status == "playing", or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None))]
    where.append(asked.like(literal("%,") + cast_to(seats.c.seat, String) + ",%"))
    if since is not None:
        last = select(log.c.at).where(log.c.table == tables.c.id).order_by(log.c.version.desc()).limit(1)
        where += [tables.c.changed < since, func.coalesce(last.scalar_subquery(), 0.0) < since]
    rows = connection.execute(
        select(tables.c.id, tables.c.changed).join(seats, seats.c.table == tables.c.id).where(*where)
    )
    return {row[0]: row[1] for row in rows}


def claim_stalled_table(connection: Connection, table_id: str, changed: float) -> bool:
    """Whether this process may go on at a table that has not changed since; of several that try, one may."""
    updated = connection.execute(
        update(tables).where(tables.c.id == table_id, tables.c.changed == changed).values(changed=time.time())
    )
    return bool(updated.rowcount)


def join(connection: Connection, table_id: str, person: str, wanted: int | None) -> tuple[TableRow, list[SeatLink]]:
    """Sits a person down on an open seat; two who reach for the same seat do not both get it."""
    row = locked_row(connection, table_id)
    if row.status == "over":
        raise ClientError("table-over", "This game is over.", 409)
    _check_holds_no_seat(row, person)
    moderation.check_not_blocked(connection, row, person)
    open_seats: Iterable[int] = [seat.seat for seat in row.seats if seat.kind == "open"]
    if wanted is not None:
        open_seats = [seat for seat in open_seats if seat == wanted]
    before = _sat_at(connection, table_id, person)
    if before and open_seats and before.isdisjoint(open_seats):
        raise _has_seen_another_hand()
    for seat in [seat for seat in open_seats if not before or seat in before]:
        secret = new_secret()
        updated = connection.execute(
            update(seats)
            .where(seats.c.table == table_id, seats.c.seat == seat, seats.c.kind == "open")
            .values(kind="person", person=person, level=None, secret=hash_secret(secret))
        )
        if updated.rowcount:
            back = (seats.c.table == table_id, seats.c.seat == seat, seats.c.lost == person)
            newcomer = not connection.execute(update(seats).where(*back).values(lost=None)).rowcount
            _touch(connection, table_id)
            if row.status == "playing":
                _note_sits(connection, table_id, person, seat)
                announce(connection, table_id, person, seat, "sits-down")
                if newcomer:
                    clock_store.welcome(connection, row, seat, time.time())
            return table_row(connection, table_id), [_link(seat, secret)]
    raise ClientError("no-seat", "That seat is taken, or no seat is open.", 409)


def leave(connection: Connection, table_id: str, person: str) -> TableRow:
    """Gets a person up from all their seats; in a running game the seats stay open for others."""
    row = locked_row(connection, table_id)
    if row.status == "over":
        raise ClientError("table-over", "This game is over.", 409)
    updated = connection.execute(
        update(seats)
        .where(seats.c.table == table_id, seats.c.person == person)
        .values(kind="open", person=None, secret=None, stand_in=None, lost=_lost(row))
    )
    if not updated.rowcount:
        raise ClientError("not-seated", "You do not sit at this table.", 409)
    return _seats_given_up(connection, table_id)


def _seats_given_up(connection: Connection, table_id: str) -> TableRow:
    """Somebody does not play any more: nothing of theirs goes on, and if their open seat is asked its clock runs."""
    empty = select(seats.c.seat).where(seats.c.table == table_id, seats.c.kind != "person")
    connection.execute(delete(standing).where(standing.c.table == table_id, standing.c.seat.in_(empty)))
    clock_store.run_for_asked(connection, table_row(connection, table_id), time.time())
    _touch(connection, table_id)
    return table_row(connection, table_id)


def _lost(row: TableRow) -> Any:
    """Who has left a seat of a running game that they give up now: the first who did."""
    return func.coalesce(seats.c.lost, seats.c.person) if row.status == "playing" else None


def start(connection: Connection, table_id: str, person: str, seed: str, commitment: str, players: int) -> TableRow:
    """Starts the game: the seed is fixed and its commitment published."""
    row = locked_row(connection, table_id)
    if row.host != person:
        raise ClientError("not-host", "Only the host can start the game.", 403)
    if any(seat.kind == "open" for seat in row.seats):
        raise ClientError("open-seats", "Fill the open seats, or put bots there, before you start.", 409)
    started = connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.status == "waiting")
        .values(status="playing", seed=seed, commitment=commitment, players=players, changed=time.time())
    )
    if not started.rowcount:
        raise ClientError("already-started", "The game has started already.", 409)
    for seat in row.seats:
        if seat.person is not None:
            _note_sits(connection, table_id, seat.person, seat.seat)
    connection.execute(  # who made links for others' seats before there were cards must not hold them now
        update(seats).where(seats.c.table == table_id, seats.c.secret.startswith(SEEN_BY_ANOTHER)).values(secret=None)
    )
    return table_row(connection, table_id)


def reseat(
    connection: Connection, table_id: str, person: str, seat: int, kind: str, level: str | None, *, absent: bool = False
) -> TableRow | None:
    """Opens a seat or puts a bot there; None if the others have to agree first, as who sits there is absent."""
    row = locked_row(connection, table_id)
    if seat >= len(row.seats):
        raise ClientError("no-such-seat", f"There is no seat {seat} at this table.", 404)
    if row.status == "over":
        raise ClientError("table-over", "This game is over.", 409)
    if row.seats[seat].person != person and not may_take_seat(connection, row, person, seat, absent=absent):
        return None
    who = {"level": level, **clock_store.NO_CLOCK} if kind == "bot" else {"level": None}
    connection.execute(
        update(seats)
        .where(seats.c.table == table_id, seats.c.seat == seat)
        .values(kind=kind, person=None, secret=None, stand_in=None, lost=_lost(row), **who)
    )
    announce(connection, table_id, person, seat, f"made-{kind}")
    return _seats_given_up(connection, table_id)


def new_link(connection: Connection, table_id: str, person: str, seat: int, *, absent: bool = False) -> SeatLink | None:
    """A new secret for a person's seat; the old one opens nothing.

    Who sits there may ask for it, before the start the host too, and in a running game whoever plays, if the seat's
    owner is absent and all others agree; None if they do not yet.
    """
    row = locked_row(connection, table_id)
    if seat >= len(row.seats):
        raise ClientError("no-such-seat", f"There is no seat {seat} at this table.", 404)
    if row.seats[seat].kind != "person":
        raise ClientError("nobody-there", "Nobody sits there: the seat has no link.", 409)
    own = person == row.seats[seat].person
    if not own and not may_take_seat(connection, row, person, seat, absent=absent):
        return None
    announce(connection, table_id, person, seat, "new-link")
    secret = new_secret() if own else HOST_LINK_PREFIX + new_secret()
    connection.execute(
        update(seats).where(seats.c.table == table_id, seats.c.seat == seat).values(secret=_kept_as(secret))
    )
    return _link(seat, secret)


def seat_of_secret(connection: Connection, secret: str) -> tuple[str, int, str | None] | None:
    """Which table and seat a secret opens, and who holds it."""
    row = connection.execute(
        select(seats.c.table, seats.c.seat, seats.c.person).where(seats.c.secret == _kept_as(secret))
    ).one_or_none()
    return (row[0], row[1], row[2]) if row else None


def _kept_as(secret: str) -> str:
    """A seat's secret as it is stored: what another than who sits there has seen can be told from the rest."""
    hashed = hash_secret(secret)
    return SEEN_BY_ANOTHER + hashed[1:] if is_seen_by_another(secret) else hashed


def is_seen_by_another(secret: str) -> bool:
    """Whether a seat's secret was made by another than who sits there: it gives the seat, and opens no hand itself."""
    return secret.startswith(HOST_LINK_PREFIX)


def claim(connection: Connection, secret: str, person: str) -> tuple[TableRow, list[SeatLink]]:
    """Gives the seat of a secret to the person who shows it.

    A link that another has seen is used up by that: they must not look on by it.
    """
    found = seat_of_secret(connection, secret)
    if found is not None:
        row = locked_row(connection, found[0])
        found = seat_of_secret(connection, secret)  # of several who show a link that is used up by it one sits down
    if found is None:
        raise no_such_link()
    table_id, seat, holder = found
    here = (seats.c.table == table_id, seats.c.seat == seat)
    if holder != person:
        _check_holds_no_seat(row, person)
        moderation.check_not_blocked(connection, row, person)
        before = _sat_at(connection, table_id, person)
        if before and seat not in before:
            raise _has_seen_another_hand()
        connection.execute(update(seats).where(*here).values(person=person))
        if row.status == "playing":
            _note_sits(connection, table_id, person, seat)
        announce(connection, table_id, person, seat, "sits-down")
    links: list[SeatLink] = []
    if holder != person or is_seen_by_another(secret):
        own = new_secret()
        connection.execute(update(seats).where(*here).values(secret=_kept_as(own)))
        links.append(_link(seat, own))
    return table_row(connection, table_id), links


# Nobody sees two hands: only who makes a table for one device holds several seats.


def _check_holds_no_seat(row: TableRow, person: str) -> None:
    if row.seat_of(person, None) is not None:
        raise ClientError("already-seated", "You sit at this table already.", 409)


def _has_seen_another_hand() -> ClientError:
    return ClientError("sat-elsewhere", "You have seen the cards of another seat in this game.", 409)


def _sat_at(connection: Connection, table_id: str, person: str) -> set[int]:
    """The seats of a running game where somebody sits or has sat."""
    where = (sat.c.table == table_id, sat.c.person == person)
    return set(connection.execute(select(sat.c.seat).where(*where)).scalars())


def _note_sits(connection: Connection, table_id: str, person: str, seat: int) -> None:
    statement = dialect_insert(connection, sat).values(table=table_id, seat=seat, person=person)
    connection.execute(statement.on_conflict_do_nothing())


def rematch(
    connection: Connection, table_id: str, person: str, version: str, options: dict[str, Any]
) -> tuple[TableRow, list[SeatLink]]:
    """A table like this one, by today's rules; whoever asks first makes it, the others then sit down on their seats."""
    row = table_row(connection, table_id)
    if row.status != "over":
        raise ClientError("not-over", "The game is not over yet.", 409)
    seat = row.seat_of(person, None)
    if seat is None and row.host != person:
        raise ClientError("not-seated", "You do not sit at this table.", 403)
    if row.rematch is not None:
        return _agree_to_rematch(connection, row, row.rematch, person, seat)
    wishes = [
        SeatWish("bot", seat.level) if seat.kind == "bot" else SeatWish("me" if seat.person == person else "open")
        for seat in row.seats
    ]
    again, links = create_table(
        connection,
        person,
        title=row.title,
        version=version,
        wishes=wishes,
        options=options,
        language=row.language,
        pace=row.pace,
        undo=row.undo,
        listed=row.listed,
        clock=row.clock,
        rated=row.rated,
        talk=row.talk,
        watching=row.watching,
        advice=row.advice,
    )
    made = connection.execute(
        update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None)).values(rematch=again.id)
    )
    if not made.rowcount:
        connection.execute(delete(tables).where(tables.c.id == again.id))
        first = table_row(connection, table_id).rematch
        assert first is not None
        return _agree_to_rematch(connection, row, first, person, seat)
    announce(connection, table_id, person, seat, "asks-rematch")
    return again, links


def decline_rematch(connection: Connection, table_id: str, person: str) -> str:
    """Says no to a rematch that somebody asks for; the id of its table."""
    row = table_row(connection, table_id)
    seat = row.seat_of(person, None)
    if seat is None:
        raise ClientError("not-seated", "You do not sit at this table.", 403)
    if row.rematch is None:
        raise ClientError("no-such-offer", "Nobody asks for a rematch.", 409)
    _check_holds_no_seat(table_row(connection, row.rematch), person)
    _answer_rematch(connection, row, row.rematch, person, seat, "declines-rematch")
    return row.rematch


def _agree_to_rematch(
    connection: Connection, row: TableRow, rematch_id: str, person: str, seat: int | None
) -> tuple[TableRow, list[SeatLink]]:
    """Sits somebody down at a rematch where they sat before, if that seat is still kept for them."""
    again = table_row(connection, rematch_id)
    kept = seat is not None and again.seats[seat].kind == "open" and again.seat_of(person, None) is None
    if seat is None or not kept or again.status != "waiting":
        return again, []
    again, links = join(connection, rematch_id, person, seat)
    _answer_rematch(connection, row, rematch_id, person, seat, "agrees-rematch")
    return again, links


def _answer_rematch(
    connection: Connection, row: TableRow, rematch_id: str, person: str, seat: int, notice: str
) -> None:
    """Tells it to both tables: who asked waits at the new one. The same answer is told once."""
    said = select(chat.c.notice).where(
        chat.c.table == rematch_id, chat.c.seat == seat, chat.c.notice.in_(("agrees-rematch", "declines-rematch"))
    )
    if connection.execute(said.order_by(chat.c.number.desc()).limit(1)).scalar() != notice:
        for table_id in (row.id, rematch_id):
            announce(connection, table_id, person, seat, notice)


def set_rules(connection: Connection, table_id: str, version: str, options: dict[str, Any]) -> None:
    """Stores which rules and options a table that waits will be played by."""
    values = {"version": version, "options": msgspec.json.encode(options).decode()}
    connection.execute(update(tables).where(tables.c.id == table_id, tables.c.status == "waiting").values(**values))


def _touch(connection: Connection, table_id: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(changed=time.time()))


def _link(seat: int, secret: str) -> SeatLink:
    return SeatLink(seat, secret, f"/seat/{secret}")
