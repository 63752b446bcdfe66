"""When an entrant of an event said last that they are there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has said so yet."""
    op.add_column("entrant", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
