"""Taking back: somebody asks, everybody else at another device agrees. Bots always do."""

from __future__ import annotations

import time
from dataclasses import replace

from carcassonne.notation.json import Json
from carcassonne.server.games.entry import Entry
from carcassonne.server.games.outcome import following
from carcassonne.server.games.registry import Tables
from carcassonne.server.games.table import Table, written
from carcassonne.server.storage.store import Conflict


async def ask(tables: Tables, game_id: str, token: str, ply: int) -> Json:
    """Ask to go back to a ply; done at once when nobody else is to be asked. A new question replaces an old one."""
    async with tables.commanding(game_id) as table:
        seat = table.seat_of(token)
        table.check_playing()
        if not table.replay.first <= ply < table.ply or table.seats[seat].left is not None:
            raise table.problem("nothing_to_undo", f"there is no decision to take back from ply {table.ply} to {ply}")
        await _settle(tables, table, {"by": seat, "ply": ply, "agreed": [seat], "asked": _others(table, seat)})
        return {"table": table.to_json()}


async def answer(tables: Tables, game_id: str, token: str, accept: bool) -> Json:
    """Agree or not to what somebody asked; a seat answers for the whole device."""
    async with tables.commanding(game_id) as table:
        seat = table.seat_of(token)
        table.check_playing()
        offer = table.standing.offer
        if offer is None or seat not in offer["asked"]:
            raise table.problem("no_offer", "nobody has asked you to take anything back")
        mine = [other for other in offer["asked"] if table.seats[other].owner == table.seats[seat].owner]
        asked = [other for other in offer["asked"] if other not in mine]
        await _settle(tables, table, offer | {"agreed": offer["agreed"] + mine, "asked": asked} if accept else None)
        return {"table": table.to_json()}


def _others(table: Table, seat: int) -> list[int]:
    """The seats to be asked: people at other devices who have not left."""
    owner = table.seats[seat].owner
    asked = [number for number, other in enumerate(table.seats) if not other.by_bot and other.owner != owner]
    return [number for number in asked if number != seat]


async def _settle(tables: Tables, table: Table, offer: Json | None) -> None:
    """Keep a question, drop it, or do what everybody has agreed to."""
    try:
        if offer is None or offer["asked"]:
            await tables.commit(table, table.replay, (), (), replace(table.standing, offer=offer))
        else:
            await _go_back(tables, table, offer["by"], offer["ply"])
    except Conflict:
        raise table.problem("stale_ply", f"the game is at ply {table.ply}") from None


async def _go_back(tables: Tables, table: Table, seat: int, ply: int) -> None:
    trial = table.replay.copy()
    trial.go_back(ply)
    entry = Entry(seq=table.seq + 1, kind="undo", seat=seat, ply=ply)
    standing = following(table.setup, table.seats, trial.game, table.standing, False, time.time())
    await tables.commit(table, trial, [entry], [written(trial.frame(entry, ()))], standing)
