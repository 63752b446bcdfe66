"""Where a river runs on its tile: square to the side at its middle, as roads do, and winding on its way."""

from __future__ import annotations

from collections.abc import Mapping

from carcassonne.art.drawing.compass import INWARD, MIDDLES
from carcassonne.art.drawing.curves import Bend, Curve, Point, ahead, cubic
from carcassonne.art.tiles.plan import Hub
from carcassonne.art.tiles.roads import MIDDLE, QUARTER
from carcassonne.tiles.catalogue import SIDES, River, Tile

WIDTH = 8.6
"""Half of what a river covers, its banks included."""
SWING = 26.0
"""Reach of the controls of a straight river."""
ENDS: Mapping[str, tuple[Point, float]] = {"spring": ((44.0, 49.0), 17.0), "lake": ((54.0, 50.0), 27.0)}
"""What a river comes from or runs into: its middle, and the room that it takes."""


def laid_rivers(tile: Tile, roads: Mapping[str, Curve], hub: Hub | None) -> dict[str, Curve]:
    """The rivers of a tile by segment."""
    return {f"river:{river.id}": _laid(tile, river, roads, hub) for river in tile.rivers}


def pools(tile: Tile) -> list[tuple[Point, float]]:
    """Spring and lake."""
    return [ENDS[river.end] for river in tile.rivers if river.end]


def _laid(tile: Tile, river: River, roads: Mapping[str, Curve], hub: Hub | None) -> Curve:
    one = SIDES.index(river.sides[0])
    a, inward = MIDDLES[one], INWARD[one]
    if river.end:
        end, _ = ENDS[river.end]
        across = (-inward[1], inward[0])
        return cubic(a, ahead(a, inward, 24), ahead(ahead(end, inward, -20), across, 12), end)
    two = SIDES.index(river.sides[1])
    b, back = MIDDLES[two], INWARD[two]
    if (one - two) % 2:
        return cubic(a, ahead(a, inward, QUARTER), ahead(b, back, QUARTER), b)
    across = (-inward[1], inward[0])
    middle, slant = ahead(MIDDLE, across, _bow(tile, across, hub)), _slant(tile, hub)
    return (
        Bend(a, ahead(a, inward, SWING), ahead(ahead(middle, inward, -SWING), across, -slant), middle),
        Bend(middle, ahead(ahead(middle, inward, SWING), across, slant), ahead(b, back, SWING), b),
    )


def _bow(tile: Tile, across: Point, hub: Hub | None) -> float:
    """How far a straight river swings aside: away from a cloister, or from a city on one bank."""
    if hub and hub.kind == "cloister":
        return 15.0 if (50 - hub.at[0]) * across[0] + (50 - hub.at[1]) * across[1] > 0 else -15.0
    caps = [INWARD[SIDES.index(side)] for city in tile.cities for side in city.sides]
    return 6.0 * sum(inward[0] * across[0] + inward[1] * across[1] for inward in caps)


def _slant(tile: Tile, hub: Hub | None) -> float:
    """How much a straight river winds: as much as its banks leave it room."""
    if tile.cities:
        return 5.0 if len(tile.cities) > 1 else 0.0
    return 0.0 if hub else 10.0
