"""Who has answered which puzzle, and how hard each has proved to be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "puzzle",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "attempt",
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_index("attempt_number", "attempt", ["person", "number"], unique=True)
