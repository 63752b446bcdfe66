"""The switches of Abbey & Mayor, and how editions differ in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Choice, Switch, Values, any_of, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

NAME = "abbey_mayor"
MODULES = ("abbeys", "mayors", "wagons", "barns")
MOVES = ("nearby", "connected")
in_deck = any_of(NAME, *MODULES)
"""Any of the four brings the tiles; the box alone is its tiles without their rules."""


def _objection(values: Values) -> str | None:
    if values["barns"] and values["field_scoring"] == "per_city_4":
        return "barns do not go with field_scoring per_city_4: they pay field by field (ruling J0.1)"
    return None


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.abbey_mayor import played
    from carcassonne.core import setup

    played.take_rules(
        s,
        int(
            played.WITH_ABBEYS * rules.abbeys
            | played.WITH_MAYORS * rules.mayors
            | played.WITH_WAGONS * rules.wagons
            | played.WITH_BARNS * rules.barns
            | played.CONNECTED * (rules.wagon_moves == "connected")
            | played.BARN_ON_BARN * rules.barn_on_barn
            | played.AT_THE_END * rules.abbeys_at_end
            | played.SECOND_PART * rules.abbey_gives_second_part
        ),
    )
    brought = (rules.mayors, played.THE_MAYOR), (rules.wagons, played.THE_WAGON), (rules.barns, played.THE_BARN)
    for there, figure in brought:
        if there:
            setup.give_figure(s, figure)


PART = Box(
    name=NAME,
    title="Abbey & Mayor",
    in_deck=in_deck,
    most_players=6,
    options=(
        Switch(name=NAME),
        *(Switch(name=module, usual=as_of(NAME)) for module in MODULES),
        Choice(name="wagon_moves", words=MOVES, usual="nearby"),
        Switch(name="barn_on_barn"),
        Switch(name="abbeys_at_end", usual=as_of("abbeys")),
        Switch(name="abbey_gives_second_part"),
    ),
    objection=_objection,
    presets={"abbey-mayor": {NAME: True}},
    preset_titles={"abbey-mayor": "Abbey & Mayor"},
    prepare=_prepare,
    examples={"rules": ("carcassonne rules abbey-mayor --option wagon_moves=connected",)},
)
