"""A follower on a shrine, and why it and a cloister may not be laid too near."""

from __future__ import annotations

from carcassonne.boxes.base.actions import FollowerKind
from carcassonne.boxes.shrines.rules import crowds
from carcassonne.core import board, report, tables
from carcassonne.core.state import State
from carcassonne.engine.actions import Follower, Place
from carcassonne.engine.decisions import BoxActions, FigureKind, SpotKind
from carcassonne.engine.members import Members

RIVALS = {"cloister": "shrine", "shrine": "cloister"}


def _against_place(s: State, action: Place) -> str | None:
    hand = report.hand(s)
    if not crowds(s, board.cell_at(s, action.x, action.y), hand):
        return None
    mine = tables.TILES[hand].hub
    return (
        f"at ({action.x}, {action.y}) the {mine} and a {RIVALS[mine]} around it would not be alone: "
        "each has at most one of the other among its eight squares (ruling S1.2)"
    )


def _against_abbot(s: State, action: Follower, segment: int) -> str | None:
    return "an abbot does not serve in a shrine (ruling S1.1)" if action.feature == "shrine" else None


class HereticKind(FollowerKind):
    """A follower on a shrine, by the word for him; all else of him is as of any other."""

    members = Members()
    words = ("heretic",)

    def holds(self, action: Follower) -> bool:
        """Heretics stand on shrines."""
        return action.feature == "shrine"

    def action_of(self, s: State, choice: int) -> Follower | None:
        """A shrine on the tile just laid, or elsewhere."""
        action = super().action_of(s, choice)
        return action if action is not None and self.holds(action) else None


PART = BoxActions(
    kinds=(HereticKind(),),
    spots=(SpotKind("shrine", "heretic"),),
    figures=(FigureKind("abbot", _against_abbot),),
    against_place=_against_place,
)
