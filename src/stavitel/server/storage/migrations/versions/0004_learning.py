"""Learning: whether bots give advice at a table, and what the coach has said to somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the two; at tables where nothing is taken back there was no advice before."""
    op.add_column("tables", sa.Column("advice", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("met", sa.Text()))
    op.execute(sa.text("UPDATE tables SET advice = :no WHERE undo = 'never'").bindparams(no=False))
