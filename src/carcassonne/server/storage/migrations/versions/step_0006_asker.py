"""Whose game it is, under a name that only the process knew which made it: bots serve many askers in turn.

A program that does not know the column leaves it out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add it to the games; each of those there are counts as somebody's of its own."""
    op.add_column("game", sa.Column("asker", sa.String(16)))
