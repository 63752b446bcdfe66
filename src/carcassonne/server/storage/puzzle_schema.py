"""The tables of puzzles: who has answered which, and how hard each has proved to be."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table

from carcassonne.server.storage.metadata import metadata
from carcassonne.server.storage.people_schema import GOES

puzzle = Table(
    "puzzle",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""How hard the puzzles are that people who are signed in have tried."""

attempt = Table(
    "attempt",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True, info=GOES),
    Column("puzzle", String(8), primary_key=True),
    Column("number", Integer, nullable=False),  # of the person's attempts: the last one has the rating of now
    Column("at", Double, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("mu", Double, nullable=False),  # of the person, after it
    Column("sigma", Double, nullable=False),
    Index("attempt_number", "person", "number", unique=True),
)
"""Somebody's first answer to a puzzle: its key refuses the second."""
