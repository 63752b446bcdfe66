"""The question of the gold mines: where the second ingot comes to lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.core import board, report
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.decisions import ActionKind, BoxActions, Decision
from carcassonne.engine.members import COORDINATE, Members
from carcassonne.engine.text import read_square


@dataclass(frozen=True, slots=True)
class Gold(Action):
    """Put the second ingot of the mine just laid on a tile among the eight around it."""

    x: int
    y: int


DIG = Decision("gold", phase_named("gold"), "the second ingot is put on a tile around the mine", laid=True)


class GoldKind(ActionKind[Gold]):
    """Putting the second ingot on a tile."""

    action, name, decision = Gold, "gold", DIG
    members = Members(x=COORDINATE, y=COORDINATE)
    words, example = ("gold",), "gold 1,0"

    def action_of(self, s: State, choice: int) -> Gold:
        """The square of the tile."""
        return Gold(*report.tile_lying(s, choice)[1:3])

    def choice_of(self, s: State, action: Gold) -> int | None:
        """The tile there."""
        tile = int(board.square_at(s, action.x, action.y)) - 1
        return tile if tile >= 0 else None

    def against(self, s: State, action: Gold) -> str:
        """No tile there, or one too far away."""
        if int(board.square_at(s, action.x, action.y)) <= 0:
            return f"no tile lies at {action.x},{action.y}"
        _, x, y, *_ = report.last_tile(s)
        return f"{action.x},{action.y} is not one of the eight squares around the mine at {x},{y} (ruling G1.2)"

    def text(self, action: Gold) -> str:
        """The tile."""
        return f"gold {action.x},{action.y}"

    def read(self, words: Sequence[str]) -> Gold | None:
        """The tile."""
        _, *rest = words
        return Gold(*read_square(rest[0])) if len(rest) == 1 else None


PART = BoxActions(kinds=(GoldKind(),), decisions=(DIG,))
