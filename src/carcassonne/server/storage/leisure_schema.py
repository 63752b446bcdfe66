"""The tables of what idle workers find in finished games: how well rated games were played, and puzzles."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from carcassonne.server.storage.metadata import metadata
from carcassonne.server.storage.people_schema import GOES

looked_at = Table(
    "looked_at",
    metadata,
    Column("purpose", String(16), primary_key=True),
    Column("game", String(16), primary_key=True),  # no reference: what was found outlives its game
    Column("at", Double, nullable=False),
    Column("fault", Text),  # why nothing could be found
)
"""Games that were looked at, once for each purpose: the key refuses the second."""

weighed_seat = Table(
    "weighed_seat",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False, info=GOES),
    Column("at", Double, nullable=False),
    Column("rating", Double, nullable=False),  # as it was shown before the game
    Column("decisions", Integer, nullable=False),  # those in which options differ
    Column("lost", Double, nullable=False),
    Column("agreed", Integer, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("given_up", Double),  # the chance to win with which they resigned
    Index("weighed_seat_person", "person"),
)
"""How somebody played a rated game, for fair play."""

found_puzzle = Table(
    "found_puzzle",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("line", Text, nullable=False),  # as a file of puzzles has it
    Column("at", Double, nullable=False),
)
"""Puzzles out of people's games: positions without a name."""
