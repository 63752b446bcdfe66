"""Ferries in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.ferries.actions import Ferry
from carcassonne.boxes.ferries.events import FerryMoved, FerryPlaced
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.names import SIDE_NAMES
from carcassonne.engine.rules import Rules


def _joins(told: Ferry | FerryPlaced | FerryMoved) -> str:
    """The lake and the two roads in words."""
    first, second = (SIDE_NAMES[side] for side in told.ends)
    return f"on the lake at ({told.x}, {told.y}) {first}-{second}"


def _placed(event: FerryPlaced, names: Names) -> str:
    return f"{names[event.player]} puts the ferry {_joins(event)}"


def _moved(event: FerryMoved, names: Names) -> str:
    return f"{names[event.player]} moves the ferry {_joins(event)}"


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {"ferries": rules.ferries}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.ferries:
        return {}
    return {
        TurnStep.BEFORE_SCORING: [
            "a new lake: its ferry joins two of the roads that end there",
            "a road that grows: the first ferry on it in each direction may be moved to other roads of its lake",
        ],
    }


PART = BoxTerminal(
    actions={Ferry: lambda action: f"the ferry {_joins(action)}"},
    events={FerryPlaced: _placed, FerryMoved: _moved},
    questions={"ferry": "Which roads does a ferry join"},
    rules=RulesText(
        options=_options,
        meanings={("ferries", True): "eight lakes with ferries: each joins two roads, and may be moved"},
        turn=_turn,
    ),
)
