"""The Abbot's switches: one abbot for each player, and the tiles with gardens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Switch, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.abbot.rules import take_rules
    from carcassonne.core import setup, state

    take_rules(s, rules.abbots, rules.abbots and rules.gardens)  # neither does anything to gardens without the other
    if rules.abbots:
        setup.give_figure(s, state.ABBOT)


PART = Box(
    name="abbot",
    title="the Abbot",
    in_deck=as_of("gardens"),
    most_players=5,
    options=(Switch(name="abbots"), Switch(name="gardens", usual=as_of("abbots"))),
    prepare=_prepare,
    examples={
        "draw": ('carcassonne draw "modern 2 abbots=true | D@0,0 EG@0,-1r2 | 0:0,-1/garden=abbot" --text',),
    },
)
