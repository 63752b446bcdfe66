"""Moves and numbers in words, for the outputs."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.engine import actions as act
from carcassonne.notation.turn import print_action

FOLLOWERS = {"city": "knight", "road": "thief", "field": "farmer", "cloister": "monk", "bridge": "thief on the bridge"}
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
TURNED = ("", " turned right", " turned twice", " turned left")


def notation(actions: Sequence[act.Action], tile: str = "") -> str:
    """A decision as the record writes it: "V 1,0 r2 · knight N"."""
    return " · ".join(print_action(action, tile) for action in actions)


def in_words(actions: Sequence[act.Action], tile: str = "") -> str:
    """A decision as people say it: "V at (1, 0) turned twice, knight to the north"."""
    return ", ".join(_words(action, tile) for action in actions)


def _words(action: act.Action, tile: str) -> str:
    match action:
        case act.Place(x, y, rotation, bridge):
            built = f" with a bridge over ({bridge.x}, {bridge.y})" if bridge else ""
            return f"{tile} at ({x}, {y}){TURNED[rotation]}{built}"
        case act.Follower(feature, at):
            return f"{FOLLOWERS[feature]} to the {SIDES[at[0]]}" if at else FOLLOWERS[feature]
        case act.Crown(segment):
            return f"a crown space of {segment}"
        case act.Skip():
            return "no follower"
        case act.Decline():
            return f"{tile} declined"
        case act.Castle(build):
            return "build the castle" if build else "no castle"
        case act.CastleProject(x, y, feature):
            return f"the castle is paid for the {feature} at ({x}, {y})"
        case act.Plague(x, y, feature):
            return f"take the follower off the {feature} at ({x}, {y})"
        case _:
            return print_action(action, tile)


def signed(points: float) -> str:
    """A margin with its sign and a true minus: "+3.2", "−1.0", "0.0"."""
    text = f"{points:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")


def percent(share: float) -> str:
    """A chance in percent; neither 0 nor 100 is said of what is still open."""
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 < share < 1 else f"{100 * share:.0f}%"
