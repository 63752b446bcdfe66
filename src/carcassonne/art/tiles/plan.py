"""The plan of a tile or of a start board: walls, roads and the area of every segment, nothing yet painted.

Segments are named `city:c0`, `road:r0`, `field:f0` (the ids of the tile data); one that touches no side has the name of
its kind, such as `cloister`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from carcassonne.art.drawing.curves import Curve, Point, line
from carcassonne.art.drawing.planar import Arc, faces

WALL = 3.3
"""Half the width of a wall with its ink line."""
ROAD = 6.6
"""Half the width of a road with its ink line."""
TOWER = 5.6
"""Radius of a corner tower."""
GATE = 8.0
"""Radius of the room a gate takes."""

PASSAGE = 9.0
"""Half the width of a passage between the two areas of a city."""
OVERPASS = 13.0
"""Radius of the room that arches of stone take where a road runs over something."""


@dataclass(frozen=True)
class Gate:
    """Where a road enters a city: at share `t` of the wall, which runs in direction `heading` there.

    `road` is "" where only a lane leads to it, which is no road of the rules.
    """

    at: Point
    heading: Point
    t: float
    road: str


@dataclass(frozen=True)
class Wall:
    """A wall with a tower at each end. Along `curve` the city lies on the right, the field on the left.

    `sides` are the sides of the tile that the wall shuts off from the city.
    """

    city: str
    curve: Curve
    sides: tuple[str, ...]
    towers: tuple[Point, Point]
    gates: tuple[Gate, ...] = ()

    @property
    def pieces(self) -> tuple[Curve, ...]:
        """The wall, cut at its gates."""
        pieces, (rest,), before = list[Curve](), self.curve, 0.0
        for gate in sorted(self.gates, key=lambda gate: gate.t):
            piece, rest = rest.split((gate.t - before) / (1 - before))
            pieces.append((piece,))
            before = gate.t
        return (*pieces, (rest,))


@dataclass(frozen=True)
class Hub:
    """What stands in the middle of things: a cloister, a crossing, whatever roads lead to."""

    kind: str
    at: Point
    radius: float


@dataclass(frozen=True)
class Channel:
    """A line that parts fields and is no road, half the width that it covers, and the discs where it is wider."""

    curve: Curve
    width: float
    pools: tuple[tuple[Point, float], ...] = ()


class Overpass(NamedTuple):
    """Where a road runs over a channel or another road: the place and both directions of travel."""

    at: Point
    over: Point
    under: Point
    wet: bool


@dataclass(frozen=True, eq=False)
class Plan:
    """A square of `size` with its walls, its roads by segment, and the closed rim of every city and field.

    `sites` are the segments that touch no side, each a disc; `channels` part fields beside the roads; `lanes` lead from
    the hub to gates and are nobody's; on an `overpass` a road runs over what it crosses; a `passage` leads from one
    area of a city to its other one, over the city between them.
    Plans are compared by identity: each kind of tile has one, and what is measured on it is kept.
    """

    name: str
    size: float
    walls: tuple[Wall, ...]
    roads: Mapping[str, Curve]
    hub: Hub | None
    regions: Mapping[str, Curve]
    outlines: Mapping[str, tuple[Curve, ...]]
    sites: Mapping[str, tuple[Point, float]] = field(default_factory=dict)
    channels: Mapping[str, Channel] = field(default_factory=dict)
    lanes: tuple[Curve, ...] = ()
    overpasses: tuple[Overpass, ...] = ()
    passages: tuple[Curve, ...] = ()

    @property
    def towers(self) -> tuple[Point, ...]:
        """Where corner towers stand, each place once."""
        return tuple(sorted({tower for wall in self.walls for tower in wall.towers}))

    @property
    def gates(self) -> tuple[Gate, ...]:
        """Every gate of the plan."""
        return tuple(gate for wall in self.walls for gate in wall.gates)


def around_both(one: Curve, two: Curve) -> Curve:
    """A rim around two areas: there and back between them along one line, so that nothing lies in it."""
    there, back = line(one[-1].end, two[0].start), line(two[-1].end, one[0].start)
    return (*one, *there, *two, *back)


def traced(
    arcs: Iterable[Arc],
    wanted: Iterable[str],
    enclosed: Mapping[frozenset[str], tuple[str, ...]] | None = None,
    parted: Iterable[str] = (),
) -> tuple[dict[str, Curve], dict[str, tuple[Curve, ...]]]:
    """The closed rim and the inner outline of every city and field, as the faces of the map of all arcs.

    An `enclosed` segment reaches no border: it is found by the cities whose walls it touches, of several the northern
    first. A `parted` one has two areas, with one rim around both. The faces must be exactly the wanted segments: a
    drawing that disagrees with the tile data is our own bug.
    """
    regions: dict[str, Curve] = {}
    outlines: dict[str, tuple[Curve, ...]] = {}
    inner = {walls: list(names) for walls, names in (enclosed or {}).items()}
    for face in sorted(faces(tuple(arcs)), key=lambda face: min(bend.start[1] for bend in face.rim)):
        names = face.segments or set(inner[face.walls][:1] if face.walls in inner else ())
        if names:
            (name,) = names
            assert name not in regions or name in parted, f"{name} falls into two areas"
            regions[name] = around_both(regions[name], face.rim) if name in regions else face.rim
            outlines[name] = outlines.get(name, ()) + face.inner
            inner[face.walls] = inner.get(face.walls, [])[0 if face.segments else 1 :]
    assert set(regions) == set(wanted), f"areas {sorted(regions)} are not the segments {sorted(wanted)}"
    return {name: regions[name] for name in wanted}, {name: outlines[name] for name in wanted}
