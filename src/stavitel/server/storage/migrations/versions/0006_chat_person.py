"""Who said what: lines of chat go with the person, also when that one does not sit there any more, or never did."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column; lines that were said before belong to who sits on their seat, and those of others to nobody."""
    op.add_column("chat", sa.Column("person", sa.String(length=24)))
    op.execute(
        sa.text(
            "UPDATE chat SET person = (SELECT seats.person FROM seats"
            ' WHERE seats."table" = chat."table" AND seats.seat = chat.seat)'
        )
    )
