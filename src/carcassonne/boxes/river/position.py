"""The river in a position line: it flows from its first tile on and has one open end at most."""

from __future__ import annotations

from carcassonne.boxes.river.rules import river_end
from carcassonne.core import board, report, tables
from carcassonne.core.state import State
from carcassonne.engine.position.setting import BoxPosition, LaidTile
from carcassonne.engine.rules import Rules
from carcassonne.tiles import SIDES


class RiverPosition(BoxPosition):
    """Where a position line may have river tiles."""

    def against_tile(self, s: State, rules: Rules, tile: LaidTile) -> str | None:
        """A river tile lies where the river goes on; how it bends is not asked (rulings V2.1, V2.4)."""
        ends = sum(tables.TILES[tile.kind].side(side) == "river" for side in SIDES)
        if not ends:
            return None
        if not rules.river:
            return "these rules have no river"
        if not report.tiles_lying(s):
            return None if ends == 1 else "a river has one open end: it begins with its spring"
        end = river_end(s)
        if end < 0:
            return "no river has an open end here"
        x, y = board.place_of_cell(s, end)
        return None if (x, y) == (tile.x, tile.y) else f"the river goes on at {x},{y} and nowhere else"


PART = RiverPosition()
