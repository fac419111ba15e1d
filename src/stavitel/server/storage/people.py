"""Who plays: guests with a name, accounts with a password, sessions, and the secrets that open a seat.

Secrets are 256 random bits, so their SHA-256 is enough at rest; passwords are stored as argon2id.
"""

import hashlib
import secrets
import time
from collections.abc import Callable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stavitel.server.errors import ClientError
from stavitel.server.storage.schema import meta, people, sessions
from stavitel.server.storage.store import dialect_insert

PASSWORDS = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's second recommendation
UNUSED_HASH = PASSWORDS.hash("a password nobody has")
SESSION_DAYS = 400


class PersonRow(msgspec.Struct, frozen=True):
    """A guest, or somebody with an account."""

    id: str
    name: str
    account: str | None
    language: str


_PERSON = [people.c[name] for name in PersonRow.__struct_fields__]


def new_secret() -> str:
    """A fresh secret that fits in a link."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A fresh id that fits in an address: 96 bits, so that a table that is not listed cannot be found by trying."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")


def hash_secret(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def stored_value(connection: Connection, key: str, create: Callable[[], str]) -> str:
    """A value created once for this database: the signing key, the push key."""
    found = select(meta.c.value).where(meta.c.key == key)
    value = connection.execute(found).scalar()
    if value is None:  # of several processes that start at once the first one's value counts
        connection.execute(dialect_insert(connection, meta).values(key=key, value=create()).on_conflict_do_nothing())
        value = connection.execute(found).scalar_one()
    return str(value)


def save_value(connection: Connection, key: str, value: str) -> None:
    """Stores a value in place of the one before."""
    statement = dialect_insert(connection, meta).values(key=key, value=value)
    connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def new_guest(connection: Connection, name: str, language: str) -> tuple[PersonRow, str]:
    """Creates a person; with the secret of their session."""
    person = PersonRow(new_id(), name.strip(), None, language)
    connection.execute(insert(people).values(id=person.id, name=person.name, language=language, created=time.time()))
    return person, new_session(connection, person.id)


def new_session(connection: Connection, person: str) -> str:
    """Creates a session; its secret."""
    secret = new_secret()
    connection.execute(insert(sessions).values(hash=hash_secret(secret), person=person, created=time.time()))
    return secret


def person_by_session(connection: Connection, secret: str) -> PersonRow | None:
    """Who holds this session."""
    row = connection.execute(
        select(*_PERSON)
        .join(sessions, sessions.c.person == people.c.id)
        .where(
            sessions.c.hash == hash_secret(secret),
            sessions.c.created > time.time() - SESSION_DAYS * 86400,
            people.c.banned.is_(None),
        )
    ).one_or_none()
    return PersonRow(*row) if row else None


def end_session(connection: Connection, secret: str) -> None:
    """Forgets a session."""
    connection.execute(delete(sessions).where(sessions.c.hash == hash_secret(secret)))


def end_sessions(connection: Connection, person: str, keep: str | None = None) -> None:
    """Forgets all sessions of a person, but for one that may be kept."""
    ended = delete(sessions).where(sessions.c.person == person)
    connection.execute(ended if keep is None else ended.where(sessions.c.hash != hash_secret(keep)))


def person_by_id(connection: Connection, person: str) -> PersonRow:
    """The person of that id."""
    return PersonRow(*connection.execute(select(*_PERSON).where(people.c.id == person)).one())


def welcome_person(connection: Connection, person: str) -> PersonRow | None:
    """The person of that id, unless they were banned."""
    row = connection.execute(select(*_PERSON).where(people.c.id == person, people.c.banned.is_(None))).one_or_none()
    return PersonRow(*row) if row else None


def change_person(connection: Connection, person: str, name: str | None, language: str | None) -> PersonRow:
    """Changes a person's name or language; what is None stays."""
    changes = {"name": name.strip() if name else None, "language": language}
    changes = {key: value for key, value in changes.items() if value}
    if changes:
        connection.execute(update(people).where(people.c.id == person).values(**changes))
    return person_by_id(connection, person)


def register(connection: Connection, person: str, account: str, password_hash: str) -> PersonRow:
    """Makes an account of a guest."""
    try:
        done = connection.execute(
            update(people)
            .where(people.c.id == person, people.c.account.is_(None))
            .values(account=account.lower(), password=password_hash)
        )
    except IntegrityError:
        raise ClientError("account-taken", "An account of that name exists already.", 409) from None
    if done.rowcount == 0:
        raise ClientError("has-account", "You have an account already.", 409)
    return person_by_id(connection, person)


def find_account(connection: Connection, account: str) -> tuple[PersonRow, str] | None:
    """An account and the hash of its password."""
    row = connection.execute(
        select(*_PERSON, people.c.password).where(people.c.account == account.lower(), people.c.banned.is_(None))
    ).one_or_none()
    return (PersonRow(*row[:4]), row[4]) if row else None


def check_password(password_hash: str | None, password: str) -> bool:
    """Whether the password is right; as slow for an account that does not exist."""
    try:
        PASSWORDS.verify(password_hash or UNUSED_HASH, password)
    except (Argon2Error, InvalidHashError):
        return False
    return password_hash is not None
