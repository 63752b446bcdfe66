"""Features as people see them: who owns them, what they are worth now and when finished."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from carcassonne.core import features as core_features
from carcassonne.core import fields, report, scoring, state, tables
from carcassonne.core.state import State
from carcassonne.engine.box import built_feature
from carcassonne.engine.names import LANDSCAPES, segment_at

Segment: TypeAlias = tuple[int, int, str]
"""Where a segment lies, x and y, and its name there."""


@dataclass(frozen=True, slots=True)
class Feature:
    """Connected segments of the landscape.

    `segments` are (x, y, at), with the name of what is built over a tile in place of `at`; `open_sides` is 0 for a
    finished city or road, and for a cloister the squares still empty around it. `points` is what the feature is worth
    now (a field: what the completed cities around it are worth to it), `points_if_completed` what finishing a project
    brings at least.
    """

    kind: str
    segments: tuple[Segment, ...]
    tiles: int
    open_sides: int
    pennants: int
    followers: tuple[int, ...]
    points: int
    points_if_completed: int

    @property
    def completed(self) -> bool:
        """Whether a project is finished; a field never is."""
        return self.kind != "field" and self.open_sides == 0

    @property
    def owners(self) -> tuple[int, ...]:
        """The players with most followers in it, all of them when tied."""
        most = max(self.followers)
        return tuple(seat for seat, count in enumerate(self.followers) if count == most) if most else ()


def features_of(s: State) -> tuple[Feature, ...]:
    """Every feature of the landscape, in order of its first segment."""
    segments = _segments(s)
    return tuple([_feature(s, number, segments) for number in report.features_lying(s)])


def _feature(s: State, number: int, segments: dict[int, Segment]) -> Feature:
    landscape, members, tiles, open_sides, pennants, followers, now = core_features.describe_feature(s, number)
    shown = tuple([segments[member] for member in sorted(members) if member in segments])
    if landscape == state.FIELD:
        now = then = fields.field_points(s, number)
    else:
        then = scoring.least_points(s, number)
    return Feature(LANDSCAPES[landscape], shown, tiles, open_sides, pennants, followers, now, then)


def _segments(s: State) -> dict[int, Segment]:
    """The segments of the landscape that are shown, by the core's number."""
    return {
        base + place: (x, y, name)
        for kind, x, y, rotation, base, built in report.tiles_lying(s)
        for place, name in _names(kind, rotation, bool(built))
    }


@cache
def _names(kind: int, rotation: int, built: bool) -> tuple[tuple[int, str], ...]:
    """The segments of a tile as it lies, each with its name: `at`, or what is built over the tile.

    A field that touches a city of a start board without reaching an edge of that square is not shown.
    """
    first = kind * state.SEGMENTS_PER_TILE
    lying = [(place, *segment_at(first + place, rotation)) for place in range(tables.segment_count(kind) + built)]
    shown = [each for each in lying if kind < tables.FIRST_SQUARE or each[1:] != ("field", "")]
    return tuple((place, name if name == built_feature() else at) for place, name, at in shown)
