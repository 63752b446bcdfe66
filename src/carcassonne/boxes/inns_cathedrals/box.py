"""The switches of Inns & Cathedrals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, any_of, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

NAME = "inns_cathedrals"
MODULES = ("inns", "cathedrals", "large_followers")
in_deck = any_of(NAME, *MODULES)
"""Any module brings the tiles; the box alone is its tiles without their rules."""


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.inns_cathedrals.rules import take_rules
    from carcassonne.core import setup, state

    take_rules(s, rules.inns, rules.cathedrals, rules.large_followers)
    if rules.large_followers:
        setup.give_figure(s, state.LARGE)


PART = Box(
    name=NAME,
    title="Inns & Cathedrals",
    in_deck=in_deck,
    most_players=6,
    options=(Switch(name=NAME), *(Switch(name=module, usual=as_of(NAME)) for module in MODULES)),
    prepare=_prepare,
    examples={
        "play": ("carcassonne play --preset big-box --players 4",),
        "rules": ("carcassonne rules big-box --players 6",),
        "draw": ("carcassonne draw --random 7 --preset big-box --players 3 -o big-box.svg",),
        "match": ("carcassonne match 4 2 --games 200 --preset big-box",),
    },
)
