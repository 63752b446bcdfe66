"""Placements: where the tile in hand may be laid (ruling B3).

A placement is a frontier square, a rotation and an option: 0 lays the tile as it is, the others use a bridge. What
fits is marked for all squares at once (:func:`mark_fitting`); listing and choosing by dice read those marks.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.bridges_castles_bazaars.bridges import mark_fitting_with_bridge, rotations_with_bridge
    from carcassonne.boxes.river.rules import rotations_on_river
    from carcassonne.core.decisions import add_choice
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LEGAL


def options_open(s):
    """How many options there are: laying the tile as it is, and six ways to use a bridge if the player has one."""
    return MAX_OPTIONS if s.bridges and s.bridges_left[s.turn] else 1


def mark_fitting(s):
    """Mark the rotations of the tile in hand that fit each frontier square with each option; gives how many fit."""
    legal: cython.p_uchar = LEGAL  # pointers of its own: C would read them anew for every square
    keys: cython.p_uchar = s.frontier_key
    masks: cython.p_uchar = s.masks
    at: cython.int = FITS_AT[s.looks + s.hand]
    f: cython.int
    fitting: cython.int
    total: cython.int = 0
    if s.river_cell >= 0:
        return mark_one_by_one(s)
    for f in range(s.frontier_size):
        fitting = legal[at + keys[f]]
        masks[f] = fitting
        total += fitting >> COUNT
    if options_open(s) > 1:
        total += mark_fitting_with_bridge(s)
    return total


def rotations_at(s, f, option):
    """What fits a frontier square with an option, as in LEGAL; the square at the river's end takes river tiles only."""
    d: cython.int = option - BRIDGE_BESIDE
    key: cython.int = s.frontier_key[f]
    if s.frontier_cell[f] != s.river_cell:
        return LEGAL[FITS_AT[s.looks + s.hand] + key] if option == NO_BRIDGE else rotations_with_bridge(s, f, option)
    if option < BRIDGE_BESIDE:
        return rotations_on_river(s, key, option)
    if (s.frontier_bridges[f] >> d) & 1:
        return rotations_on_river(s, key ^ (3 << (2 * d)), NO_BRIDGE)
    return 0


def mark_one_by_one(s):
    """As :func:`mark_fitting`, while one square is not like the others."""
    options: cython.int = options_open(s)
    f: cython.int
    option: cython.int
    fitting: cython.int
    here: cython.int
    total: cython.int = 0
    for f in range(s.frontier_size):
        here = 0
        for option in range(options):
            fitting = rotations_at(s, f, option)
            s.masks[option * MAX_FRONTIER + f] = fitting
            here += fitting >> COUNT
        s.fits[f] = here
        total += here
    return total


def fits_plainly(s):
    """Whether some square takes the tile in hand as it is."""
    at: cython.int = FITS_AT[s.looks + s.hand]
    f: cython.int
    if s.river_cell >= 0:
        for f in range(s.frontier_size):
            if rotations_at(s, f, NO_BRIDGE):
                return True
        return False
    for f in range(s.frontier_size):
        if LEGAL[at + s.frontier_key[f]]:
            return True
    return False


def fits_with_bridge(s):
    """Whether some square takes the tile in hand with one bridge."""
    f: cython.int
    option: cython.int
    for f in range(s.frontier_size):
        for option in range(BRIDGE_NS, MAX_OPTIONS):
            if rotations_at(s, f, option):
                return True
    return False


def fits_somehow(s):
    """Whether the tile in hand can be laid at all."""
    return fits_plainly(s) or (options_open(s) > 1 and fits_with_bridge(s))


def may_decline(s):
    """Whether every placement of the tile in hand needs a bridge: then it may be declined (ruling E2.13)."""
    return s.bridges and not fits_plainly(s)


def may_place(s, choice):
    """Whether the tile in hand may be laid so; a rotation that looks like a smaller one is not listed."""
    cell: cython.int = choice >> 5
    option: cython.int = (choice >> 2) & 7
    if choice == DECLINE:
        return may_decline(s)
    if cell > s.mask or cell < 0 or s.grid[cell] >= 0:
        return False
    if option >= options_open(s):
        return False
    return (rotations_at(s, -s.grid[cell] - 1, option) >> (choice & 3)) & 1


def list_placements(s, c):
    """Every placement, square by square, and declining where that is legal."""
    options: cython.int = options_open(s)
    f: cython.int
    option: cython.int
    rotation: cython.int
    fitting: cython.int
    mark_fitting(s)
    for f in range(s.frontier_size):
        for option in range(options):
            fitting = s.masks[option * MAX_FRONTIER + f] & ROTATIONS
            rotation = 0
            while fitting:
                if fitting & 1:
                    add_choice(c, s.frontier_cell[f] << 5 | option << 2 | rotation)
                fitting >>= 1
                rotation += 1
    if may_decline(s):
        add_choice(c, DECLINE)
