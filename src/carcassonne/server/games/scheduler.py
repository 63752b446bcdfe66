"""The scheduler: bots' turns and clocks, which go on without a request, also after a restart."""

from __future__ import annotations

import asyncio
import hashlib
import time

import structlog

from carcassonne.server.commands import leave, moves
from carcassonne.server.games import clocks
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import DamagedLog
from carcassonne.server.games.table import Table
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Conflict, Unavailable

log = structlog.get_logger()
STAND_IN_LEVEL = 3
"""The level that plays on for somebody who left a game of more than two."""
LONGEST_RETRY_PAUSE = 30.0
"""Seconds between two tries while the database cannot be reached."""
RESUME_PAUSE = 0.02
"""Seconds between two games that are resumed, in which requests get their turn."""


def schedule(registry: Registry, table: Table) -> None:
    """Set the clock's timer of a table, and start the bot that is to act."""
    if registry.closing:
        return
    _set_clock_timer(registry, table)
    if table.standing.status == "playing" and table.standing.by_bot and table.bot_task is None:
        table.bot_task = registry.spawn(_run_bots(registry, table))


async def resume_games(registry: Registry) -> None:
    """Load, one after the other, the games in which a bot is to act or a clock runs."""
    try:
        waiting = await registry.store.games_to_resume()
    except Unavailable as fault:
        log.error("games could not be resumed", fault=str(fault))
        return
    for game_id in waiting:
        try:
            async with registry.pinned(game_id):
                pass
        except (Unavailable, Problem, DamagedLog) as fault:
            log.error("a game could not be resumed", game=game_id, fault=str(fault))
        await asyncio.sleep(RESUME_PAUSE)
    if waiting:
        log.info("games resumed", games=len(waiting))


# --- clocks -----------------------------------------------------------------------------------------------------------
def _set_clock_timer(registry: Registry, table: Table) -> None:
    if table.clock_timer is not None:
        table.clock_timer.cancel()
        table.clock_timer = None
    playing = table.standing.status == "playing" and table.standing.clocks is not None
    due = clocks.deadline(table.standing.clocks) if playing and table.standing.clocks else None
    if due is not None:
        loop = asyncio.get_running_loop()
        table.clock_timer = loop.call_later(max(0.0, due - time.time()), _time_out, registry, table)


def _time_out(registry: Registry, table: Table) -> None:
    table.clock_timer = None
    registry.spawn(leave.time_out(registry, table.id))


# --- bots -------------------------------------------------------------------------------------------------------------
async def _run_bots(registry: Registry, table: Table) -> None:
    """Let bots decide in a game for as long as they are to act."""
    try:
        new_turn = True
        wait = 1.0
        while table.standing.status == "playing" and table.standing.by_bot:
            try:
                new_turn = await _decide(registry, table, registry.settings.bot_pause if new_turn else 0.0)
                wait = 1.0
            except (Unavailable, Conflict, Problem) as fault:
                log.warning("a bot's move was not stored", game=table.id, fault=str(fault))
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_RETRY_PAUSE)
    finally:
        table.bot_task = None
        if not _cancelled():
            schedule(registry, table)


def _cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def _decide(registry: Registry, table: Table, pause: float) -> bool:
    """Make one decision of a bot; return whether the next decision belongs to another turn."""
    seq, seat = table.seq, table.standing.to_act
    assert seat is not None
    if pause:
        await asyncio.sleep(pause)
        if table.seq != seq or registry.closing:
            return True
    sitting = table.seats[seat]
    stands_in = sitting.kind != "bot"
    phase = table.replay.game.phase
    decision = await registry.bots.play(
        table.replay.copy(),
        level=STAND_IN_LEVEL if stands_in else sitting.level,
        player=None if stands_in else sitting.player,
        seed=_seed(table.id, seat),
        seconds=_seconds(registry, table),
    )
    async with registry.locked(table.id) as held:
        if held is table and table.seq == seq and table.standing.status == "playing":
            await moves.commit(registry, table, seat, [decision])
    return table.standing.to_act != seat or phase == "follower"


def _seed(game_id: str, seat: int) -> int:
    """Return the seed of a bot's dice: the same whenever the game is replayed, and independent of the shuffle."""
    return int.from_bytes(hashlib.sha256(f"{game_id}/{seat}".encode()).digest()[:6], "big")


def _seconds(registry: Registry, table: Table) -> float:
    """Return how long a bot may think: never so long that its own clock runs out."""
    most = registry.settings.bot_seconds
    ticking = table.standing.clocks
    if ticking is None or ticking["running"] is None:
        return most
    left = clocks.left_now(ticking, time.time())[ticking["running"]]
    share = 0.5 if table.setup.clock and table.setup.clock["kind"] != "bank" else 0.05
    return max(0.05, min(most, share * left))
