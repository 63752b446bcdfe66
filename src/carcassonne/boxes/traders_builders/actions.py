"""Where builders and pigs may go."""

from __future__ import annotations

from carcassonne.core import features, report
from carcassonne.core.state import State
from carcassonne.engine.actions import Follower
from carcassonne.engine.box import built_feature
from carcassonne.engine.decisions import BoxActions, FigureKind
from carcassonne.engine.names import named


def _against_builder(s: State, action: Follower, segment: int) -> str | None:
    if action.feature not in ("city", "road", built_feature()):
        return f"a builder stands on a road or in a city, not on {named(action.feature, action.at)} (ruling T3.1)"
    if features.describe_feature(s, features.feature_of(s, segment))[3] == 0:
        return f"{named(action.feature, action.at)} is complete: no builder goes there (ruling T3.1)"
    return _alone(s, action, "T3.1")


def _against_pig(s: State, action: Follower, segment: int) -> str | None:
    if action.feature != "field":
        return f"a pig stands in a field, not on {named(action.feature, action.at)} (ruling T4.1)"
    return _alone(s, action, "T4.1")


def _alone(s: State, action: Follower, ruling: str) -> str:
    seat = report.on_turn(s)
    return f"player {seat} has no follower in {named(action.feature, action.at)} (ruling {ruling})"


PART = BoxActions(
    figures=(
        FigureKind("builder", _against_builder, "builder road E"),
        FigureKind("pig", _against_pig, "pig field NL"),
    )
)
