"""Who is to be told, where, in which language, and when not."""

import msgspec
from sqlalchemy import Connection, delete, select, update

from stavitel.server.notices import NoticeKind
from stavitel.server.protocol import NoticeTarget, QuietHours
from stavitel.server.storage.push_targets import StoredTarget, save_target
from stavitel.server.storage.schema import held_notices, people, pushes, quiet_tables, seats, tables
from stavitel.server.storage.store import dialect_insert

__all__ = ["Recipient", "StoredTarget", "recipients"]


class Recipient(msgspec.Struct):
    """Somebody who can be told things."""

    person: str
    language: str
    mail: str | None
    quiet: QuietHours | None
    targets: list[StoredTarget]


def recipients(connection: Connection, persons: set[str], table_id: str | None) -> list[Recipient]:
    """Those of some people who can be told and want to hear of a table."""
    silent = set(
        connection.execute(
            select(quiet_tables.c.person).where(quiet_tables.c.table == table_id, quiet_tables.c.person.in_(persons))
        ).scalars()
    )
    found: dict[str, Recipient] = {}
    for row in connection.execute(
        select(
            people.c.id, people.c.language, people.c.mail, people.c.quiet,
            pushes.c.hash, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.kind,
        )
        .join(pushes, pushes.c.person == people.c.id)
        .where(people.c.id.in_(persons - silent), people.c.banned.is_(None))
        .order_by(pushes.c.created)
    ):  # fmt: skip
        one = found.setdefault(row.id, Recipient(row.id, row.language, row.mail, _hours(row.quiet), []))
        one.targets.append(StoredTarget(row.hash, row.endpoint, row.p256dh, row.auth, row.kind))
    return list(found.values())


class HeldNotice(msgspec.Struct):
    """A notice that waits for the end of somebody's quiet hours."""

    person: str
    table: str
    kind: NoticeKind
    topic: str | None
    title: str | None  # of the table, if that is still there
    quiet: QuietHours | None


def hold(connection: Connection, person: str, table_id: str, kind: str, topic: str | None) -> None:
    """Keeps a notice until somebody's quiet hours end; of several about one table the last."""
    statement = dialect_insert(connection, held_notices).values(person=person, table=table_id, kind=kind, topic=topic)
    changed = {"kind": kind, "topic": topic}
    connection.execute(statement.on_conflict_do_update(index_elements=["person", "table"], set_=changed))


def held(connection: Connection) -> list[HeldNotice]:
    """All notices that wait."""
    rows = connection.execute(
        select(held_notices, tables.c.title, people.c.quiet)
        .join(people, people.c.id == held_notices.c.person)
        .outerjoin(tables, tables.c.id == held_notices.c.table)
    )
    return [HeldNotice(row.person, row.table, row.kind, row.topic, row.title, _hours(row.quiet)) for row in rows]


def take_held(connection: Connection, person: str, table_id: str) -> bool:
    """Lets go of a notice that waited; False if another process has done that."""
    found = (held_notices.c.person == person, held_notices.c.table == table_id)
    return bool(connection.execute(delete(held_notices).where(*found)).rowcount)


def still_asked(connection: Connection, person: str, table_id: str) -> bool:
    """Whether somebody is asked at a table now, and no bot answers for them."""
    row = connection.execute(
        select(tables.c.asked).where(tables.c.id == table_id, tables.c.status == "playing")
    ).scalar()
    asked = msgspec.json.decode(row) if row else []
    mine = connection.execute(
        select(seats.c.seat).where(seats.c.table == table_id, seats.c.person == person, seats.c.stand_in.is_(None))
    ).scalars()
    return any(seat in asked for seat in mine)


def targets_shown(connection: Connection, person: str) -> list[NoticeTarget]:
    """Where somebody is told things, as they see it."""
    columns = (pushes.c.hash, pushes.c.kind, pushes.c.endpoint)
    rows = connection.execute(select(*columns).where(pushes.c.person == person).order_by(pushes.c.created))
    return [NoticeTarget(row.hash, row.kind, row.endpoint) for row in rows]


def add_target(connection: Connection, person: str, kind: str, endpoint: str, secret: str) -> str:
    """Stores an address where somebody wants to be told; its key."""
    return save_target(connection, person, kind, endpoint, secret)


def remove_target(connection: Connection, person: str, key: str) -> None:
    """Deletes a target of somebody."""
    connection.execute(delete(pushes).where(pushes.c.hash == key, pushes.c.person == person))


def set_quiet(connection: Connection, person: str, hours: QuietHours | None) -> None:
    """Sets the hours in which somebody wants to hear nothing."""
    text = msgspec.json.encode(hours).decode() if hours is not None else None
    connection.execute(update(people).where(people.c.id == person).values(quiet=text))


def quiet_of(connection: Connection, person: str) -> QuietHours | None:
    """The hours in which somebody wants to hear nothing."""
    return _hours(connection.execute(select(people.c.quiet).where(people.c.id == person)).scalar())


def _hours(text: str | None) -> QuietHours | None:
    """Quiet hours as they are stored."""
    return msgspec.json.decode(text, type=QuietHours) if text else None


def silence_table(connection: Connection, person: str, table_id: str, silent: bool) -> None:
    """Somebody wants to hear nothing of a table, or wants to again."""
    if silent:
        statement = dialect_insert(connection, quiet_tables).values(person=person, table=table_id)
        connection.execute(statement.on_conflict_do_nothing())
    else:
        connection.execute(
            delete(quiet_tables).where(quiet_tables.c.person == person, quiet_tables.c.table == table_id)
        )


def silent_tables(connection: Connection, person: str) -> list[str]:
    """The tables that somebody wants to hear nothing of."""
    return list(connection.execute(select(quiet_tables.c.table).where(quiet_tables.c.person == person)).scalars())


def set_mail(connection: Connection, person: str, mail: str | None) -> None:
    """Sets the address that somebody has proved to be theirs; if notices went to the one before, they go there now."""
    connection.execute(update(people).where(people.c.id == person).values(mail=mail))
    before = delete(pushes).where(pushes.c.person == person, pushes.c.kind == "mail")
    if connection.execute(before).rowcount and mail is not None:
        add_target(connection, person, "mail", "mailto:" + mail, "")


def mail_of(connection: Connection, person: str) -> str | None:
    """The mail address of somebody."""
    found: str | None = connection.execute(select(people.c.mail).where(people.c.id == person)).scalar()
    return found
