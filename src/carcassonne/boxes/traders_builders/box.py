"""The switches of Traders & Builders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, any_of, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

NAME = "traders_builders"
MODULES = ("goods", "builders", "pigs")
in_deck = any_of(NAME, *MODULES)
"""Any module brings the tiles; the box alone is its tiles without their rules."""


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.traders_builders.rules import take_rules
    from carcassonne.core import setup, state

    take_rules(s, rules.goods, rules.builders or rules.pigs)
    if rules.builders:
        setup.give_figure(s, state.BUILDER)
    if rules.pigs:
        setup.give_figure(s, state.PIG)


PART = Box(
    name=NAME,
    title="Traders & Builders",
    in_deck=in_deck,
    most_players=5,
    options=(Switch(name=NAME), *(Switch(name=module, usual=as_of(NAME)) for module in MODULES)),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option traders_builders=true --option pigs=false",)},
)
