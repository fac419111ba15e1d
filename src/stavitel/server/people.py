"""Who plays: guests with a name, accounts with a password, sessions, and the secrets that open a seat.

Secrets are 256 random bits, so their SHA-256 is enough at rest; passwords are kept as argon2id.
"""

import hashlib
import hmac
import secrets
import time
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stavitel.server.errors import Trouble
from stavitel.server.records import meta, people, sessions

PASSWORDS = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's second recommendation
NOBODY = PASSWORDS.hash("a password nobody has")
SESSION_DAYS = 400


class Someone(msgspec.Struct, frozen=True):
    """A person who sent a request."""

    id: str
    name: str
    account: str | None
    language: str


def new_secret() -> str:
    """A fresh secret that fits in a link."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A fresh id that fits in an address: 96 bits, so that a table that is not listed cannot be found by trying."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def csrf_token(key: bytes, session: str) -> str:
    """The token that a page of ours knows and a foreign page does not."""
    return hmac.new(key, b"csrf:" + session.encode(), hashlib.sha256).hexdigest()


def kept(connection: Connection, key: str, make: Any) -> str:
    """A value made once for this database: the signing key, the push key."""
    value = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar()
    if value is None:
        value = make()
        connection.execute(insert(meta).values(key=key, value=value))
    return str(value)


def new_guest(connection: Connection, name: str, language: str) -> tuple[Someone, str]:
    """A new person and the secret of their session."""
    someone = Someone(new_id(), name.strip(), None, language)
    connection.execute(insert(people).values(id=someone.id, name=someone.name, language=language, created=time.time()))
    return someone, new_session(connection, someone.id)


def new_session(connection: Connection, person: str) -> str:
    """The secret of a new session."""
    secret = new_secret()
    connection.execute(insert(sessions).values(hash=hashed(secret), person=person, created=time.time()))
    return secret


def whose_session(connection: Connection, secret: str) -> Someone | None:
    """Who holds this session."""
    row = connection.execute(
        select(people.c.id, people.c.name, people.c.account, people.c.language)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == hashed(secret), sessions.c.created > time.time() - SESSION_DAYS * 86400)
    ).one_or_none()
    return Someone(*row) if row else None


def end_session(connection: Connection, secret: str) -> None:
    """Forgets a session."""
    connection.execute(delete(sessions).where(sessions.c.hash == hashed(secret)))


def change_person(connection: Connection, person: str, name: str | None, language: str | None) -> Someone:
    """Takes a new name or language."""
    changes = {"name": name.strip() if name else None, "language": language}
    changes = {key: value for key, value in changes.items() if value}
    if changes:
        connection.execute(update(people).where(people.c.id == person).values(**changes))
    row = connection.execute(
        select(people.c.id, people.c.name, people.c.account, people.c.language).where(people.c.id == person)
    ).one()
    return Someone(*row)


def register(connection: Connection, person: str, account: str, password_hash: str) -> Someone:
    """Makes an account of a guest."""
    try:
        done = connection.execute(
            update(people)
            .where(people.c.id == person, people.c.account.is_(None))
            .values(account=account.lower(), password=password_hash)
        )
    except IntegrityError:
        raise Trouble("account-taken", "An account of that name exists already.", 409) from None
    if done.rowcount == 0:
        raise Trouble("has-account", "You have an account already.", 409)
    return change_person(connection, person, None, None)


def password_of(connection: Connection, account: str) -> tuple[Someone, str] | None:
    """An account and the hash of its password."""
    row = connection.execute(
        select(people.c.id, people.c.name, people.c.account, people.c.language, people.c.password).where(
            people.c.account == account.lower()
        )
    ).one_or_none()
    return (Someone(*row[:4]), row[4]) if row else None


def check_password(password_hash: str | None, password: str) -> bool:
    """Whether the password is right; as slow for an account that does not exist."""
    try:
        PASSWORDS.verify(password_hash or NOBODY, password)
    except (Argon2Error, InvalidHashError):
        return False
    return password_hash is not None
