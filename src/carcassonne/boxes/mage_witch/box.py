"""The switch of Mage & Witch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.mage_witch.rules import take_rules

    take_rules(s, rules.mage_witch)


PART = Box(
    name="mage_witch",
    title="Mage & Witch",
    in_deck=as_of("mage_witch"),
    most_players=5,
    options=(Switch(name="mage_witch"),),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option mage_witch=true",)},
)
