"""The switches of The Tower, and its preset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, any_of, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

NAME = "tower"
in_deck = any_of(NAME, "towers")
"""Towers bring the tiles; the box alone is its tiles without their rules."""


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.tower.rules import take_rules

    take_rules(s, rules.towers, rules.ransom_needs_points)


PART = Box(
    name=NAME,
    title="The Tower",
    in_deck=in_deck,
    most_players=5,
    options=(
        Switch(name=NAME),
        Switch(name="towers", usual=as_of(NAME)),
        Switch(name="ransom_needs_points", usual=as_of("towers")),
    ),
    presets={"tower": {"tower": True}},
    preset_titles={"tower": "The Tower"},
    prepare=_prepare,
    examples={
        "rules": ("carcassonne rules tower --players 4",),
        "match": ("carcassonne match 4 2 --games 40 --preset tower",),
    },
)
