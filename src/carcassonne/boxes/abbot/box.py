"""The Abbot's switches: one abbot for each player, and the tiles with gardens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, as_of

if TYPE_CHECKING:
    from carcassonne.engine.rules import Rules


def _core(rules: Rules) -> dict[str, Any]:
    from carcassonne.core import state

    return {"figures": (state.ABBOT,) if rules.abbots else ()}


PART = Box(
    name="abbot",
    title="the Abbot",
    in_deck=as_of("gardens"),
    most_players=5,
    options=(Switch(name="abbots"), Switch(name="gardens", usual=as_of("abbots"))),
    core=_core,
)
