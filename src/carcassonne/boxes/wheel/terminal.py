"""The wheel in the terminal: the pig, crown spaces, the plague."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.boxes.wheel.events import PigMoved, WheelAction
from carcassonne.cli.terminal.box import BoxTerminal, RulesText, TurnStep
from carcassonne.cli.terminal.words import follower_words
from carcassonne.engine.rules import Rules


def _plague(action: Plague) -> str:
    return f"take back the {follower_words(action.feature, action.at)} of ({action.x}, {action.y})"


def _with(figure: str) -> str:
    return f"with the {figure} follower: " if figure else ""


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.wheel:
        return {}
    walk = "the pig moves as the tile's symbol says, its segment acts, crown spaces there score"
    return {TurnStep.AFTER_DRAWING: [walk], TurnStep.WHERE_FOLLOWERS_GO: ["on a crown space"]}


PART = BoxTerminal(
    actions={
        Crown: lambda action: f"{_with(action.figure)}a crown space of {action.segment} on the wheel",
        Plague: _plague,
    },
    events={
        PigMoved: lambda event, names: f"the pig walks from {event.start} to {event.end}",
        WheelAction: lambda event, names: f"the wheel shows {event.segment}",
    },
    scored={"crown": "a crown space", "wheel": "the wheel"},
    stands={"crown": lambda at: f"follower on a crown space of {at}"},
    questions={"plague": "Which follower comes home"},
    rules=RulesText(
        presets={"wheel-of-fortune": "its own 72 tiles around a wheel with a pig and crown spaces"},
        options=lambda rules: {"wheel": rules.wheel},
        meanings={("wheel", True): "symbols on tiles move the pig on the wheel of fortune"},
        start=lambda rules: "the wheel board" if rules.wheel else None,
        turn=_turn,
        signs=lambda rules: ["1 2 3 wheel symbol"] if rules.wheel else [],
    ),
)
