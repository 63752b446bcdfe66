"""Matches of two people and when they are played; events with their entrants, line-ups and public log.

A program that does not know the column leaves it out.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Make the tables; a game that is there belongs to no match."""
    op.add_column("game", sa.Column("match_id", sa.String(16)))
    _make_matches()
    _make_events()


def _person(name: str, nullable: bool = False, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey("person.id"), nullable=nullable, primary_key=primary_key)


def _event() -> sa.Column[str]:
    return sa.Column("event_id", sa.String(16), sa.ForeignKey("event.id"), primary_key=True)


def _make_matches() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("setup", JSON, nullable=False),
        _person("person_a"),
        _person("person_b"),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("proposal", JSON),
        sa.Column("time", sa.Double),
        sa.Column("first", sa.Integer),
        sa.Column("here", JSON, nullable=False),
        sa.Column("games", JSON, nullable=False),
        sa.Column("next_game", sa.Double),
        sa.Column("ending", sa.String(8)),
        sa.Column("won", JSON),
        sa.Column("event_id", sa.String(16)),
        sa.Column("slot", sa.String(24)),
        sa.Column("board", sa.Integer, nullable=False, server_default="0"),
        sa.Column("until", sa.Double),
        sa.Column("due", sa.Double),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    )
    for name, column in (("due", "due"), ("person_a", "person_a"), ("person_b", "person_b"), ("event", "event_id")):
        op.create_index(f"match_{name}", "match", [column])
    op.create_table(
        "booking",
        _person("person", primary_key=True),
        sa.Column("quarter", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match_id", sa.String(16), nullable=False),
    )
    op.create_index("booking_match", "booking", ["match_id"])


def _make_events() -> None:
    op.create_table(
        "event",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.String(24), nullable=False),
        _person("owner"),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("setup", JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("starts", sa.Double),
        sa.Column("stages", JSON, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("event_due", "event", ["due"])
    op.create_index("event_state", "event", ["state", "created"])
    op.create_table(
        "entrant",
        _event(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        _person("person", nullable=True),
        sa.Column("name", sa.String(64)),
        sa.Column("team", sa.Integer),
        sa.Column("out", sa.Boolean, nullable=False),
    )
    op.create_index("entrant_person", "entrant", ["person"])
    op.create_table(
        "lineup",
        _event(),
        sa.Column("slot", sa.String(24), primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("members", JSON, nullable=False),
    )
    op.create_table(
        "act",
        _event(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(24), nullable=False),
        _person("person", nullable=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("words", JSON, nullable=False),
    )
    op.create_index("act_person", "act", ["person"])
