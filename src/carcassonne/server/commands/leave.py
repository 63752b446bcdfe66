"""Departures: somebody resigns, or his time runs out. With two players the game is over; else a bot plays on."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Literal

import structlog

from carcassonne.notation.json import Json
from carcassonne.server.games import clocks
from carcassonne.server.games.entry import Entry
from carcassonne.server.games.outcome import following
from carcassonne.server.games.registry import Tables
from carcassonne.server.games.table import Table, written
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Conflict, Unavailable

log = structlog.get_logger()


async def resign(tables: Tables, game_id: str, token: str) -> Json:
    """Somebody gives the game up."""
    async with tables.commanding(game_id) as table:
        seat = table.seat_of(token)
        table.check_playing()
        if table.seats[seat].left is not None:
            raise table.problem("game_over", "you have left this game already")
        try:
            await _leave(tables, table, seat, "resigned")
        except Conflict:
            raise table.problem("stale_ply", f"the game is at ply {table.ply}") from None
        return {"table": table.to_json()}


async def time_out(tables: Tables, game_id: str) -> None:
    """The running clock may have run out: if so, its seat has lost."""
    try:
        async with tables.commanding(game_id) as table:
            ticking = table.standing.clocks
            if table.standing.status != "playing" or ticking is None or ticking["running"] is None:
                return
            due = clocks.deadline(ticking)
            if due is not None and due <= time.time() + 0.01:
                await _leave(tables, table, ticking["running"], "timeout")
    except (Problem, Conflict):
        return  # somebody was faster, or the server is going down
    except Unavailable as fault:
        log.error("a clock ran out but the database is away", game=game_id, fault=str(fault))


async def _leave(tables: Tables, table: Table, seat: int, reason: Literal["resigned", "timeout"]) -> None:
    entry = Entry(seq=table.seq + 1, kind="left", seat=seat, ply=table.ply, reason=reason)
    seats = [replace(each, left=reason) if number == seat else each for number, each in enumerate(table.seats)]
    game = table.replay.game
    standing = following(table.setup, seats, game, table.standing, game.to_act == seat, time.time())
    frame = table.replay.frame(entry, ())
    await tables.commit(table, table.replay, [entry], [written(frame)], standing)
