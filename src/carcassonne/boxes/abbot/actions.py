"""Putting the abbot, and taking him back."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.boxes.base.actions import FOLLOW
from carcassonne.core import report, state
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.decisions import BoxActions, FigureKind, PlainKind, SpotKind
from carcassonne.engine.names import HUBS, named


@dataclass(frozen=True, slots=True)
class TakeAbbot(Action):
    """Take the own abbot back from a cloister or garden that is not complete, for its points."""


def _against_abbot(s: State, action: Follower, segment: int) -> str | None:
    if action.feature == "garden" and not report.gardens_act(s):
        return "in these rules gardens are pictures and take nobody (ruling M0)"
    if action.feature in HUBS:
        return None
    return f"an abbot stands on a cloister or in a garden, not on {named(action.feature, action.at)} (ruling M2.1)"


def _against_others(s: State, action: Follower, segment: int) -> str | None:
    ruling = "I4.1" if action.figure else "M2.1"
    return f"only an abbot goes into a garden (ruling {ruling})" if action.feature == "garden" else None


TAKE = PlainKind(
    "take_abbot",
    FOLLOW,
    {"take abbot": (int(state.ABBOT * state.FIGURE_STEP), TakeAbbot())},
    refusal="the player on turn has no abbot on an unfinished cloister or garden (rulings M4.1, M4.3)",
)
PART = BoxActions(
    kinds=(TAKE,),
    spots=(SpotKind("garden", "gardener"),),
    figures=(
        FigureKind("abbot", _against_abbot, "abbot garden"),
        FigureKind("", _against_others),
        FigureKind("large", _against_others),
    ),
)
