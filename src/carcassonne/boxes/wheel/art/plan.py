"""The plan of the wheel board: four by four squares of landscape round a large wheel."""

from __future__ import annotations

import math
from functools import cache

from carcassonne.art.box import Anchors
from carcassonne.art.drawing.compass import CORNERS, INWARD, MIDDLES, TILE
from carcassonne.art.drawing.curves import Curve, Point, ahead, arc, cubic, line, shifted
from carcassonne.art.drawing.planar import Arc
from carcassonne.art.tiles.anchors import placed_anchors
from carcassonne.art.tiles.plan import Hub, Plan, Wall, traced
from carcassonne.art.tiles.room import Room
from carcassonne.art.tiles.walls import walls_of
from carcassonne.tiles.catalogue import HALVES, SIDES, City, Field, StartPiece, Tile, tile_set

CENTRE: Point = (200.0, 200.0)
RIM = 158.0
"""Radius of the wheel with its wooden rim."""
WHEEL = 138.0
"""Radius of its six segments."""
GRAZE = 110.0
"""A road that would pass the centre at more than this only grazes the wheel: it bends towards the hub instead."""


def board() -> StartPiece:
    """The wheel board of the tile data."""
    found = tile_set("wheel").board
    assert found is not None
    return found


@cache
def wheel_plan() -> Plan:
    """The plan of the whole wheel board, in units of a tile's hundred."""
    data = board()
    walls = tuple(wall for name, places in data.cities for wall in _walls(name, places))
    roads = {f"road:{name}": _road(*places[0]) for name, places in data.roads}
    arcs = _border(data) + [Arc(wall.curve) for wall in walls]
    arcs += [Arc(curve) for curve in roads.values()] + _rim(roads)
    names = [f"city:{name}" for name, _ in data.cities] + [f"field:{name}" for name, _, _ in data.fields]
    regions, outlines = traced(arcs, names)
    return Plan("wheel", data.size * TILE, walls, roads, Hub("wheel", CENTRE, RIM + 2), regions, outlines)


@cache
def wheel_anchors() -> Anchors:
    """Where followers stand on the landscape of the wheel board."""
    return placed_anchors(Room(wheel_plan()), {})


@cache
def wheel_places() -> dict[tuple[int, int, str], str]:
    """The segment at every outer side and half-edge of the wheel board: (column, row, side or half-edge)."""
    data = board()
    found = {place: f"city:{name}" for name, places in data.cities for place in places}
    found |= {place: f"road:{name}" for name, places in data.roads for place in places}
    return found | {place: f"field:{name}" for name, places, _ in data.fields for place in places}


def _walls(name: str, places: tuple[tuple[int, int, str], ...]) -> list[Wall]:
    """The wall of a city that lies in one square: the wall of a tile with that city alone."""
    column, row, _ = places[0]
    sides = tuple(side for _, _, side in places)
    around = Field("f", tuple(half for half in HALVES if half[0] not in sides), (name,))
    kinds = tuple("city" if side in sides else "field" for side in SIDES)
    alone = Tile(f"wheel {name}", "", 1, kinds, (City(name, sides),), (), (around,))
    dx, dy = column * TILE, row * TILE
    return [
        Wall(wall.city, shifted(wall.curve, dx, dy), wall.sides, (_moved(first, dx, dy), _moved(second, dx, dy)))
        for wall in walls_of(alone)
        for first, second in [wall.towers]
    ]


def _moved(point: Point, dx: float, dy: float) -> Point:
    return (point[0] + dx, point[1] + dy)


def _border(data: StartPiece) -> list[Arc]:
    """The outer half-edges clockwise, each with its segment."""
    last, places, arcs = data.size - 1, wheel_places(), []
    for i, side in enumerate(SIDES):
        for step in range(data.size):
            column, row = {"N": (step, 0), "E": (last, step), "S": (step, last), "W": (0, step)}[side]
            ends = [_moved(p, column * TILE, row * TILE) for p in (CORNERS[i], MIDDLES[i], CORNERS[(i + 1) % 4])]
            for half, a, b in ((side + "L", ends[0], ends[1]), (side + "R", ends[1], ends[2])):
                name = places.get((column, row, half)) or places[column, row, side]
                arcs.append(Arc(line(a, b), name))
    return arcs


def _road(column: int, row: int, side: str) -> Curve:
    """A road from the board's edge to the rim of the wheel: straight in, or bent where it would only graze it."""
    i = SIDES.index(side)
    start, inward = _moved(MIDDLES[i], column * TILE, row * TILE), INWARD[i]
    beside = abs((start[0] - CENTRE[0]) * inward[1] - (start[1] - CENTRE[1]) * inward[0])
    if beside < GRAZE:
        length = abs((start[0] - CENTRE[0]) * inward[0] + (start[1] - CENTRE[1]) * inward[1])
        return line(start, ahead(start, inward, length - math.sqrt(RIM**2 - beside**2)))
    angle = math.atan2(start[1] - CENTRE[1], start[0] - CENTRE[0])
    outward = (math.cos(angle), math.sin(angle))
    end = ahead(CENTRE, outward, RIM)
    return cubic(start, ahead(start, inward, 26), ahead(end, outward, 22), end)


def _rim(roads: dict[str, Curve]) -> list[Arc]:
    """The rim of the wheel, cut where roads reach it."""
    angles = sorted(math.atan2(c[-1].end[1] - CENTRE[1], c[-1].end[0] - CENTRE[0]) for c in roads.values())
    return [Arc(arc(CENTRE, RIM, a, b)) for a, b in zip(angles, [*angles[1:], angles[0] + 2 * math.pi], strict=True)]
