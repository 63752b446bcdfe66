"""What keeps a large follower out: nothing but what keeps an ordinary one out, and the abbot's garden."""

from __future__ import annotations

from carcassonne.core.state import State
from carcassonne.engine.actions import Follower
from carcassonne.engine.decisions import BoxActions, FigureKind


def _against(s: State, action: Follower, segment: int) -> str | None:
    return "only an abbot goes into a garden (ruling I4.1)" if action.feature == "garden" else None


PART = BoxActions(figures=(FigureKind("large", _against, "large city N"),))
