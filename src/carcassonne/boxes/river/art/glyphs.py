"""The river in characters."""

from __future__ import annotations

from carcassonne.art.board.glyphs import CENTRE, SIDE_CELLS, SMALL_CURVES, Cell, Glyphs
from carcassonne.art.board.squares import kinds
from carcassonne.art.drawing.compass import turned_side
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import Tile

WATER, SPRING, LAKE = "≈", "o", "O"
COLOURS = {"river": "1;38;5;25;48;5;117"}


def river_glyphs(tile: Tile, rotation: int) -> Glyphs:
    """Water along the way of the river, under the roads that cross it."""
    found: Glyphs = {}
    for river in tile.rivers:
        sides = [turned_side(side, rotation) for side in river.sides]
        cells: list[Cell] = [*(cell for side in sides for cell in SIDE_CELLS[side])]
        joint = "".join(sorted(sides))
        if tile.roads and joint in SMALL_CURVES:
            cells = list(SMALL_CURVES[joint])
        elif not tile.roads and not tile.cloister:
            cells.append(CENTRE)
        found |= dict.fromkeys(cells, (WATER, "river"))
        if river.end:
            found[CENTRE] = ({"spring": SPRING, "lake": LAKE}[river.end], "river")
    return found


def river_key(view: View) -> list[str]:
    """What its signs mean, where there is a river."""
    return [f"{WATER} river"] if any(tile.rivers for tile in kinds(view)) else []
