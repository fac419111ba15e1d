"""Who has sat where since a game began: whoever has seen the cards of one seat gets no other."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the table; of games that run it knows who sits there, and the first who left."""
    op.create_table(
        "sat",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_sat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "person", name=op.f("pk_sat")),
    )
    op.execute(
        sa.text(
            'INSERT INTO sat ("table", seat, person)'
            ' SELECT seats."table", seats.seat, seats.person FROM seats JOIN tables ON tables.id = seats."table"'
            " WHERE tables.status = 'playing' AND seats.person IS NOT NULL"
            ' UNION SELECT seats."table", seats.seat, seats.lost FROM seats JOIN tables ON tables.id = seats."table"'
            " WHERE tables.status = 'playing' AND seats.lost IS NOT NULL"
        )
    )
