"""Changing a game: a command is tried on what is in memory, and again where another process turns out to be ahead.

Somebody may leave it, by resigning or when a clock runs out: with two players it is over then, else a bot plays on.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from carcassonne.server.commands.answers import table_answer
from carcassonne.server.games import clocks
from carcassonne.server.games.frames import Frame, entry_payload
from carcassonne.server.games.model import Departure, LogEntry
from carcassonne.server.games.outcome import is_opening
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.standings import aborted, may_be_aborted, standing_after
from carcassonne.server.games.stores import Conflict
from carcassonne.server.games.table import Change, Table
from carcassonne.server.json_text import Rendered
from carcassonne.server.problems import Problem

T = TypeVar("T")
TRIES = 5
"""How often a command is tried while others keep being faster."""
ABSENT_SECONDS = 120.0
"""For so long somebody may be away at their own turn."""


async def changed(registry: Registry, game_id: str, command: Callable[[Table], Awaitable[T]]) -> T:
    """Return what a command on a table returns. It holds the table's lock, and flags that are due have fallen.

    A refusal counts only where the table knows everything that was written: a process that is behind looks again.
    """
    async with registry.pinned(game_id) as table, table.lock:
        for _ in range(TRIES):
            if registry.closing:
                raise Problem("unavailable", "the server is going down")
            if table.out_of_sync:
                await registry.refresh(table)
            try:
                await let_flag_fall(registry, table)
                return await command(table)
            except Conflict:
                continue  # the table is out of sync now
            except Problem:
                if not await registry.is_behind(table):
                    raise
                await registry.refresh(table)
    raise Problem("unavailable", "too many want to change this game at once", retry_after=1)


async def let_flag_fall(registry: Registry, table: Table) -> bool:
    """If the running clock has run out, its seat has lost; return whether it was so."""
    if table.standing.clocks is None or table.standing.status != "playing":
        return False
    if clocks.run_out(table.standing.clocks, registry.timekeeper.now()) is None:
        return False
    now = await registry.timekeeper.checked_now()  # an outage that was just told may have kept the clock from running
    seat = clocks.run_out(table.standing.clocks, now)
    if seat is None:
        return False
    await depart(registry, table, seat, "timeout")
    return True


async def depart(registry: Registry, table: Table, seat: int, reason: Departure) -> None:
    """Let a seat leave the game; raises Conflict. Before everybody has decided something a rated game is called off."""
    if may_be_aborted(table.setup) and is_opening(table.entries, len(table.seats)):
        now = registry.timekeeper.now()
        standing = aborted(table.replay.game, table.standing, seat, reason == "timeout", now)
        await registry.commit(table, Change(table.replay, standing))
        return
    entry = LogEntry(seq=table.seq + 1, kind="left", seat=seat, ply=table.ply, reason=reason)
    seats = [replace(each, left=reason) if number == seat else each for number, each in enumerate(table.seats)]
    game = table.replay.game
    now = registry.timekeeper.now()
    standing = standing_after(table.setup, seats, game, table.standing, game.to_act == seat, now)
    position = RenderedPosition(game, entry.seq, table.setup.aids, standing.status == "over", table.position)
    await registry.commit(table, Change(table.replay, standing, [entry], [Frame(entry_payload(entry), position)]))


async def resign(registry: Registry, game_id: str, token: str, positions: bool = False) -> Rendered:
    """Resign the seat of a token."""

    async def command(table: Table) -> Rendered:
        seat = table.seat_of(token)
        table.check_playing()
        if table.seats[seat].left is not None:
            raise table.problem("game_over", "you have left this game already")
        await depart(registry, table, seat, "resigned")
        return table_answer(table, positions)

    return await changed(registry, game_id, command)


async def claim(registry: Registry, game_id: str, token: str, positions: bool = False) -> Rendered:
    """Let somebody lose who has been away for long at their own turn: whoever waits for them claims it.

    How long that was is known by this process alone: one that has just started counts from now on, and none counts time
    in which the service was away.
    """

    async def command(table: Table) -> Rendered:
        seat, away = table.seat_of(token), table.standing.to_act
        table.check_playing()
        among_strangers = table.setup.rated or table.setup.listed or table.setup.match_id is not None
        if not among_strangers or table.setup.clock is None or table.setup.clock["kind"] == "days":
            raise table.problem("not_allowed", "this is for games with a clock that the server has brought about")
        running = table.standing.clocks
        if away is None or away == seat or table.seats[away].by_bot or running is None:
            raise table.problem("not_allowed", "nobody keeps you waiting")
        waited = registry.presence.away_for(game_id, away)
        if not waited and away in table.present:
            raise table.problem("not_allowed", "the other is here")
        now = await registry.timekeeper.checked_now()
        left = ABSENT_SECONDS - min(waited, now - registry.timekeeper.shifted(running["since"]))
        if left > 0:
            wait = math.ceil(left)
            raise Problem("waiting", f"the other may still come back: try again in {wait} s", retry_after=wait)
        await depart(registry, table, away, "timeout")
        return table_answer(table, positions)

    return await changed(registry, game_id, command)
