"""What the commands need of the core, in one place: states, their choices, and games played by dice."""

from __future__ import annotations

from carcassonne.core.playout import Dice, play_games, random_decision, time_copies
from carcassonne.core.state import COMPILED, State, state_bytes
from carcassonne.core.turn import apply, choices

__all__ = [
    "COMPILED",
    "Dice",
    "State",
    "after",
    "choices",
    "play_games",
    "random_decision",
    "state_bytes",
    "time_copies",
]


def after(s: State, choice: int) -> State:
    """The state after a choice; the one before is unchanged."""
    found: State = s.copy()
    apply(found, choice)
    return found
