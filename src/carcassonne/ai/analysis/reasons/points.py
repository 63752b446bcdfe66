"""Reasons about points: scored at once or in the end, and those to hope for from features that grow or get stuck."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.holdings import Holding
from carcassonne.ai.analysis.reasons.reason import Key, Reason, Value
from carcassonne.art.followers import ROLES
from carcassonne.engine import events as ev
from carcassonne.engine.positions import followers_of, standing

RETURN = 2.0
"""What a follower that comes home weighs among reasons."""
ELSEWHERE = ("wheel", "crown", "castle")
"""What pays without being closed."""


def closes(c: Contrast) -> Iterator[Reason]:
    """Features it closes for the player that the other line does not."""
    others = [(event.feature, event.points) for event in c.worse.scored if event.player == c.seat]
    for event in c.better.scored:
        if event.player != c.seat or c.ends:
            continue
        if (event.feature, event.points) in others:
            others.remove((event.feature, event.points))
            continue
        back = _came_home(c.better, event)
        key, values = _closing(c, event, back)
        yield Reason("points", event.points + RETURN * bool(back), key, values)


def _came_home(outcome: Consequences, event: ev.Scored) -> int:
    """How many of the player's followers came home from there that stood there before the line."""
    stood = followers_of(outcome.before)
    homes = [each for each in outcome.returned if each.player == event.player and (each.x, each.y) in event.tiles]
    return sum(
        (each.x, each.y, each.feature, each.at) in stood and ROLES[each.feature] == ROLES.get(event.feature)
        for each in homes
    )


def _closing(c: Contrast, event: ev.Scored, back: int) -> tuple[Key, dict[str, Value]]:
    """What is told of a score, and its values."""
    values: dict[str, Value] = {"feature": event.feature, "points": event.points}
    if event.feature in ELSEWHERE:
        return "scores", values
    if not back:
        return "claims_closes", values
    sharers = [each.player for each in c.better.scored if each.tiles == event.tiles and each.player != event.player]
    if sharers:
        return "closes_shared", values | {"back": back, "players": sharers}
    return "closes", values | {"back": back}


def spares_rivals_points(c: Contrast) -> Iterator[Reason]:
    """Points that the other line gives rivals at once."""
    kept = [(event.player, event.feature, event.points) for event in c.better.scored]
    for event in c.worse.scored:
        if event.player == c.seat or c.ends or (event.player, event.feature, event.points) in kept:
            continue
        values: dict[str, Value] = {"players": [event.player], "points": event.points, "feature": event.feature}
        yield Reason("rival's points", 0.8 * event.points, "spares", values)


def ends_better(c: Contrast) -> Iterator[Reason]:
    """The last tile: what the final scoring makes of it."""
    if not (c.better.over and c.worse.over):
        return
    for seat in range(len(c.better.supply)):
        change = c.better.points_of(seat) - c.worse.points_of(seat)
        if seat == c.seat and change > 0:
            yield Reason("points", 2 * change, "final_more", {"points": change})
        elif seat != c.seat and change < 0:
            yield Reason("rival's points", -change, "final_costs", {"players": [seat], "points": -change})


# --- prospects --------------------------------------------------------------------------------------------------------
def growth(c: Contrast) -> Iterator[Reason]:
    """Own features that become worth more, and rivals' that the other line would make worth more."""
    if c.ends:
        return
    for here, there, earlier in c.pairs():
        if here.owners != there.owners:
            continue  # majorities tell that
        change = here.worth - there.worth
        if c.seat in here.owners and change > 0 and here.worth > earlier.worth:
            values = _owned(c, here) | {"from": earlier.worth, "points": here.worth}
            yield Reason(f"growth {here.kind}", 0.7 * change * here.share(c.seat), "raises", values)
        elif c.seat not in here.owners and change < 0 and there.worth > earlier.worth:
            values = _owned(c, here) | {"points": there.worth}
            yield Reason(f"growth {here.kind}", -0.6 * change, "not_raise", values)


def _owned(c: Contrast, held: Holding) -> dict[str, Value]:
    """Which feature it is and whose."""
    return {"feature": held.kind, **c.whose(held.owners)}


def blocks(c: Contrast) -> Iterator[Reason]:
    """Squares that no tile left fits: good beside rivals' features, bad beside own ones."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if here.feature.completed or there.feature.completed or here.kind == "field":
            continue
        if c.seat not in here.owners and here.fitting == 0 < there.fitting:
            key: Key = "blocks_unbridged" if _bridges_left(c) else "blocks"
            yield Reason("block", 0.6 * here.worth + 1, key, _owned(c, here))
        elif c.seat in there.owners and there.fitting == 0 < here.fitting:
            key = "not_block_unbridged" if _bridges_left(c) else "not_block"
            yield Reason("block", 0.6 * there.worth + 1, key, {"feature": there.kind})


def _bridges_left(c: Contrast) -> bool:
    """Whether a bridge may still help where no tile fits."""
    return any(standing(c.better.after).bridges_left)


def openness(c: Contrast) -> Iterator[Reason]:
    """Own features that more, or rivals' that fewer, of the tiles left can finish."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if here.feature.completed or there.feature.completed or not 0 < min(here.fitting, there.fitting) < 999:
            continue
        more = here.fitting - there.fitting
        if c.seat in here.owners and c.seat in there.owners and more >= 2:
            yield Reason("openness", _easier(there, here), "leaves", _fitting(c, here, there))
        elif c.seat not in here.owners and here.owners and more <= -2:
            yield Reason("openness", _easier(here, there), "leaves_only", _fitting(c, here, there))


def _easier(hard: Holding, easy: Holding) -> float:
    """How much it weighs that more tiles fit: most where few did."""
    return 0.3 * easy.worth * min(1.0, (easy.fitting - hard.fitting) / (hard.fitting + 2))


def _fitting(c: Contrast, here: Holding, there: Holding) -> dict[str, Value]:
    return _owned(c, here) | {"tiles": here.fitting, "other": there.fitting}
