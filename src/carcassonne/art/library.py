"""Every symbol a drawing can use, by its id."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from carcassonne.art.board.figures import coloured_pieces, role_symbols
from carcassonne.art.board.overlay import hatchings
from carcassonne.art.board.track import marker_symbols, track_symbols
from carcassonne.art.box import Shelves, StartBoard, arts
from carcassonne.art.drawing.compass import AXES
from carcassonne.art.drawing.palette import wearing
from carcassonne.art.tiles.back import tile_back
from carcassonne.art.tiles.picture import has_second_picture, moves_aside, tile_symbols
from carcassonne.art.tiles.props import props
from carcassonne.boxes import BOXES
from carcassonne.tiles.catalogue import Tile, tile_named, tile_set

SHELVES = (
    "nature",
    "walls",
    "houses",
    "landmarks",
    "places",
    "shields",
    "stalls",
    "badges",
    "roles",
    "icons",
    "patterns",
    "bridges",
    "backs",
    "buildings",
    "tracks",
    "players",
)
"""The order in which symbols stand in a document. It changes nothing to be seen, but pictures stay the same bytes."""
_TILE = re.compile(r'href="#[tgf]-([A-Z][A-Z0-9]*)(?:-(b))?(?:-(NS|WE))?"')


def all_tiles() -> list[Tile]:
    """Every kind of tile, box by box."""
    return [tile for name in BOXES for tile in tile_set(name).tiles]


@cache
def pieces() -> dict[str, str]:
    """The symbols that belong to no kind of tile, shelf by shelf, on each those of the base game first."""
    with wearing(()):  # they are kept for every picture, whoever wears which colour in this one
        base: Shelves = props() | {
            "roles": role_symbols(),
            "patterns": hatchings(),
            "backs": tile_back(),
            "tracks": track_symbols(),
            "players": coloured_pieces() | marker_symbols(),
        }
        sources = (base, *(art.symbols() for art in arts()))
    unknown = {shelf for source in sources for shelf in source if shelf not in SHELVES}
    assert not unknown, f"the library has no shelf {sorted(unknown)}"
    drawn = Counter(name for source in sources for symbols in source.values() for name in symbols)
    twice = sorted(name for name, times in drawn.items() if times > 1)
    assert not twice, f"symbols {twice} are drawn by two boxes"
    return {name: body for shelf in SHELVES for source in sources for name, body in source.get(shelf, {}).items()}


def boards() -> Iterator[StartBoard]:
    """The start boards of the boxes."""
    return (art.start for art in arts() if art.start is not None)


def library(markup: str) -> dict[str, str]:
    """The symbols that `markup` may use: only the tiles that it names are drawn at all."""
    found = dict(pieces())
    for kind, variant, bridge in sorted(set(_TILE.findall(markup))):
        found |= tile_symbols(tile_named(kind), variant, bridge or None)
    for board in boards():
        if re.search(f'href="#[tgf]-{board.name}"', markup):
            found |= board.symbols()
    return found


def whole_library() -> dict[str, str]:
    """All symbols: every tile, the second pictures, what moves aside under a bridge, and the start boards."""
    found = dict(pieces())
    for tile in all_tiles():
        found |= tile_symbols(tile)
        if has_second_picture(tile):
            found |= tile_symbols(tile, "b")
        for axis in bridge_axes(tile) if moves_aside(tile) else ():
            found |= tile_symbols(tile, "", axis)
    for board in boards():
        found |= board.symbols()
    return found


def bridge_axes(tile: Tile) -> list[str]:
    """The axes of the printed tile along which something can be built over it."""
    return [axis for axis in AXES if any(axis in bridge.axes(tile) for art in arts() for bridge in art.bridges)]
