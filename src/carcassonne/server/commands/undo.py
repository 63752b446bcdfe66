"""Undo: somebody asks to take decisions back, and everybody at another device must agree. Bots always do."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from carcassonne.server.commands.answers import table_answer
from carcassonne.server.commands.changing import changed
from carcassonne.server.games.frames import Frame, entry_payload
from carcassonne.server.games.model import LogEntry, Offer
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.standings import standing_after
from carcassonne.server.games.table import Change, Table
from carcassonne.server.json_text import Rendered

MOST_TAKEN_BACK = 500
"""Entries of a log that are not in force any more: with so many, nothing further is taken back."""


async def ask(registry: Registry, game_id: str, token: str, ply: int, positions: bool = False) -> Rendered:
    """Ask to go back to a ply; done at once where nobody need agree. A new offer replaces an old one."""

    async def command(table: Table) -> Rendered:
        seat = table.seat_of(token)
        table.check_playing()
        if table.setup.rated or table.setup.late:
            raise table.problem("not_allowed", "nothing is taken back in a rated game, nor in one that is shown late")
        if not table.replay.first <= ply < table.ply or table.seats[seat].left is not None:
            raise table.problem("nothing_to_undo", f"there is no decision to take back from ply {table.ply} to {ply}")
        if table.seq - len(table.line.moves) >= MOST_TAKEN_BACK:
            raise table.problem("nothing_to_undo", "so much has been taken back in this game that nothing more can be")
        await _settle(registry, table, {"by": seat, "ply": ply, "agreed": [seat], "asked": _others(table, seat)})
        return table_answer(table, positions)

    return await changed(registry, game_id, command)


async def answer(registry: Registry, game_id: str, token: str, accept: bool, positions: bool = False) -> Rendered:
    """Agree or not to what somebody asked; a seat answers for everybody at its device."""

    async def command(table: Table) -> Rendered:
        seat = table.seat_of(token)
        table.check_playing()
        offer = cast("Offer | None", table.standing.offer)
        if offer is None or seat not in offer["asked"]:
            raise table.problem("no_offer", "nobody has asked you to take anything back")
        mine = [other for other in offer["asked"] if table.seats[other].owner == table.seats[seat].owner]
        asked = [other for other in offer["asked"] if other not in mine]
        agreed: Offer = {"by": offer["by"], "ply": offer["ply"], "agreed": offer["agreed"] + mine, "asked": asked}
        await _settle(registry, table, agreed if accept else None)
        return table_answer(table, positions)

    return await changed(registry, game_id, command)


def _others(table: Table, seat: int) -> list[int]:
    """Return the seats that must agree: people at other devices who have not left."""
    owner = table.seats[seat].owner
    asked = [number for number, other in enumerate(table.seats) if not other.by_bot and other.owner != owner]
    return [number for number in asked if number != seat]


async def _settle(registry: Registry, table: Table, offer: Offer | None) -> None:
    """Store an offer, drop it, or do what everybody has agreed to; raises Conflict."""
    if offer is None or offer["asked"]:
        await registry.commit(table, Change(table.replay, replace(table.standing, offer=offer)))
    else:
        await _go_back(registry, table, offer["by"], offer["ply"])


async def _go_back(registry: Registry, table: Table, seat: int, ply: int) -> None:
    trial = table.replay.copy()
    trial.go_back(ply)
    entry = LogEntry(seq=table.seq + 1, kind="undo", seat=seat, ply=ply)
    now = registry.timekeeper.now()
    standing = standing_after(table.setup, table.seats, trial.game, table.standing, False, now)
    frame = Frame(
        entry_payload(entry), RenderedPosition(trial.game, entry.seq, table.setup.aids, before=table.position)
    )
    await registry.commit(table, Change(trial, standing, [entry], [frame]))
