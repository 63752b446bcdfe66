"""The switches of King & Robber Baron."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, any_of, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

NAME = "king_robber"
MODULES = ("king", "robber_baron")
in_deck = any_of(NAME, *MODULES)
"""Either of the two brings the tiles; the box alone is its tiles without their rules."""


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.king_robber.rules import take_rules

    take_rules(s, rules.king, rules.robber_baron)


PART = Box(
    name=NAME,
    title="King & Robber Baron",
    in_deck=in_deck,
    most_players=5,
    options=(Switch(name=NAME), *(Switch(name=module, usual=as_of(NAME)) for module in MODULES)),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option king_robber=true",)},
)
