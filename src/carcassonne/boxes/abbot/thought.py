"""What an abbot promises: his cloister or garden, and that he may leave it when he is wanted elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_figure_gain
    from carcassonne.ai.thought.items import H_MARKS, I_HUB, add_global, add_marking, add_noting, add_row
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import add_stock_weight, look_at_cloister, stock_worth
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import tile_points
    from carcassonne.core.followers import segment_chosen
    from carcassonne.core.standing import figure_at, first_figure, next_figure
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("abbot"))


def add_abbots(o, s):
    """An abbot on an unfinished cloister or garden is worth a share of one in the supply: he may be taken back."""
    p: cython.int
    at: cython.int
    if not (s.figures >> ABBOT) & 1:
        return
    for p in range(s.players):
        at = s.standing_at[ABBOT * MAX_PLAYERS + p]
        if at and s.open[at - 1]:
            o.expected[p] += o.know.weight[W_ABBOT_FREE] * stock_worth(o, ABBOT)


def abbot_gain(o, s, place, player):
    """What putting the abbot adds, or (on no place) taking him back for the points of now."""
    stock: cython.double = stock_worth(o, ABBOT)
    segment: cython.int = s.standing_at[ABBOT * MAX_PLAYERS + player] - 1
    standing: cython.double
    if place != SKIP:
        segment = segment_chosen(s, place)
    look_at_cloister(o, s, segment)
    if o.chance == 1.0:  # scored at once: he comes straight back
        return o.worth
    standing = o.worth + stock * (o.chance * o.know.weight[W_RETURN] + o.know.weight[W_ABBOT_FREE])
    if place == SKIP:
        return tile_points(s, segment, False) + stock - standing
    return standing - stock


def mark_abbot(it, s, feature, landscape):
    """Mark the item of a cloister or garden on which an abbot stands."""
    at: cython.int = first_figure(s, feature) if landscape == CLOISTER else 0
    while at:
        if figure_at(s, at) >> FIGURE == ABBOT:
            add_row(it, I_HUB + H_MARKS + (figure_at(s, at) & OWNER != it.me + 1))
        at = next_figure(s, at)


def note_abbots(it, o, s):
    """Abbots in the supply."""
    if (s.figures >> ABBOT) & 1:
        add_global(it, G_ABBOT, s.supply[ABBOT * MAX_PLAYERS + it.me])
        add_global(it, G_ABBOT + 1, s.supply[ABBOT * MAX_PLAYERS + it.leader])


add_marking(BOX, mark_abbot)
add_noting(BOX, note_abbots)
add_worth("abbots", BOX, add_abbots)
add_figure_gain(ABBOT, abbot_gain)
add_stock_weight(ABBOT, W_ABBOT_STOCK)
