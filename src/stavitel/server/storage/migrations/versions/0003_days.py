"""Play over days: clocks, notices, accounts, moderation, records that come back in."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PERSON = sa.String(length=24)
TABLE = sa.String(length=24)


def upgrade() -> None:
    """Adds what play over days needs; nothing that is there changes."""
    added: dict[str, list[sa.Column[Any]]] = {
        "people": [
            sa.Column("mail", sa.String(length=200)),
            sa.Column("quiet", sa.Text()),
            sa.Column("muted", sa.Float()),
            sa.Column("banned", sa.Float()),
            sa.Column("seen", sa.Float()),
        ],
        "sessions": [sa.Column("device", sa.String(length=100)), sa.Column("seen", sa.Float())],
        "tables": [
            sa.Column("clock", sa.Text()),
            sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("talk", sa.String(length=10), nullable=False, server_default="all"),
            sa.Column("watching", sa.String(length=10), nullable=False, server_default="all"),
            sa.Column("origin", sa.String(length=24)),
        ],
        "seats": [
            sa.Column("left", sa.Float()),
            sa.Column("since", sa.Float()),
            sa.Column("deadline", sa.Float(), index=True),
            sa.Column("nudged", sa.Float()),
            sa.Column("stand_in", sa.String(length=60)),
            sa.Column("lost", PERSON),
        ],
        "pushes": [sa.Column("kind", sa.String(length=10), nullable=False, server_default="browser")],
    }
    for table, columns in added.items():
        for column in columns:
            op.add_column(table, column)
    op.execute("UPDATE pushes SET kind = 'webhook' WHERE p256dh = ''")
    _of_person("quiet_tables", sa.Column("table", TABLE, nullable=False), key=("person", "table"))
    _of_person("blocks", sa.Column("other", PERSON, nullable=False), key=("person", "other"))
    _of_person(
        "resets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        key=("hash",),
    )
    _of_person(
        "ratings",
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("spread", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        key=("person", "title"),
    )
    _of_person("invites", sa.Column("table", TABLE, nullable=False), key=("person", "table"))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("person", PERSON),
        sa.Column("about", PERSON),
        sa.Column("table", TABLE),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("closed", sa.Float()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "shared",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", PERSON),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_shared")),
    )


def _of_person(name: str, *columns: sa.Column[Any], key: tuple[str, ...]) -> None:
    """A table of things that go with a person."""
    op.create_table(
        name,
        sa.Column("person", PERSON, nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f(f"fk_{name}_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{name}")),
    )
