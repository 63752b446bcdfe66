"""The Wheel of Fortune's option, its deck in place of the base game's, and its board as start piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box, Start
from carcassonne.engine.options import Switch, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

SIZE = 4
"""Squares along a side of the board."""


def _put_board(s: State) -> None:
    from carcassonne.core import setup

    setup.put_start_board(s)


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.wheel.rules import take_rules

    take_rules(s, rules.wheel)


PART = Box(
    name="wheel",
    title="the Wheel of Fortune",
    in_deck=as_of("wheel"),
    replaces=("base",),
    most_players=5,
    options=(Switch(name="wheel"),),
    presets={"wheel-of-fortune": {"wheel": True, "first_player": "youngest_names"}},
    preset_titles={"wheel-of-fortune": "Wheel of Fortune"},
    start=Start("wheel_tableau", _put_board, option="wheel", squares=SIZE**2),
    prepare=_prepare,
    examples={
        "rules": ("carcassonne rules wheel-of-fortune",),
        "draw": ("carcassonne draw --random 7 --ply 60 --preset wheel-of-fortune --players 4 --fields -o wheel.svg",),
        "bench": ("carcassonne bench --preset wheel-of-fortune --players 5 --seconds 10",),
        "calibrate": ("carcassonne calibrate --preset wheel-of-fortune --from mine.json -o mine.json",),
        "match": ("carcassonne match 4 2 --games 400 --preset wheel-of-fortune",),
    },
)
