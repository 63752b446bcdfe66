"""Features as people see them: who owns them, what they are worth now and when finished."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

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


@dataclass(frozen=True, slots=True)
class SeenFeatures:
    """The features of a landscape, and what they were read from: a later look takes over those that are the same."""

    features: tuple[Feature, ...]
    _lying: list[tuple[int, ...]]
    """The tiles, in the order in which they were laid."""
    _segments: dict[int, Segment]
    """The segments that are shown, by the core's number."""
    _described: dict[int, tuple[tuple[object, ...], Feature]]
    """What the core told of each feature, by its number, and how it is seen."""


def features_of(s: State) -> tuple[Feature, ...]:
    """Every feature of the landscape, in order of its first segment."""
    return see_features(s).features


def see_features(s: State, before: SeenFeatures | None = None) -> SeenFeatures:
    """The features of a landscape. Those that `before` has as they are now are not made again.

    A tile that lies there keeps the numbers of its segments. Nothing is taken over where other tiles lie there.
    """
    lying = report.tiles_lying(s)
    shared = 0 if before is None else min(len(lying), len(before._lying))
    if before is None or lying[:shared] != before._lying[:shared]:
        known, segments = {}, _segments(lying)
    else:
        known, segments = before._described, before._segments | _segments(lying[shared:])
    described: dict[int, tuple[tuple[object, ...], Feature]] = {}
    for number in report.features_lying(s):
        told = core_features.describe_feature(s, number)
        if told[0] == state.FIELD:
            points = (fields.field_points(s, number),) * 2
        else:
            points = (told[-1], scoring.least_points(s, number))
        told = (*told, *points)
        seen = known.get(number)
        if seen is None or seen[0] != told:
            seen = (told, _feature(told, segments))
        described[number] = seen
    return SeenFeatures(tuple([feature for _, feature in described.values()]), lying, segments, described)


def _feature(told: tuple[Any, ...], segments: dict[int, Segment]) -> Feature:
    landscape, members, tiles, open_sides, pennants, followers, _, now, then = told
    shown = tuple([segments[member] for member in sorted(members) if member in segments])
    return Feature(LANDSCAPES[landscape], shown, tiles, open_sides, pennants, followers, now, then)


def _segments(lying: list[tuple[int, ...]]) -> dict[int, Segment]:
    """The segments of some tiles that are shown, by the core's number."""
    return {
        base + place: (x, y, name)
        for kind, x, y, rotation, base, built in lying
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
