"""The switch of the Gold Mines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.gold_mines.rules import take_rules

    take_rules(s, rules.gold_mines)


PART = Box(
    name="gold_mines",
    title="the Gold Mines",
    in_deck=as_of("gold_mines"),
    most_players=5,
    options=(Switch(name="gold_mines"),),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option gold_mines=true",)},
)
