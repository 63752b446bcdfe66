"""The moment of another game from which a game is played again.

A program that does not know the column leaves it out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add it to the games; those there are were played from the beginning, as far as is known."""
    op.add_column("game", sa.Column("origin", sa.JSON(none_as_null=True)))
