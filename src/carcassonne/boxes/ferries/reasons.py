"""Ferries in the analysis: whose roads they cut, and what they finish."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.ferries.actions import Ferry, ends_text
from carcassonne.boxes.ferries.events import FerryMoved
from carcassonne.engine.actions import Action

CUTS = Statement("ferry_cuts", "cuts {whose} road in two")
CUT = 0.7
"""What a tile of a road that is cut weighs among reasons."""


def cuts_roads(c: Contrast) -> Iterator[Reason]:
    """Yield a ferry that leaves a road of others."""
    for event in c.better.events:
        if not isinstance(event, FerryMoved) or event in c.worse.events:
            continue
        whole = c.worse.feature_at((event.x, event.y, "road", event.before[0]))
        if whole is not None and whole.owners and c.seat not in whole.owners:
            yield Reason(CUTS.key, CUT * whole.tiles, CUTS, {"feature": "road", **c.whose(whole.owners)})


def action_words(action: Action, tile: str) -> str | None:
    """Return what a ferry joins in words, None for any other action."""
    match action:
        case Ferry(x, y, ends):
            return f"ferry at {x},{y} {ends_text(ends)}"
        case _:
            return None


PART = BoxReasons(makers=(cuts_roads,), statements=(CUTS,), follow_up_phases=("ferry",), action_words=action_words)
