"""The artwork of inns and cathedrals: the cathedral, and the large follower. Inns are drawn for every box."""

from __future__ import annotations

from carcassonne.art.box import BoxArt, BoxText, HubKind, Look, Shelves
from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.inns_cathedrals.art.cathedral import CATHEDRAL, RADIUS
from carcassonne.boxes.inns_cathedrals.art.large import LARGE, MARK_PLACES, large_symbols
from carcassonne.tiles.catalogue import Tile


def _symbols() -> Shelves:
    return {"landmarks": named({"cathedral": CATHEDRAL}), "roles": large_symbols()}


def _has_cathedral(tile: Tile) -> bool:
    return any("cathedral" in city.marks for city in tile.cities)


PART = BoxArt(
    symbols=_symbols,
    mark_places=MARK_PLACES,
    looks={"large": Look(prefix=LARGE)},
    hubs=[HubKind("cathedral", _has_cathedral, RADIUS, 0.0, lambda at: use("cathedral", at), "†")],
    text=BoxText(),
)
