"""Actions and events in words, as people at the table would say them. The boxes say them; here they are found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from carcassonne.art.board.figures import roles
from carcassonne.art.drawing.palette import player_colour
from carcassonne.cli.terminal.box import Names, terminals
from carcassonne.engine.actions import Action
from carcassonne.engine.events import Event
from carcassonne.tiles.catalogue import tile_named

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
CORNERS = {"NW": "north-west", "NE": "north-east", "SE": "south-east", "SW": "south-west"}
HALVES = {
    "NL": "west",
    "NR": "east",
    "EL": "north",
    "ER": "south",
    "SL": "east",
    "SR": "west",
    "WL": "south",
    "WR": "north",
}


def action_words(action: Action) -> str:
    """What somebody would do by an action."""
    words = _action_words().get(type(action))
    assert words is not None, f"no box says this action in words: {action}"
    return words(action)


def event_words(event: Event, names: Names) -> str:
    """What happened, in a sentence; "" for what needs none."""
    words = _event_words().get(type(event))
    assert words is not None, f"no box says this event in words: {event}"
    return words(event, names)


def told(events: Sequence[Event], names: Names) -> list[str]:
    """Events in sentences, those without one left out."""
    return [words for words in (event_words(event, names) for event in events) if words]


@cache
def _action_words() -> dict[type[Any], Callable[[Any], str]]:
    return {kind: words for box in terminals() for kind, words in box.actions.items()}


@cache
def _event_words() -> dict[type[Any], Callable[[Any, Names], str]]:
    return {kind: words for box in terminals() for kind, words in box.events.items()}


# --- what the boxes say it with ---------------------------------------------------------------------------------------
def colour_names(players: int) -> tuple[str, ...]:
    """The players by their colours."""
    return tuple(player_colour(seat).name.capitalize() for seat in range(players))


def tile_words(name: str) -> str:
    """A tile's name with what is on it."""
    return f"{name} ({tile_named(name.partition(':')[0]).name})"


def place_words(at: str) -> str:
    """Where on a tile: a side, or half of one."""
    if at in SIDES:
        return f"at the {SIDES[at]} side"
    if at in CORNERS:
        return f"at the {CORNERS[at]} corner"
    return f"at the {SIDES[at[0]]} side's {HALVES[at]} half" if at in HALVES else ""


def follower_words(feature: str, at: str, figure: str = "") -> str:
    """A figure by its name, or a follower by its role, and its place on the tile."""
    who = figure_words(figure, roles()[feature])
    return f"{who} {'in' if _stands_in(feature) else 'on'} the {feature} {place_words(at)}".rstrip()


def _stands_in(feature: str) -> bool:
    """Whether one stands in a feature, not on it."""
    return any(feature in box.inside for box in terminals())


def figure_words(figure: str, role: str) -> str:
    """A figure in words; an ordinary follower is called by its role."""
    for box in terminals():
        if figure in box.figures:
            return box.figures[figure](role)
    return role


def standing_words(feature: str, at: str, x: int | None, y: int | None, figure: str = "") -> str:
    """A follower by its role and its place on the board, or beside the landscape."""
    for box in terminals():
        if feature in box.stands:
            return figure_words(figure, box.stands[feature](at))
    return f"{follower_words(feature, at, figure)} of ({x}, {y})"


def points_words(points: int) -> str:
    """A number of points."""
    return f"{points} point{'' if abs(points) == 1 else 's'}"
