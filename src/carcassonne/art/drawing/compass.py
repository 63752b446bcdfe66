"""Sides, half-edges and corners of a square, and what a quarter turn makes of them.

A tile is the square 0..100 with y growing south, as on the board:

    corner 0 --- N --- corner 1
        |                 |
        W                 E        half-edges clockwise: NL NR EL ER SL SR WL WR
        |                 |
    corner 3 --- S --- corner 2
"""

from __future__ import annotations

from carcassonne.art.drawing.curves import Bend, Curve, Point
from carcassonne.tiles.catalogue import HALVES, SIDES

TILE = 100.0
CORNERS: tuple[Point, ...] = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
MIDDLES: tuple[Point, ...] = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))
INWARD: tuple[Point, ...] = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
AXES = ("NS", "WE")


def turned_side(side: str, rotation: int) -> str:
    """Where a side of the printed tile lies after `rotation` quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + rotation) % 4]


def turned_half(half: str, rotation: int) -> str:
    """Where a half-edge of the printed tile lies after `rotation` quarter turns clockwise."""
    return HALVES[(HALVES.index(half) + 2 * rotation) % 8]


def printed(at: str, rotation: int) -> str:
    """The side or half-edge of the printed tile that lies at `at` on the board: the way back.

    What lies inside the tile, at "", stays there.
    """
    if not at:
        return at
    return turned_half(at, -rotation) if len(at) == 2 else turned_side(at, -rotation)


def printed_axis(axis: str, rotation: int) -> str:
    """The axis of the printed tile that lies along `axis` on the board."""
    return axis if rotation % 2 == 0 else AXES[1 - AXES.index(axis)]


def sides_of_axis(axis: str) -> tuple[str, str]:
    """The two sides at the ends of an axis."""
    return ("N", "S") if axis == "NS" else ("W", "E")


def turned_point(point: Point, rotation: int, size: float = TILE) -> Point:
    """Where a point of the printed tile lies after `rotation` quarter turns clockwise."""
    for _ in range(rotation % 4):
        point = (size - point[1], point[0])
    return point


def turned_curve(curve: Curve, rotation: int) -> Curve:
    """The same curve on a tile after `rotation` quarter turns clockwise."""
    return tuple(Bend(*(turned_point(point, rotation) for point in bend)) for bend in curve)
