"""Curves of walls, roads and borders: chains of cubic bends."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]


def between(a: Point, b: Point, t: float) -> Point:
    """The point at share `t` of the way from `a` to `b`."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def ahead(point: Point, direction: Point, length: float) -> Point:
    """The point `length` further on in a direction."""
    return (point[0] + direction[0] * length, point[1] + direction[1] * length)


class Bend(NamedTuple):
    """One cubic Bézier bend; a straight one has its controls at the thirds."""

    start: Point
    first: Point
    second: Point
    end: Point

    @property
    def straight(self) -> bool:
        """Whether the controls lie on the chord, so that one line draws it."""
        (x, y), (dx, dy) = self.start, (self.end[0] - self.start[0], self.end[1] - self.start[1])
        return all(abs((p[0] - x) * dy - (p[1] - y) * dx) < 1e-6 for p in (self.first, self.second))

    def at(self, t: float) -> Point:
        """The point at parameter `t` from 0 to 1."""
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        return (
            a * self.start[0] + b * self.first[0] + c * self.second[0] + d * self.end[0],
            a * self.start[1] + b * self.first[1] + c * self.second[1] + d * self.end[1],
        )

    def heading(self, t: float) -> Point:
        """The unit direction of travel at parameter `t`."""
        u = 1 - t
        a, b, c = 3 * u * u, 6 * u * t, 3 * t * t
        p, q, r, s = self
        dx = a * (q[0] - p[0]) + b * (r[0] - q[0]) + c * (s[0] - r[0])
        dy = a * (q[1] - p[1]) + b * (r[1] - q[1]) + c * (s[1] - r[1])
        length = math.hypot(dx, dy)
        return (dx / length, dy / length)

    def split(self, t: float) -> tuple[Bend, Bend]:
        """The parts before and after parameter `t`."""
        ab, bc, cd = (between(a, b, t) for a, b in pairwise(self))
        abc, bcd = between(ab, bc, t), between(bc, cd, t)
        middle = between(abc, bcd, t)
        return Bend(self.start, ab, abc, middle), Bend(middle, bcd, cd, self.end)


Curve = tuple[Bend, ...]


def line(a: Point, b: Point) -> Curve:
    """A straight curve."""
    return (Bend(a, between(a, b, 1 / 3), between(a, b, 2 / 3), b),)


def cubic(a: Point, b: Point, c: Point, d: Point) -> Curve:
    """A curve of one bend."""
    return (Bend(a, b, c, d),)


def arc(centre: Point, radius: float, start: float, end: float) -> Curve:
    """Part of a circle from one angle to a larger one, clockwise on screen."""
    count = max(1, math.ceil((end - start) / (math.pi / 2) - 1e-9))
    step = (end - start) / count
    pull = 4 / 3 * math.tan(step / 4) * radius
    bends = []
    for i in range(count):
        a, b = start + i * step, start + (i + 1) * step
        p = ahead(centre, (math.cos(a), math.sin(a)), radius)
        q = ahead(centre, (math.cos(b), math.sin(b)), radius)
        first, second = ahead(p, (-math.sin(a), math.cos(a)), pull), ahead(q, (math.sin(b), -math.cos(b)), pull)
        bends.append(Bend(p, first, second, q))
    return tuple(bends)


def reverse(curve: Curve) -> Curve:
    """The same curve travelled the other way."""
    return tuple(Bend(b.end, b.second, b.first, b.start) for b in reversed(curve))


def shifted(curve: Curve, dx: float, dy: float) -> Curve:
    """The same curve elsewhere."""
    return tuple(Bend(*((x + dx, y + dy) for x, y in bend)) for bend in curve)


def sample(curve: Curve, steps: int = 12) -> list[Point]:
    """Points along a curve, `steps` for each bend and one for each straight part."""
    points = [curve[0].start]
    for bend in curve:
        count = 1 if bend.straight else steps
        points += [bend.at(i / count) for i in range(1, count + 1)]
    return points


def parallel(curve: Curve, distance: float) -> Curve:
    """Roughly the curve that runs `distance` to the left of the direction of travel."""
    bends = []
    for bend in curve:
        for part in bend.split(0.5):
            points = []
            for point, t in zip(part, (0.0, 0.33, 0.67, 1.0), strict=True):
                hx, hy = part.heading(t)
                points.append((point[0] + hy * distance, point[1] - hx * distance))
            bends.append(Bend(*points))
    return tuple(bends)


def trim(curve: Curve, start: float = 0.0, end: float = 0.0) -> Curve:
    """The curve without `start` units of length at its beginning and `end` at its end."""
    return reverse(_cut(reverse(_cut(curve, start)), end))


def _cut(curve: Curve, length: float) -> Curve:
    for i, bend in enumerate(curve):
        points = [bend.at(j / 24) for j in range(25)]
        travelled = 0.0
        for j in range(24):
            step = math.dist(points[j], points[j + 1])
            if travelled + step > length:
                share = (j + (length - travelled) / step) / 24
                return (bend.split(share)[1], *curve[i + 1 :])
            travelled += step
        length -= travelled
    return curve[-1:]
