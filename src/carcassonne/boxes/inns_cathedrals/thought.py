"""What a large follower promises besides what an ordinary one does; inns and cathedrals are part of the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.greedy import add_figure_gain
    from carcassonne.ai.thought.items import I_CITY, I_ROAD, P_MARKS, add_global, add_marking, add_noting, add_row
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import add_stock_weight, stock_worth
    from carcassonne.ai.thought.threats import stake_worth
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.followers import segment_chosen
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("inns_cathedrals"))


def large_gain(o, s, place, player):
    """What a large follower adds where an ordinary one was just looked at: its stake, less the large one in reserve."""
    segment: cython.int
    stock: cython.double = stock_worth(o, LARGE)
    if place >= ON_CROWN:
        return -stock
    segment = segment_chosen(s, place)
    if LANDSCAPE[s.printed[segment]] == FIELD:
        if s.field_scoring == PER_CITY_4:  # its weight is part of what was looked at
            return -stock
        o.chance = 0
    if o.chance == 1.0:  # it comes straight back
        return 0
    stock *= 1 - o.chance * o.know.weight[W_RETURN]
    return o.know.weight[W_STAKE] * stake_worth(o, s, s.feature[segment], player) - stock


def mark_raised(it, s, feature, landscape):
    """Mark the item of a road with an inn or a city with a cathedral."""
    count: cython.int = 0
    if landscape == ROAD and s.inns:
        count = s.marks[feature] & 255
    elif landscape == CITY and s.cathedrals:
        count = (s.marks[feature] // CATHEDRAL) & MOST_CATHEDRALS
    if count:
        add_row(it, (I_CITY if landscape == CITY else I_ROAD) + P_MARKS + M_RAISED + (count > 1))


def note_large(it, o, s):
    """Large followers in the supply."""
    if (s.figures >> LARGE) & 1:
        add_global(it, G_LARGE, s.supply[LARGE * MAX_PLAYERS + it.me])
        add_global(it, G_LARGE + 1, s.supply[LARGE * MAX_PLAYERS + it.leader])


add_figure_gain(LARGE, large_gain)
add_stock_weight(LARGE, W_LARGE_STOCK)
add_marking(BOX, mark_raised)
add_noting(BOX, note_large)
