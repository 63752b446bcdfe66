"""The switches of The Princess & the Dragon, and how editions differ in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Choice, Switch, any_of, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

NAME = "princess_dragon"
MODULES = ("dragon", "fairy", "princess", "portals")
MOVES = ("before_scoring", "after_scoring")
ACTS = ("may", "must")
PLACES = ("follower", "tile")
in_deck = any_of(NAME, *MODULES)
"""Any of the four brings the tiles; the box alone is its tiles without their rules."""


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.princess_dragon import rules as core

    played = (
        core.WITH_DRAGON * rules.dragon
        | core.WITH_FAIRY * rules.fairy
        | core.WITH_PRINCESS * rules.princess
        | core.WITH_PORTALS * rules.portals
        | core.AFTER_SCORES * (rules.dragon_moves == "after_scoring")
        | core.MUST * (rules.princess_action == "must")
        | core.BESIDE_ALL * (rules.fairy_place == "tile")
    )
    core.take_rules(s, int(played))


PART = Box(
    name=NAME,
    title="The Princess & the Dragon",
    in_deck=in_deck,
    most_players=6,
    options=(
        Switch(name=NAME),
        *(Switch(name=module, usual=as_of(NAME)) for module in MODULES),
        Choice(name="dragon_moves", words=MOVES, usual="before_scoring"),
        Choice(name="princess_action", words=ACTS, usual="may"),
        Choice(name="fairy_place", words=PLACES, usual="follower"),
    ),
    presets={"dragon": {NAME: True}},
    preset_titles={"dragon": "The Princess & the Dragon"},
    prepare=_prepare,
    brings_back="volcano",
    examples={"rules": ("carcassonne rules dragon --option dragon_moves=after_scoring",)},
)
