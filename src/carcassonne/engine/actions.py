"""What a player, or nature, can do: the base game's actions. A box that asks for more brings its own.

A segment is named by its first side or half-edge as it lies on the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

Axis: TypeAlias = Literal["NS", "WE"]


@dataclass(frozen=True, slots=True)
class Action:
    """What all actions are."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Nature draws a tile."""

    tile: str


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

    `figure` names a figure that is put instead of an ordinary follower.
    """

    feature: str
    at: str = ""
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Put no follower."""


# The actions of boxes by the names they had here, until everybody imports them from their boxes.
if TYPE_CHECKING:
    from carcassonne.boxes.bridges_castles_bazaars.actions import Auction as Auction
    from carcassonne.boxes.bridges_castles_bazaars.actions import Bid as Bid
    from carcassonne.boxes.bridges_castles_bazaars.actions import Buy as Buy
    from carcassonne.boxes.bridges_castles_bazaars.actions import Castle as Castle
    from carcassonne.boxes.bridges_castles_bazaars.actions import CastleProject as CastleProject
    from carcassonne.boxes.bridges_castles_bazaars.actions import Decline as Decline
    from carcassonne.boxes.bridges_castles_bazaars.actions import Pass as Pass
    from carcassonne.boxes.bridges_castles_bazaars.actions import Sell as Sell
    from carcassonne.boxes.wheel.actions import Crown as Crown
    from carcassonne.boxes.wheel.actions import Plague as Plague
else:

    def __getattr__(name: str) -> Any:
        if not name.startswith("_"):
            from carcassonne.engine.codec import ACTION_CLASSES

            for found in ACTION_CLASSES:
                if found.__name__ == name:
                    globals()[name] = found
                    return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
