"""What a player, or nature, can do: the base game's actions. A box that asks for more brings its own.

A segment is named by its first side or half-edge as it lies on the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Axis: TypeAlias = Literal["NS", "WE"]


@dataclass(frozen=True, slots=True)
class Action:
    """What all actions are."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Nature draws a tile; without one a player says that it shall be drawn."""

    tile: str = ""


@dataclass(frozen=True, slots=True)
class Bridge:
    """A bridge to be built over the tile at (x, y)."""

    x: int
    y: int
    axis: Axis


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the tile in hand, `rotation` quarter turns clockwise, perhaps with a bridge."""

    x: int
    y: int
    rotation: int
    bridge: Bridge | None = None


@dataclass(frozen=True, slots=True)
class Follower(Action):
    """Put a follower on a segment of the tile just laid, or on what was just built there.

    `figure` names a figure that is put instead of an ordinary follower. `x` and `y` name the square where a box lets
    followers go to other tiles; without them it is the tile just laid.
    """

    feature: str
    at: str = ""
    figure: str = ""
    x: int | None = None
    y: int | None = None


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Put no follower."""
