"""Reasons about followers: kept in the supply, put on a feature, in the majority or not."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.holdings import Holding
from carcassonne.ai.analysis.reasons.reason import Key, Reason, Value
from carcassonne.engine import events as ev
from carcassonne.engine.features import Feature

FOLLOWER = 4.0
LAST_FOLLOWER = 8.0
"""What a follower in the supply weighs among reasons."""


def keeps_follower(c: Contrast) -> Iterator[Reason]:
    """A follower that the other line spends."""
    spent = c.worse.placed
    left = c.worse.supply[c.seat]
    if spent is None or c.ends or c.better.placed is not None or c.better.supply[c.seat] <= left:
        return
    where = _spent_on(c.worse, spent)
    if left == 0:
        yield Reason("follower", LAST_FOLLOWER, "keep_last", where)
    else:
        yield Reason("follower", FOLLOWER - 0.4 * left, "keep", where)


def _spent_on(outcome: Consequences, put: ev.FollowerPlaced) -> dict[str, Value]:
    """Where the follower would stand; what that is worth, where it says something."""
    feature = feature_claimed(outcome, put)
    if feature is None:
        return {"feature": put.feature}
    if feature.kind == "cloister":
        return {"feature": "cloister"}
    worth = feature.points if feature.kind == "field" else feature.points_if_completed
    return {"feature": feature.kind, "worth": worth}


def feature_claimed(outcome: Consequences, put: ev.FollowerPlaced) -> Feature | None:
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
        yield Reason("claim", 2.0, "crown", {"segment": put.at})
        return
    feature = feature_claimed(c.better, put)
    if feature is None or feature.completed:  # closed at once: its points are the reason
        return
    if feature.kind == "field":
        weight = 1.5 + 0.8 * feature.points
        if feature.points:
            yield Reason("claim", weight, "farmer", {"points": feature.points})
        else:
            yield Reason("claim", weight, "farmer_room")
    elif feature.kind == "cloister":
        yield Reason("claim", 4.0 + 0.3 * feature.points, "monk")
    else:
        points = feature.points_if_completed
        values: dict[str, Value] = {"feature": feature.kind, "tiles": feature.tiles, "points": points}
        yield Reason("claim", 0.5 * points + 0.5, "claims", values)


def _place(put: ev.FollowerPlaced) -> tuple[object, ...]:
    return put.feature, put.at, put.x, put.y


# --- majorities -------------------------------------------------------------------------------------------------------
def majorities(c: Contrast) -> Iterator[Reason]:
    """Features of which the player holds more after the better line."""
    if c.ends:
        return
    for here, there, earlier in c.pairs():
        gain = here.share(c.seat) - there.share(c.seat)
        if gain <= 0:
            yield from _turned_against(c, here, there)
            continue
        if there.share(c.seat) < earlier.share(c.seat):
            yield _kept(c, there, gain)
        else:
            yield _taken(c, here, earlier, gain)


def _kept(c: Contrast, there: Holding, gain: float) -> Reason:
    """The other line loses what was held."""
    rivals = [seat for seat in there.owners if seat != c.seat]
    key: Key = "not_share" if c.seat in there.owners else "not_hand"
    values: dict[str, Value] = {"feature": there.kind, "worth": there.worth, "players": rivals}
    return Reason(f"majority {there.kind}", gain * there.worth + 2, key, values)


def _taken(c: Contrast, here: Holding, earlier: Holding, gain: float) -> Reason:
    """The better line wins what a rival held."""
    rivals = [seat for seat in earlier.owners if seat != c.seat]
    key: Key = "majority" if here.share(c.seat) == 1 else "share"
    values: dict[str, Value] = {"feature": here.kind, "worth": here.worth, **c.whose(rivals)}
    return Reason(f"majority {here.kind}", gain * here.worth + 2, key, values)


def _turned_against(c: Contrast, here: Holding, there: Holding) -> Iterator[Reason]:
    """The better line lets one rival weaken another."""
    if c.seat in here.owners or c.seat in there.owners:
        return
    for rival in there.owners:
        lost = there.share(rival) - here.share(rival)
        others = [seat for seat in here.owners if seat != rival]
        if lost > 0 and others:
            values: dict[str, Value] = {"players": others, "feature": here.kind, "worth": here.worth}
            yield Reason(f"majority {here.kind}", 0.9 * lost * here.worth, "lets", values | c.whose([rival]))
