"""Undo: somebody asks to take decisions back, and everybody at another device must agree. Bots always do."""

from __future__ import annotations

import time
from dataclasses import replace

from carcassonne.notation.json import Json
from carcassonne.server.games.model import LogEntry
from carcassonne.server.games.outcome import standing_after
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.table import Table
from carcassonne.server.json_text import json_text
from carcassonne.server.storage.store import Conflict


async def ask(registry: Registry, game_id: str, token: str, ply: int) -> Json:
    """Ask to go back to a ply; done at once where nobody need agree. A new offer replaces an old one."""
    async with registry.locked(game_id) as table:
        seat = table.seat_of(token)
        table.check_playing()
        if not table.replay.first <= ply < table.ply or table.seats[seat].left is not None:
            raise table.problem("nothing_to_undo", f"there is no decision to take back from ply {table.ply} to {ply}")
        await _settle(registry, table, {"by": seat, "ply": ply, "agreed": [seat], "asked": _others(table, seat)})
        return {"table": table.to_json()}


async def answer(registry: Registry, game_id: str, token: str, accept: bool) -> Json:
    """Agree or not to what somebody asked; a seat answers for everybody at its device."""
    async with registry.locked(game_id) as table:
        seat = table.seat_of(token)
        table.check_playing()
        offer = table.standing.offer
        if offer is None or seat not in offer["asked"]:
            raise table.problem("no_offer", "nobody has asked you to take anything back")
        mine = [other for other in offer["asked"] if table.seats[other].owner == table.seats[seat].owner]
        asked = [other for other in offer["asked"] if other not in mine]
        await _settle(registry, table, offer | {"agreed": offer["agreed"] + mine, "asked": asked} if accept else None)
        return {"table": table.to_json()}


def _others(table: Table, seat: int) -> list[int]:
    """Return the seats that must agree: people at other devices who have not left."""
    owner = table.seats[seat].owner
    asked = [number for number, other in enumerate(table.seats) if not other.by_bot and other.owner != owner]
    return [number for number in asked if number != seat]


async def _settle(registry: Registry, table: Table, offer: Json | None) -> None:
    """Store an offer, drop it, or do what everybody has agreed to."""
    try:
        if offer is None or offer["asked"]:
            await registry.commit(table, table.replay, (), (), replace(table.standing, offer=offer))
        else:
            await _go_back(registry, table, offer["by"], offer["ply"])
    except Conflict:
        raise table.problem("stale_ply", f"the game is at ply {table.ply}") from None


async def _go_back(registry: Registry, table: Table, seat: int, ply: int) -> None:
    trial = table.replay.copy()
    trial.go_back(ply)
    entry = LogEntry(seq=table.seq + 1, kind="undo", seat=seat, ply=ply)
    standing = standing_after(table.setup, table.seats, trial.game, table.standing, False, time.time())
    await registry.commit(table, trial, [entry], [json_text(trial.frame(entry, ()))], standing)
