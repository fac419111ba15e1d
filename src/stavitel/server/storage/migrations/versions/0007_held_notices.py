"""Notices that wait for the end of somebody's quiet hours, also over a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the table of notices that wait; nothing that is there changes."""
    op.create_table(
        "held_notices",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("topic", sa.String(length=60)),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_held_notices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", name=op.f("pk_held_notices")),
    )
