"""Reasons about followers: kept in the supply, put on a feature, in the majority or not."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.holdings import Holding
from carcassonne.ai.analysis.reasons.reason import Reason, Statement, Value
from carcassonne.engine import events as ev
from carcassonne.engine.features import Feature

FOLLOWER = 4.0
LAST_FOLLOWER = 8.0
"""What a follower in the supply weighs among reasons."""

KEEPS_LAST = Statement("keep_last", "keeps the last follower rather than spend it on {spent}")
KEEPS = Statement("keep", "keeps a follower rather than spend it on {spent}")
FARMER = Statement("farmer", "puts a farmer on a field worth {points} already")
FARMER_WITH_ROOM = Statement("farmer_room", "puts a farmer on a field with room to grow")
MONK = Statement("monk", "puts a monk in the cloister")
CLAIMS = Statement("claims", "claims {feature:a} of {tiles:tile}, {points} points when finished")
DOES_NOT_SHARE = Statement("not_share", "does not share the {feature} worth {worth} with {players}")
DOES_NOT_HAND_OVER = Statement("not_hand", "does not hand the {feature} worth {worth} to {players}")
TAKES_MAJORITY = Statement("majority", "takes the majority in {whose} {feature} worth {worth}")
GETS_SHARE = Statement("share", "gets a share of {whose} {feature} worth {worth}")
LETS_RIVAL_IN = Statement("lets", "lets {players} into {whose} {feature} worth {worth}")
STATEMENTS = (
    KEEPS_LAST,
    KEEPS,
    FARMER,
    FARMER_WITH_ROOM,
    MONK,
    CLAIMS,
    DOES_NOT_SHARE,
    DOES_NOT_HAND_OVER,
    TAKES_MAJORITY,
    GETS_SHARE,
    LETS_RIVAL_IN,
)


# --- followers kept and put -------------------------------------------------------------------------------------------
def keeps_follower(c: Contrast) -> Iterator[Reason]:
    """Yield a follower that the other line spends."""
    spent = c.worse.placed
    left = c.worse.supply[c.seat]
    if spent is None or c.ends or c.better.placed is not None or c.better.supply[c.seat] <= left:
        return
    where = _spent_on(c.worse, spent)
    if left == 0:
        yield Reason("follower", LAST_FOLLOWER, KEEPS_LAST, where)
    else:
        yield Reason("follower", FOLLOWER - 0.4 * left, KEEPS, where)


def _spent_on(outcome: Consequences, put: ev.FollowerPlaced) -> dict[str, Value]:
    """Return where the follower would stand, and what that is worth where it says something."""
    feature = feature_claimed(outcome, put)
    if feature is None:
        return {"feature": put.feature}
    if feature.kind == "cloister":
        return {"feature": "cloister"}
    worth = feature.points if feature.kind == "field" else feature.points_if_completed
    return {"feature": feature.kind, "worth": worth}


def feature_claimed(outcome: Consequences, put: ev.FollowerPlaced) -> Feature | None:
    """Return the feature a follower was put on, None where it does not stand in the landscape."""
    if put.x is None or put.y is None:
        return None
    return outcome.feature_at((put.x, put.y, put.feature, put.at))


def project_claimed(c: Contrast, figure: str) -> Feature | None:
    """Return the feature that the better line alone claims with such a figure, unless it is closed at once.

    Then its points are the reason.
    """
    put = c.new_follower
    if put is None or put.figure != figure:
        return None
    feature = feature_claimed(c.better, put)
    return None if feature is None or feature.completed else feature


def claims(c: Contrast) -> Iterator[Reason]:
    """Yield the feature that the better line claims and the other does not; of its own and its figures a box speaks."""
    feature = project_claimed(c, figure="")
    if feature is None:
        return
    if feature.kind == "field":
        weight = 1.5 + 0.8 * feature.points
        if feature.points:
            yield Reason("claim", weight, FARMER, {"points": feature.points})
        else:
            yield Reason("claim", weight, FARMER_WITH_ROOM)
    elif feature.kind == "cloister":
        yield Reason("claim", 4.0 + 0.3 * feature.points, MONK)
    elif feature.kind in ("city", "road"):
        points = feature.points_if_completed
        values: dict[str, Value] = {"feature": feature.kind, "tiles": feature.tiles, "points": points}
        yield Reason("claim", 0.5 * points + 0.5, CLAIMS, values)


# --- majorities -------------------------------------------------------------------------------------------------------
def majorities(c: Contrast) -> Iterator[Reason]:
    """Yield the features of which the player holds more after the better line."""
    if c.ends:
        return
    for here, there, earlier in c.pairs():
        gain = here.share(c.seat) - there.share(c.seat)
        if gain <= 0:
            yield from _turned_against(c, here, there)
        elif there.share(c.seat) < earlier.share(c.seat):
            yield _kept(c, there, gain)
        else:
            yield _taken(c, here, earlier, gain)


def _kept(c: Contrast, there: Holding, gain: float) -> Reason:
    """Return that the other line loses what was held."""
    rivals = [seat for seat in there.owners if seat != c.seat]
    statement = DOES_NOT_SHARE if c.seat in there.owners else DOES_NOT_HAND_OVER
    values: dict[str, Value] = {"feature": there.kind, "worth": there.worth, "players": rivals}
    return Reason(f"majority {there.kind}", gain * there.worth + 2, statement, values)


def _taken(c: Contrast, here: Holding, earlier: Holding, gain: float) -> Reason:
    """Return that the better line wins what a rival held."""
    rivals = [seat for seat in earlier.owners if seat != c.seat]
    statement = TAKES_MAJORITY if here.share(c.seat) == 1 else GETS_SHARE
    values: dict[str, Value] = {"feature": here.kind, "worth": here.worth, **c.whose(rivals)}
    return Reason(f"majority {here.kind}", gain * here.worth + 2, statement, values)


def _turned_against(c: Contrast, here: Holding, there: Holding) -> Iterator[Reason]:
    """Yield that the better line lets one rival weaken another."""
    if c.seat in here.owners or c.seat in there.owners:
        return
    for rival in there.owners:
        lost = there.share(rival) - here.share(rival)
        others = [seat for seat in here.owners if seat != rival]
        if lost > 0 and others:
            values: dict[str, Value] = {"players": others, "feature": here.kind, "worth": here.worth}
            yield Reason(f"majority {here.kind}", 0.9 * lost * here.worth, LETS_RIVAL_IN, values | c.whose([rival]))
