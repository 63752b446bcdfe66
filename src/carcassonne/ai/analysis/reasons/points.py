"""Reasons about points: what a line scores at once, for whom, and what the final scoring makes of it."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Key, Reason, Value
from carcassonne.art.followers import ROLES
from carcassonne.engine import events as ev
from carcassonne.engine.positions import followers_of

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
