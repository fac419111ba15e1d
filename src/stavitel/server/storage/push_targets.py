"""Where people want their "your turn": browsers (Web Push) and addresses of their own (webhooks)."""

import hashlib
import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from stavitel.server.protocol import PushTarget
from stavitel.server.storage.schema import pushes
from stavitel.server.storage.store import dialect_insert

TARGETS_PER_PERSON = 10


class StoredTarget(NamedTuple):
    """A browser, or a webhook if it has no `p256dh`; then `auth` is the secret its messages are signed with."""

    key: str
    endpoint: str
    p256dh: str
    auth: str
    kind: str = "browser"


def save_browser(connection: Connection, person: str, target: PushTarget) -> None:
    """Stores where a person's browser can be reached."""
    keys = target.keys
    _save(connection, person, StoredTarget(_browser_key(target.endpoint), target.endpoint, keys.p256dh, keys.auth))


def delete_browser(connection: Connection, person: str, endpoint: str) -> None:
    """Deletes a browser of this person."""
    key = _browser_key(endpoint)
    connection.execute(delete(pushes).where(pushes.c.hash == key, pushes.c.person == person))


def save_webhook(connection: Connection, person: str, endpoint: str) -> str:
    """Stores an address that a person wants to be called at; the secret its messages are signed with."""
    secret = secrets.token_urlsafe(24)
    save_target(connection, person, "webhook", endpoint, secret)
    return secret


def save_target(connection: Connection, person: str, kind: str, endpoint: str, secret: str) -> str:
    """Stores an address of some kind; its key."""
    target = StoredTarget(_webhook_key(person, endpoint), endpoint, "", secret, kind)
    _save(connection, person, target)
    return target.key


def delete_webhook(connection: Connection, person: str, endpoint: str) -> None:
    """Deletes an address of this person."""
    delete_target(connection, _webhook_key(person, endpoint))


def delete_target(connection: Connection, key: str) -> None:
    """Deletes a browser or a webhook."""
    connection.execute(delete(pushes).where(pushes.c.hash == key))


def targets_of(connection: Connection, people: set[str]) -> list[StoredTarget]:
    """Where people can be reached."""
    rows = connection.execute(
        select(pushes.c.hash, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.kind).where(
            pushes.c.person.in_(people)
        )
    )
    return [StoredTarget(*row) for row in rows]


def _save(connection: Connection, person: str, target: StoredTarget) -> None:
    """Stores a target, and of one person's the newest few."""
    values = {
        "person": person,
        "endpoint": target.endpoint,
        "p256dh": target.p256dh,
        "auth": target.auth,
        "kind": target.kind,
        "created": time.time(),
    }
    statement = dialect_insert(connection, pushes).values(hash=target.key, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=["hash"], set_=values))
    newest_first = select(pushes.c.hash).where(pushes.c.person == person).order_by(pushes.c.created.desc())
    for key in connection.execute(newest_first.offset(TARGETS_PER_PERSON)).scalars().all():
        delete_target(connection, key)


def _browser_key(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _webhook_key(person: str, endpoint: str) -> str:
    """Several people may want to be called at one address, so it is stored for each."""
    return hashlib.sha256(f"{person} {endpoint}".encode()).hexdigest()
