"""Who looks for a game, what one process does for all, and what rated games come to.

A program that does not know these columns of a game leaves them out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables; games that are there are unrated, and listed nowhere."""
    op.create_table(
        "seek",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("wishes", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("asker", sa.String(16)),
        sa.Column("game", sa.String(16)),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("seek_game", "seek", ["game", "created"])
    op.create_table(
        "lease",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(16), nullable=False),
    )
    _make_ratings()
    op.add_column("game", sa.Column("rated", sa.Boolean))
    op.add_column("game", sa.Column("pool", sa.String(16)))
    op.add_column("game", sa.Column("tie", sa.String(8)))
    op.add_column("game", sa.Column("listed", sa.Boolean))


def _make_ratings() -> None:
    op.create_table(
        "rating",
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("pool", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
    )
    op.create_table(
        "rated_game",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("pool", sa.String(16), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("edition", sa.Integer),
        sa.Column("number", sa.Integer, nullable=False, unique=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("loss", sa.Double),
    )
    op.create_index("rated_game_at", "rated_game", ["at"])
    op.create_table(
        "rated_seat",
        sa.Column("game", sa.String(16), sa.ForeignKey("rated_game.game"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("fault", sa.String(8)),
        sa.Column("mu_before", sa.Double),
        sa.Column("sigma_before", sa.Double),
        sa.Column("mu_after", sa.Double),
        sa.Column("sigma_after", sa.Double),
    )
    op.create_index("rated_seat_person", "rated_seat", ["person"])
