"""The switches of the Fair, and a preset of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Number, Switch, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.fair.rules import take_rules

    take_rules(s, rules.fair, rules.jugglers, rules.ticket_price)


PART = Box(
    name="fair",
    title="the Fair",
    in_deck=as_of("fair"),
    most_players=6,
    options=(
        Switch(name="fair"),
        Switch(name="jugglers", usual=as_of("fair")),
        Number(name="ticket_price", low=3, high=9, usual=5),
    ),
    presets={"fair-day": {"fair": True}},
    preset_titles={"fair-day": "Fair Day"},
    prepare=_prepare,
    examples={
        "rules": ("carcassonne rules fair-day",),
        "draw": ("carcassonne draw --random 7 --preset fair-day -o fair.svg",),
    },
)
