"""A flight in the analysis: its action in words, and landing as part of a line."""

from __future__ import annotations

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.engine.actions import Action


def action_words(action: Action, tile: str) -> str | None:
    """Return who flies in words, None for any other action."""
    match action:
        case Fly(figure):
            return f"a {figure or 'follower'} flies"
        case _:
            return None


PART = BoxReasons(action_words=action_words)
