"""A die that nature throws: the action, what is told of it, and its kind for the decision of a box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.core import report
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.decisions import ActionKind, Decision
from carcassonne.engine.events import Rolled
from carcassonne.engine.members import Members, number

MOST_POINTS = 6


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Nature throws the die."""

    points: int


class RollKind(ActionKind[Roll]):
    """What a die of so many faces shows when a decision asks for it."""

    action, name = Roll, "roll"
    members = Members(points=number(1, MOST_POINTS))
    words, example = ("roll",), "roll 2"

    def __init__(self, decision: Decision, faces: int) -> None:
        self.decision, self.faces = decision, faces

    def action_of(self, s: State, choice: int) -> Roll:
        """The face."""
        return Roll(choice)

    def choice_of(self, s: State, action: Roll) -> int | None:
        """The face."""
        return action.points

    def against(self, s: State, action: Roll) -> str:
        """The die has no such face."""
        return f"the die shows 1 to {self.faces}, not {action.points}"

    def told(self, s: State, choice: int) -> Rolled:
        """What the die shows, for whom."""
        return Rolled(report.actor(s), choice)

    def text(self, action: Roll) -> str:
        """`roll 2`."""
        return f"roll {action.points}"

    def read(self, words: Sequence[str]) -> Roll | None:
        """`roll 2`."""
        return Roll(int(words[1])) if len(words) == 2 and words[1].isdecimal() else None
