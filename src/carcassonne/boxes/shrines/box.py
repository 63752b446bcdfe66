"""The switch of the shrines, and which printing they are of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Choice, Switch, Values, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

OLDER_SET = "5"
ONLY_IN_THE_NEWER = ("SH06",)


def _left_out(values: Values) -> tuple[str, ...]:
    return ONLY_IN_THE_NEWER if values["shrine_tiles"] == OLDER_SET else ()


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.shrines.rules import take_rules

    take_rules(s, rules.shrines)


PART = Box(
    name="shrines",
    title="the Shrines",
    in_deck=as_of("shrines"),
    left_out=_left_out,
    most_players=5,
    options=(
        Switch(name="shrines"),
        Choice(name="shrine_tiles", words=("6", OLDER_SET), usual="6"),
    ),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option shrines=true --option shrine_tiles=5",)},
)
