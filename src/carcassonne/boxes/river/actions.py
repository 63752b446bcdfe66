"""Why a river tile may not be laid so, and why other tiles keep off the end of the river."""

from __future__ import annotations

from carcassonne.boxes.river.rules import repeats_bend, river_end
from carcassonne.core import board, report, tables
from carcassonne.core.state import State
from carcassonne.engine.actions import Place
from carcassonne.engine.decisions import BoxActions


def _against_place(s: State, action: Place) -> str | None:
    if not tables.TILES[report.hand(s)].rivers:
        return None  # at the end of the river its side differs (ruling V2.4)
    end = river_end(s)
    if end < 0:
        return "a river tile is laid only where a river flows (ruling V2.1)"
    x, y = board.place_of_cell(s, end)
    if (action.x, action.y) != (x, y):
        return f"the river goes on at ({x}, {y}) and nowhere else (ruling V2.1)"
    if repeats_bend(s, report.hand(s), action.rotation):
        return f"at ({x}, {y}) the river may not bend the same way twice in a row (ruling V2.3)"
    return f"at ({x}, {y}) the river would turn towards tiles: safe turns keep three squares ahead free (ruling V2.5)"


PART = BoxActions(against_place=_against_place)
