"""The options of Bridges, Castles and Bazaars, and what each player gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcassonne.engine.box import Box
from carcassonne.engine.options import Choice, Consequence, Number, Switch, Values, as_of

if TYPE_CHECKING:
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


def _core(rules: Rules) -> dict[str, int]:
    return {
        "castle_value": rules.castle_field_value,
        "bridges": rules.bridges,
        "castles": rules.castles,
        "bazaars": rules.bazaars,
        "auction": rules.bazaar_auction == "auction",
        "tokens": tokens(rules),
    }


def _more_segments(rules: Rules, kind: int) -> int:
    from carcassonne.core import tables

    return int(rules.bridges and tables.can_be_spanned(kind))


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
    core=_core,
    more_segments=_more_segments,
)
