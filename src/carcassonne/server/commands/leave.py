"""Leaving: somebody resigns, or a clock runs out. With two players the game is over; else a bot plays on."""

from __future__ import annotations

from carcassonne.server.commands.answers import table_answer
from carcassonne.server.commands.changing import changed, depart
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.table import Table
from carcassonne.server.json_text import Rendered


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
