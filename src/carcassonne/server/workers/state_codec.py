"""How positions and choices travel between the server and its workers. Only this module of the server uses the core."""

from __future__ import annotations

import base64

from carcassonne.core import turn
from carcassonne.core.state import State, state_of
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import legal_choice
from carcassonne.engine.game import Game

__all__ = ["State", "choice_of", "choices", "packed", "unpacked"]


def choices(game: Game) -> list[int]:
    """Return the legal choices of a game by their numbers."""
    numbers: list[int] = turn.choices(game.state)
    return numbers


def choice_of(state: State, action: Action) -> int | None:
    """Return the number of the choice that an action is; None if the action is not allowed."""
    return legal_choice(state, action)


def packed(game: Game) -> str:
    """Return a game's state as text: how many tiles of each kind are left is in it, their order is not."""
    return base64.b64encode(game.state.to_bytes()).decode("ascii")


def unpacked(text: str) -> State:
    """Return the state of such a text."""
    return state_of(base64.b64decode(text))
