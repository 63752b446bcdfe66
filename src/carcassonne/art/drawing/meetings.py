"""Where curves meet on their way, and the pieces they are cut into there, so that a planar map has a node for it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from carcassonne.art.drawing.curves import Bend, Curve, Point

SMALL = 0.004
"""Bends of less than this extent meet if their frames do."""
NEAR = 0.05
"""Places no further apart than this are one."""


class Cut(NamedTuple):
    """A place on a curve: the number of the bend, the parameter on it, and the node both curves get there."""

    bend: int
    t: float
    at: Point


def cut_where_they_meet(curves: Sequence[Curve]) -> list[Curve]:
    """The same curves in pieces; curves that only share an end stay whole."""
    cuts: list[list[Cut]] = [[] for _ in curves]
    for (i, one), (j, two) in combinations(enumerate(curves), 2):
        for (a, first), (b, second) in product(enumerate(one), enumerate(two)):
            for s, t in _meetings(first, second):
                x, y = first.at(s)
                at = (round(x, 2), round(y, 2))
                cuts[i].append(Cut(a, s, at))
                cuts[j].append(Cut(b, t, at))
    return [piece for curve, places in zip(curves, cuts, strict=True) for piece in _pieces(curve, places)]


class Crossing(NamedTuple):
    """A place where two curves cross on their way, and the direction of travel on each."""

    at: Point
    first: Point
    second: Point


def crossings_of(one: Curve, two: Curve) -> list[Crossing]:
    """Where two curves cross; a place where one of them ends is no crossing."""
    ends, found = (one[0].start, one[-1].end, two[0].start, two[-1].end), list[Crossing]()
    for a, b in product(one, two):
        for s, t in _meetings(a, b):
            at = a.at(s)
            if all(math.dist(at, place) > NEAR for place in (*ends, *(known.at for known in found))):
                found.append(Crossing(at, a.heading(s), b.heading(t)))
    return found


def _meetings(one: Bend, two: Bend) -> list[tuple[float, float]]:
    """The parameters at which two bends meet, found by halving both where their frames overlap."""
    if _apart(one, two):
        return []
    if _extent(one) < SMALL and _extent(two) < SMALL:
        return [(0.5, 0.5)]
    found: list[tuple[float, float]] = []
    for (i, half), (j, other) in product(enumerate(one.split(0.5)), enumerate(two.split(0.5))):
        for s, t in _meetings(half, other):
            meeting = ((i + s) / 2, (j + t) / 2)
            if all(math.dist(one.at(meeting[0]), one.at(known)) > NEAR for known, _ in found):
                found.append(meeting)
    return found


def _apart(one: Bend, two: Bend) -> bool:
    """Whether the frames around two bends do not touch."""
    return any(
        max(p[axis] for p in one) < min(q[axis] for q in two) or max(q[axis] for q in two) < min(p[axis] for p in one)
        for axis in (0, 1)
    )


def _extent(bend: Bend) -> float:
    return max(max(p[axis] for p in bend) - min(p[axis] for p in bend) for axis in (0, 1))


def _pieces(curve: Curve, cuts: Iterable[Cut]) -> list[Curve]:
    """A curve cut at places on its way; one at an end, or found twice, needs no cut of its own."""
    taken, bends, nodes = [curve[0].start, curve[-1].end], list[Bend](), set[Point]()
    wanted: list[Cut] = []
    for cut in sorted(cuts):
        if all(math.dist(cut.at, place) > NEAR for place in taken):
            taken.append(cut.at)
            wanted.append(cut)
            nodes.add(cut.at)
    for number, bend in enumerate(curve):
        bends += _split(bend, [cut for cut in wanted if cut.bend == number])
    return _parted(_joined_at(bends, nodes), nodes)


def _split(bend: Bend, cuts: Iterable[Cut]) -> list[Bend]:
    """A bend in parts; a cut at one of its ends leaves it whole."""
    parts, rest, before = list[Bend](), bend, 0.0
    for cut in cuts:
        if min(math.dist(cut.at, bend.start), math.dist(cut.at, bend.end)) > NEAR:
            first, rest = rest.split((cut.t - before) / (1 - before))
            parts.append(first)
            before = cut.t
    return [*parts, rest]


def _joined_at(bends: list[Bend], nodes: set[Point]) -> list[Bend]:
    """The bends with their ends exactly at the nodes they come near."""

    def snapped(point: Point) -> Point:
        return next((node for node in nodes if math.dist(node, point) <= NEAR), point)

    return [bend._replace(start=snapped(bend.start), end=snapped(bend.end)) for bend in bends]


def _parted(bends: list[Bend], nodes: set[Point]) -> list[Curve]:
    """Consecutive bends as curves that end at every node."""
    pieces, now = list[Curve](), list[Bend]()
    for bend in bends:
        now.append(bend)
        if bend.end in nodes:
            pieces.append(tuple(now))
            now = []
    return [*pieces, tuple(now)] if now else pieces
