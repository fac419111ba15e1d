"""What one can do with an account: passwords, sessions, all one's data to take along, and to be forgotten."""

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from stavitel.server.errors import ClientError
from stavitel.server.protocol import SessionInfo
from stavitel.server.storage import clock_store
from stavitel.server.storage.people import SESSION_DAYS, end_sessions, hash_secret, new_secret
from stavitel.server.storage.results import statistics
from stavitel.server.storage.schema import (
    blocks,
    chat,
    invites,
    log,
    people,
    pushes,
    quiet_tables,
    ratings,
    reports,
    resets,
    sat,
    seats,
    sessions,
    shared,
    tables,
)

RESET_SECONDS = 3600.0
FORGOTTEN = "—"  # the name of somebody who is no more
SHOWN = 12  # letters of a session's hash that name it


def set_password(connection: Connection, person: str, password_hash: str, keep: str | None) -> None:
    """Sets a new password; all sessions but one end."""
    connection.execute(update(people).where(people.c.id == person).values(password=password_hash))
    connection.execute(delete(resets).where(resets.c.person == person))
    end_sessions(connection, person, keep)


def new_reset(connection: Connection, account: str) -> tuple[str, str, str | None, str] | None:
    """A secret that lets the owner of an account set a new password: person, secret, mail and language."""
    row = connection.execute(
        select(people.c.id, people.c.mail, people.c.language).where(people.c.account == account.lower())
    ).one_or_none()
    if row is None:
        return None
    secret = new_secret()
    connection.execute(insert(resets).values(hash=hash_secret(secret), person=row.id, created=time.time()))
    return row.id, secret, row.mail, row.language


def use_reset(connection: Connection, secret: str, password_hash: str) -> str:
    """Sets a new password by such a secret, which is used up; whose it is."""
    person = connection.execute(
        select(resets.c.person).where(
            resets.c.hash == hash_secret(secret), resets.c.created > time.time() - RESET_SECONDS
        )
    ).scalar()
    if person is None:
        raise ClientError("no-such-link", "This link is used up or too old; ask for a new one.", 404)
    set_password(connection, person, password_hash, None)
    return str(person)


def note_seen(connection: Connection, person: str, session: str, device: str, now: float) -> None:
    """Somebody is here, with this browser."""
    connection.execute(update(people).where(people.c.id == person).values(seen=now))
    connection.execute(
        update(sessions).where(sessions.c.hash == hash_secret(session)).values(seen=now, device=device[:100])
    )


def note_here(connection: Connection, some: Iterable[str], now: float) -> None:
    """These people look at a table, or did until now; one after the other, as every process takes them."""
    rows = [{"who": person, "now": now} for person in sorted(some)]
    connection.execute(update(people).where(people.c.id == bindparam("who")).values(seen=bindparam("now")), rows)


def sessions_of(connection: Connection, person: str, mine: str | None) -> list[SessionInfo]:
    """Where somebody is logged in."""
    own = hash_secret(mine) if mine else ""
    rows = connection.execute(
        select(sessions.c.hash, sessions.c.created, sessions.c.seen, sessions.c.device)
        .where(sessions.c.person == person, sessions.c.created > time.time() - SESSION_DAYS * 86400)
        .order_by(sessions.c.created.desc())
    )
    return [SessionInfo(row.hash[:SHOWN], row.created, row.seen, row.device, row.hash == own) for row in rows]


def end_session_named(connection: Connection, person: str, key: str) -> None:
    """Ends one of somebody's sessions."""
    connection.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.hash.startswith(key, autoescape=True))
    )


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All that is stored about somebody, to take along; no secrets."""
    me = connection.execute(select(people).where(people.c.id == person)).mappings().one()
    mine = [row.table for row in connection.execute(select(seats.c.table).where(seats.c.person == person))]
    said = select(chat.c.table, chat.c.at, chat.c.text).where(chat.c.person == person).order_by(chat.c.at)
    answers = (
        select(log.c.table, log.c.version, log.c.kind, log.c["keys"], log.c.at)
        .join(seats, (seats.c.table == log.c.table) & (seats.c.seat == log.c.seat))
        .where(seats.c.person == person, log.c.command.is_not(None))
        .order_by(log.c.at)
    )
    blocked = (
        select(blocks.c.other, people.c.name)
        .join(people, people.c.id == blocks.c.other, isouter=True)
        .where(blocks.c.person == person)
    )
    tables_of = select(tables.c.id, tables.c.title, tables.c.status, tables.c.created, tables.c.scores)

    def rows(statement: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(statement).mappings()]

    return {
        "person": {name: value for name, value in me.items() if name != "password"},
        "sessions": rows(
            select(sessions.c.created, sessions.c.seen, sessions.c.device).where(sessions.c.person == person)
        ),
        "notices": rows(select(pushes.c.kind, pushes.c.endpoint, pushes.c.created).where(pushes.c.person == person)),
        "tables": rows(tables_of.where(tables.c.id.in_(mine))),
        "chat": rows(said),
        "reports": rows(select(reports.c.table, reports.c.at, reports.c.text).where(reports.c.person == person)),
        "records": rows(select(shared.c.id, shared.c.created).where(shared.c.person == person)),
        "silent": rows(select(quiet_tables.c.table).where(quiet_tables.c.person == person)),
        "invited": rows(select(invites.c.table).where(invites.c.person == person)),
        "blocked": rows(blocked),
        "answers": rows(answers),
        "statistics": msgspec.to_builtins(statistics(connection, person)),
    }


def forget(connection: Connection, person: str, level: str = "random") -> list[str]:
    """Deletes somebody: what they played stays, without their name; the tables that have changed."""
    playing = connection.execute(
        select(seats.c.table, seats.c.seat, tables.c.status)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person)
    ).all()
    mine = chat.c.person == person
    talked = set(connection.execute(select(chat.c.table).where(mine)).scalars())
    connection.execute(update(chat).where(mine).values(name=FORGOTTEN, text=FORGOTTEN, person=None))
    for written in (reports, shared):
        connection.execute(update(written).where(written.c.person == person).values(person=None))
    for table_id, seat, status in playing:
        if status == "playing":
            clock_store.lose_seat(connection, table_id, seat, level)
        elif status == "waiting":
            gone = {"kind": "open", "person": None, "secret": None}
            connection.execute(update(seats).where(seats.c.table == table_id, seats.c.seat == seat).values(**gone))
    connection.execute(delete(tables).where(tables.c.host == person, tables.c.status == "waiting"))
    connection.execute(update(seats).where(seats.c.lost == person).values(lost=None))
    for owned in (sessions, pushes, quiet_tables, blocks, resets, ratings, invites, sat):
        connection.execute(delete(owned).where(owned.c.person == person))
    connection.execute(delete(blocks).where(blocks.c.other == person))
    nobody = dict.fromkeys(("account", "password", "mail", "quiet", "met", "muted", "banned", "seen"))
    connection.execute(update(people).where(people.c.id == person).values(name=FORGOTTEN, **nobody))
    return sorted(talked | {table_id for table_id, _, _ in playing})


def forgotten_people(connection: Connection, some: list[str]) -> set[str]:
    """Those of some people who have been deleted."""
    gone = select(people.c.id).where(people.c.id.in_(some), people.c.name == FORGOTTEN)
    return set(connection.execute(gone).scalars())


def forgotten_lines(connection: Connection, table_ids: list[str]) -> set[tuple[str, int]]:
    """The lines of chat at some tables that people who were deleted have said: table and number."""
    gone = select(chat.c.table, chat.c.number).where(chat.c.table.in_(table_ids), chat.c.name == FORGOTTEN)
    return {(row.table, row.number) for row in connection.execute(gone)}
