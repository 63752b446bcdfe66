"""Inns, cathedrals and large followers in the terminal."""

from __future__ import annotations

from carcassonne.boxes.inns_cathedrals.box import MODULES, NAME, in_deck
from carcassonne.cli.terminal.box import BoxTerminal, OptionValue, RulesText
from carcassonne.engine.rules import Rules


def _options(rules: Rules) -> dict[str, OptionValue]:
    return {name: rules.values[name] for name in (NAME, *MODULES)}


PART = BoxTerminal(
    figures={"large": lambda role: f"large {role}"},
    rules=RulesText(
        options=_options,
        meanings={
            (NAME, True): "its eighteen tiles are in the deck",
            ("inns", True): "a finished road with an inn pays 2 a tile, an unfinished one nothing",
            (
                "cathedrals",
                True,
            ): "a finished city with a cathedral pays 3 a tile and pennant, an unfinished one nothing",
            ("large_followers", True): "everybody has a large follower, who counts as two",
        },
        pieces=lambda rules: ", a large follower" if rules.large_followers else "",
        signs=lambda rules: ["i inn", "† cathedral"] if in_deck(rules.values) else [],
    ),
)
