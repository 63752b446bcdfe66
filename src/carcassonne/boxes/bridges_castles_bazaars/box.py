"""The options of Bridges, Castles and Bazaars, and what each player gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Choice, Consequence, Number, Switch, Values, as_of

if TYPE_CHECKING:
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules

MODULES = ("bridges", "castles", "bazaars")
PRESET = "bridges-castles-bazaars"


def tokens(rules: Rules) -> int:
    """Bridges, and castles, each player gets (ruling E1)."""
    return 3 if rules.players <= 4 else 2


def _in_deck(values: Values) -> bool:
    """Any module brings the tiles; under the own preset they stay when its modules are switched off."""
    return values["preset"] == PRESET or any(values[module] for module in MODULES)


def _castle_value(values: Values) -> int:
    """One more than a city is worth to a field (docs/rules/choices.md, GAP 28)."""
    return 5 if values["field_scoring"] == "per_city_4" else 4


def _prepare(s: State, rules: Rules) -> None:
    from carcassonne.boxes.bridges_castles_bazaars import bazaars, bridges, castles

    bridges.take_rules(s, rules.bridges, tokens(rules))
    castles.take_rules(s, rules.castles, tokens(rules), rules.castle_field_value)
    bazaars.take_rules(s, rules.bazaars, rules.bazaar_auction == "auction")


def _more_segments(rules: Rules, kind: int) -> int:
    from carcassonne.core import tables

    return int(rules.bridges and tables.can_be_bridged(kind))


PART = Box(
    name="bridges_castles_bazaars",
    title="Bridges, Castles and Bazaars",
    in_deck=as_of("expansion_8_tiles"),
    most_players=6,
    options=(
        *(Switch(name=module) for module in MODULES),
        Choice(name="bazaar_auction", words=("auction", "no_auction"), usual="auction"),
        Number(name="castle_field_value", low=0, high=20, usual=_castle_value, after="field_scoring"),
        Consequence(name="expansion_8_tiles", usual=_in_deck),
    ),
    together={"bridges_castles_bazaars": MODULES},
    presets={PRESET: dict.fromkeys(MODULES, True)},
    preset_titles={PRESET: "Bridges, Castles and Bazaars"},
    prepare=_prepare,
    more_segments=_more_segments,
    built="bridge",
    examples={
        "rules": ("carcassonne rules modern --option castles=true --players 4",),
        "perft": ("carcassonne perft Z01 E --preset bridges-castles-bazaars",),
        "tournament": ("carcassonne tournament 1 2 3 4 --players 3 --preset bridges-castles-bazaars",),
    },
)
