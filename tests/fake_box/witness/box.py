"""The switch of a witness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, Values

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


def _never(values: Values) -> bool:
    return False


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.first_witness.rules import take_rules

    take_rules(s, rules.first_witness)


PART = Box(
    name="first_witness",
    title="a witness",
    in_deck=_never,
    most_players=2,
    options=(Switch(name="first_witness"),),
    prepare=_prepare,
)
