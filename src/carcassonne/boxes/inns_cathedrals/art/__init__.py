"""The artwork of inns and cathedrals: inns, the cathedral, and the large follower."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.figures import figure_of
from carcassonne.art.board.squares import kinds
from carcassonne.art.box import BoxArt, BoxText, HubKind, Look, Shelves
from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.inns_cathedrals.art.landmarks import CATHEDRAL, INN, INN_BY_A_ROAD, RADIUS
from carcassonne.boxes.inns_cathedrals.art.large import LARGE, MARK_PLACES, large_symbols
from carcassonne.engine.view import View
from carcassonne.tiles.catalogue import Tile


def _symbols() -> Shelves:
    return {"places": named({"inn": INN}), "landmarks": named({"cathedral": CATHEDRAL}), "roles": large_symbols()}


def _has_cathedral(tile: Tile) -> bool:
    return any("cathedral" in city.marks for city in tile.cities)


def _key(view: View) -> Iterator[str]:
    """What is seen of the box in text."""
    tiles = kinds(view)
    if any("inn" in road.marks for tile in tiles for road in tile.roads):
        yield "i inn"
    if any(map(_has_cathedral, tiles)):
        yield "† cathedral"
    if any(figure_of(one) == "large" for one in view.followers):
        yield "L large follower"


PART = BoxArt(
    symbols=_symbols,
    mark_places=MARK_PLACES,
    looks={"large": Look(prefix=LARGE)},
    decorations=[INN_BY_A_ROAD],
    hubs=[HubKind("cathedral", _has_cathedral, RADIUS, 0.0, lambda at: use("cathedral", at), "†")],
    text=BoxText(colours={"inn": "1;38;5;54;48;5;150"}, key=_key),
)
