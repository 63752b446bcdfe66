"""Reading a game: as it stands, as it stood, what happened in it. Nothing changes."""

from __future__ import annotations

import asyncio

from carcassonne.engine.game import Game
from carcassonne.engine.setup import stack_of
from carcassonne.notation.json import actions_to_json
from carcassonne.server.commands import records
from carcassonne.server.commands.answers import (
    LegalActionsPayload,
    LinePayload,
    LogPayload,
    ShufflePayload,
    table_answer,
)
from carcassonne.server.games.frames import LogEntryPayload, entry_payload, opening_payload
from carcassonne.server.games.model import GameSetup, LogEntry
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.registry import Tables
from carcassonne.server.games.replay import Walk
from carcassonne.server.games.table import Table
from carcassonne.server.json_text import Rendered, json_object

LONGEST_PAGE = 500
"""Entries of a log in one answer; a whole game has fewer."""


async def look(tables: Tables, game_id: str, positions: bool = False) -> Rendered:
    """Return the table with the position, or with the state."""
    async with tables.current(game_id) as table:
        if positions:
            return table_answer(table, positions=True)
        return json_object({"table": table.payload(), "state": table.position.state})


async def legal(tables: Tables, game_id: str) -> LegalActionsPayload:
    """Return every action of the seat that is to act; none when the game is over."""
    async with tables.current(game_id) as table:
        playing = table.standing.status != "over"
        return {"ply": table.ply, "actions": actions_to_json(table.replay.game.legal_actions()) if playing else []}


async def position(tables: Tables, game_id: str, ply: int | None = None) -> Rendered:
    """Return the last position, or the one after so many decisions."""
    async with tables.current(game_id) as table:
        if ply is None or ply == table.ply:
            return table.position.payload
        return await asyncio.to_thread(_earlier_position, table, ply)


async def line(tables: Tables, game_id: str, ply: int | None = None) -> LinePayload:
    """Return the last position, or the one after so many decisions, as one line of text."""
    async with tables.current(game_id) as table:
        if ply is None or ply == table.ply:
            return {"seq": table.seq, "ply": table.ply, "line": table.replay.game.position}
        earlier = await asyncio.to_thread(_earlier_game, table, ply)
        return {"seq": _seq_of(table, ply), "ply": ply, "line": earlier.position}


def _earlier_position(table: Table, ply: int) -> Rendered:
    return RenderedPosition(_earlier_game(table, ply), _seq_of(table, ply), table.setup.aids).payload


def _earlier_game(table: Table, ply: int) -> Game:
    replay = table.replay
    if not replay.first <= ply < table.ply:
        raise table.problem("bad_request", f"the game goes from ply {replay.first} to {table.ply}, not to {ply}")
    return replay.at(ply)


def _seq_of(table: Table, ply: int) -> int:
    """Return the entry that led to a position: the last one that left so many decisions in force."""
    return next((entry.seq for entry in reversed(table.entries) if entry.ply == ply), 0)


async def log(tables: Tables, game_id: str, after: int = -1, limit: int = LONGEST_PAGE) -> LogPayload:
    """Return the entries after one, from the opening on where that is -1, and where the next page begins."""
    async with tables.current(game_id) as table:
        last = max(0, after) + limit - (after < 0)
        page = await asyncio.to_thread(_log_page, table.setup, table.entries[:last], after)
        return {"entries": page, "next": last if table.seq > last else None}


def _log_page(setup: GameSetup, entries: list[LogEntry], after: int) -> list[LogEntryPayload]:
    walk = Walk(setup, entries, max(0, after))
    opening: list[LogEntryPayload] = [opening_payload(walk.game)] if after < 0 else []
    return opening + [entry_payload(entry, walk.follow(entry)) for entry in entries[max(0, after) :]]


async def shuffle(tables: Tables, game_id: str) -> ShufflePayload:
    """Return the seed of a game that is over, and every tile as it deals them, derived anew."""
    async with tables.current(game_id) as table:
        setup = table.setup
        if table.standing.status != "over":
            raise table.problem("not_over", "the seed is told when the game is over")
        if setup.seed is None:
            raise table.problem("bad_request", "this game has no seed: its tiles were chosen")
        stack = await asyncio.to_thread(stack_of, setup.rules, setup.seed)
        return {"seed": str(setup.seed), "commitment": setup.commitment, "stack": stack}


async def record(tables: Tables, game_id: str) -> str:
    """Return the record of a game."""
    async with tables.current(game_id) as table:
        return records.export(table)
