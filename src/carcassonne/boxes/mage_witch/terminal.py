"""Mage and witch in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.mage_witch.actions import Magic
from carcassonne.boxes.mage_witch.events import MagicMoved, MagicOff
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.names import SIDE_NAMES
from carcassonne.engine.rules import Rules


def _place(told: Magic | MagicMoved | MagicOff) -> str:
    """The road or city in words."""
    if told.feature == "bridge":
        return f"the bridge at ({told.x}, {told.y})"
    return f"the {told.feature} to the {SIDE_NAMES[told.at]} of ({told.x}, {told.y})"


def _move(action: Magic) -> str:
    if action.off:
        return f"take the {action.figure} off the board"
    return f"put the {action.figure} on {_place(action)}"


def _moved(event: MagicMoved, names: Names) -> str:
    return f"{names[event.player]} puts the {event.figure} on {_place(event)}"


def _off(event: MagicOff, names: Names) -> str:
    return f"The {event.figure} leaves {_place(event)}"


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {"mage_witch": rules.mage_witch}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.mage_witch:
        return {}
    return {
        TurnStep.BEFORE_SCORING: [
            "a tile with the magic sign: the mage or the witch goes to an unfinished road or city where neither is",
            "a road or city pays 1 more for each tile with the mage, half with the witch; then they leave it",
        ],
    }


PART = BoxTerminal(
    actions={Magic: _move},
    events={MagicMoved: _moved, MagicOff: _off},
    questions={"magic": "Who goes where, the mage or the witch"},
    rules=RulesText(
        options=_options,
        meanings={("mage_witch", True): "eight tiles call the mage, who raises points, or the witch, who halves them"},
        turn=_turn,
        signs=lambda rules: ["* calls the mage or the witch"] if rules.mage_witch else [],
    ),
)
