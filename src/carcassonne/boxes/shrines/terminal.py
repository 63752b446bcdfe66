"""Shrines in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.shrines.events import Challenged
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _challenged(event: Challenged, names: Names) -> str:
    return f"the {event.feature} at ({event.x}, {event.y}) has lost its challenge"


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {"shrines": True, "shrine_tiles": rules.shrine_tiles} if rules.shrines else {"shrines": False}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.shrines:
        return {}
    return {
        TurnStep.BEFORE_SCORING: [
            "a shrine and a cloister may be laid beside each other only if neither has another such neighbour",
        ],
        TurnStep.AFTER_SCORING: [
            "who is paid for a shrine drives off whoever is on an unfinished cloister beside it, and vice versa",
        ],
    }


PART = BoxTerminal(
    events={Challenged: _challenged},
    driven={"challenge": lambda figure: f"{figure} is beaten"},
    rules=RulesText(
        options=_options,
        meanings={
            ("shrines", True): "tiles with shrines: cloisters of heretics, who challenge the monks beside them",
            ("shrine_tiles", "6"): "all six tiles",
            ("shrine_tiles", "5"): "five tiles, without SH06, as in the older set",
        },
        turn=_turn,
        signs=lambda rules: ["Ω shrine"] if rules.shrines else [],
    ),
)
