"""The planar map of a drawing: arcs of borders, walls and roads, and the faces between them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from carcassonne.art.drawing.curves import Curve, Point, reverse, sample


@dataclass(frozen=True)
class Arc:
    """A curve between two nodes.

    `segment` names what a border arc belongs to, and is None inside the tile; `wall` is the city of a wall.
    """

    curve: Curve
    segment: str | None = None
    wall: str | None = None


@dataclass(frozen=True)
class Face:
    """An area, clockwise on screen: its rim, the segments whose borders it has, and its rim without borders.

    `walls` are the cities whose walls it touches.
    """

    rim: Curve
    segments: frozenset[str]
    inner: tuple[Curve, ...]
    walls: frozenset[str] = frozenset()


Step = tuple[int, bool]
"""An arc by its number and whether it is travelled forwards."""


def faces(arcs: Sequence[Arc]) -> list[Face]:
    """All bounded faces of the map."""
    travelled: dict[Step, Curve] = {}
    for i, arc in enumerate(arcs):
        travelled |= {(i, True): arc.curve, (i, False): reverse(arc.curve)}
    following = _next_steps(travelled)
    found, seen = [], set[Step]()
    for first in travelled:
        ring: list[Step] = []
        step = first
        while step not in seen:
            seen.add(step)
            ring.append(step)
            step = following[step]
        rim = tuple(bend for taken in ring for bend in travelled[taken])
        if ring and area(sample(rim, 8)) > 1:
            labels = (arcs[i].segment for i, _ in ring)
            inner = tuple(travelled[i, ahead] for i, ahead in ring if arcs[i].segment is None)
            walls = (arcs[i].wall for i, _ in ring)
            found.append(Face(rim, frozenset(filter(None, labels)), inner, frozenset(filter(None, walls))))
    return found


def _next_steps(travelled: dict[Step, Curve]) -> dict[Step, Step]:
    """At the end of every step, the one that keeps the same face on the right (y points down)."""
    leaving: dict[Point, list[tuple[float, Step]]] = defaultdict(list)
    for step, curve in travelled.items():
        hx, hy = curve[0].heading(0.0)
        leaving[_node(curve[0].start)].append((math.atan2(hy, hx), step))
    following = {}
    for step, curve in travelled.items():
        here = [other for _, other in sorted(leaving[_node(curve[-1].end)])]
        back = here.index((step[0], not step[1]))
        following[step] = here[back - 1]
    return following


def _node(point: Point) -> Point:
    return (round(point[0], 2), round(point[1], 2))


def area(points: Sequence[Point]) -> float:
    """The area inside a closed line; positive when it runs clockwise on screen."""
    following = [*points[1:], points[0]]
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, following, strict=True)) / 2


def crossings(points: Sequence[Point], y: float) -> list[float]:
    """Where a level line crosses a closed line, from west to east."""
    following = [*points[1:], points[0]]
    return sorted(
        (qx - px) * (y - py) / (qy - py) + px
        for (px, py), (qx, qy) in zip(points, following, strict=True)
        if (py > y) != (qy > y)
    )


def inside(point: Point, points: Sequence[Point]) -> bool:
    """Whether a point lies inside a closed line."""
    return sum(x > point[0] for x in crossings(points, point[1])) % 2 == 1


def distance(point: Point, points: Sequence[Point]) -> float:
    """The distance from a point to an open line."""
    px, py = point
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(points):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        share = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length)) if length else 0.0
        best = min(best, (ax + share * dx - px) ** 2 + (ay + share * dy - py) ** 2)
    return math.sqrt(best)
