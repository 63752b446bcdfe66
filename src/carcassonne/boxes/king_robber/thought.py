"""What king and robber baron promise: a point for each finished city or road, as long as nobody takes them over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.ai.thought.knowledge import weight_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.items import add_global, add_noting
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.boxes.king_robber.rules import (
        CARDS,
        KING,
        count_finished,
        holder_of,
        is_of,
        is_played,
        size_of,
    )
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import distinct_tiles
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


BOX = cython.declare(cython.int, box_number("king_robber"))
W_KING = cython.declare(cython.int, weight_named("king"))
W_BARON = cython.declare(cython.int, weight_named("robber_baron"))
KINGS: int = W_KING
BARONS: int = W_BARON
"""For Python."""
A_TILE_FINISHES = cython.declare(cython.double, 0.2)
"""Cities, or roads, that a tile finishes on average: a base game ends with about fifteen of each."""
DANGER = cython.declare(cython.double, 8.0)
"""The larger it is, the longer a record is expected to stand."""


def add_cards(o, s):
    """Each card to whoever holds it, or takes it with what his tile has just finished."""
    card: cython.int
    player: cython.int
    size: cython.int
    taken: cython.int
    for card in range(CARDS):
        if not is_played(s, card):
            continue
        player = holder_of(s, card)
        size = size_of(s, card)
        taken = about_to_take(s, card)
        if taken > size:
            player = s.turn
            size = taken
        if player >= 0:
            o.expected[player] += card_worth(o, s, card, size)


def about_to_take(s, card):
    """The tiles of the largest city, or longest road, that the last tile has finished and that is not scored yet."""
    segment: cython.int
    feature: cython.int
    most: cython.int = 0
    base: cython.int = s.tile_base[s.tiles - 1]
    if not s.placed:
        return 0
    for segment in range(base, base + segments_on(s, s.tiles - 1)):
        feature = s.feature[segment]
        if s.open[feature] == 0 and is_of(s, card, feature):
            most = max(most, distinct_tiles(s, feature))
    return most


def card_worth(o, s, card, size):
    """Points at the end times the chance that the record stands until then."""
    weight: cython.double = o.know.weight[W_KING if card == KING else W_BARON]
    points: cython.double = count_finished(s, card) + A_TILE_FINISHES * o.left
    if weight == 0 or o.left == 0:
        return count_finished(s, card)
    return weight * points * DANGER * size / (DANGER * size + o.left)


# --- items ------------------------------------------------------------------------------------------------------------
def note_cards(it, o, s):
    """Who holds king and robber baron, and the tiles of the city or road that has to be beaten."""
    card: cython.int
    for card in range(CARDS):
        if is_played(s, card) and holder_of(s, card) >= 0:
            add_global(it, G_CARDS + 3 * card + (holder_of(s, card) != it.me), 1)
            add_global(it, G_CARDS + 3 * card + 2, size_of(s, card))


add_noting(BOX, note_cards)
add_worth("king and robber baron", BOX, add_cards)
