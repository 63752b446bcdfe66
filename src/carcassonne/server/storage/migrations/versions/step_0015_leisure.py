"""What idle workers find in finished games; who is called when somebody looks for a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "looked_at",
        sa.Column("purpose", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("fault", sa.Text),
    )
    op.create_table(
        "weighed_seat",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("lost", sa.Double, nullable=False),
        sa.Column("agreed", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("given_up", sa.Double),
    )
    op.create_index("weighed_seat_person", "weighed_seat", ["person"])
    op.create_table(
        "found_puzzle",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "seek_call",
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("called", sa.Double, nullable=False),
    )
    op.create_index("seek_call_name", "seek_call", ["name"])
