"""The artwork of the gold mines: mines on their tiles, ingots on the landscape and beside the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from carcassonne.art.board.legend import STOCK_LEFT, text
from carcassonne.art.board.squares import kinds
from carcassonne.art.box import Anchors, BoxArt, BoxText, Card, Decoration, Shelves
from carcassonne.art.drawing.compass import TILE
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import TIMES, group, shift, use
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.props import named
from carcassonne.art.tiles.room import Room, Spot
from carcassonne.boxes.gold_mines.art.ingots import INGOT, MINE, heap
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import Tile

HEAP_PLACE: Point = (22.0, 84.0)
"""Where ingots lie on a tile, upright in its corner: off its middle, so that they hide no figure."""
WIDTH = 46.0
RADIUS, FROM_FIGURES, FROM_MONK = 8.6, 13.5, 18.0
"""The room a mine takes, and how far it keeps from figures; a monk stands beside his church."""


def _symbols() -> Shelves:
    return {"places": named({"mine": MINE, "ingot": INGOT})}


@cache
def _mine_of(tile: Tile) -> str:
    """The segment with room for the mine: a field, or a city where no field is wide enough."""
    room, anchors = Room(plan_of(tile)), anchors_of(tile)
    worth = {name: _spot(room, name, anchors).worth for name in room.plan.regions}
    fields = [name for name in worth if name.startswith("field") and worth[name] >= RADIUS - 1]
    return max(fields or worth, key=lambda name: worth[name])


def _spot(room: Room, segment: str, anchors: Anchors) -> Spot:
    clear = [(at, FROM_MONK if name == "cloister" else FROM_FIGURES) for name, at in anchors.items()]
    return room.spot([segment], RADIUS, clear, border=0.5)


def _mine_place(room: Room, segment: str, anchors: Anchors) -> Point:
    return _spot(room, segment, anchors).at


def _mined(tile: Tile) -> list[str]:
    return [_mine_of(tile)] if "gold" in tile.signs else []


def _buildings(view: View) -> str:
    """The ingots on every tile."""
    if view.gold is None:
        return ""
    places = ((TILE * one.x + HEAP_PLACE[0], TILE * one.y + HEAP_PLACE[1], one.count) for one in view.gold.on)
    return "".join(group(heap(count), "gold", transform=shift((x, y))) for x, y, count in places)


def _stock(view: View, player: int) -> Card | None:
    if view.gold is None:
        return None
    x = STOCK_LEFT + 12
    out = group(use("ingot", (0, 0)), transform=shift((x, 44), 1.1))
    return WIDTH, out + text(x + 13, 48, 13, TIMES + str(view.gold.held[player]), muted=True)


def _stocks(view: View, player: int) -> Iterator[str]:
    if view.gold is not None:
        yield f"{view.gold.held[player]} gold"


def _notes(view: View) -> Iterator[str]:
    if view.gold is not None and view.gold.on:
        lying = ", ".join(f"{one.count} at {one.x},{one.y}" for one in view.gold.on)
        yield f"gold: {lying}"


def _key(view: View) -> Iterator[str]:
    if any("gold" in tile.signs for tile in kinds(view)):
        yield "$ mine"


PART = BoxArt(
    symbols=_symbols,
    decorations=[Decoration("mine", _mined, _mine_place, RADIUS, "$")],
    buildings=_buildings,
    stock=_stock,
    phases={"gold": "puts the second ingot"},
    text=BoxText(stocks=_stocks, notes=_notes, key=_key),
)
