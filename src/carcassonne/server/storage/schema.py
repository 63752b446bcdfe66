"""The tables of the database. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

metadata = MetaData()
Json = JSON(none_as_null=True)
"""A missing value is the database's own NULL, not the JSON text `null`."""

game = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", String(24), nullable=False),
    Column("preset", String(64), nullable=False),
    Column("options", Json, nullable=False),
    Column("players", Integer, nullable=False),
    Column("stack", Json, nullable=False),  # every tile in the order of drawing: secret until the game is over
    Column("seed", Text),  # in decimal: 256 bits fit no integer column
    Column("shuffle", String(8), nullable=False),
    Column("commitment", String(64)),
    Column("position", Text),  # the line an imported game began from
    Column("tags", Json, nullable=False),  # further tags of an imported record
    Column("clock", Json),
    Column("aids", Json, nullable=False),
    Column("status", String(8), nullable=False),
    Column("to_act", Integer),
    Column("by_bot", Boolean, nullable=False),  # whether a bot is to act: such games are resumed after a restart
    Column("clocks", Json),
    Column("offer", Json),
    Column("rematch", Json),
    Column("result", Json),
    Index("game_status", "status"),
)

seat = Table(
    "seat",
    metadata,
    Column("game_id", String(16), ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", Integer),
    Column("player", String(64)),
    Column("owner", String(16)),  # the seats of one device
    Column("token_hash", String(64)),
    Column("secret_hash", String(64)),
    Column("departed", String(8)),
    Index("seat_token", "token_hash"),
)

entry = Table(
    "entry",
    metadata,
    Column("game_id", String(16), ForeignKey("game.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # of two writers one violates the key
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("action", Json),
    Column("draws", Json, nullable=False),
    Column("reason", String(16)),
    Column("move_id", String(96)),
    Column("parts", Integer, nullable=False),
    Column("at", String(24), nullable=False),
    Unique("game_id", "move_id", name="entry_move_id"),
)

analysis = Table(
    "analysis",
    metadata,
    Column("game_id", String(16), ForeignKey("game.id"), primary_key=True),
    Column("edition", String(64), nullable=False),  # of the program that made it: any other is made again
    Column("document", Text, nullable=False),
)

push_key = Table(
    "push_key",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row, made by the first server
    Column("private_key", Text, nullable=False),
)

push_seat = Table(
    "push_seat",
    metadata,
    Column("token_hash", String(64), primary_key=True),  # of the seat's token, as in `seat`
    Column("name", String(64), primary_key=True),  # a hash of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("created", String(24), nullable=False),
    Column("told", String(64), nullable=False),  # the turn for which the device was called last
    Index("push_seat_name", "name"),
)
"""The devices that are called for a seat."""
