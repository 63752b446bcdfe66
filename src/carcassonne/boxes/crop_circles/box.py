"""The switches of the crop circles, one for each set, and whether adding is compulsory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Choice, Switch, Values, any_of
from carcassonne.tiles import tile_set

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

NAME = "crop_circles"
FIRST_SET = "crop_circles_1"
SETS = (NAME, FIRST_SET)
LATER_SIX = 6
"""Tiles of the set of the Big Boxes; those of the first set come after them."""


def _left_out(values: Values) -> tuple[str, ...]:
    names = [tile.id for tile in tile_set(NAME).tiles]
    sets = (names[:LATER_SIX], names[LATER_SIX:])
    return tuple(name for switch, tiles in zip(SETS, sets, strict=True) if not values[switch] for name in tiles)


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.crop_circles.rules import take_rules

    take_rules(s, rules.crop_circles or rules.crop_circles_1, rules.crop_circle_add == "must")


PART = Box(
    name=NAME,
    title="the Crop Circles",
    in_deck=any_of(*SETS),
    left_out=_left_out,
    most_players=5,
    options=(
        Switch(name=NAME),
        Switch(name=FIRST_SET),
        Choice(name="crop_circle_add", words=("may", "must"), usual="may"),
    ),
    prepare=_prepare,
    examples={"rules": ("carcassonne rules modern --option crop_circles=true",)},
)
