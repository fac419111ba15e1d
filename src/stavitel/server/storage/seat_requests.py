"""A seat in a running game is given away only by who sits there or, when they are absent, by all others together."""

import time

import msgspec
from sqlalchemy import Connection, delete, select, update

from stavitel.server.errors import ClientError
from stavitel.server.storage import match_store
from stavitel.server.storage.people import person_by_id
from stavitel.server.storage.schema import seat_requests
from stavitel.server.storage.store import dialect_insert
from stavitel.server.storage.table_row import TableRow, table_row

REQUEST_SECONDS = 86_400.0  # after which what the others agreed to is forgotten

NOTICES = {
    "new-link": "made a new link for seat {}; the old one opens nothing any more",
    "asks-seat": "asks for the seat {} of somebody who is absent; all others have to agree",
    "agrees": "agrees that seat {} is given away",
    "made-open": "opened seat {}",
    "made-bot": "put a bot on seat {}",
    "sits-down": "sits on seat {} now",
    "asks-rematch": "would like a rematch",
    "agrees-rematch": "plays again",
    "declines-rematch": "does not want a rematch",
}


def announce(connection: Connection, table_id: str, person: str, seat: int | None, notice: str) -> None:
    """Tells the whole table, for good, who did what to a seat."""
    name, text = person_by_id(connection, person).name, NOTICES[notice].format((seat or 0) + 1)
    match_store.append_chat(connection, table_id, seat, name, text, None, notice, person)


def may_take_seat(connection: Connection, row: TableRow, person: str, seat: int, *, absent: bool) -> bool:
    """Whether somebody may give another's seat away; False if the others, who have been asked, have not all agreed."""
    if row.status != "playing" or row.seats[seat].person is None:
        if person != row.host:
            raise ClientError("not-host", "Only the host can change the seats.", 403)
        return True
    if person != row.host and row.seat_of(person, None) is None:
        raise ClientError("not-host", "Only who sits at the table can ask for that.", 403)
    if not absent:
        raise ClientError("not-absent", "Who sits there is here; only they can give the seat away.", 409)
    asker, agreed = _request(connection, row.id, seat)
    if asker != person:
        values = {"asker": person, "agreed": "[]", "at": time.time()}
        statement = dialect_insert(connection, seat_requests).values(table=row.id, seat=seat, **values)
        connection.execute(statement.on_conflict_do_update(index_elements=["table", "seat"], set_=values))
        announce(connection, row.id, person, seat, "asks-seat")
        agreed = set()
    if _others(row, person, seat) - agreed:
        return False
    forget(connection, row.id, seat)
    return True


def agree(connection: Connection, table_id: str, person: str, seat: int) -> None:
    """Agrees that a seat is given to who asked for it."""
    row = table_row(connection, table_id)
    asker, agreed = _request(connection, table_id, seat)
    if asker is None or seat >= len(row.seats):
        raise ClientError("no-such-offer", "Nobody asks for that seat.", 409)
    if person not in _others(row, asker, seat):
        raise ClientError("not-asked", "You are not asked to agree.", 409)
    if person not in agreed:
        kept = msgspec.json.encode(sorted(agreed | {person})).decode()
        connection.execute(
            update(seat_requests)
            .where(seat_requests.c.table == table_id, seat_requests.c.seat == seat)
            .values(agreed=kept)
        )
        announce(connection, table_id, person, seat, "agrees")


def forget(connection: Connection, table_id: str, seat: int) -> None:
    """The seat has changed hands, or its owner is back: what was agreed holds no more."""
    where = (seat_requests.c.table == table_id, seat_requests.c.seat == seat)
    connection.execute(delete(seat_requests).where(*where))


def _others(row: TableRow, asker: str, seat: int) -> set[str]:
    """Everybody who plays, but for who asks and whose seat it is."""
    return {one.person for one in row.seats if one.person} - {asker, row.seats[seat].person}


def _request(connection: Connection, table_id: str, seat: int) -> tuple[str | None, set[str]]:
    """Who asks for a seat, and who has agreed; nobody else changes that meanwhile."""
    found = connection.execute(
        select(seat_requests.c.asker, seat_requests.c.agreed)
        .where(
            seat_requests.c.table == table_id,
            seat_requests.c.seat == seat,
            seat_requests.c.at > time.time() - REQUEST_SECONDS,
        )
        .with_for_update()
    ).one_or_none()
    return (found[0], set(msgspec.json.decode(found[1]))) if found else (None, set())
