"""Goods, builders and pigs in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carcassonne.boxes.traders_builders.box import MODULES, NAME, in_deck
from carcassonne.boxes.traders_builders.events import GoodsTaken
from carcassonne.cli.terminal.box import BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.engine.rules import Rules


def _goods_taken(event: GoodsTaken, names: Names) -> str:
    taken = " and ".join(f"{count} {kind}" for kind, count in event.goods.items())
    return f"{names[event.player]} takes {taken}"


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {name: rules.values[name] for name in (NAME, *MODULES)}


def _pieces(rules: Rules) -> str:
    return "".join(f", a {name}" for name, on in (("builder", rules.builders), ("pig", rules.pigs)) if on)


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    found: dict[TurnStep, list[str]] = {TurnStep.AFTER_SCORING: []}
    if rules.goods:
        found[TurnStep.AFTER_SCORING].append("whoever finished a city takes its goods")
    if rules.builders:
        found[TurnStep.AFTER_SCORING].append("if the tile extended what your builder stands on, lay a second one")
    return found


PART = BoxTerminal(
    events={GoodsTaken: _goods_taken},
    scored={"goods": "most goods"},
    figures={"builder": lambda role: "builder", "pig": lambda role: "pig"},
    rules=RulesText(
        options=_options,
        meanings={
            (NAME, True): "its twenty-four tiles are in the deck",
            ("goods", True): "whoever finishes a city takes its goods; most of a kind are worth 10",
            ("builders", True): "extending what the builder stands on brings a second tile",
            ("pigs", True): "a pig makes every city of its owner's field worth one more",
        },
        pieces=_pieces,
        turn=_turn,
        signs=lambda rules: ["w g c wine, grain, cloth"] if in_deck(rules.values) else [],
    ),
)
