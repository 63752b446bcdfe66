"""Resuming: after a start, the games in which a bot is to act or a clock runs go on by themselves."""

from __future__ import annotations

import asyncio

import structlog

from carcassonne.server.games.registry import Tables
from carcassonne.server.games.replay import DamagedLog
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Unavailable

log = structlog.get_logger()
PAUSE = 0.02
"""Seconds between two games: people who come back at once need the processor too."""


async def resume(tables: Tables) -> None:
    """Load the games that go on without anybody asking, one after the other."""
    try:
        waiting = await tables.store.unattended()
    except Unavailable as fault:
        log.error("games could not be resumed", fault=str(fault))
        return
    for game_id in waiting:
        try:
            async with tables.at(game_id):
                pass
        except (Unavailable, Problem, DamagedLog) as fault:
            log.error("a game could not be resumed", game=game_id, fault=str(fault))
        await asyncio.sleep(PAUSE)
    if waiting:
        log.info("games resumed", games=len(waiting))
