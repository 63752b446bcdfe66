"""The tables of the lobby and of ratings: who looks for a game, what rated games came to, how strong people are."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from carcassonne.server.storage.metadata import Json, metadata
from carcassonne.server.storage.people_schema import GOES, STAYS

seek = Table(
    "seek",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),  # of whoever seeks, and of the seat they get
    Column("person", String(16), ForeignKey("person.id"), info=GOES),  # none: a guest
    Column("name", String(40), nullable=False),  # of a guest
    Column("process", String(16), nullable=False),  # with the seeker's socket: when it is dead the seek is void
    Column("wishes", Json, nullable=False),
    Column("created", Double, nullable=False),
    Column("asker", String(16)),
    Column("game", String(16)),  # that they were paired for
    Column("seat", Integer),
    Index("seek_game", "game", "created"),
)
"""Who looks for somebody to play with; those who were paired stay for a while, for whoever missed the call."""

seek_call = Table(
    "seek_call",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True, info=GOES),
    Column("name", String(64), primary_key=True),  # a hash of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("created", String(24), nullable=False),
    Column("called", Double, nullable=False),  # when last: the same on all devices of a person
    Index("seek_call_name", "name"),
)
"""The devices of those who asked to be called when somebody looks for a game."""

lent = Table(
    "lent",
    metadata,
    Column("bot", String(16), ForeignKey("person.id"), primary_key=True, info=GOES),
    Column("stream", String(16), nullable=False),  # the newest counts
    Column("process", String(16), nullable=False),  # with the bot's stream: when it is dead nobody lends the bot
    Column("presets", Json, nullable=False),
)
"""Bots that somebody lends just now."""

lease = Table(
    "lease",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("holder", String(16), nullable=False),  # the process that does it, for as long as it lives
)
"""What one process does for all of them."""

rating = Table(
    "rating",
    metadata,
    Column("person", String(16), ForeignKey("person.id"), primary_key=True, info=STAYS),
    Column("pool", String(16), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", Double, nullable=False),
)
"""How strong people are: derived from the rated games, and made again of them at any time."""

rated_game = Table(
    "rated_game",
    metadata,
    Column("game", String(16), primary_key=True),  # no reference: results outlive their games
    Column("pool", String(16), nullable=False),
    Column("outcome", String(8), nullable=False),  # counted, void or replay
    Column("edition", Integer),  # of the parameters it was counted with
    Column("number", Integer, nullable=False, unique=True),  # in this order they were counted
    Column("at", Double, nullable=False),
    Column("loss", Double),
    Index("rated_game_at", "at"),
)
"""A rated game that is over, once: its key refuses the second."""

rated_seat = Table(
    "rated_seat",
    metadata,
    Column("game", String(16), ForeignKey("rated_game.game"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), ForeignKey("person.id"), nullable=False, info=STAYS),
    Column("place", Integer),
    Column("fault", String(8)),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu_after", Double),
    Column("sigma_after", Double),
    Index("rated_seat_person", "person"),
)
