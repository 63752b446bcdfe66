"""How positions and choices travel between the server and its workers."""

from __future__ import annotations

import base64

from carcassonne.engine.game import Game
from carcassonne.engine.positions import State, legal_choices, state_from_bytes


def choices(game: Game) -> list[int]:
    """Return the legal choices of a game by their numbers."""
    return legal_choices(game.state)


def packed(game: Game) -> str:
    """Return a game's state as text: how many tiles of each kind are left is in it, their order is not."""
    return base64.b64encode(game.state.to_bytes()).decode("ascii")


def unpacked(text: str) -> State:
    """Return the state of such a text."""
    return state_from_bytes(base64.b64decode(text))
