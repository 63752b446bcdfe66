"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table; the games before it have none yet."""
    op.create_table(
        "analysis",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
