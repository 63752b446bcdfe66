"""Abbots and gardens in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.cli.terminal.box import BoxTerminal, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {"abbots": rules.abbots, "gardens": rules.gardens}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    instead = "instead of putting a figure you may take your abbot back for his points"
    return {TurnStep.BEFORE_SCORING: [instead]} if rules.abbots else {}


PART = BoxTerminal(
    actions={TakeAbbot: lambda action: "take the abbot back for his points"},
    inside=("garden",),
    figures={"abbot": lambda role: "abbot"},
    rules=RulesText(
        options=_options,
        meanings={
            ("abbots", True): "everybody has an abbot, for cloisters and gardens, who may be taken back early",
            ("gardens", True): "tiles with a garden take the place of plain ones",
        },
        pieces=lambda rules: ", an abbot" if rules.abbots else "",
        turn=_turn,
        signs=lambda rules: ["* garden"] if rules.gardens else [],
    ),
)
