"""Gold in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.gold_mines.actions import Gold
from carcassonne.boxes.gold_mines.events import GoldPlaced, GoldTaken
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _taken(event: GoldTaken, names: Names) -> str:
    return f"{names[event.player]} takes {event.count} {'ingot' if event.count == 1 else 'ingots'} of gold"


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {"gold_mines": rules.gold_mines}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.gold_mines:
        return {}
    return {
        TurnStep.BEFORE_SCORING: [
            "a mine brings two ingots: one on its tile, one on a tile around it",
            "whoever is paid for a finished road, city or cloister takes the ingots on its tiles",
        ],
        TurnStep.AFTER_LAST_TILE: ["ingots are worth 1 point each, from four on 2, from seven on 3, from ten on 4"],
    }


PART = BoxTerminal(
    actions={Gold: lambda action: f"put the second ingot on ({action.x}, {action.y})"},
    events={
        GoldPlaced: lambda event, names: f"{names[event.player]} puts an ingot on ({event.x}, {event.y})",
        GoldTaken: _taken,
    },
    scored={"gold": "gold"},
    questions={"gold": "Where does the second ingot go"},
    rules=RulesText(
        options=_options,
        meanings={("gold_mines", True): "eight mines bring ingots, for whoever finishes what they lie on"},
        turn=_turn,
        signs=lambda rules: ["$ mine"] if rules.gold_mines else [],
    ),
)
