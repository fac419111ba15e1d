"""What is deleted by rule: old sessions, guests who never came back, tables that nobody started or ended."""

import msgspec
from sqlalchemy import Connection, delete, func, select

from stavitel.server.storage.account_store import FORGOTTEN, RESET_SECONDS
from stavitel.server.storage.people import SESSION_DAYS
from stavitel.server.storage.schema import people, resets, seats, sessions, tables

DAY = 86400.0


class PurgeRules(msgspec.Struct):
    """After how many days without a sign of life; 0: never."""

    waiting_days: float = 14
    abandoned_days: float = 180
    finished_days: float = 0
    guest_days: float = 90


def purge(connection: Connection, rules: PurgeRules, now: float) -> dict[str, int]:
    """Deletes what is due; how much of each kind."""
    deleted = {
        "sessions": connection.execute(
            delete(sessions).where(func.coalesce(sessions.c.seen, sessions.c.created) < now - SESSION_DAYS * DAY)
        ).rowcount,
        "resets": connection.execute(delete(resets).where(resets.c.created < now - RESET_SECONDS)).rowcount,
    }
    for name, status, days in (
        ("waiting", "waiting", rules.waiting_days),
        ("abandoned", "playing", rules.abandoned_days),
        ("finished", "over", rules.finished_days),
    ):
        due = (tables.c.status == status, tables.c.changed < now - days * DAY)
        deleted[name] = connection.execute(delete(tables).where(*due)).rowcount if days else 0
    deleted["guests"] = _guests(connection, now - rules.guest_days * DAY) if rules.guest_days else 0
    return deleted


def _guests(connection: Connection, since: float) -> int:
    """Deletes people without an account who were not seen since, and whom no table remembers."""
    sits = select(seats.c.person).where(seats.c.person.is_not(None))
    lost = select(seats.c.lost).where(seats.c.lost.is_not(None))
    hosts = select(tables.c.host)
    last = func.coalesce(people.c.seen, people.c.created)
    return connection.execute(
        delete(people).where(
            people.c.account.is_(None),
            (last < since) | ((people.c.name == FORGOTTEN) & people.c.seen.is_(None)),
            people.c.id.not_in(sits),
            people.c.id.not_in(lost),
            people.c.id.not_in(hosts),
        )
    ).rowcount
