"""The tables of events. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text

from carcassonne.server.storage.metadata import Json, metadata
from carcassonne.server.storage.people_schema import STAYS, person

event = Table(
    "event",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", String(24), nullable=False),
    Column("owner", String(16), ForeignKey(person.c.id), nullable=False, info=STAYS),
    Column("name", String(80), nullable=False),
    Column("setup", Json, nullable=False),
    Column("seed", Text, nullable=False),  # of everything that is drawn by lot: secret until the event is over
    Column("state", String(12), nullable=False),
    Column("starts", Double),
    Column("stages", Json, nullable=False),
    Column("due", Double),
    Column("version", Integer, nullable=False, server_default="0"),  # compared and raised by every write
    Index("event_due", "due"),
    Index("event_state", "state", "created"),
)

entrant = Table(
    "entrant",
    metadata,
    Column("event_id", String(16), ForeignKey(event.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, team or member
    Column("person", String(16), ForeignKey(person.c.id), info=STAYS),  # who plays, or a team's captain
    Column("name", String(64)),  # of a team, and of somebody without an account
    Column("team", Integer),
    Column("out", Boolean, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),  # when they said last that they are there, in an arena
    Index("entrant_person", "person"),
)

lineup = Table(
    "lineup",
    metadata,
    Column("event_id", String(16), ForeignKey(event.c.id), primary_key=True),
    Column("slot", String(24), primary_key=True),
    Column("team", Integer, primary_key=True, autoincrement=False),
    Column("members", Json, nullable=False),  # by board; the other team's captain sees them at the deadline
)

act = Table(
    "act",
    metadata,
    Column("event_id", String(16), ForeignKey(event.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", String(24), nullable=False),
    Column("person", String(16), ForeignKey(person.c.id), info=STAYS),  # none: it happened by itself
    Column("what", String(16), nullable=False),
    Column("words", Json, nullable=False),
    Index("act_person", "person"),
)
"""The public log of events."""
