"""The colour of each seat, which is the table's, and the hints that were taken there.

A program that does not know the columns leaves them out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add them to the seats; those there are have the colours of their numbers, and nobody counted their hints."""
    op.add_column("seat", sa.Column("colour", sa.Integer))
    op.add_column("seat", sa.Column("hints", sa.JSON(none_as_null=True)))
