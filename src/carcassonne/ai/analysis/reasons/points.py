"""Reasons about points: scored at once or in the end, and those to hope for from features that grow or get stuck."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import reworded
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.holdings import Holding
from carcassonne.ai.analysis.reasons.reason import Reason, Statement, Value
from carcassonne.art.board.figures import roles
from carcassonne.engine import events as ev
from carcassonne.engine.names import HUBS
from carcassonne.engine.openings import NO_OPENING
from carcassonne.engine.positions import followers_of

RETURN = 2.0
"""What a follower that comes home weighs among reasons."""
PROJECTS = ("city", "road", *HUBS)
"""What pays when it is closed; whatever else pays during the game just pays."""

CLOSES = Statement("closes", "closes the own {feature} for {points:point}, and gets {back} back")
CLOSES_SHARED = Statement(
    "closes_shared", "closes {players}'s {feature}, shared for {points:point}, and gets {back} back"
)
CLAIMS_AND_CLOSES = Statement("claims_closes", "claims and closes {feature:a} for {points:point}")
SCORES = Statement("scores", "scores {points:point} for {feature:a}")
SPARES = Statement("spares", "does not give {players} {points:point} for {feature:a}")
FINALLY_MORE = Statement("final_more", "brings {points:point} more by the final scoring")
FINALLY_COSTS = Statement("final_costs", "costs {players} {points:point} in the final scoring")
RAISES = Statement("raises", "raises {whose} {feature} from {from} to {points} points")
DOES_NOT_RAISE = Statement("not_raise", "does not raise {whose} {feature} to {points} points")
BLOCKS = Statement("blocks", "blocks {whose} {feature}: no tile left fits one of its squares")
DOES_NOT_BLOCK = Statement(
    "not_block", "does not block the own {feature}, where no tile left fits one of its squares after the other"
)
LEAVES = Statement("leaves", "leaves {tiles:tile} that fit {whose} {feature}, not {other}")
LEAVES_ONLY = Statement("leaves_only", "leaves only {tiles:tile} that fit {whose} {feature}, not {other}")
STATEMENTS = (
    CLOSES,
    CLOSES_SHARED,
    CLAIMS_AND_CLOSES,
    SCORES,
    SPARES,
    FINALLY_MORE,
    FINALLY_COSTS,
    RAISES,
    DOES_NOT_RAISE,
    BLOCKS,
    DOES_NOT_BLOCK,
    LEAVES,
    LEAVES_ONLY,
)


# --- points at once ---------------------------------------------------------------------------------------------------
def closes(c: Contrast) -> Iterator[Reason]:
    """Yield what the better line scores for the player and the other line does not."""
    others = [(event.feature, event.points) for event in c.worse.scored if event.player == c.seat]
    for event in c.better.scored:
        if event.player != c.seat or c.ends or _stays_open(c.better, event):
            continue
        if (event.feature, event.points) in others:
            others.remove((event.feature, event.points))
            continue
        back = _came_home(c.better, event)
        statement, values = _closing(c, event, back)
        yield Reason("points", event.points + RETURN * bool(back), statement, values)


def _stays_open(outcome: Consequences, event: ev.Scored) -> bool:
    """Return whether a project was paid and not finished: a box that has such scores speaks of them itself."""
    if event.feature not in PROJECTS:
        return False
    paid = [each for each in outcome.features if each.kind == event.feature and not each.completed]
    return any({(x, y) for x, y, _ in each.segments} == set(event.tiles) for each in paid)


def _came_home(outcome: Consequences, event: ev.Scored) -> int:
    """Return how many of the player's followers came home from there that stood there before the line."""
    stood = followers_of(outcome.before)
    homes = [each for each in outcome.returned if each.player == event.player and (each.x, each.y) in event.tiles]
    return sum(
        (each.x, each.y, each.feature, each.at) in stood and roles().get(each.feature) == roles().get(event.feature)
        for each in homes
    )


def _closing(c: Contrast, event: ev.Scored, back: int) -> tuple[Statement, dict[str, Value]]:
    """Return what is said of a score, and its values."""
    values: dict[str, Value] = {"feature": event.feature, "points": event.points}
    if event.feature not in PROJECTS:
        return SCORES, values
    if not back:
        return CLAIMS_AND_CLOSES, values
    sharers = [each.player for each in c.better.scored if each.tiles == event.tiles and each.player != event.player]
    if sharers:
        return CLOSES_SHARED, values | {"back": back, "players": sharers}
    return CLOSES, values | {"back": back}


def spares_rivals_points(c: Contrast) -> Iterator[Reason]:
    """Yield the points that the other line gives rivals at once."""
    kept = [(event.player, event.feature, event.points) for event in c.better.scored]
    for event in c.worse.scored:
        if event.player == c.seat or c.ends or (event.player, event.feature, event.points) in kept:
            continue
        values: dict[str, Value] = {"players": [event.player], "points": event.points, "feature": event.feature}
        yield Reason("rival's points", 0.8 * event.points, SPARES, values)


def ends_better(c: Contrast) -> Iterator[Reason]:
    """Yield what the final scoring makes of the last tile."""
    if not (c.better.over and c.worse.over):
        return
    for seat in range(len(c.better.supply)):
        change = c.better.points_of(seat) - c.worse.points_of(seat)
        if seat == c.seat and change > 0:
            yield Reason("points", 2 * change, FINALLY_MORE, {"points": change})
        elif seat != c.seat and change < 0:
            yield Reason("rival's points", -change, FINALLY_COSTS, {"players": [seat], "points": -change})


# --- prospects --------------------------------------------------------------------------------------------------------
def growth(c: Contrast) -> Iterator[Reason]:
    """Yield own features that become worth more, and rivals' that the other line would make worth more."""
    if c.ends:
        return
    for here, there, earlier in c.pairs():
        if here.owners != there.owners:
            continue  # a reason about majorities says that
        change = here.worth - there.worth
        if c.seat in here.owners and change > 0 and here.worth > earlier.worth:
            values = _owned(c, here) | {"from": earlier.worth, "points": here.worth}
            yield Reason(f"growth {here.kind}", 0.7 * change * here.share(c.seat), RAISES, values)
        elif c.seat not in here.owners and change < 0 and there.worth > earlier.worth:
            values = _owned(c, here) | {"points": there.worth}
            yield Reason(f"growth {here.kind}", -0.6 * change, DOES_NOT_RAISE, values)


def _owned(c: Contrast, held: Holding) -> dict[str, Value]:
    """Return the values that say which feature it is and whose."""
    return {"feature": held.kind, **c.whose(held.owners)}


def blocks(c: Contrast) -> Iterator[Reason]:
    """Yield squares that no tile left fits: good beside rivals' features, bad beside own ones."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if here.feature.completed or there.feature.completed or here.kind == "field":
            continue
        if c.seat not in here.owners and here.fitting == 0 < there.fitting:
            yield Reason("block", 0.6 * here.worth + 1, reworded(c, BLOCKS), _owned(c, here))
        elif c.seat in there.owners and there.fitting == 0 < here.fitting:
            yield Reason("block", 0.6 * there.worth + 1, reworded(c, DOES_NOT_BLOCK), {"feature": there.kind})


def openness(c: Contrast) -> Iterator[Reason]:
    """Yield own features that more, or rivals' that fewer, of the tiles left can finish."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        fewest = min(here.fitting, there.fitting)
        if here.feature.completed or there.feature.completed or not 0 < fewest < NO_OPENING:
            continue
        more = here.fitting - there.fitting
        if c.seat in here.owners and c.seat in there.owners and more >= 2:
            yield Reason("openness", _easier(there, here), LEAVES, _fitting(c, here, there))
        elif c.seat not in here.owners and here.owners and more <= -2:
            yield Reason("openness", _easier(here, there), LEAVES_ONLY, _fitting(c, here, there))


def _easier(hard: Holding, easy: Holding) -> float:
    """Return how much it weighs that more tiles fit: most where few did."""
    return 0.3 * easy.worth * min(1.0, (easy.fitting - hard.fitting) / (hard.fitting + 2))


def _fitting(c: Contrast, here: Holding, there: Holding) -> dict[str, Value]:
    return _owned(c, here) | {"tiles": here.fitting, "other": there.fitting}
