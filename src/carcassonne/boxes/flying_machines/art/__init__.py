"""The artwork of the flying machines: the machine and its arrow on the tiles, where a flight ends, the die."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from carcassonne.art.board.glyphs import Glyphs, cell_at
from carcassonne.art.board.squares import kinds
from carcassonne.art.box import Anchors, BoxArt, BoxText, Decoration, Shelves
from carcassonne.art.drawing.compass import TILE, turned_point
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import group, shift, use
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.decorations import decorated
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.props import named
from carcassonne.art.tiles.room import Room, Spot
from carcassonne.boxes.flying_machines.art.machine import MACHINE, arrow, faces
from carcassonne.engine.names import FIGURE_WORDS, FIGURES
from carcassonne.engine.view import View
from carcassonne.tiles import COMPASS, tile_set
from carcassonne.tiles.catalogue import Tile

RADIUS, FROM_FIGURES, FROM_SITE = 15.5, 15.0, 19.0
"""The room a machine takes, and how far it keeps from figures; who stands in a garden stands beside its middle."""
POINTER = 23.0
"""How far its arrow reaches, which stays on the tile."""
GLYPHS = "↑↗→↘↓↙←↖"
"""The arrow in text, clockwise from the north."""
DIRECTIONS = sorted({tile.flight for tile in tile_set("flying_machines").tiles}, key=COMPASS.index)
FRAME = '<path class="a-n" stroke="$rose" stroke-width="4" stroke-dasharray="9 5" d="M3 3h94v94H3z"/>'
DIE_PLACE: Point = (84.0, 84.0)
"""On the tile on which a flier is to land."""


def _symbols() -> Shelves:
    arrows = {f"flight-{direction}": arrow(direction) for direction in DIRECTIONS}
    return {"places": named({**arrows, "flier": MACHINE, **faces()})}


def _spot(room: Room, segment: str, anchors: Anchors, direction: str) -> Spot:
    clear = [(at, FROM_SITE if name in room.plan.sites else FROM_FIGURES) for name, at in anchors.items()]
    angle = math.radians(45 * COMPASS.index(direction))
    tip = (POINTER * math.sin(angle), -POINTER * math.cos(angle))

    def dislike(at: Point) -> float:
        return max(0.0, -room.border((at[0] + tip[0], at[1] + tip[1])))

    return room.spot([segment], RADIUS, clear, border=3.5, dislike=dislike)


@cache
def _field_of(tile: Tile) -> str:
    """The field with most room for the machine."""
    room, anchors = Room(plan_of(tile)), anchors_of(tile)
    names = (f"field:{field.id}" for field in tile.fields)
    return max(names, key=lambda name: _spot(room, name, anchors, tile.flight).worth)


def _decoration(direction: str) -> Decoration:
    def on(tile: Tile) -> list[str]:
        return [_field_of(tile)] if tile.flight == direction else []

    def place(room: Room, segment: str, anchors: Anchors) -> Point:
        return _spot(room, segment, anchors, direction).at

    return Decoration(f"flight-{direction}", on, place, RADIUS)


def _glyphs(tile: Tile, rotation: int) -> Glyphs:
    """The arrow as it lies, where the machine stands."""
    if not tile.flight:
        return {}
    at = next(one.at for one in decorated(tile, Room(plan_of(tile)), anchors_of(tile)) if "flight" in one.symbol)
    sign = GLYPHS[COMPASS.index(tile.points_to(rotation))]
    return {cell_at(turned_point(at, rotation)): (sign, "flight")}


def _buildings(view: View) -> str:
    """A frame around the tile on which somebody is to land, and what the die shows."""
    if view.flight is None:
        return ""
    body = FRAME + use(f"die-{view.flight.points}", DIE_PLACE)
    return group(body, "flight", transform=shift((TILE * view.flight.x, TILE * view.flight.y)))


def _notes(view: View) -> Iterator[str]:
    if view.flight is not None:
        who = FIGURE_WORDS[FIGURES.index(view.flight.figure)]
        yield f"the die shows {view.flight.points}: the {who} lands at {view.flight.x},{view.flight.y}"


def _key(view: View) -> Iterator[str]:
    if any(tile.flight for tile in kinds(view)):
        yield f"{GLYPHS} flying machine"


PART = BoxArt(
    symbols=_symbols,
    decorations=[_decoration(direction) for direction in DIRECTIONS],
    buildings=_buildings,
    phases={"flight": "the die is to be thrown", "landing": "lands"},
    text=BoxText(tile=_glyphs, notes=_notes, key=_key),
)
