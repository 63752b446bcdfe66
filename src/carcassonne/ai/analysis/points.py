"""Reasons about points: what a line scores at once, for whom, and what the final scoring makes of it."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne import events as ev
from carcassonne.ai.analysis.contrast import Contrast, Reason, plural
from carcassonne.ai.analysis.outcome import Outcome, followers_of
from carcassonne.art.followers import ROLES

RETURN = 2.0
"""What a follower that comes home weighs among reasons."""
ELSEWHERE = {"wheel": "the wheel", "crown": "a crown space", "castle": "a castle"}


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
        yield Reason(event.points + RETURN * bool(back), _closing_words(c, event, back), "points")


def _came_home(outcome: Outcome, event: ev.Scored) -> int:
    """How many of the player's followers came home from there that stood there before the line."""
    stood = followers_of(outcome.before)
    homes = [each for each in outcome.returned if each.player == event.player and (each.x, each.y) in event.tiles]
    return sum(
        (each.x, each.y, each.feature, each.at) in stood and ROLES[each.feature] == ROLES.get(event.feature)
        for each in homes
    )


def _closing_words(c: Contrast, event: ev.Scored, back: int) -> str:
    points = plural(event.points, "point")
    if event.feature in ELSEWHERE:
        return f"scores {points} for {ELSEWHERE[event.feature]}"
    if not back:
        return f"claims and closes a {event.feature} for {points}"
    sharers = [each.player for each in c.better.scored if each.tiles == event.tiles and each.player != event.player]
    what = f"{c.named(sharers)}'s {event.feature}, shared" if sharers else f"the own {event.feature}"
    home = f"gets the {ROLES[event.feature]} back" if back == 1 else f"gets {back} followers back"
    return f"closes {what} for {points}, and {home}"


def spares_rivals_points(c: Contrast) -> Iterator[Reason]:
    """Points that the other line gives rivals at once."""
    kept = [(event.player, event.feature, event.points) for event in c.better.scored]
    for event in c.worse.scored:
        if event.player == c.seat or c.ends or (event.player, event.feature, event.points) in kept:
            continue
        what = ELSEWHERE.get(event.feature, f"a {event.feature}")
        words = f"does not give {c.names[event.player]} {plural(event.points, 'point')} for {what}"
        yield Reason(0.8 * event.points, words, "rival's points")


def ends_better(c: Contrast) -> Iterator[Reason]:
    """The last tile: what the final scoring makes of it."""
    if not (c.better.over and c.worse.over):
        return
    for seat, name in enumerate(c.names):
        change = c.better.points_of(seat) - c.worse.points_of(seat)
        if seat == c.seat and change > 0:
            yield Reason(2 * change, f"brings {plural(change, 'point')} more by the final scoring", "points")
        elif seat != c.seat and change < 0:
            yield Reason(-change, f"costs {name} {plural(-change, 'point')} in the final scoring", "rival's points")
