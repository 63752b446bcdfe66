"""Leaving: somebody resigns, or a clock runs out. With two players the game is over; else a bot plays on."""

from __future__ import annotations

import time
from dataclasses import replace

import structlog

from carcassonne.server.commands.answers import table_answer
from carcassonne.server.games import clocks
from carcassonne.server.games.frames import Frame, entry_payload
from carcassonne.server.games.model import Departure, LogEntry
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.standings import standing_after
from carcassonne.server.games.table import Change, Table
from carcassonne.server.http.problems import Problem
from carcassonne.server.json_text import Rendered
from carcassonne.server.storage.store import Conflict, Unavailable

log = structlog.get_logger()


async def resign(registry: Registry, game_id: str, token: str, positions: bool = False) -> Rendered:
    """Resign the seat of a token."""
    async with registry.locked(game_id) as table:
        seat = table.seat_of(token)
        table.check_playing()
        if table.seats[seat].left is not None:
            raise table.problem("game_over", "you have left this game already")
        try:
            await _leave(registry, table, seat, "resigned")
        except Conflict:
            raise table.problem("stale_ply", f"the game is at ply {table.ply}") from None
        return table_answer(table, positions)


async def time_out(registry: Registry, game_id: str) -> None:
    """If the running clock has run out, its seat has lost."""
    try:
        async with registry.locked(game_id) as table:
            ticking = table.standing.clocks
            if table.standing.status != "playing" or ticking is None or ticking["running"] is None:
                return
            due = clocks.deadline(ticking)
            if due is not None and due <= time.time() + 0.01:
                await _leave(registry, table, ticking["running"], "timeout")
    except (Problem, Conflict):
        return  # a move came first, or the server is going down
    except Unavailable as fault:
        log.error("a clock ran out but the database cannot be reached", game=game_id, fault=str(fault))


async def _leave(registry: Registry, table: Table, seat: int, reason: Departure) -> None:
    entry = LogEntry(seq=table.seq + 1, kind="left", seat=seat, ply=table.ply, reason=reason)
    seats = [replace(each, left=reason) if number == seat else each for number, each in enumerate(table.seats)]
    game = table.replay.game
    standing = standing_after(table.setup, seats, game, table.standing, game.to_act == seat, time.time())
    position = RenderedPosition(game, entry.seq, table.setup.aids, standing.status == "over")
    change = Change(table.replay, standing, [entry], [Frame(entry_payload(entry), position)])
    await registry.commit(table, change)
