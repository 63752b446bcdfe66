"""Inns and cathedrals (rulings I2, I3) raise what a road or city is worth, and spoil what is not finished."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.features import raise_by
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE


def raised_by_marks(s, feature, points, finished):
    """What inns or cathedrals add to the points of a marked project: one more a tile and pennant, or all is lost.

    A finished road with an inn pays 2 a tile, a finished city with a cathedral 3 (rulings I2, I3).
    """
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    if landscape == ROAD:
        if not s.inns:
            return 0
        return points if finished else -points
    if not s.cathedrals or s.marks[feature] // CATHEDRAL % (MOST_CATHEDRALS + 1) == 0:
        return 0
    return points // 2 if finished else -points


def raising_term(s, feature):
    """What raises or spoils a project, as a term of its score."""
    return TERM_INN if LANDSCAPE[s.printed[feature]] == ROAD else TERM_CATHEDRAL


def take_rules(s: State, inns: cython.bint, cathedrals: cython.bint) -> None:
    """Play with inns, with cathedrals, or not."""
    s.inns = inns
    s.cathedrals = cathedrals
    if inns:
        s.looks += MAX_KINDS


raise_by(raised_by_marks, raising_term)
