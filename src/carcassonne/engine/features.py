"""Features as people see them: who owns them, what they are worth now and when finished."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core import features as core_features
from carcassonne.core import fields, report, scoring, state, tables
from carcassonne.core.state import State
from carcassonne.engine.box import built_feature
from carcassonne.engine.names import LANDSCAPES, place_of


@dataclass(frozen=True, slots=True)
class Feature:
    """Connected segments of the landscape.

    `segments` are (x, y, at), with the name of what is built over a tile in place of `at`; `open_sides` is 0 for a
    finished city or road, and for a cloister the squares still empty around it. `points` is what the feature is worth
    now (a field: what the completed cities around it are worth to it), `points_if_completed` what finishing a project
    brings at least.
    """

    kind: str
    segments: tuple[tuple[int, int, str], ...]
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
    return tuple(_feature(s, number) for number in report.features_lying(s))


def _feature(s: State, number: int) -> Feature:
    landscape, members, tiles, open_sides, pennants, followers, now = core_features.describe_feature(s, number)
    kind = LANDSCAPES[landscape]
    segments = []
    for member in sorted(members):
        x, y, name, at = place_of(s, member)
        if name == "field" and not at and report.print_of(s, member) // state.SEGMENTS_PER_TILE >= tables.FIRST_SQUARE:
            continue  # a field that touches a city of a start board without reaching an edge of that square
        segments.append((x, y, name if name == built_feature() else at))
    if kind == "field":
        now = then = fields.field_points(s, number)
    else:
        then = scoring.least_points(s, number)
    return Feature(kind, tuple(segments), tiles, open_sides, pennants, followers, now, then)
