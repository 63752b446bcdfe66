"""The landscape: tiles and bridges on squares, and the features found in it by flood fill (B5)."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from slow_referee.tiles import HALVES, NO_MARKS, SIDES, Face, Part, in_order, tile_files

Place = tuple[int, int]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
FACING = OPPOSITE | {"NL": "SR", "NR": "SL", "EL": "WR", "ER": "WL", "SL": "NR", "SR": "NL", "WL": "ER", "WR": "EL"}
AXIS_SIDES = {"NS": ("N", "S"), "WE": ("E", "W")}
RINGED = ("cloister", "garden", "shrine")
"""What stands alone on its tile and is completed by the eight squares around it."""


class Segment(NamedTuple):
    """A feature part on one square; `at` is its first side or half-edge, "bridge", or "" where it reaches no side."""

    x: int
    y: int
    kind: str
    at: str

    @property
    def place(self) -> Place:
        return self.x, self.y


@dataclass(frozen=True)
class Feature:
    kind: str
    segments: frozenset[Segment]

    @functools.cached_property
    def places(self) -> set[Place]:
        return {segment.place for segment in self.segments}


@functools.cache
def neighbour(place: Place, end: str) -> Place:
    """The square across a side or half-edge."""
    dx, dy = STEP[end[0]]
    return place[0] + dx, place[1] + dy


def surroundings(place: Place) -> list[Place]:
    """The eight squares around a square."""
    x, y = place
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


@dataclass
class Landscape:
    faces: dict[Place, Face] = field(default_factory=dict)
    bridges: dict[Place, str] = field(default_factory=dict)
    wheel_places: set[Place] = field(default_factory=set)
    wheel_joins: list[set[Segment]] = field(default_factory=list)
    wheel_borders: dict[Segment, set[Segment]] = field(default_factory=dict)
    ties: dict[Place, frozenset[Segment]] = field(default_factory=dict)
    """Segments of a tile that a box joins."""
    changed: set[Segment] = field(default_factory=set)
    """Segments of features that a box has changed in this part of the turn besides laying a tile."""
    marks: frozenset[str] = NO_MARKS
    safe_river: bool = False
    _found: dict[Segment, Feature] = field(default_factory=dict)
    """The features found since the landscape last changed, by each of their segments."""

    def copy(self) -> "Landscape":
        return replace(self, faces=dict(self.faces), bridges=dict(self.bridges), ties=dict(self.ties), _found={})

    def lay(self, place: Place, face: Face) -> None:
        self.faces[place] = face
        self._found.clear()

    def take_up(self, place: Place) -> None:
        """Undo `lay`, of a tile that was only tried."""
        del self.faces[place]
        self._found.clear()

    def build_bridge(self, place: Place, axis: str) -> None:
        self.bridges[place] = axis
        self._found.clear()

    def pull_down_bridge(self, place: Place) -> None:
        """Undo `build_bridge`, of a bridge that was only tried."""
        del self.bridges[place]
        self._found.clear()

    def tie(self, place: Place, segments: frozenset[Segment]) -> None:
        """These segments of a tile are one from now on, and no others."""
        self.ties[place] = segments
        self._found.clear()

    def lay_wheel_board(self) -> None:
        """Sixteen squares that count as tiles; features of the board join across its squares (D1)."""
        board = tile_files()["wheel"]["board"]
        parts: dict[Place, list[Part]] = {(x, y): [] for x in range(board["size"]) for y in range(board["size"])}
        of_city: dict[str, set[Segment]] = {}
        for kind in ("cities", "roads", "fields"):
            for entry in board[kind]:
                ends = _ends_by_place(entry["halves"] if kind == "fields" else entry["sides"])
                name = {"cities": "city", "roads": "road", "fields": "field"}[kind]
                for place, place_ends in ends.items():
                    parts[place].append(Part(name, place_ends))
                segments = {Segment(*place, name, place_ends[0]) for place, place_ends in ends.items()}
                self.wheel_joins.append(segments)
                if kind == "cities":
                    of_city[entry["id"]] = segments
                for city in entry.get("cities", "").split():
                    for segment in segments:
                        self.wheel_borders.setdefault(segment, set()).update(of_city[city])
        for place, place_parts in parts.items():
            self.faces[place] = Face(_board_sides(place, board["size"], place_parts), tuple(place_parts))
            self.wheel_places.add(place)
        self._found.clear()

    def side_type(self, place: Place, side: str) -> str:
        """City, road or field; the two ends of a bridge are road sides (E2.5)."""
        if place in self.bridges and side in self.bridge_ends(place):
            return "road"
        return self.faces[place].side(side)

    def bridge_ends(self, place: Place) -> tuple[str, ...]:
        axis = self.bridges.get(place)
        return AXIS_SIDES[axis] if axis else ()

    def sides_match(self, place: Place) -> bool:
        """Every side shared with a neighbouring tile is of equal type (B3.2, E2.4)."""
        for side in SIDES:
            other = neighbour(place, side)
            if other in self.faces and self.side_type(place, side) != self.side_type(other, OPPOSITE[side]):
                return False
        return True

    def empty_neighbours(self) -> list[Place]:
        """The empty squares that share a side with a tile (B3.1)."""
        around = {neighbour(place, side) for place in self.faces for side in SIDES}
        return sorted(around - self.faces.keys())

    def is_open(self, place: Place) -> bool:
        return place not in self.faces and any(neighbour(place, side) in self.faces for side in SIDES)

    def segments_on(self, place: Place) -> list[Segment]:
        segments = [Segment(*place, part.kind, part.at) for part in self.faces[place].parts]
        if place in self.bridges:
            segments.append(Segment(*place, "road", "bridge"))
        return segments

    def all_segments(self) -> list[Segment]:
        return [segment for place in self.faces for segment in self.segments_on(place)]

    def part(self, segment: Segment) -> Part:
        return self.faces[segment.place].part_at[segment.kind, segment.at]

    def ends(self, segment: Segment) -> tuple[str, ...]:
        if segment.at == "bridge":
            return self.bridge_ends(segment.place)
        return self.part(segment).ends

    def segment_at(self, place: Place, kind: str, end: str) -> Segment | None:
        """The segment of this kind that reaches a side or half-edge of a square."""
        if kind == "road" and (end == "bridge" or end in self.bridge_ends(place)):
            return Segment(*place, "road", "bridge")
        part = self.faces[place].part_reaching(kind, "" if kind in RINGED else end)
        return Segment(*place, kind, part.at) if part else None

    def joined_to(self, segment: Segment) -> Iterator[Segment]:
        """The segments that meet this one across a shared side, or are joined with it on their tile or board."""
        if segment in self.ties.get(segment.place, ()):
            yield from self.ties[segment.place]
        for end in self.ends(segment):
            other_place = neighbour(segment.place, end)
            if other_place in self.faces:
                other = self.segment_at(other_place, segment.kind, FACING[end])
                if other is not None:
                    yield other
        if segment.place in self.wheel_places:
            for joined in self.wheel_joins:
                if segment in joined:
                    yield from joined

    def feature(self, segment: Segment) -> Feature:
        """The feature that a segment belongs to, looked for once as long as nothing is laid."""
        if segment not in self._found:
            feature = self._flood(segment)
            self._found.update(dict.fromkeys(feature.segments, feature))
        return self._found[segment]

    def _flood(self, start: Segment) -> Feature:
        found = {start}
        waiting = [start]
        while waiting:
            for segment in self.joined_to(waiting.pop()):
                if segment not in found:
                    found.add(segment)
                    waiting.append(segment)
        return Feature(start.kind, frozenset(found))

    def features(self) -> list[Feature]:
        found: list[Feature] = []
        seen: set[Segment] = set()
        for segment in self.all_segments():
            if segment not in seen:
                feature = self.feature(segment)
                seen |= feature.segments
                found.append(feature)
        return found

    def open_count(self, feature: Feature) -> int:
        """Sides facing an empty square; for what is ringed the empty squares around it; nothing for a field."""
        if feature.kind == "field":
            return 0
        if feature.kind in RINGED:
            (place,) = feature.places
            return sum(other not in self.faces for other in surroundings(place))
        return sum(
            neighbour(segment.place, end) not in self.faces
            for segment in feature.segments
            for end in self.ends(segment)
        )

    def is_complete(self, feature: Feature) -> bool:
        return feature.kind != "field" and self.open_count(feature) == 0

    def pennants(self, feature: Feature) -> int:
        return sum(self.part(segment).pennants for segment in feature.segments if segment.kind == "city")

    def marks_in(self, feature: Feature) -> list[str]:
        """The marks that act on a road or city, as often as they are printed; a bridge has none (I5.4)."""
        return [mark for segment in feature.segments if segment.at != "bridge" for mark in self.part(segment).marks]

    def bordering_cities(self, meadow: Feature) -> set[Feature]:
        """The cities whose wall a field touches on at least one tile (A2)."""
        touched: set[Segment] = set()
        for segment in meadow.segments:
            touched |= self.wheel_borders.get(segment, set())
            touched |= {Segment(*segment.place, "city", at) for at in self.part(segment).cities}
        return {self.feature(segment) for segment in touched}

    def ending_at(self, place: Place) -> list[Segment]:
        """The cities and roads around that end at a tile without landscape on its sides, N E S W: an abbey (J2.2)."""
        found = []
        for side in SIDES:
            other = neighbour(place, side)
            if self.faces[place].side(side) == "abbey" and self.side_type(other, OPPOSITE[side]) in ("city", "road"):
                segment = self.segment_at(other, self.side_type(other, OPPOSITE[side]), OPPOSITE[side])
                assert segment is not None
                found.append(segment)
        return found

    def completed_by(self, place: Place) -> list[Feature]:
        """The projects that the tile just laid on this square, or a box, has completed (B6.3)."""
        segments = [segment for segment in self.segments_on(place) if segment.kind in ("city", "road")]
        segments += sorted(self.changed)
        segments += self.ending_at(place)
        for near in [place, *surroundings(place)]:
            if near in self.faces:
                segments += [segment for segment in self.segments_on(near) if segment.kind in RINGED]
        projects: list[Feature] = []
        for segment in segments:
            feature = self.feature(segment)
            if feature not in projects and self.is_complete(feature):
                projects.append(feature)
        return projects


def _ends_by_place(entries: list[str]) -> dict[Place, tuple[str, ...]]:
    """ "column row end" entries of the wheel board, gathered by square."""
    ends: dict[Place, list[str]] = {}
    for entry in entries:
        column, row, end = entry.split()
        ends.setdefault((int(column), int(row)), []).append(end)
    return {place: in_order(place_ends) for place, place_ends in ends.items()}


def _board_sides(place: Place, size: int, parts: list[Part]) -> tuple[str, ...]:
    """Side types of one square of the wheel board; sides inside the board are no landscape."""
    types = []
    for side in SIDES:
        x, y = neighbour(place, side)
        inside = 0 <= x < size and 0 <= y < size
        here = [part.kind for part in parts if part.kind != "field" and side in part.ends]
        types.append("inside" if inside else here[0] if here else "field")
    return tuple(types)


assert all(FACING[FACING[end]] == end for end in SIDES + HALVES)
