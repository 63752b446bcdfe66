"""The river in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.cli.terminal.box import BoxTerminal, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _options(rules: Rules) -> dict[str, OptionValue]:
    found: dict[str, OptionValue] = {"river": rules.river}
    return found | ({"river_turns": rules.river_turns} if rules.river else {})


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    return {TurnStep.PLACING: [", a river tile where the river goes on"]} if rules.river else {}


PART = BoxTerminal(
    rules=RulesText(
        options=_options,
        meanings={
            ("river", True): "a river flows from its spring to its lake before any other tile is drawn",
            ("river_turns", "no_immediate_u_turn"): "two bends in a row do not turn the same way",
            ("river_turns", "safe"): "besides, the river keeps three free squares ahead of its end",
        },
        start=lambda rules: "the spring RV01" if rules.river else None,
        turn=_turn,
        signs=lambda rules: ["≈ river"] if rules.river else [],
    ),
)
