"""Every symbol a drawing can use, by its id."""

from __future__ import annotations

import re
from functools import cache

from carcassonne.art.board.coloured import coloured_pieces
from carcassonne.art.board.fields import hatchings
from carcassonne.art.board.followers import figures
from carcassonne.art.drawing.compass import AXES, sides_of_axis
from carcassonne.art.tiles.back import tile_back
from carcassonne.art.tiles.picture import has_second_picture, tile_symbols
from carcassonne.art.tiles.props import props
from carcassonne.boxes import BOXES
from carcassonne.boxes.bridges_castles_bazaars.art.bridge import bridge_symbols
from carcassonne.boxes.wheel.art.board import wheel_board_symbol
from carcassonne.boxes.wheel.art.icons import wheel_icons
from carcassonne.tiles.catalogue import Tile, tile_named, tile_set

_WHEEL = re.compile(r'href="#[tgf]-wheel"')
_TILE = re.compile(r'href="#[tgf]-([A-Z][A-Z0-9]*)(?:-(b))?(?:-(NS|WE))?"')


def all_tiles() -> list[Tile]:
    """Every kind of tile, box by box."""
    return [tile for name in BOXES for tile in tile_set(name).tiles]


@cache
def pieces() -> dict[str, str]:
    """The symbols that belong to no kind of tile."""
    return props() | figures() | wheel_icons() | hatchings() | bridge_symbols() | tile_back() | coloured_pieces()


def library(markup: str) -> dict[str, str]:
    """The symbols that `markup` may use: only the tiles that it names are drawn at all."""
    found = dict(pieces())
    for kind, variant, bridge in sorted(set(_TILE.findall(markup))):
        found |= tile_symbols(tile_named(kind), variant, bridge or None)
    if _WHEEL.search(markup):
        found |= wheel_board_symbol()
    return found


def whole_library() -> dict[str, str]:
    """All symbols: every tile, the second pictures, the bridged cloisters and the wheel board."""
    found = dict(pieces())
    for tile in all_tiles():
        found |= tile_symbols(tile)
        if has_second_picture(tile):
            found |= tile_symbols(tile, "b")
        for axis in bridge_axes(tile) if tile.cloister else ():
            found |= tile_symbols(tile, "", axis)
    return found | wheel_board_symbol()


def bridge_axes(tile: Tile) -> list[str]:
    """The axes of the printed tile along which it has two field sides, where a bridge can cross it."""
    return [axis for axis in AXES if all(tile.side(side) == "field" for side in sides_of_axis(axis))]
