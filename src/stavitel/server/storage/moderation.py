"""Keeping the peace: mute, ban, block, report, close a table, and who may talk and watch."""

import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from stavitel.server.errors import ClientError
from stavitel.server.protocol import BlockedPerson
from stavitel.server.storage.people import new_id
from stavitel.server.storage.schema import blocks, invites, people, reports, seats, sessions, tables
from stavitel.server.storage.store import dialect_insert
from stavitel.server.storage.table_row import TableRow


def mute(connection: Connection, person: str, until: float | None) -> None:
    """Somebody may not talk until then; None: they may again."""
    connection.execute(update(people).where(people.c.id == person).values(muted=until))


def ban(connection: Connection, person: str, now: float | None) -> None:
    """Somebody may not come in any more, and is put out; None: they may again."""
    connection.execute(update(people).where(people.c.id == person).values(banned=now))
    if now is not None:
        connection.execute(delete(sessions).where(sessions.c.person == person))


def ended_sessions(connection: Connection, hashes: list[str]) -> set[str]:
    """Those of some sessions that are no more."""
    return set(hashes) - set(connection.execute(select(sessions.c.hash).where(sessions.c.hash.in_(hashes))).scalars())


def banned_people(connection: Connection, some: list[str]) -> set[str]:
    """Those of some people who were banned."""
    found = select(people.c.id).where(people.c.id.in_(some), people.c.banned.is_not(None))
    return set(connection.execute(found).scalars())


def closed_tables(connection: Connection, table_ids: list[str]) -> set[str]:
    """Those of some tables that are no more."""
    return set(table_ids) - set(connection.execute(select(tables.c.id).where(tables.c.id.in_(table_ids))).scalars())


def check_may_talk(connection: Connection, person: str, now: float) -> None:
    """ClientError for somebody who is muted."""
    muted = connection.execute(select(people.c.muted).where(people.c.id == person)).scalar()
    if muted is not None and muted > now:
        raise ClientError("muted", "You may not talk here for a while.", 403)


def block(connection: Connection, person: str, other: str, blocked: bool) -> None:
    """Somebody does not want to sit with another, or does again."""
    if blocked:
        statement = dialect_insert(connection, blocks).values(person=person, other=other)
        connection.execute(statement.on_conflict_do_nothing())
    else:
        connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))


def blocked_by(connection: Connection, person: str) -> list[BlockedPerson]:
    """Whom somebody does not want to sit with."""
    rows = connection.execute(
        select(blocks.c.other, people.c.name)
        .join(people, people.c.id == blocks.c.other)
        .where(blocks.c.person == person)
        .order_by(people.c.name)
    )
    return [BlockedPerson(*row) for row in rows]


def check_not_blocked(connection: Connection, row: TableRow, person: str) -> None:
    """ClientError for somebody whom one at the table, or its host, has blocked."""
    there = {row.host, *(seat.person for seat in row.seats if seat.person)}
    found = connection.execute(
        select(blocks.c.person).where(blocks.c.other == person, blocks.c.person.in_(list(there)))
    ).first()
    if found is not None:
        raise ClientError("blocked", "Somebody at this table does not want to play with you.", 403)


def report(connection: Connection, person: str, table_id: str, about: str | None, text: str) -> str:
    """Stores a report for the host of the server; its id."""
    key = new_id()
    values = {"id": key, "at": time.time(), "person": person, "about": about, "table": table_id, "text": text}
    connection.execute(insert(reports).values(**values))
    return key


def open_reports(connection: Connection) -> list[dict[str, Any]]:
    """The reports that nobody has closed, the oldest first."""
    rows = connection.execute(
        select(reports, people.c.name, people.c.account)
        .outerjoin(people, people.c.id == reports.c.about)
        .where(reports.c.closed.is_(None))
        .order_by(reports.c.at)
    )
    return [dict(row) for row in rows.mappings()]


def close_report(connection: Connection, key: str) -> bool:
    """Closes a report; whether there was one."""
    return bool(connection.execute(update(reports).where(reports.c.id == key).values(closed=time.time())).rowcount)


def close_table(connection: Connection, table_id: str) -> bool:
    """Deletes a table with its game and talk; whether there was one."""
    return bool(connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount)


def close_own_table(connection: Connection, table_id: str, person: str) -> None:
    """The host closes a table that has not started."""
    closed = connection.execute(
        delete(tables).where(tables.c.id == table_id, tables.c.host == person, tables.c.status == "waiting")
    )
    if not closed.rowcount:
        raise ClientError("cannot-close", "Only the host can close a table, and only before the game starts.", 403)


# Who may talk and watch


def invite(connection: Connection, table_id: str, person: str) -> None:
    """Somebody has come by an invitation."""
    statement = dialect_insert(connection, invites).values(table=table_id, person=person)
    connection.execute(statement.on_conflict_do_nothing())


def has_access(connection: Connection, row: TableRow, person: str | None, seated: bool, access: str) -> bool:
    """Whether somebody has an access that a table gives to all, to the invited or to the seated."""
    if access == "all" or seated or (person is not None and person == row.host):
        return True
    if access != "invited" or person is None:
        return False
    found = connection.execute(
        select(invites.c.person).where(invites.c.table == row.id, invites.c.person == person)
    ).first()
    return found is not None


def person_at(connection: Connection, table_id: str, seat: int) -> str:
    """Who sits there, or ClientError."""
    person = connection.execute(select(seats.c.person).where(seats.c.table == table_id, seats.c.seat == seat)).scalar()
    if person is None:
        raise ClientError("nobody-there", "Nobody sits there.", 404)
    return str(person)
