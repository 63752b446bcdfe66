"""The tables of matches. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from carcassonne.server.storage.metadata import Json, metadata
from carcassonne.server.storage.people_schema import GOES, STAYS, person

match = Table(
    "match",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", String(24), nullable=False),
    Column("setup", Json, nullable=False),
    Column("person_a", String(16), ForeignKey(person.c.id), nullable=False, info=STAYS),
    Column("person_b", String(16), ForeignKey(person.c.id), nullable=False, info=STAYS),
    Column("seed", Text, nullable=False),  # of the lot that says who begins
    Column("secret", String(64), nullable=False),  # of which the tokens of its games' seats are made
    Column("state", String(8), nullable=False),
    Column("proposal", Json),
    Column("time", Double),
    Column("first", Integer),
    Column("here", Json, nullable=False),
    Column("games", Json, nullable=False),
    Column("next_game", Double),
    Column("ending", String(8)),
    Column("won", Json),
    Column("event_id", String(16)),
    Column("slot", String(24)),  # the pair of the event whose match it is, and the board in a match of teams
    Column("board", Integer, nullable=False, server_default="0"),
    Column("until", Double),  # when the round of its event is over
    Column("due", Double),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("match_due", "due"),
    Index("match_person_a", "person_a"),
    Index("match_person_b", "person_b"),
    Index("match_event", "event_id"),
)

booking = Table(
    "booking",
    metadata,
    Column("person", String(16), ForeignKey(person.c.id), primary_key=True, info=GOES),
    Column("quarter", Integer, primary_key=True, autoincrement=False),  # of an hour, counted from the epoch
    Column("match_id", String(16), nullable=False),
    Index("booking_match", "match_id"),
)
"""When people play a match: nobody plays two at a time."""
