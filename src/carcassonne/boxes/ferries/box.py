"""The switch of the Ferries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.ferries.rules import take_rules

    take_rules(s, rules.ferries)


PART = Box(
    name="ferries",
    title="the Ferries",
    in_deck=as_of("ferries"),
    most_players=5,
    options=(Switch(name="ferries"),),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option ferries=true",)},
)
