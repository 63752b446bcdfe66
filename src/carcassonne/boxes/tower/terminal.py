"""Towers in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.tower.actions import Capture, Exchange, Ransom, Tower
from carcassonne.boxes.tower.events import Captured, Exchanged, Ransomed, TowerBuilt
from carcassonne.boxes.tower.rules import PIECES_FOR_EACH
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.cli.terminal.words import figure_words, standing_words
from carcassonne.engine.rules import Rules


def _figure(figure: str) -> str:
    return figure_words(figure, "follower")


def _captured(event: Captured, names: Names) -> str:
    standing = standing_words(event.feature, event.at, event.x, event.y, event.figure)
    return f"{names[event.player]} captures {names[event.owner]}'s {standing}"


def _exchanged(event: Exchanged, names: Names) -> str:
    own, given = f"the {_figure(event.figure)}", f"the {_figure(event.given)}"
    return f"{names[event.player]} gets {own} back from {names[event.other]} and gives {given} back"


def _ransomed(event: Ransomed, names: Names) -> str:
    price = max(event.scores)
    return f"{names[event.player]} pays {names[event.captor]} {price} points for the {_figure(event.figure)}"


def _capture(action: Capture) -> str:
    standing = standing_words(action.feature, action.at, action.x, action.y, action.figure)
    return f"capture player {action.player + 1}'s {standing}"


def _options(rules: Rules) -> dict[str, OptionValue]:
    found: dict[str, OptionValue] = {"towers": rules.towers} if rules.tower or rules.towers else {}
    if rules.towers:
        found["ransom_needs_points"] = rules.ransom_needs_points
    return found


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    if not rules.towers:
        return {}
    return {
        TurnStep.WHERE_FOLLOWERS_GO: ["on an open tower"],
        TurnStep.BEFORE_SCORING: [
            "instead of a follower, a piece on any open tower: it may capture a follower as many squares straight on as"
            " it has pieces",
            "prisoners of two players are exchanged at once; once a turn one may be ransomed for 3 points",
        ],
    }


PART = BoxTerminal(
    actions={
        Tower: lambda action: f"put a piece on the tower at ({action.x}, {action.y})",
        Capture: _capture,
        Exchange: lambda action: f"get the {_figure(action.figure)} back",
        Ransom: lambda action: f"ransom the {_figure(action.figure)} from player {action.captor + 1} for 3 points",
    },
    events={
        TowerBuilt: lambda event, names: (
            f"{names[event.player]} builds the tower at ({event.x}, {event.y}), now {event.height} high"
        ),
        Captured: _captured,
        Exchanged: _exchanged,
        Ransomed: _ransomed,
    },
    questions={"capture": "Who is captured", "exchange": "Who comes home"},
    rules=RulesText(
        presets={"tower": "the modern rules with The Tower"},
        options=_options,
        meanings={
            ("towers", True): "towers capture followers",
            ("towers", False): "the tiles of The Tower without their rules",
            ("ransom_needs_points", True): "a ransom needs 3 points",
            ("ransom_needs_points", False): "a ransom may be paid with points that one does not have",
        },
        pieces=lambda rules: f", {PIECES_FOR_EACH[rules.players]} pieces of towers" if rules.towers else "",
        turn=_turn,
        signs=lambda rules: ["Π tower"] if rules.tower or rules.towers else [],
    ),
)
