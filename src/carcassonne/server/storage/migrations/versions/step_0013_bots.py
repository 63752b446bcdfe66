"""Bots that somebody lends just now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lent",
        sa.Column("bot", sa.String(16), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("stream", sa.String(16), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("presets", sa.JSON(none_as_null=True), nullable=False),
    )
