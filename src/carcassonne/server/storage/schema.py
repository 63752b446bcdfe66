"""The tables of the database. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)
from sqlalchemy import UniqueConstraint as Unique

from carcassonne.server.storage import (  # noqa: F401
    events_schema,
    leisure_schema,
    lobby_schema,
    matches_schema,
    puzzle_schema,
)
from carcassonne.server.storage.metadata import Json, metadata
from carcassonne.server.storage.people_schema import STAYS, person

__all__ = ["Json", "analysis", "entry", "events_schema", "game", "job", "matches_schema", "metadata", "outage",
           "process", "push_key", "push_seat", "seat", "service", "snapshot"]  # fmt: skip

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
    Column("by_bot", Boolean, nullable=False),  # whether a bot is to act
    Column("clocks", Json),
    Column("offer", Json),
    Column("rematch", Json),
    Column("result", Json),
    Column("version", Integer, nullable=False, server_default="0"),  # compared and raised by every write
    Column("due", Double),  # when a bot is to move or a flag falls, in the service's time
    Column("holder", String(16)),  # the process that sees to what is due, for as long as it lives
    Column("failures", Integer, nullable=False, server_default="0"),  # how often what is due has failed since
    Column("origin", Json),  # the moment of another game from which this one is played again
    Column("asker", String(16)),  # whose game it is, for the fairness of bots; which address that is nobody can tell
    Column("dice", Json),  # what was given for rolls, and their own seed where the tiles have none: secret, too
    Column("rated", Boolean),
    Column("pool", String(16)),  # where a rated game counts
    Column("tie", String(8)),  # what a tie comes to
    Column("listed", Boolean),  # whether the lobby shows it to whoever would like to watch
    Column("match_id", String(16)),  # the match that it is a game of
    Column("late", Integer),  # so many tiles late watchers see it
    Index("game_status", "status"),
    Index("game_due", "due"),
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
    Column("colour", Integer),  # of the artwork's, by number; none: that of the seat, or one that is free
    Column("hints", Json),  # the entries after which hints were taken
    Column("person", String(16), ForeignKey(person.c.id), info=STAYS),  # who plays there; none: a guest
    Index("seat_token", "token_hash"),
    Index("seat_person", "person"),
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

snapshot = Table(
    "snapshot",
    metadata,
    Column("game_id", String(16), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),  # how many tiles of the stack are drawn
    Column("state", LargeBinary, nullable=False),
)
"""A game's state after one of its entries: what came before need not be played again."""

service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row
    Column("beat", Double, nullable=False),  # when a server last said that it can take moves
    Column("shift", Double, nullable=False),  # what is added to the database's clock, so that time never runs back
    Column("secret", String(64), nullable=False),  # of the bots' dice
)

outage = Table(
    "outage",
    metadata,
    Column("start", Double, primary_key=True, autoincrement=False),
    Column("finish", Double, nullable=False),
)
"""Times in which no server could take a move: no clock runs then."""

process = Table(
    "process",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # server or worker
    Column("beat", Double, nullable=False),
)
"""The processes of the service; one whose beat is old is dead, and what it held is free."""

job = Table(
    "job",
    metadata,
    Column("id", String(96), primary_key=True),  # the same question has the same id: it is answered once
    Column("kind", String(16), nullable=False),
    Column("asker", String(64), nullable=False),  # jobs of many askers are done in turn
    Column("question", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("holder", String(16)),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("total", Integer, nullable=False, server_default="0"),
    Column("answer", Text),
    Column("fault", Text),
    Column("ended", Double),
    Index("job_ended", "ended", "created"),
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
