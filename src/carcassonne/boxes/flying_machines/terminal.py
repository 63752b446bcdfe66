"""Flying machines in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.boxes.flying_machines.events import Crashed
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _fly(action: Fly) -> str:
    return f"let {_a(action.figure)} fly"


def _a(figure: str) -> str:
    return {"": "a follower", "large": "the large follower"}.get(figure, f"the {figure}")


def _crashed(event: Crashed, names: Names) -> str:
    return f"{names[event.player]}'s flier finds no place to land and goes home"


def _options(rules: Rules) -> dict[str, OptionValue]:
    fliers = {"fliers": rules.fliers} if rules.flying_machines else {}
    return {"flying_machines": rules.flying_machines, **fliers}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.flying_machines:
        return {}
    return {
        TurnStep.WHERE_FOLLOWERS_GO: ["in a flying machine: one to three squares along its arrow, as the die says"],
        TurnStep.BEFORE_SCORING: [
            "a flier lands on an unfinished road, city or cloister, whoever stands there; without one he goes home"
        ],
    }


PART = BoxTerminal(
    actions={Fly: _fly},
    events={Crashed: _crashed},
    questions={"landing": "Where does the flier land"},
    rules=RulesText(
        options=_options,
        meanings={
            ("flying_machines", True): "eight tiles with flying machines, and a die that says how far they fly",
            ("fliers", "any_follower"): "every follower may fly, abbots too",
            ("fliers", "ordinary_and_large"): "only ordinary and large followers fly",
        },
        turn=_turn,
        signs=lambda rules: ["↑ and other arrows: flying machine"] if rules.flying_machines else [],
    ),
)
