"""Why a river tile may not be laid so, and why other tiles keep off the end of the river."""

from __future__ import annotations

from carcassonne.boxes.river.rules import river_end
from carcassonne.core import board, report, tables
from carcassonne.core.state import State
from carcassonne.engine.actions import Place
from carcassonne.engine.decisions import BoxActions


def _against_place(s: State, action: Place) -> str | None:
    flows = bool(tables.TILES[report.hand(s)].rivers)
    end = river_end(s)
    if end < 0:
        return "a river tile is laid only where a river flows (ruling V2.1)" if flows else None
    x, y = board.place_of_cell(s, end)
    if (action.x, action.y) != (x, y):
        return f"the river goes on at ({x}, {y}) and nowhere else (ruling V2.1)" if flows else None
    if not flows:
        return f"the river ends at ({x}, {y}): no other tile is laid there (ruling V2.4)"
    return "the river may not turn there: two bends the same way in a row, or no room ahead (rulings V2.3, V2.5)"


PART = BoxActions(against_place=_against_place)
