"""People: who they are, how they sign in, whom they block and follow, what was reported, and who plays at a seat.

A program that does not know the column of the seats leaves it out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make their tables, and add them to the seats: those there are were guests."""
    _make_person()
    _make_ways_in()
    for name in ("block", "follow"):
        op.create_table(
            name, _person("person", primary_key=True), _person("other", primary_key=True), _text("created", 24)
        )
        op.create_index(f"{name}_other", name, ["other"])
    _make_case()
    op.execute("ALTER TABLE seat ADD COLUMN person VARCHAR(16) REFERENCES person (id)")
    op.create_index("seat_person", "seat", ["person"])


def _make_person() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(16), primary_key=True),
        _text("kind", 8),
        _person("owner", nullable=True),
        sa.Column("name", sa.String(40)),
        sa.Column("folded", sa.String(80), unique=True),
        _text("created", 24),
        sa.Column("role", sa.String(12)),
        sa.Column("closed_until", sa.Double, nullable=False, server_default="0"),
        sa.Column("unrated_until", sa.Double, nullable=False, server_default="0"),
    )


def _make_ways_in() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        _person("person"),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        _text("label", 40),
        _text("created", 24),
        sa.Column("used", sa.String(24)),
    )
    op.create_index("passkey_person", "passkey", ["person"])
    op.create_table(
        "recovery",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        _person("person"),
        _text("kind", 8),
        _text("created", 24),
        sa.Column("expires", sa.Double),
        sa.Column("used", sa.String(24)),
    )
    op.create_index("recovery_person", "recovery", ["person"])
    op.create_table(
        "session",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        _person("person"),
        sa.Column("scopes", sa.JSON(none_as_null=True)),
        _text("label", 40),
        _text("created", 24),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("session_person", "session", ["person"])
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(64), primary_key=True),
        _text("purpose", 12),
        _person("person", nullable=True),
        sa.Column("name", sa.String(40)),
        sa.Column("handle", sa.String(16)),
        _text("binding", 64),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("answer", sa.String(64)),
    )
    op.create_index("challenge_expires", "challenge", ["expires"])


def _make_case() -> None:
    op.create_table(
        "case",
        sa.Column("id", sa.String(16), primary_key=True),
        _text("kind", 12),
        _text("state", 8),
        _person("about"),
        _person("reporter", nullable=True),
        _text("reason", 16),
        sa.Column("game", sa.String(16)),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("until", sa.Double),
        _text("created", 24),
        sa.Column("closed", sa.String(24)),
    )
    op.create_index("case_state", "case", ["state", "created"])
    op.create_index("case_about", "case", ["about"])


def _text(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False)


def _person(name: str, nullable: bool = False, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("person.id"), nullable=nullable, primary_key=primary_key)
