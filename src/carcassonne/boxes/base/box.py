"""The base game's options, presets and start tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box, Start
from carcassonne.engine.options import Choice, Number, Values

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

TINY_CITY = {"4": 0, "2": 1, "2+pennants": 2}
FIELD_SCORING = {"per_field_3": 0, "per_city_4": 1, "per_field_3_once": 2}


def _always(values: Values) -> bool:
    return True


def _put_start_tile(s: State) -> None:
    from carcassonne.core import setup

    setup.put_start_tile(s)


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.core import setup

    setup.take_rules(s, TINY_CITY[rules.tiny_city], FIELD_SCORING[rules.field_scoring])


PART = Box(
    name="base",
    title="the base game",
    in_deck=_always,
    most_players=5,
    options=(
        Choice(name="tiny_city", words=("2", "2+pennants", "4"), usual="4"),
        Choice(name="field_scoring", words=("per_city_4", "per_field_3", "per_field_3_once"), usual="per_field_3"),
        Choice(name="first_player", words=("youngest", "youngest_names", "given", "random"), usual="given"),
        Number(name="followers", low=1, high=20, usual=7),
    ),
    fixed={"unplaceable": "discard_and_redraw"},
    presets={
        "modern": {},
        "first-edition-nl": {"tiny_city": "2", "field_scoring": "per_city_4", "first_player": "youngest"},
        "first-edition-da": {
            "tiny_city": "2+pennants",
            "field_scoring": "per_city_4",
            "first_player": "youngest_names",
        },
    },
    preset_titles={
        "modern": "Carcassonne",
        "first-edition-nl": "Carcassonne, first Dutch edition",
        "first-edition-da": "Carcassonne, first Danish edition",
    },
    start=Start("tile_D", _put_start_tile, tile="D", left_out=("D",)),  # one D is the start tile (ruling B1.1)
    prepare=_prepare,
)
