"""Attendance: who is at a table while a line to it is open, and what they say there."""

from __future__ import annotations

from carcassonne.server.commands import seating
from carcassonne.server.commands.answers import TableChangedPayload
from carcassonne.server.games.presence import WATCHING
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.table import Table
from carcassonne.server.json_text import read_json

LARGEST_HELLO = 4096
MOST_TOKENS = 8
LONGEST_TOKEN = 128


class Attendance:
    """Somebody who listens to a game: counted from a hello on, until they leave."""

    def __init__(self, registry: Registry, table: Table) -> None:
        self._registry = registry
        self._table = table
        self._there: list[int] | None = None
        self.seats: list[int] = []
        """The seats that the client has shown tokens of."""

    async def hear(self, text: str | None) -> bool:
        """Take the one thing that a listener may say: hello. Return whether it was that; the line ends otherwise."""
        tokens = read_hello(text) if self._there is None else None
        if tokens is None:
            return False
        seats = sorted({seat for token in tokens for seat in self._table.opened_by(token)})
        self.seats, self._there = seats, seats if tokens else [WATCHING]
        self._table.count_presence(self._there, 1)
        await seating.see(self._registry, self._table.id, seats)
        return True

    def leave(self) -> None:
        """Be there no more."""
        self._table.count_presence(self._there or [], -1)


def read_hello(text: str | None) -> list[str] | None:
    """Return the tokens of a client's hello, none where it only watches; None if the message is anything else.

    >>> read_hello('{"type":"hello","tokens":["secret"]}'), read_hello('{"type":"hello"}')
    (['secret'], None)
    """
    if text is None or len(text) > LARGEST_HELLO:
        return None
    try:
        said = read_json(text)
    except ValueError:
        return None
    if not isinstance(said, dict) or said.keys() != {"type", "tokens"} or said["type"] != "hello":
        return None
    tokens = said["tokens"]
    if not isinstance(tokens, list) or len(tokens) > MOST_TOKENS:
        return None
    readable = all(isinstance(token, str) and 1 <= len(token) <= LONGEST_TOKEN for token in tokens)
    return tokens if readable else None


async def emote(registry: Registry, game_id: str, token: str, said: str) -> TableChangedPayload:
    """Tell whoever listens what a seat says; nothing of it is kept."""
    async with registry.current(game_id) as table:
        registry.emote(table, table.seat_of(token), said)
        return {"table": table.payload()}
