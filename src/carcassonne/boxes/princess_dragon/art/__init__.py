"""The artwork of The Princess & the Dragon: what is printed on its tiles, the dragon with his way, and the fairy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from carcassonne.art.board.squares import Board, kinds
from carcassonne.art.box import Anchors, BoxArt, BoxText, Decoration, HubKind, Shelves
from carcassonne.art.drawing.compass import TILE
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.props import named
from carcassonne.art.tiles.room import Room, Spot
from carcassonne.boxes.princess_dragon.art.figures import DRAGON, FAIRY
from carcassonne.boxes.princess_dragon.art.signs import DRAGON_SIGN, PORTAL, PRINCESS, VOLCANO, painted_volcano
from carcassonne.engine.view import StandingFollower, View
from carcassonne.tiles.catalogue import Tile

FAIRY_BESIDE: Point = (-22.0, 4.0)
"""Where the fairy stands from the middle of a tile, beside its figures; of a follower she stands to the left."""
RADII = {"volcano": 10.0, "dragon-sign": 8.0, "portal": 8.4, "princess": 6.8}
GLYPHS = {"volcano": "^", "dragon-sign": "~", "portal": "@", "princess": "&"}
SIGN_OF = {"volcano": "volcano", "dragon-sign": "dragon", "portal": "portal"}
FROM_FIGURES, FROM_EDGE = 14.0, 4.0
"""How far signs keep from figures and from the edge of the tile: a hat and smoke reach further up."""


def _symbols() -> Shelves:
    return {
        "places": named(
            {
                "volcano": VOLCANO,
                "dragon-sign": DRAGON_SIGN,
                "portal": PORTAL,
                "princess": PRINCESS,
                "dragon": DRAGON,
                "fairy": FAIRY,
            }
        )
    }


def _spot(room: Room, segment: str, anchors: Anchors, radius: float) -> Spot:
    clear = [(at, FROM_FIGURES) for at in anchors.values()]
    return room.spot([segment], radius, clear, border=FROM_EDGE)


@cache
def _segment_of(tile: Tile, symbol: str) -> str:
    """The field with most room for a symbol, or a city where no field has enough."""
    room, anchors = Room(plan_of(tile)), anchors_of(tile)
    worth = {name: _spot(room, name, anchors, RADII[symbol]).worth for name in room.plan.regions}
    fields = [name for name in worth if name.startswith("field") and worth[name] >= RADII[symbol] - 2]
    return max(fields or worth, key=lambda name: worth[name])


def _signed(symbol: str) -> Callable[[Tile], Sequence[str]]:
    def on(tile: Tile) -> Sequence[str]:
        shown = SIGN_OF[symbol] in tile.signs and not (symbol == "volcano" and _ends_at_volcano(tile))
        return [_segment_of(tile, symbol)] if shown else []

    return on


def _ends_at_volcano(tile: Tile) -> bool:
    return any(road.end == "volcano" for road in tile.roads)


def _princesses(tile: Tile) -> list[str]:
    return [f"city:{city.id}" for city in tile.cities if "princess" in city.marks]


def _placed(symbol: str) -> Callable[[Room, str, Anchors], Point]:
    def place(room: Room, segment: str, anchors: Anchors) -> Point:
        return _spot(room, segment, anchors, RADII[symbol]).at

    return place


def _decoration(symbol: str) -> Decoration:
    on = _princesses if symbol == "princess" else _signed(symbol)
    return Decoration(symbol, on, _placed(symbol), RADII[symbol], GLYPHS[symbol])


# --- the two figures --------------------------------------------------------------------------------------------------
def _figures(view: View) -> str:
    """The way that the dragon has come, himself, and the fairy beside her follower."""
    out = ""
    if view.dragon is not None:
        squares = [*view.dragon.path, (view.dragon.x, view.dragon.y)]
        points = [(TILE * x + TILE / 2, TILE * y + TILE / 2) for x, y in squares]
        if len(points) > 1:
            way = " ".join(f"{x:g},{y:g}" for x, y in points)
            dashes = 'stroke-width="4" stroke-dasharray="2 8" stroke-linecap="round"'
            out += f'<polyline class="a-n" stroke="$church-roof" {dashes} points="{way}"/>'
        out += use("dragon", points[-1])
    if view.fairy is not None:
        x, y = _fairy_place(view)
        out += use("fairy", (x, y))
    return out


def _fairy_place(view: View) -> Point:
    """To the left of where her follower stands, or beside the middle of the tile."""
    fairy = view.fairy
    x, y = TILE * fairy.x + TILE / 2, TILE * fairy.y + TILE / 2
    if fairy.feature:
        x, y = Board(view).anchor(StandingFollower(0, fairy.x, fairy.y, fairy.feature, fairy.at))
    return x + FAIRY_BESIDE[0], y + FAIRY_BESIDE[1]


def _notes(view: View) -> Iterator[str]:
    if view.dragon is not None:
        left = f", {view.dragon.left} steps left" if view.dragon.left else ""
        yield f"dragon: at {view.dragon.x},{view.dragon.y}{left}"
    if view.fairy is not None:
        spot = f"{view.fairy.feature} {view.fairy.at}".rstrip()
        yield f"fairy: at {view.fairy.x},{view.fairy.y} {spot}".rstrip()
    if view.set_aside:
        yield f"waiting for a volcano: {view.set_aside} tiles"


def _key(view: View) -> Iterator[str]:
    seen = {sign for tile in kinds(view) for sign in tile.signs}
    seen |= {mark for tile in kinds(view) for city in tile.cities for mark in city.marks}
    words = {"volcano": "^ volcano", "dragon": "~ dragon", "portal": "@ portal", "princess": "& princess"}
    yield from (word for sign, word in words.items() if sign in seen)


PART = BoxArt(
    symbols=_symbols,
    decorations=[_decoration(symbol) for symbol in RADII],
    hubs=[HubKind("volcano", _ends_at_volcano, radius=12.0, step=4.0, painted=painted_volcano, glyph="^")],
    buildings=_figures,
    phases={"dragon": "moves the dragon"},
    text=BoxText(notes=_notes, key=_key),
)
