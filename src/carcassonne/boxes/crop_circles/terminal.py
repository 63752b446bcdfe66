"""Crop circles in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.crop_circles.actions import Circle, Take
from carcassonne.boxes.crop_circles.box import SETS
from carcassonne.boxes.crop_circles.events import CircleChosen
from carcassonne.cli.terminal.box import BoxTerminal, OptionValue, RulesText, TurnStep
from carcassonne.cli.terminal.words import standing_words
from carcassonne.engine.rules import Rules

CHOICES = {"add": "everybody adds a follower", "remove": "everybody removes a follower"}


def _take(action: Take) -> str:
    return f"take your {standing_words(action.feature, action.at, action.x, action.y, action.figure)} home"


def _options(rules: Rules) -> dict[str, OptionValue]:
    switches: dict[str, OptionValue] = {name: rules.values[name] for name in SETS}
    return switches | ({"crop_circle_add": rules.crop_circle_add} if any(switches.values()) else {})


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not any(rules.values[name] for name in SETS):
        return {}
    word = "may add" if rules.crop_circle_add == "may" else "adds"
    return {
        TurnStep.AFTER_SCORING: [
            "after a tile with a crop circle the player on turn chooses for everybody, from the left neighbour on:",
            f"  each {word} a follower beside one of his of the circle's kind, or each takes one of them home",
        ],
    }


PART = BoxTerminal(
    actions={Circle: lambda action: CHOICES[action.choice], Take: _take},
    events={CircleChosen: lambda event, names: f"{names[event.player]} chooses: {CHOICES[event.choice]}"},
    driven={"circle": lambda figure: f"{figure} goes home for the crop circle"},
    questions={"circle": "What does the crop circle bring", "circle_move": "The crop circle"},
    rules=RulesText(
        options=_options,
        meanings={
            ("crop_circles", True): "the six crop circles of the Big Boxes",
            ("crop_circles_1", True): "the six crop circles of the first set",
            ("crop_circle_add", "may"): "who can add a follower may do so",
            ("crop_circle_add", "must"): "who can add a follower has to",
        },
        turn=_turn,
        signs=lambda rules: ["} rake", "{ club", "0 shield"] if any(rules.values[name] for name in SETS) else [],
    ),
)
