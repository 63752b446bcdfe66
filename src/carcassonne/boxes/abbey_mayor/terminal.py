"""Abbeys, mayors, wagons and barns in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.abbey_mayor.actions import Abbey, Wagon
from carcassonne.boxes.abbey_mayor.events import WagonMoved
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.cli.terminal.words import standing_words
from carcassonne.engine.rules import Rules


def _moved(event: WagonMoved, names: Names) -> str:
    where = standing_words(event.feature, event.at, event.x, event.y, "wagon")
    return f"{names[event.player]} moves his wagon on: {where}"


def _options(rules: Rules) -> dict[str, OptionValue]:
    switches = ("abbeys", "mayors", "wagons", "barns")
    if not (rules.abbey_mayor or any(getattr(rules, name) for name in switches)):
        return {}
    found: dict[str, OptionValue] = {name: getattr(rules, name) for name in switches}
    if rules.abbeys:
        found |= {"abbeys_at_end": rules.abbeys_at_end}
        if rules.builders:
            found |= {"abbey_gives_second_part": rules.abbey_gives_second_part}
    if rules.wagons:
        found["wagon_moves"] = rules.wagon_moves
    if rules.barns:
        found["barn_on_barn"] = rules.barn_on_barn
    return found


def _pieces(rules: Rules) -> str:
    have = (
        ("an abbey", rules.abbeys),
        ("a mayor", rules.mayors),
        ("a wagon", rules.wagons),
        ("a barn", rules.barns),
    )
    return "".join(f", {what}" for what, there in have if there)


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    places, before, after = list[str](), list[str](), list[str]()
    if rules.mayors:
        places.append("a mayor in a city where nobody stands: he counts its pennants")
    if rules.wagons:
        places.append("a wagon on a road, in a city or on a cloister: it may go on when that is scored")
    if rules.barns:
        places.append("a barn where four tiles meet and are all field")
        after.append("farmers in a field with a barn are paid and go home")
    if rules.abbeys:
        before.append("instead of drawing, an abbey may be laid into a hole: it closes what ends there")
    last = ["everybody who still has an abbey may lay it"] if rules.abbeys and rules.abbeys_at_end else []
    told = {
        TurnStep.BEFORE_DRAWING: before,
        TurnStep.WHERE_FOLLOWERS_GO: places,
        TurnStep.AFTER_SCORING: after,
        TurnStep.AFTER_LAST_TILE: last,
    }
    return {step: lines for step, lines in told.items() if lines}


PART = BoxTerminal(
    actions={
        Abbey: lambda action: f"lay the abbey at ({action.x}, {action.y})",
        Wagon: lambda action: (
            "move the wagon on: " + standing_words(action.feature, action.at, action.x, action.y, "wagon")
        ),
    },
    events={WagonMoved: _moved},
    figures={"mayor": lambda role: "mayor", "wagon": lambda role: "wagon", "barn": lambda role: "barn"},
    scored={"barn": "the barn"},
    driven={"barn": lambda figure: f"a barn sends {figure} home"},
    questions={"tile": "Abbey or tile", "wagon": "Where the wagon goes"},
    rules=RulesText(
        presets={"abbey-mayor": "the modern rules with Abbey & Mayor"},
        options=_options,
        meanings={
            ("abbeys", True): "everybody has an abbey that closes a hole",
            ("abbeys", False): "no abbeys",
            ("mayors", True): "mayors count the pennants of their city",
            ("mayors", False): "no mayors",
            ("wagons", True): "wagons go on when they are scored",
            ("wagons", False): "no wagons",
            ("barns", True): "barns are paid for their field at the end",
            ("barns", False): "no barns",
            ("wagon_moves", "nearby"): "a wagon goes to its tile or one of the eight squares around",
            ("wagon_moves", "connected"): "a wagon goes to what meets the road, city or cloister it leaves",
            ("barn_on_barn", True): "a field may have several barns",
            ("barn_on_barn", False): "a field has one barn",
            ("abbeys_at_end", True): "abbeys still in hand may be laid after the last tile",
            ("abbeys_at_end", False): "abbeys still in hand at the end are worth nothing",
            ("abbey_gives_second_part", True): "finishing the builder's road or city by an abbey gives a second part",
            ("abbey_gives_second_part", False): "an abbey gives no second part",
        },
        pieces=_pieces,
        turn=_turn,
        signs=lambda rules: [],
    ),
)
