"""The artwork of the crop circles: in the middle of their tiles where roads end there, else where there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from carcassonne.art.board.squares import kinds
from carcassonne.art.box import Anchors, BoxArt, BoxText, Decoration, HubKind, Shelves
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.props import named
from carcassonne.art.tiles.room import Room, Spot
from carcassonne.boxes.crop_circles.art.circle import CIRCLES, EMBLEMS, RADIUS, STRIP, trampled
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import Tile

SMALL, FROM_FIGURES = 11.0, 13.5
"""The room of a circle beside a figure's, and how far it keeps from figures."""
GLYPHS = {"rake": "}", "club": "{", "shield": "0"}


def _symbols() -> Shelves:
    small = {f"{name}-small": f'<g transform="scale(.78)">{body}</g>' for name, body in CIRCLES.items()}
    strips = {f"{name}-strip": STRIP + small[f"{name}-small"] for name in CIRCLES}
    return {"places": named(CIRCLES | small | strips)}


def _in_the_middle(tile: Tile) -> bool:
    """Whether roads end at the circle, or it parts the field between two cities."""
    caps = len(tile.cities) > 1 and len(tile.fields) > 1
    return any(road.end == "circle" for road in tile.roads) or caps or not tile.fields


def _hub(sign: str) -> HubKind:
    def on(tile: Tile) -> bool:
        return sign in tile.signs and _in_the_middle(tile) and bool(tile.fields)

    return HubKind(f"circle-{sign}", on, RADIUS, 4.0, lambda at: use(f"circle-{sign}", at), GLYPHS[sign], lane=trampled)


def _between_cities(sign: str) -> HubKind:
    """Of a tile that has no field: smaller, on a strip of corn."""
    name = f"circle-{sign}-strip"
    return HubKind(
        name, lambda tile: sign in tile.signs and not tile.fields, SMALL, 0.0, lambda at: use(name, at), GLYPHS[sign]
    )


@cache
def _segment_of(tile: Tile) -> str:
    """The segment with room for the circle: a field, or a city where there is none."""
    room = Room(plan_of(tile))
    fields = [name for name in room.plan.regions if name.startswith("field")]
    return max(fields or room.plan.regions, key=lambda name: room.spot([name], SMALL, (), border=0.5).worth)


def _decoration(sign: str) -> Decoration:
    def on(tile: Tile) -> list[str]:
        return [_segment_of(tile)] if sign in tile.signs and not _in_the_middle(tile) else []

    return Decoration(f"circle-{sign}-small", on, _place, SMALL, GLYPHS[sign])


def _place(room: Room, segment: str, anchors: Anchors) -> Point:
    return _spot(room, segment, anchors).at


def _spot(room: Room, segment: str, anchors: Anchors) -> Spot:
    return room.spot([segment], SMALL, [(at, FROM_FIGURES) for at in anchors.values()], border=0.5)


def _shown(sign: str) -> Callable[[Tile], bool]:
    return lambda tile: sign in tile.signs


def _key(view: View) -> Iterator[str]:
    for sign, glyph in GLYPHS.items():
        if any(map(_shown(sign), kinds(view))):
            yield f"{glyph} crop circle with a {sign}"


PART = BoxArt(
    symbols=_symbols,
    decorations=[_decoration(sign) for sign in EMBLEMS],
    hubs=[kind for sign in EMBLEMS for kind in (_hub(sign), _between_cities(sign))],
    phases={"circle": "chooses what the crop circle brings", "circle_move": "answers the crop circle"},
    text=BoxText(key=_key),
)
