"""The switch of the Flying Machines, and who may fly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Choice, Switch, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

ANY_FOLLOWER = "any_follower"


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.flying_machines.rules import take_rules

    take_rules(s, rules.flying_machines, rules.fliers == ANY_FOLLOWER)


PART = Box(
    name="flying_machines",
    title="the Flying Machines",
    in_deck=as_of("flying_machines"),
    most_players=5,
    options=(
        Switch(name="flying_machines"),
        Choice(name="fliers", words=(ANY_FOLLOWER, "ordinary_and_large"), usual=ANY_FOLLOWER),
    ),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option flying_machines=true",)},
)
