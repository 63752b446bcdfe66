"""Games in memory, for a process that has no database: rows as in the tables of one, of plain JSON.

Whoever opens it may keep the rows elsewhere, as a browser does: a write counts once they are kept.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from typing_extensions import TypedDict

from carcassonne.server.games.model import StoredGame
from carcassonne.server.games.stores import Beat, Conflict, DueGame, Outage, PendingWrite, put_off_until
from carcassonne.server.storage.rows import (
    entry_of,
    entry_row,
    game_row,
    seat_of,
    seat_row,
    seated_row,
    setup_of,
    standing_of,
)

Row = dict[str, Any]


class GameRows(TypedDict):
    """A game as it is kept. There are no snapshots: a game that is opened is replayed from its log."""

    game: Row
    seats: list[Row]
    entries: list[Row]


Keep = Callable[[Mapping[str, GameRows]], Awaitable[None]]
"""Keeps games by their ids, all or none; raises Unavailable."""


async def _keep_nothing(_: Mapping[str, GameRows]) -> None:
    pass


class MemoryStore:
    """The games of one process (`games.stores.GameStore`)."""

    def __init__(self, games: Mapping[str, GameRows] | None = None, keep: Keep = _keep_nothing) -> None:
        self.shared = False
        self.games = dict(games or {})
        self._keep = keep
        self._writing = asyncio.Lock()

    async def create(self, game: StoredGame) -> None:
        """Store a new game."""
        await self._store({game.setup.id: _rows_of(game)})

    async def write(self, pending: PendingWrite) -> None:
        """Store what changes in a game, all or nothing; raises Conflict where another write came first."""
        async with self._writing:
            before = self.games.get(pending.game_id)
            if before is None or before["game"]["version"] != pending.version:
                raise Conflict(pending.game_id)
            changed = {pending.game_id: _written(before, pending)}
            if pending.following is not None:
                changed[pending.following.setup.id] = _rows_of(pending.following)
            await self._store(changed)

    async def _store(self, changed: Mapping[str, GameRows]) -> None:
        await self._keep(changed)
        self.games |= changed

    async def read(self, game_id: str, after: int = 0) -> StoredGame | None:
        """Return a game with its entries after one; None if there is none."""
        rows = self.games.get(game_id)
        if rows is None:
            return None
        game = rows["game"]
        return StoredGame(
            setup_of(game),
            standing_of(game),
            [seat_of(row) for row in rows["seats"]],
            [entry_of(row) for row in rows["entries"][after:]],
            game["version"],
            None,
            game["due"],
            game["holder"],
        )

    async def versions(self, game_ids: Sequence[str]) -> dict[str, int]:
        """Return the versions at which games are."""
        return {name: self.games[name]["game"]["version"] for name in game_ids if name in self.games}

    async def find_seats(self, token_hashes: Sequence[str], most: int = 200) -> list[tuple[str, int]]:
        """Return the games and seats that these tokens open, newest first."""
        in_order = sorted(self.games.items())
        in_order.sort(key=lambda each: str(each[1]["game"]["created"]), reverse=True)
        seats = [(name, seat) for name, rows in in_order for seat in rows["seats"]]
        return [(name, seat["number"]) for name, seat in seats if seat["token_hash"] in token_hashes][:most]


def _rows_of(game: StoredGame) -> GameRows:
    """Return a new game as rows."""
    name = game.setup.id
    further = {"due": game.due, "holder": game.holder, "version": game.version, "failures": 0}
    return {
        "game": game_row(game.setup) | asdict(game.standing) | further,
        "seats": [seat_row(name, number, seat) for number, seat in enumerate(game.seats)],
        "entries": [entry_row(name, entry) for entry in game.entries],
    }


def _written(before: GameRows, pending: PendingWrite) -> GameRows:
    """Return the rows of a game after a write; those before it stay as they were."""
    further = {"due": pending.due, "holder": pending.holder, "version": pending.version + 1, "failures": 0}
    left = {entry.seat: {"departed": entry.reason} for entry in pending.entries if entry.kind == "left"}
    seated = {number: seated_row(seat) for number, seat in pending.seated.items()}
    return {
        "game": before["game"] | asdict(pending.standing) | further,
        "seats": [row | left.get(number, {}) | seated.get(number, {}) for number, row in enumerate(before["seats"])],
        "entries": before["entries"] + [entry_row(pending.game_id, entry) for entry in pending.entries],
    }


class MemoryService:
    """The service of one process (`games.stores.ServiceStore`): it is alone, and sees to all that is due."""

    def __init__(self, store: MemoryStore, secret: str = "") -> None:
        self._games = store.games
        self._secret = secret or secrets.token_hex(32)
        self._ahead = time.time() - time.monotonic()
        """How far the service's time is ahead of the process's own clock, which nobody sets."""
        self._began: Outage | None = None

    async def beat(self, process: str, kind: str, known: int = 0, first: bool = False) -> Beat:
        """Return the time. Before the first beat nobody could move: no clock has run until then."""
        now = self._ahead + time.monotonic()
        if self._began is None:
            self._began = Outage(0.0, now)
        return Beat(now, [self._began][known:], frozenset({process}), self._secret)

    async def leave(self, process: str, kind: str) -> None:
        """Nobody takes over."""

    async def due(self, until: float, most: int, others: Collection[str] = ()) -> list[DueGame]:
        """Return games in which something is due until a time: those that have failed last, flags before bots."""
        found = [rows["game"] for rows in self._games.values()]
        found = [game for game in found if game["due"] is not None and game["due"] <= until]
        found.sort(key=lambda game: (game["failures"] > 0, game["by_bot"], game["due"]))
        return [DueGame(game["id"], game["due"], game["holder"], game["by_bot"]) for game in found[:most]]

    async def claim(self, process: str, games: Collection[str], alive: Collection[str]) -> set[str]:
        """Take games: there is nobody else."""
        for name in games:
            self._games[name]["game"]["holder"] = process
        return set(games)

    async def set_due(self, game_id: str, version: int, due: float | None) -> None:
        """Say when something is due in a game that is still at this version."""
        game = self._games[game_id]["game"]
        if game["version"] == version:
            game["due"] = due

    async def put_off(self, game_id: str, now: float) -> None:
        """Try a game again later, and later each time: it cannot be loaded."""
        game = self._games[game_id]["game"]
        game |= {"due": put_off_until(now, game["failures"]), "failures": game["failures"] + 1, "holder": None}
