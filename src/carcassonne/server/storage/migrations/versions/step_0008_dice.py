"""The dice of a game: what was given for its rolls, and a seed of their own where its tiles have none.

A program that does not know the column leaves it out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add them to the games; in those there are nothing is rolled."""
    op.add_column("game", sa.Column("dice", sa.JSON(none_as_null=True)))
