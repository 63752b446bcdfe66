"""A refusal: an action that is not allowed is refused with its reason, and nothing changes."""

from __future__ import annotations

import pytest

from carcassonne.engine.actions import Action
from carcassonne.engine.game import Game
from carcassonne.errors import IllegalAction


def refused(game: Game, action: Action) -> str:
    """Why an action is refused, after making sure that refusing it leaves the game as it was."""
    before, ply = game.state.to_bytes(), game.ply
    reason = game.explain(action)
    assert reason is not None, f"{action} is allowed"
    assert action not in game.legal_actions()
    with pytest.raises(IllegalAction) as refusal:
        game.play(action)
    assert (refusal.value.reason, refusal.value.seat) == (reason, game.to_act)
    assert (game.state.to_bytes(), game.ply) == (before, ply)
    return reason
