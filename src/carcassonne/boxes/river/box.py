"""The River's options, its spring as start piece, and why it does not go with the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box, Start
from carcassonne.engine.options import Choice, Switch, Values, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

SPRING = "RV01"
SAFE = "safe"


def _put_spring(s: State) -> None:
    from carcassonne.core import setup

    setup.put_start_tile(s, SPRING)


def _objection(values: Values) -> str | None:
    if values["river"] and values["wheel"]:
        return "the river does not go with the wheel: its board is the start piece and has no river side (ruling V5.1)"
    return None


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.river.rules import take_rules

    take_rules(s, rules.river, rules.river_turns == SAFE)


PART = Box(
    name="river",
    title="the River",
    in_deck=as_of("river"),
    most_players=5,
    options=(
        Switch(name="river"),
        Choice(name="river_turns", words=("no_immediate_u_turn", SAFE), usual="no_immediate_u_turn"),
    ),
    objection=_objection,
    start=Start("tile_RV01", _put_spring, option="river", tile=SPRING, left_out=(SPRING, "D")),  # rulings V1.1, V1.2
    prepare=_prepare,
    examples={
        "rules": ("carcassonne rules modern --option river=true --option river_turns=safe",),
        "perft": ("carcassonne perft RV10 RV10 --option river=true",),
    },
)
