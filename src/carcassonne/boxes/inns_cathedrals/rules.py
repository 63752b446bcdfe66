"""Inns and cathedrals (rulings I2, I3) raise what a road or city is worth, and spoil what is not finished."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.features import add_bonus
    from carcassonne.core.figures import add_figure, add_ground, places_of_boxes, stays_on_board
    from carcassonne.core.followers import places_for_follower
    from carcassonne.core.standing import FOLLOWER_FIGURE
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE


BOX = cython.declare(cython.int, box_number("inns_cathedrals"))


def bonus_of_marks(s, feature, points, finished):
    """What inns or cathedrals add to the points of a project: one more a tile and pennant, or all is lost.

    A finished road with an inn pays 2 a tile, a finished city with a cathedral 3 (rulings I2, I3).
    """
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    if s.marks[feature] == 0:
        return 0
    if landscape == ROAD:
        if not s.inns:
            return 0
        return points if finished else -points
    if not s.cathedrals or s.marks[feature] // CATHEDRAL % (MOST_CATHEDRALS + 1) == 0:
        return 0
    return points // 2 if finished else -points


def term_of_marks(s, feature):
    """Inns or cathedrals, as a term of a score."""
    return TERM_INN if LANDSCAPE[s.printed[feature]] == ROAD else TERM_CATHEDRAL


def places_for_large(s):
    """Where a large follower may go: wherever an ordinary one may (ruling I4.1)."""
    return places_for_follower(s) | places_of_boxes(s) if s.supply[LARGE * MAX_PLAYERS + s.turn] else 0


def take_rules(s: State, inns: cython.bint, cathedrals: cython.bint, large: cython.bint) -> None:
    """Play with inns, with cathedrals, with large followers, or not."""
    s.inns = inns
    s.cathedrals = cathedrals
    if inns or cathedrals or large:
        play_with(s, BOX)
    if inns:
        s.looks += MAX_KINDS


add_bonus(BOX, bonus_of_marks, term_of_marks)
add_figure(LARGE, places_for_large, stays_on_board, FOLLOWER_FIGURE, 2)
add_ground(LARGE, 1 << FIELD | 1 << ROAD | 1 << CITY | 1 << CLOISTER | 1 << CASTLE)
