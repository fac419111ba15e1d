"""The tables of the database. `log` is the truth about every match."""

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

meta = Table(
    "meta",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),
    Column("password", String(200)),
    Column("language", String(5), nullable=False),
    Column("created", Float, nullable=False),
    Column("mail", String(200)),
    Column("quiet", Text),
    Column("met", Text),
    Column("muted", Float),
    Column("banned", Float),
    Column("seen", Float),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("device", String(100)),
    Column("seen", Float),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("version", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("options", Text, nullable=False),
    Column("language", String(5), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("undo", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("seed", String(100)),
    Column("commitment", String(64)),
    Column("players", Integer),
    Column("asked", Text, nullable=False),
    Column("scores", Text),
    Column("rematch", String(24)),
    Column("clock", Text),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("talk", String(10), nullable=False, server_default="all"),
    Column("watching", String(10), nullable=False, server_default="all"),
    Column("advice", Boolean, nullable=False, server_default=true()),
    Column("origin", String(24)),
    Index("ix_tables_listed_status_changed", "listed", "status", "changed"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("level", String(60)),
    Column("secret", String(64), unique=True),
    Column("left", Float),
    Column("since", Float),
    Column("deadline", Float, index=True),
    Column("nudged", Float),
    Column("stand_in", String(60)),
    Column("lost", String(24)),  # who has left it in the running game
)

log = Table(
    "log",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", Integer),
    Column("keys", Text, nullable=False),
    Column("command", String(64)),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

offers = Table(
    "offers",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)

standing = Table(
    "standing",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("topic", String(60), primary_key=True),
    Column("keys", Text, nullable=False),
    Column("until", String(10), nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(64)),
    Column("notice", String(20)),
    Column("person", String(24)),
    UniqueConstraint("table", "command"),
)

sat = Table(  # who has sat where since a game began, and seen the cards there
    "sat",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), primary_key=True),
)

seat_requests = Table(
    "seat_requests",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("asker", String(24), nullable=False),
    Column("agreed", Text, nullable=False),
    Column("at", Float, nullable=False),
)

homes = Table(  # of tables that are in memory somewhere: no backup needs them
    "homes",
    METADATA,
    Column("table", String(24), primary_key=True),
    Column("process", String(24), nullable=False, index=True),
    Column("address", String(200), nullable=False),
    Column("until", Float, nullable=False),
)

pushes = Table(
    "pushes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("kind", String(10), nullable=False, server_default="browser"),
)


def _of_person(name: str, *columns: Column[Any], key: tuple[str, ...]) -> Table:
    """A table of things that go with a person."""
    owner = Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False)
    return Table(name, METADATA, owner, *columns, PrimaryKeyConstraint(*key))


quiet_tables = _of_person("quiet_tables", Column("table", String(24), nullable=False), key=("person", "table"))

held_notices = _of_person(
    "held_notices",
    Column("table", String(24), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("topic", String(60)),
    key=("person", "table"),
)

blocks = _of_person("blocks", Column("other", String(24), nullable=False), key=("person", "other"))

resets = _of_person(
    "resets", Column("hash", String(64), nullable=False), Column("created", Float, nullable=False), key=("hash",)
)

ratings = _of_person(
    "ratings",
    Column("title", String(60), nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    key=("person", "title"),
)

invites = _of_person("invites", Column("table", String(24), nullable=False), key=("person", "table"))

reports = Table(
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(24)),
    Column("about", String(24)),
    Column("table", String(24)),
    Column("text", Text, nullable=False),
    Column("closed", Float),
)

shared = Table(
    "shared",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24)),
    Column("created", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

analyses = Table(
    "analyses",
    METADATA,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("open_cards", Boolean, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

ALL_TABLES: tuple[Table, ...] = (
    meta,
    people,
    sessions,
    tables,
    seats,
    log,
    snapshots,
    offers,
    standing,
    chat,
    sat,
    seat_requests,
    pushes,
    quiet_tables,
    held_notices,
    blocks,
    resets,
    ratings,
    invites,
    reports,
    shared,
    analyses,
)
