"""The switches of Traders & Builders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, Values, as_of

if TYPE_CHECKING:
    from carcassonne.engine.rules import Rules

NAME = "traders_builders"
MODULES = ("goods", "builders", "pigs")


def _in_deck(values: Values) -> bool:
    """Any module brings the tiles; the box alone is its tiles without their rules."""
    return bool(values[NAME] or any(values[module] for module in MODULES))


def _core(rules: Rules) -> dict[str, Any]:
    from carcassonne.core import state

    figures = ((state.BUILDER, rules.builders), (state.PIG, rules.pigs))
    return {"trade": rules.goods, "figures": tuple(figure for figure, played in figures if played)}


PART = Box(
    name=NAME,
    title="Traders & Builders",
    in_deck=_in_deck,
    most_players=5,
    options=(Switch(name=NAME), *(Switch(name=module, usual=as_of(NAME)) for module in MODULES)),
    core=_core,
)
