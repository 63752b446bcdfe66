"""Versions, due times, snapshots, the service's own time, and jobs: what many processes on one database need.

Every new column may be left out by a program that does not know it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add to the games, and let those that go on by themselves be looked at once."""
    op.add_column("game", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game", sa.Column("due", sa.Double))
    op.add_column("game", sa.Column("holder", sa.String(16)))
    op.add_column("game", sa.Column("failures", sa.Integer, nullable=False, server_default="0"))
    op.create_index("game_due", "game", ["due"])
    unattended = "status = 'playing' AND (by_bot OR clock IS NOT NULL)"
    op.execute(f"UPDATE game SET due = 0 WHERE {unattended}")
    op.create_table(
        "snapshot",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("shift", sa.Double, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "outage",
        sa.Column("start", sa.Double, primary_key=True, autoincrement=False),
        sa.Column("finish", sa.Double, nullable=False),
    )
    op.create_table(
        "process",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.create_table(
        "job",
        sa.Column("id", sa.String(96), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("holder", sa.String(16)),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("done", sa.Integer, nullable=False, server_default="0"),
        sa.Column("total", sa.Integer, nullable=False, server_default="0"),
        sa.Column("answer", sa.Text),
        sa.Column("fault", sa.Text),
        sa.Column("ended", sa.Double),
    )
    op.create_index("job_ended", "job", ["ended", "created"])
