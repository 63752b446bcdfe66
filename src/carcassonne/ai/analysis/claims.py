"""Reasons about followers: one kept in the supply, a feature claimed."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne import events as ev
from carcassonne.ai.analysis.contrast import Contrast, Reason, plural
from carcassonne.ai.analysis.outcome import Outcome
from carcassonne.features import Feature

FOLLOWER = 4.0
LAST_FOLLOWER = 8.0
"""What a follower in the supply weighs among reasons."""


def keeps_follower(c: Contrast) -> Iterator[Reason]:
    """A follower that the other line spends."""
    spent = c.worse.placed
    left = c.worse.supply[c.seat]
    if spent is None or c.ends or c.better.placed is not None or c.better.supply[c.seat] <= left:
        return
    where = _claimed_words(c.worse, spent)
    if left == 0:
        yield Reason(LAST_FOLLOWER, f"keeps the last follower rather than spend it on {where}", "follower")
    else:
        yield Reason(FOLLOWER - 0.4 * left, f"keeps a follower rather than spend it on {where}", "follower")


def _claimed_words(outcome: Outcome, put: ev.FollowerPlaced) -> str:
    feature = feature_claimed(outcome, put)
    if feature is None:
        return "a crown space" if put.feature == "crown" else f"a {put.feature}"
    if feature.kind == "cloister":
        return "a cloister"
    worth = feature.points if feature.kind == "field" else feature.points_if_completed
    return f"a {feature.kind} worth {worth}"


def feature_claimed(outcome: Outcome, put: ev.FollowerPlaced) -> Feature | None:
    """The feature a follower was put on; None on the wheel."""
    if put.x is None or put.y is None:
        return None
    return outcome.feature_at((put.x, put.y, put.feature, put.at))


def claims(c: Contrast) -> Iterator[Reason]:
    """A feature it claims and the other line does not."""
    put, other = c.better.placed, c.worse.placed
    if put is None or c.ends or (other is not None and _place(put) == _place(other)):
        return
    if put.feature == "crown":
        yield Reason(2.0, f"takes a crown space of {put.at}", "claim")
        return
    feature = feature_claimed(c.better, put)
    if feature is None or feature.completed:  # closed at once: its points are the reason
        return
    if feature.kind == "field":
        cities = f"worth {feature.points} already" if feature.points else "with room to grow"
        yield Reason(1.5 + 0.8 * feature.points, f"puts a farmer on a field {cities}", "claim")
    elif feature.kind == "cloister":
        yield Reason(4.0 + 0.3 * feature.points, "puts a monk in the cloister", "claim")
    else:
        size = plural(feature.tiles, "tile")
        words = f"claims a {feature.kind} of {size}, {feature.points_if_completed} points when finished"
        yield Reason(0.5 * feature.points_if_completed + 0.5, words, "claim")


def _place(put: ev.FollowerPlaced) -> tuple[object, ...]:
    return put.feature, put.at, put.x, put.y
