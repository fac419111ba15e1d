"""What the server keeps. `log` is the truth about every match."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
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
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
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
    UniqueConstraint("table", "command"),
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
)

EVERYTHING: tuple[Table, ...] = (
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
    pushes,
)
