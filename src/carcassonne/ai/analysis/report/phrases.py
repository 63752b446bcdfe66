"""Moves and numbers in words, for the reports."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.ai.analysis.reasons.box_reasons import box_reasons
from carcassonne.art.board.figures import roles
from carcassonne.engine import actions as act
from carcassonne.notation.turn import print_action
from carcassonne.tiles import tile_named

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
TURNED = ("", " turned right", " turned twice", " turned left")


def notation(actions: Sequence[act.Action], tile: str = "") -> str:
    """Return a decision as the record writes it: "V 1,0 r2 · knight N"."""
    return " · ".join(print_action(action, tile) for action in actions)


def in_words(actions: Sequence[act.Action], tile: str = "") -> str:
    """Return a decision as people say it: "road curve at (1, 0) turned twice, knight to the north"."""
    return ", ".join(_words(action, tile) for action in actions)


def _words(action: act.Action, tile: str) -> str:
    of_boxes = (box.action_words(action, tile) for box in box_reasons())
    return next((words for words in of_boxes if words is not None), None) or _base_words(action, tile)


def _base_words(action: act.Action, tile: str) -> str:
    match action:
        case act.Place():
            return placement_words(action, tile)
        case act.Follower(feature, at):
            return _placed(roles().get(feature, feature), at) + _elsewhere(action)
        case act.Skip():
            return "no follower"
        case _:
            return print_action(action, tile)


def figure_words(figure: str, action: act.Follower) -> str:
    """Return where a figure of a box is put: its name and "to the north"."""
    return _placed(figure, action.at) + _elsewhere(action)


def _elsewhere(action: act.Follower) -> str:
    """Return the square, where it is not that of the tile just laid."""
    return "" if action.x is None else f" at ({action.x}, {action.y})"


def _placed(figure: str, at: str) -> str:
    return f"{figure} to the {SIDES[at[0]]}" if at else figure


def placement_words(action: act.Place, tile: str) -> str:
    """Return where a tile is laid: "road curve at (1, 0) turned twice"."""
    return f"{tile_words(tile)} at ({action.x}, {action.y}){TURNED[action.rotation]}"


def tile_words(tile: str) -> str:
    """Return what is on a tile, with the number of its symbol: "straight road 3"."""
    kind, _, number = tile.partition(":")
    return f"{tile_named(kind).name} {number}".rstrip()


def signed(points: float) -> str:
    """Return a margin with its sign and a true minus: "+3.2", "−1.0", "0.0"."""
    text = f"{points:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")


def percent(share: float) -> str:
    """Return a chance in percent; what is possible is never rounded to 0 % or 100 %."""
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 < share < 1 else f"{100 * share:.0f}%"
