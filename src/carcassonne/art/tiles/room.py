"""Free room on a plan: how far every place is from walls, roads and whatever else already stands there."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from carcassonne.art.drawing.curves import Point, sample
from carcassonne.art.drawing.planar import crossings, distance, inside
from carcassonne.art.tiles.plan import GATE, OVERPASS, PASSAGE, ROAD, TOWER, WALL, Plan

GRID = 2
FAR = 16.0
"""Clearances are only told apart up to here."""
DECK = 15.5
"""Half the width that what is built over a tile takes with its shadow."""

Disc = tuple[Point, float]
Line = tuple[list[Point], float]


class Spot(NamedTuple):
    """A place and how much room it has, less what is disliked about it."""

    worth: float
    at: Point


@dataclass(frozen=True)
class Sowing:
    """How to scatter things: how many, how far apart, the room each needs, and how far from the tile's edge."""

    count: int
    gap: float
    room: float
    border: float


class Room:
    """The free room of a plan; with `bridge` (an axis of the printed tile) also clear of what is built over it."""

    def __init__(self, plan: Plan, bridge: str | None = None) -> None:
        self.plan = plan
        self.bridge = bridge
        self.rims = {name: sample(rim, 10) for name, rim in plan.regions.items()}
        self.lines = _lines(plan, bridge)
        self.discs = list(_discs(plan))
        self.cells = _cells(plan)
        self.clear = _clear(plan, bridge)

    def take(self, at: Point, radius: float) -> None:
        """Something now stands at a place."""
        self.discs.append((at, radius))

    def border(self, at: Point) -> float:
        """The distance to the edge of the square."""
        return min(at[0], at[1], self.plan.size - at[0], self.plan.size - at[1])

    def clearance(self, at: Point) -> float:
        """The distance to the nearest wall, road or taken disc."""
        lines = (distance(at, points) - width for points, width in self.lines)
        discs = (math.dist(at, centre) - radius for centre, radius in self.discs)
        return min((FAR, *lines, *discs))

    def holds(self, name: str, at: Point) -> bool:
        """Whether a point lies in a segment."""
        return inside(at, self.rims[name])

    def spot(
        self,
        names: Iterable[str],
        radius: float,
        avoid: Iterable[Disc],
        border: float = 0.0,
        dislike: Callable[[Point], float] = lambda at: 0.0,
    ) -> Spot:
        """The best free place for something of `radius` in the given segments, away from the discs to avoid."""
        taken = (*self.discs, *avoid)

        def worth(cell: Point) -> float:
            room = min(self.clear[cell], self.border(cell) - border, radius * 1.15)
            return min((room, *(math.dist(cell, centre) - r for centre, r in taken))) - dislike(cell)

        spots = (Spot(worth(cell), cell) for name in names for cell in self.cells[name])
        return max(spots, key=lambda spot: spot.worth)

    def scatter(self, chance: random.Random, name: str, sowing: Sowing, avoid: Iterable[Disc]) -> list[Point]:
        """Random places in a segment, as the sowing says, clear of the discs to avoid."""
        found: list[Point] = []
        cells, avoid = self.cells[name], tuple(avoid)
        for _ in range(260 + 12 * sowing.count if cells else 0):
            if len(found) >= sowing.count:
                break
            cell = chance.choice(cells)
            at = (cell[0] + chance.random() * 2 - 1, cell[1] + chance.random() * 2 - 1)
            if (
                self.border(at) >= sowing.border
                and self.clear[cell] >= sowing.room + 0.8
                and all(math.dist(at, other) >= sowing.gap for other in found)
                and all(math.dist(at, centre) >= radius + sowing.room for centre, radius in avoid)
            ):
                found.append(at)
        return found


@cache
def _lines(plan: Plan, bridge: str | None) -> list[Line]:
    """What stands in the way along a line: walls, roads, channels, what spans the tile."""
    found: list[Line] = [(sample(wall.curve, 14), WALL) for wall in plan.walls]
    found += [(sample(road, 12), ROAD) for road in plan.roads.values()]
    found += [(sample(lane, 12), ROAD) for lane in plan.lanes]
    found += [(sample(passage, 12), PASSAGE) for passage in plan.passages]
    found += [(sample(channel.curve, 12), channel.width) for channel in plan.channels.values()]
    if bridge:
        found.append(([(50.0, 0.0), (50.0, 100.0)] if bridge == "NS" else [(0.0, 50.0), (100.0, 50.0)], DECK))
    return found


@cache
def _discs(plan: Plan) -> list[Disc]:
    """What stands in the way in one place: hub, sites, gates, towers."""
    found: list[Disc] = [(plan.hub.at, plan.hub.radius)] if plan.hub else []
    found += [site for site in plan.sites.values() if site not in found]
    found += [pool for channel in plan.channels.values() for pool in channel.pools]
    found += [(over.at, OVERPASS) for over in plan.overpasses]
    return found + [(gate.at, GATE) for gate in plan.gates] + [(tower, TOWER) for tower in plan.towers]


@cache
def _cells(plan: Plan) -> dict[str, tuple[Point, ...]]:
    """The grid points inside every area of a plan, row by row."""
    found = {}
    for name, rim in plan.regions.items():
        points, inner = sample(rim, 10), list[Point]()
        for y in range(3, int(plan.size) - 1, GRID):
            cuts = crossings(points, y)
            for west, east in zip(cuts[::2], cuts[1::2], strict=True):
                inner += [(x, y) for x in range(max(3, _odd(west)), int(plan.size) - 1, GRID) if west < x < east]
        found[name] = tuple(inner)
    return found


@cache
def _clear(plan: Plan, bridge: str | None) -> dict[Point, float]:
    """The clearance of every cell from the lines and discs of a plan.

    Every line marks the cells near it: many times quicker than asking each cell about each line.
    """
    by_width: dict[float, list[Point]] = {}
    for points, width in (*_lines(plan, bridge), *(([centre], radius) for centre, radius in _discs(plan))):
        by_width.setdefault(width, []).extend(_dense(points))
    found: dict[Point, float] = {cell: FAR for cells in _cells(plan).values() for cell in cells}
    for width, points in by_width.items():
        for cell, nearest in _nearest(points, width + FAR, int(plan.size)):
            if cell in found:
                found[cell] = min(found[cell], math.dist(cell, nearest) - width)
    return found


def _nearest(points: list[Point], reach: float, size: int) -> Iterable[tuple[Point, Point]]:
    """The nearest of the points to every cell that one of them reaches."""
    least = [[math.inf] * size for _ in range(size)]
    nearest: dict[Point, Point] = {}
    for x, y in points:
        rows = [(cy, (cy - y) ** 2) for cy in range(max(1, _odd(y - reach)), min(size, int(y + reach) + 1), GRID)]
        for cx in range(max(1, _odd(x - reach)), min(size, int(x + reach) + 1), GRID):
            column, across = least[cx], (cx - x) ** 2
            for cy, along in rows:
                if across + along < column[cy]:
                    column[cy] = across + along
                    nearest[cx, cy] = (x, y)
    return nearest.items()


def _odd(value: float) -> int:
    """The first grid number that is not below `value`."""
    whole = math.ceil(value)
    return whole + (whole + 1) % GRID


def _dense(points: list[Point]) -> Iterable[Point]:
    """Points along a line, at most three units apart."""
    yield points[0]
    for a, b in pairwise(points):
        steps = max(1, math.ceil(math.dist(a, b) / 3))
        for i in range(1, steps + 1):
            yield (a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps)
