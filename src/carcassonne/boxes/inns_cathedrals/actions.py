"""The large follower: nothing keeps it out but what keeps an ordinary one out."""

from __future__ import annotations

from carcassonne.engine.decisions import BoxActions, FigureKind

PART = BoxActions(figures=(FigureKind("large", example="large city N"),))
