"""Devices that are called by Web Push, and the server's key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private_key", sa.Text, nullable=False),
    )
    op.create_table(
        "push_seat",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("told", sa.String(64), nullable=False),
    )
    op.create_index("push_seat_name", "push_seat", ["name"])
