"""The switches of Inns & Cathedrals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, Values, as_of

if TYPE_CHECKING:
    from carcassonne.engine.rules import Rules

NAME = "inns_cathedrals"
MODULES = ("inns", "cathedrals", "large_followers")


def _in_deck(values: Values) -> bool:
    """Any module brings the tiles; the box alone is its tiles without their rules."""
    return bool(values[NAME] or any(values[module] for module in MODULES))


def _core(rules: Rules) -> dict[str, Any]:
    from carcassonne.core import state

    figures = (state.LARGE,) if rules.large_followers else ()
    return {"inns": rules.inns, "cathedrals": rules.cathedrals, "figures": figures}


PART = Box(
    name=NAME,
    title="Inns & Cathedrals",
    in_deck=_in_deck,
    most_players=6,
    options=(Switch(name=NAME), *(Switch(name=module, usual=as_of(NAME)) for module in MODULES)),
    core=_core,
)
