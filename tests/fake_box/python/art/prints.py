"""What is printed on the tiles of the Fair: booths, tents and gates."""

from __future__ import annotations

from carcassonne.art.box import Anchors, Decoration
from carcassonne.art.drawing.curves import Point
from carcassonne.art.tiles.decorations import beside_road, within_area
from carcassonne.art.tiles.props import upright
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import Tile

BOOTH = upright(
    '<path class="a-sh" d="M-6 7H10L7 2z"/>'
    '<path class="a-k" fill="$plaster" d="M-6 7V-1H6V7z"/>'
    '<path class="a-k" fill="$plum" d="M-8-1L-5-7H5L8-1z"/>'
    '<path fill="$lamp" d="M-4.6-1L-3-7H-1L-1.4-1zM1.4-1L1-7H3L4.6-1z"/>'
    '<path fill="$ink" d="M-3.4 4.6V1.4H3.4V4.6z"/>'
)
TENT = upright(
    '<path class="a-sh" d="M-9 9H14L9 2z"/>'
    '<path class="a-k" fill="$plaster" d="M-9 9L0-10 9 9z"/>'
    '<path fill="$rose" d="M-5.4 9L0-9 -1.6 9zM5.4 9L0-9 1.6 9z"/>'
    '<path class="a-n" stroke="$ink" stroke-width="1" d="M0-10v-4"/><path fill="$gold" d="M0-14l4 1.4-4 1.4z"/>'
)
GATE = upright(
    '<path class="a-sh" d="M-7 9H12L8 4z"/><path class="a-k" fill="$stone" d="M-8 9V-6Q0-14 8-6V9H4V-2Q0-7-4-2V9z"/>'
)


def _booths(tile: Tile) -> list[str]:
    cities = [f"city:{city.id}" for city in tile.cities if "booth" in city.marks]
    return cities + [f"road:{road.id}" for road in tile.roads if "booth" in road.marks]


def _booth_place(room: Room, segment: str, anchors: Anchors) -> Point:
    return (beside_road if segment.startswith("road") else within_area(9, 12, 1))(room, segment, anchors)


def _signed(sign: str, symbol: str) -> Decoration:
    def on(tile: Tile) -> list[str]:
        return [f"field:{tile.fields[0].id}"] if sign in tile.signs and tile.fields else []

    return Decoration(symbol, on, within_area(9, 12, 1), 9.0, sign[0].upper())


PRINTS = [Decoration("booth", _booths, _booth_place, 8.0, "b"), _signed("tent", "tent"), _signed("gate", "archway")]
