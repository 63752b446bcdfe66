"""King and robber baron in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.king_robber.box import MODULES, NAME
from carcassonne.boxes.king_robber.events import BaronTaken, KingTaken
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _king_taken(event: KingTaken, names: Names) -> str:
    return f"{names[event.player]} takes the king with a city of {event.size} tiles"


def _baron_taken(event: BaronTaken, names: Names) -> str:
    tiles = "tile" if event.size == 1 else "tiles"
    return f"{names[event.player]} takes the robber baron with a road of {event.size} {tiles}"


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {name: rules.values[name] for name in (NAME, *MODULES)}


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    after, end = [], []
    if rules.king:
        after.append("whoever finished the largest city so far takes the king")
        end.append("the king brings 1 point for each finished city")
    if rules.robber_baron:
        after.append("whoever finished the longest road so far takes the robber baron")
        end.append("the robber baron brings 1 point for each finished road")
    return {TurnStep.AFTER_SCORING: after, TurnStep.AFTER_LAST_TILE: end}


PART = BoxTerminal(
    events={KingTaken: _king_taken, BaronTaken: _baron_taken},
    scored={"king": "the king", "robber_baron": "the robber baron"},
    rules=RulesText(
        options=_options,
        meanings={
            (NAME, True): "its five tiles are in the deck",
            ("king", True): "the largest finished city brings the king, worth a point a finished city at the end",
            ("robber_baron", True): "the longest finished road brings the robber baron, worth a point a finished road",
        },
        turn=_turn,
    ),
)
