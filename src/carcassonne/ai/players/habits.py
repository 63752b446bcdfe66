"""Habits: what people who are still learning the game do not see, forget, or like too much.

A player with habits judges as its level does, and then chooses as such a person would: among the squares that he has
noticed, without the farmers that he does not think of, sometimes forgetting the follower.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.engine.actions import Action, Follower, Skip
from carcassonne.engine.positions import State, action_of, after_choice, phase_of

Judged = tuple[int, int, float]
"""A choice, the follower that goes with it or -1, and what it is worth."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a person differs from the evaluation. All chances are those of one decision."""

    notices: float = 1.0
    """The chance that he notices a way to lay the tile."""
    farms: float = 1.0
    """The chance that he thinks of farmers; one who does not takes a field for scenery."""
    forgets: float = 0.0
    """The chance that he forgets the follower."""
    dreams: float = 0.0
    """The points that he sees in a city of his own that is only just begun."""

    @property
    def words(self) -> str:
        """The habits in a line."""
        told = [
            f"notices {100 * self.notices:.0f} % of the ways to lay a tile" if self.notices < 1 else "",
            "no farmers" if not self.farms else f"farmers in {100 * self.farms:.0f} %" if self.farms < 1 else "",
            f"forgets {100 * self.forgets:.0f} % of the followers" if self.forgets else "",
            f"a city begun seems worth {self.dreams:g} more" if self.dreams else "",
        ]
        return ", ".join(filter(None, told))


def choose_by_habit(habits: Habits, state: State, judged: Sequence[Judged], dice: random.Random) -> Judged:
    """Return what a person with these habits does, of everything that is legal as his level judges it, best first."""
    farms, forgets = dice.random() < habits.farms, dice.random() < habits.forgets
    if phase_of(state) == "place":
        return _placement(habits, state, judged, farms, dice)
    if phase_of(state) != "follower":
        return judged[0]
    options = [(option, action_of(state, option[0])) for option in judged]
    if forgets:
        return next((option for option, action in options if isinstance(action, Skip)), judged[0])
    return max(
        ((option, _wish(habits, action)) for option, action in options if farms or not _is_farmer(action)),
        key=lambda pair: pair[0][2] + pair[1],
        default=(judged[0], 0.0),
    )[0]


def _placement(habits: Habits, state: State, judged: Sequence[Judged], farms: bool, dice: random.Random) -> Judged:
    """Return the best way to lay the tile among those noticed, with the follower that he would put there."""
    ways = sorted({choice for choice, _, _ in judged})
    noticed = {choice for choice in ways if dice.random() < habits.notices} or {dice.choice(ways)}
    laid = {choice: after_choice(state, choice) for choice in noticed}
    best, most = None, 0.0
    for option in judged:
        choice, then, value = option
        if choice not in noticed:
            continue
        action = action_of(laid[choice], then) if then >= 0 else None
        if action is not None and not farms and _is_farmer(action):
            continue
        value += _wish(habits, action)
        if best is None or value > most:
            best, most = option, value
    return best or judged[0]


def _is_farmer(action: Action) -> bool:
    return isinstance(action, Follower) and action.feature == "field"


def _wish(habits: Habits, action: Action | None) -> float:
    return habits.dreams if isinstance(action, Follower) and action.feature == "city" else 0.0
