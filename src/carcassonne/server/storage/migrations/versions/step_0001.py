"""Games, seats and their log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _json() -> sa.JSON:
    return sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "game",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("options", _json(), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("stack", _json(), nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("shuffle", sa.String(8), nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("position", sa.Text),
        sa.Column("tags", _json(), nullable=False),
        sa.Column("clock", _json()),
        sa.Column("aids", _json(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("to_act", sa.Integer),
        sa.Column("by_bot", sa.Boolean, nullable=False),
        sa.Column("clocks", _json()),
        sa.Column("offer", _json()),
        sa.Column("rematch", _json()),
        sa.Column("result", _json()),
    )
    op.create_index("game_status", "game", ["status"])
    op.create_table(
        "seat",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("player", sa.String(64)),
        sa.Column("owner", sa.String(16)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("secret_hash", sa.String(64)),
        sa.Column("departed", sa.String(8)),
    )
    op.create_index("seat_token", "seat", ["token_hash"])
    op.create_table(
        "entry",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("action", _json()),
        sa.Column("draws", _json(), nullable=False),
        sa.Column("reason", sa.String(16)),
        sa.Column("move_id", sa.String(96)),
        sa.Column("parts", sa.Integer, nullable=False),
        sa.Column("at", sa.String(24), nullable=False),
        sa.UniqueConstraint("game_id", "move_id", name="entry_move_id"),
    )
