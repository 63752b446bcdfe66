"""Openings: the empty squares a city or road still faces, and how many undrawn tiles fit there."""

from __future__ import annotations

from carcassonne.core import board, report, tables
from carcassonne.core.state import SEGMENTS_PER_TILE, State
from carcassonne.engine.box import built_feature
from carcassonne.engine.features import Feature
from carcassonne.engine.names import HUBS, LANDSCAPES, STEPS, reaches, segment_at
from carcassonne.tiles import SIDES

Square = tuple[int, int]
NO_OPENING = 999
"""More tiles than can ever fit: a feature has no opening that a tile would have to fit."""


def open_squares(s: State, feature: Feature) -> set[Square]:
    """Return the empty squares an unfinished city or road faces, or that lie around a hub: a cloister and its like."""
    cells = {(x, y) for x, y, _ in feature.segments}
    if feature.kind in HUBS:
        around = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return {square for square in around if board.square_at(s, *square) <= 0}
    beside = {(side, x + dx, y + dy) for x, y in cells for side, (dx, dy) in STEPS.items()}
    empty = {(side, x, y) for side, x, y in beside if board.square_at(s, x, y) <= 0}
    return {(x, y) for side, x, y in empty if _faces(s, feature, side, x, y)}


def _faces(s: State, feature: Feature, side: str, x: int, y: int) -> bool:
    """Return whether the feature shows towards this square: it reaches `side` of the tile on the other side of it."""
    dx, dy = STEPS[side]
    tile = board.square_at(s, x - dx, y - dy) - 1
    if tile < 0 or LANDSCAPES[board.side_of(s, tile, SIDES.index(side))] != feature.kind:
        return False
    return feature_reaches(s, feature, x - dx, y - dy, side)


def feature_reaches(s: State, feature: Feature, x: int, y: int, side: str) -> bool:
    """Return whether a feature reaches a side of the tile at a square."""
    tile = board.square_at(s, x, y) - 1
    kind, _, _, rotation, _, _ = report.tile_lying(s, tile)
    named = {at for sx, sy, at in feature.segments if (sx, sy) == (x, y)}
    if built_feature() in named and LANDSCAPES[board.side_of(s, tile, SIDES.index(side))] == "road":
        return True
    for place in range(tables.segment_count(kind)):
        printed = kind * SEGMENTS_PER_TILE + place
        landscape, at = segment_at(printed, rotation)
        if landscape == feature.kind and at in named and reaches(printed, rotation, side):
            return True
    return False


def fitting_tiles(s: State, square: Square) -> int:
    """Return how many undrawn tiles fit an empty square as they are."""
    wanted = {}
    for number, (side, (dx, dy)) in enumerate(STEPS.items()):
        tile = board.square_at(s, square[0] + dx, square[1] + dy) - 1
        if tile >= 0:
            wanted[side] = LANDSCAPES[board.side_of(s, tile, (number + 2) % 4)]
    undrawn = report.standing(s).undrawn
    return sum(count for kind, count in enumerate(undrawn) if count and _fits(kind, wanted))


def _fits(kind: int, wanted: dict[str, str]) -> bool:
    tile = tables.TILES[kind]
    return any(all(tile.side(side, turns) == face for side, face in wanted.items()) for turns in range(4))


def fewest_fitting(s: State, feature: Feature) -> int:
    """Return how many tiles fit the opening that fewest tiles fit; NO_OPENING for a feature without openings."""
    return min((fitting_tiles(s, square) for square in open_squares(s, feature)), default=NO_OPENING)
