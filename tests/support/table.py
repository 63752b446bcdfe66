"""A game in a few words: actions with short names, and games from a list of draws."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.actions import Buy, Castle, Decline, Pass, Sell
from carcassonne.engine import actions as act
from carcassonne.engine.events import Event
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import Axis

SKIP = act.Skip()
MONK = act.Follower("cloister")
ON_BRIDGE = act.Follower("bridge")
BUILD, NO_CASTLE = Castle(True), Castle(False)
BUY, SELL, PASS, DECLINE = Buy(), Sell(), Pass(), Decline()


def table(draw: str, *actions: act.Action, players: int = 2, preset: str = "modern", **options: Any) -> Game:
    """A game with these draws, played so far."""
    game = Game(Rules.of(preset, players, options), draw=draw.split())
    play(game, *actions)
    return game


def play(game: Game, *actions: act.Action) -> list[Event]:
    """Play on; gives everything that happened."""
    return [event for action in actions for event in game.play(action)]


def lay(x: int, y: int, rotation: int = 0, bridge: tuple[int, int, Axis] | None = None) -> act.Place:
    return act.Place(x, y, rotation, act.Bridge(*bridge) if bridge else None)


def knight(at: str) -> act.Follower:
    return act.Follower("city", at)


def thief(at: str) -> act.Follower:
    return act.Follower("road", at)


def farmer(at: str) -> act.Follower:
    return act.Follower("field", at)


def names(events: list[Event]) -> list[str]:
    """What happened, in one word each."""
    return [type(event).__name__ for event in events]
