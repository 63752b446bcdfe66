"""What goes on at a table without anybody asking: bots think, clocks run out."""

from __future__ import annotations

import asyncio
import hashlib
import time

import structlog

from carcassonne.server.commands import leave, moves
from carcassonne.server.games import clocks
from carcassonne.server.games.registry import Tables
from carcassonne.server.games.table import Table
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Conflict, Unavailable

log = structlog.get_logger()
PLAYS_ON = 3
"""The level that plays on for somebody who left a table of more than two."""
LONGEST_WAIT = 30.0
"""Seconds between two tries while the database is away."""


def tend(tables: Tables, table: Table) -> None:
    """Start what the table needs now: its alarm, and the bot that is to act."""
    if tables.closing:
        return
    _set_alarm(tables, table)
    if table.standing.status == "playing" and table.standing.by_bot and table.thinking is None:
        table.thinking = tables.spawn(_think(tables, table))


def _set_alarm(tables: Tables, table: Table) -> None:
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    playing = table.standing.status == "playing" and table.standing.clocks is not None
    due = clocks.deadline(table.standing.clocks) if playing and table.standing.clocks else None
    if due is not None:
        loop = asyncio.get_running_loop()
        table.alarm = loop.call_later(max(0.0, due - time.time()), _ring, tables, table)


def _ring(tables: Tables, table: Table) -> None:
    table.alarm = None
    tables.spawn(leave.time_out(tables, table.id))


async def _think(tables: Tables, table: Table) -> None:
    """Let bots decide at a table as long as they are to act."""
    try:
        new_turn = True
        wait = 1.0
        while table.standing.status == "playing" and table.standing.by_bot:
            try:
                new_turn = await _decide(tables, table, tables.settings.bot_pause if new_turn else 0.0)
                wait = 1.0
            except (Unavailable, Conflict, Problem) as fault:
                log.warning("a bot's move was not kept", game=table.id, fault=str(fault))
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
    finally:
        table.thinking = None
        if not _cancelled():
            tend(tables, table)


def _cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def _decide(tables: Tables, table: Table, pause: float) -> bool:
    """One decision of a bot; gives whether the next one is another turn's."""
    seq, seat = table.seq, table.standing.to_act
    assert seat is not None
    if pause:
        await asyncio.sleep(pause)
        if table.seq != seq or tables.closing:
            return True
    sitting = table.seats[seat]
    stands_in = sitting.kind != "bot"
    game = table.replay.game
    action = await tables.bots.decide(
        game.state,
        game.rules,
        level=PLAYS_ON if stands_in else sitting.level,
        player=None if stands_in else sitting.player,
        seed=_seed(table.id, seat),
        seconds=_seconds(tables, table),
    )
    async with tables.commanding(table.id) as held:
        if held is table and table.seq == seq and table.standing.status == "playing":
            await moves.make(tables, table, seat, [action], None)
    return table.standing.to_act != seat or game.phase == "follower"


def _seed(game_id: str, seat: int) -> int:
    """The dice of a bot: the same whenever the game is replayed, and nothing to do with the tiles."""
    return int.from_bytes(hashlib.sha256(f"{game_id}/{seat}".encode()).digest()[:6], "big")


def _seconds(tables: Tables, table: Table) -> float:
    """How long a bot may think: never so long that its own clock runs out."""
    most = tables.settings.bot_seconds
    ticking = table.standing.clocks
    if ticking is None or ticking["running"] is None:
        return most
    left = clocks.left_now(ticking, time.time())[ticking["running"]]
    share = 0.5 if table.setup.clock and table.setup.clock["kind"] == "move" else 0.05
    return max(0.05, min(most, share * left))
