"""The Fair in the analysis: its actions in words, and the tickets of a line."""

from __future__ import annotations

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.boxes.fair.actions import Bear, BuyTicket, Trade
from carcassonne.engine.actions import Action


def action_words(action: Action, tile: str) -> str | None:
    """Return what is done at the Fair in words, None for any other action."""
    match action:
        case Bear(x, y):
            return f"bear to {x},{y}"
        case Trade():
            return "three tickets for points"
        case BuyTicket():
            return "a ticket"
        case _:
            return None


PART = BoxReasons(off_board_phases=("trade",), action_words=action_words)
