"""Where things lie, in words: the one translation between the core's numbers and the names people read."""

from __future__ import annotations

from functools import cache

from carcassonne.core import board, figures, report, state, tables, turn
from carcassonne.core.state import State
from carcassonne.engine.actions import Axis
from carcassonne.engine.box import built_feature
from carcassonne.tiles import HALVES, SIDES

LANDSCAPES: dict[int, str] = {
    state.FIELD: "field",
    state.ROAD: "road",
    state.CITY: "city",
    state.CLOISTER: "cloister",
    state.GARDEN: "garden",
    state.SHRINE: "shrine",
    state.RIVER: "river",
}
HUBS = ("cloister", "garden", "shrine")
"""What stands in the middle of a tile: the only one of its kind there, so that it needs no side in its name."""
assert turn.STEPS  # the boxes' rules are loaded: every figure has its name
FIGURES: tuple[str, ...] = tuple(figures.FIGURE_NAMES)
"""The figures by the core's number; an ordinary follower needs no name."""
FIGURE_WORDS = ("follower", "large follower", *FIGURES[2:])
"""The figures in sentences."""
AXES: dict[int, Axis] = {1: "NS", 2: "WE"}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIDE_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}


def kind_of(name: str) -> int | None:
    """The core's number of a tile name; a number may be written where only one is possible (`W33:1`)."""
    if name in tables.KIND_OF:
        return tables.KIND_OF[name]
    bare, _, number = name.partition(":")
    kind = tables.KIND_OF.get(bare)
    if kind is not None and number and str(tables.symbol_of(kind)) == number:
        return kind
    return None


def tile_name(kind: int) -> str:
    """The name of a kind of tile."""
    return str(tables.NAMES[kind])


@cache
def segment_at(printed: int, rotation: int) -> tuple[str, str]:
    """(landscape, at) of what is printed, as it lies after rotation."""
    landscape = LANDSCAPES[tables.landscape_of(printed)]
    if printed & state.PLACE_MASK == tables.segment_count(printed >> state.PLACE_BITS):
        return built_feature(), ""
    halves = tables.lies_on(printed)
    turned = [HALVES[(index + 2 * rotation) % 8] for index in range(8) if halves >> index & 1]
    if landscape in HUBS:
        return landscape, ""
    if landscape == "field":
        turned = turned or [HALVES[(HALVES.index(half) + 2 * rotation) % 8] for half in _lies_towards(printed)]
        return landscape, min(turned, key=HALVES.index, default="")
    return landscape, min((half[0] for half in turned), key=SIDES.index)


def _lies_towards(printed: int) -> list[str]:
    """The half-edge by which a field is named that reaches no side, where its tile has several of these."""
    kind, place = printed >> state.PLACE_BITS, printed & state.PLACE_MASK
    name = tables.SEGMENT_IDS[kind][place]
    return [field.lies for field in tables.TILES[kind].fields if field.id == name and field.lies]


def place_of(s: State, segment: int) -> tuple[int, int, str, str]:
    """(x, y, landscape, at) of a segment on the board."""
    _, x, y, rotation, _, _ = report.tile_lying(s, report.tile_of(s, segment))
    return x, y, *segment_at(report.print_of(s, segment), rotation)


def segment_named(s: State, x: int, y: int, feature: str, at: str) -> int | None:
    """The segment at a square with exactly this name, None if there is none."""
    tile = board.square_at(s, x, y) - 1
    if tile < 0:
        return None
    kind, _, _, rotation, base, built = report.tile_lying(s, tile)
    for segment in range(base, base + tables.segment_count(kind) + bool(built)):
        if segment_at(report.print_of(s, segment), rotation) == (feature, at):
            return segment
    return None


def named(feature: str, at: str) -> str:
    """A segment in a sentence: "the road at N", "the cloister"."""
    return f"the {feature} at {at}" if at else f"the {feature}"


def reaches(printed: int, rotation: int, at: str) -> bool:
    """Whether a segment reaches a side (`N`) or half-edge (`NL`) as it lies after rotation."""
    halves = tables.lies_on(printed)
    return any(
        halves >> index & 1 and HALVES[(index + 2 * rotation) % 8] in (at, at + "L", at + "R") for index in range(8)
    )


def cells_of(s: State, segments: list[int]) -> tuple[tuple[int, int], ...]:
    """The squares of segments, each once, in order of laying."""
    tiles = sorted({report.tile_of(s, segment) for segment in segments})
    return tuple(report.tile_lying(s, tile)[1:3] for tile in tiles)
