"""Seats that are given away by consent, notices in the chat, and the home of each table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds what these need; nothing that is there changes."""
    op.add_column("chat", sa.Column("notice", sa.String(length=20)))
    op.create_table(
        "seat_requests",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asker", sa.String(length=24), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seat_requests_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seat_requests")),
    )
    op.create_table(
        "homes",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_homes")),
    )
    op.create_index(op.f("ix_homes_process"), "homes", ["process"])
