"""Watchers may be shown a game some tiles late."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Games that are there are shown at once."""
    op.add_column("game", sa.Column("late", sa.Integer))
