"""Carcassonne: the rules of the base game and of expansions as a library.

>>> from carcassonne import Game, Rules
>>> game = Game(Rules.of("modern", players=2), seed=1)
>>> events = game.play(game.legal_actions()[0])

The names below are loaded when they are first used, so that `import carcassonne` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carcassonne.boxes.bridges_castles_bazaars.actions import (
        Auction,
        Bid,
        Buy,
        Castle,
        CastleProject,
        Decline,
        Pass,
        Sell,
    )
    from carcassonne.boxes.bridges_castles_bazaars.events import (
        BidMade,
        BridgeBuilt,
        CastleBuilt,
        MarketOpened,
        TileSold,
    )
    from carcassonne.boxes.wheel.actions import Crown, Plague
    from carcassonne.boxes.wheel.events import PigMoved, WheelAction
    from carcassonne.engine.actions import Action, Bridge, Draw, Follower, Place, Skip
    from carcassonne.engine.events import (
        Discarded,
        Drawn,
        Event,
        FollowerPlaced,
        FollowerReturned,
        GameEnded,
        Placed,
        Scored,
        TurnEnded,
    )
    from carcassonne.engine.features import Feature
    from carcassonne.engine.game import Game
    from carcassonne.engine.rules import Rules
    from carcassonne.engine.view import View
    from carcassonne.errors import CarcassonneError, IllegalAction, NotationError, NothingToUndo, RulesError

    __version__: str

__all__ = [
    "Action",
    "Auction",
    "Bid",
    "BidMade",
    "Bridge",
    "BridgeBuilt",
    "Buy",
    "CarcassonneError",
    "Castle",
    "CastleBuilt",
    "CastleProject",
    "Crown",
    "Decline",
    "Discarded",
    "Draw",
    "Drawn",
    "Event",
    "Feature",
    "Follower",
    "FollowerPlaced",
    "FollowerReturned",
    "Game",
    "GameEnded",
    "IllegalAction",
    "MarketOpened",
    "NotationError",
    "NothingToUndo",
    "Pass",
    "PigMoved",
    "Place",
    "Placed",
    "Plague",
    "Rules",
    "RulesError",
    "Scored",
    "Sell",
    "Skip",
    "TileSold",
    "TurnEnded",
    "View",
    "WheelAction",
]

_HOMES = ("errors", "engine.rules", "engine.actions", "engine.events", "engine.view", "engine.features", "engine.game")
"""The modules that hold these names, the cheap ones first; actions and events of boxes are in the codec's lists."""


if not TYPE_CHECKING:  # a type checker knows the names above and no others

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            return _version()
        if name not in __all__:
            raise AttributeError(f"module 'carcassonne' has no attribute {name!r}")
        globals()[name] = _found(name)
        return globals()[name]


def _found(name: str) -> Any:
    """What a name of this package stands for."""
    for home in _HOMES:
        found = vars(import_module(f"carcassonne.{home}")).get(name)
        if found is not None:
            return found
    from carcassonne.engine.codec import ACTION_CLASSES, EVENT_NAMES

    return next(found for found in (*ACTION_CLASSES, *EVENT_NAMES) if found.__name__ == name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__, "__version__"])


def _version() -> str:
    try:
        from importlib.metadata import PackageNotFoundError, version
    except ImportError:  # a browser has no packages, but this one
        return str(import_module("carcassonne.packed").VERSION)
    try:
        return version("carcassonne")
    except PackageNotFoundError:
        return "0 (not installed)"
