"""The tiles as data: one TOML file a box, read and checked by :mod:`carcassonne.tiles.catalogue`."""

from carcassonne.tiles.catalogue import (
    ABBEY,
    COMPASS,
    HALVES,
    SIDES,
    SYMBOL_NUMBERS,
    City,
    Field,
    River,
    Road,
    StartPiece,
    Tile,
    TileDataError,
    TileSet,
    tile_named,
    tile_set,
)

__all__ = [
    "ABBEY",
    "COMPASS",
    "HALVES",
    "SIDES",
    "SYMBOL_NUMBERS",
    "City",
    "Field",
    "River",
    "Road",
    "StartPiece",
    "Tile",
    "TileDataError",
    "TileSet",
    "tile_named",
    "tile_set",
]
