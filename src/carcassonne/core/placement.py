"""Placements: where the tile in hand may be laid (ruling B3).

A placement is a frontier square, a rotation and an option: 0 lays the tile as it is, with the others a box lays
something with it (:func:`lay_with_by`). What fits is counted for all squares at once (:func:`count_fitting`); listing
and choosing by dice read those counts.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.decisions import add_choice
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LEGAL, LEGAL_NS, LEGAL_WE, WAYS

    HAVING = [None]
    FITTING = [None]
    COUNTING = [None]
    ROTATING = [None]
    RESERVING = [None]


def lay_with_by(having, fitting, counting, rotating):
    """Let a box say what may be laid with the tile in hand, where bridges may be built.

    Whether the player on turn has anything to lay with it; whether the tile fits with it at all; how often it does, by
    square; the rotations that fit one square with one option.
    """
    HAVING[0] = having
    FITTING[0] = fitting
    COUNTING[0] = counting
    ROTATING[0] = rotating


def reserve_by(reserving):
    """Let a box say which rotations of a kind of tile fit the square that it has reserved, as in LEGAL."""
    RESERVING[0] = reserving


def reserve_for_none(s, kind, key, axis):
    """Nobody reserves squares."""
    return 0


reserve_by(reserve_for_none)


def options_open(s):
    """How many options there are: laying the tile as it is, and with what the player may lay with it."""
    return MAX_OPTIONS if s.bridges and HAVING[0](s) else 1


def may_lay_with(s: State) -> bool:
    """Whether the player on turn has something to lay with a tile."""
    return options_open(s) > 1


def count_fitting(s):
    """Count the placements of the tile in hand on each frontier square, with all options; gives their number."""
    ways: cython.p_uchar = WAYS  # pointers of its own: C would read them anew for every square
    keys: cython.p_uchar = s.frontier_key
    fits: cython.p_uchar = s.fits
    at: cython.Py_ssize_t = FITS_AT[s.looks + s.hand]
    f: cython.int
    here: cython.int
    total: cython.int = 0
    for f in range(s.frontier_size):
        here = ways[at + keys[f]]
        fits[f] = here
        total += here
    if options_open(s) > 1:
        total += COUNTING[0](s)
    if s.river_cell >= 0:
        total += recount_reserved(s)
    return total


def rotations_with(s, f, key, axis):
    """What fits a frontier square with these sides around it and a bridge along `axis` over the tile, as in LEGAL."""
    at: cython.int = FITS_AT[s.looks + s.hand] + key
    if s.frontier_cell[f] == s.river_cell:
        return RESERVING[0](s, s.hand, key, axis)
    if axis == BRIDGE_NS:
        return LEGAL_NS[at]
    if axis == BRIDGE_WE:
        return LEGAL_WE[at]
    return LEGAL[at]


def fits_reserved(s):
    """How many undrawn tiles fit the reserved square as they are."""
    key: cython.int = s.frontier_key[-s.grid[s.river_cell] - 1]
    kind: cython.int
    count: cython.int = 0
    for kind in range(MAX_KINDS):
        if s.undrawn[kind] and RESERVING[0](s, kind, key, NO_BRIDGE):
            count += s.undrawn[kind]
    return count


def rotations_at(s, f, option):
    """What fits a frontier square with an option, as in LEGAL."""
    return rotations_with(s, f, s.frontier_key[f], 0) if option == AS_IT_IS else ROTATING[0](s, f, option)


def recount_reserved(s):
    """Count anew on the reserved square, which is not like the others; gives by how much more fits."""
    f: cython.int = -s.grid[s.river_cell] - 1
    before: cython.int = s.fits[f]
    option: cython.int
    s.fits[f] = 0
    for option in range(options_open(s)):
        s.fits[f] += rotations_at(s, f, option) >> COUNT
    return s.fits[f] - before


def fits_plainly(s):
    """Whether some square takes the tile in hand as it is."""
    at: cython.int = FITS_AT[s.looks + s.hand]
    f: cython.int
    if s.river_cell >= 0:
        for f in range(s.frontier_size):
            if rotations_at(s, f, AS_IT_IS):
                return True
        return False
    for f in range(s.frontier_size):
        if WAYS[at + s.frontier_key[f]]:
            return True
    return False


def fits_somehow(s):
    """Whether the tile in hand can be laid at all."""
    return fits_plainly(s) or (options_open(s) > 1 and FITTING[0](s))


def may_decline(s):
    """Whether every placement of the tile in hand needs more than the tile: then it may be declined (ruling E2.13)."""
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
    count_fitting(s)
    for f in range(s.frontier_size):
        if s.fits[f] == 0:
            continue
        for option in range(options):
            fitting = rotations_at(s, f, option) & ROTATIONS
            rotation = 0
            while fitting:
                if fitting & 1:
                    add_choice(c, s.frontier_cell[f] << 5 | option << 2 | rotation)
                fitting >>= 1
                rotation += 1
    if may_decline(s):
        add_choice(c, DECLINE)


def squares_fitting(s: State, coming: dict) -> list:
    """Every frontier square: (cell, tiles beside it, how many of the tiles to come could be laid there).

    `coming` says how many there are by kind. Each is asked about as if it were in hand, so give a copy.
    """
    f: cython.int
    d: cython.int
    fits = [0] * s.frontier_size
    beside = [0] * s.frontier_size
    for kind, count in coming.items():
        s.hand = kind
        count_fitting(s)
        for f in range(s.frontier_size):
            if s.fits[f]:
                fits[f] += count
    for f in range(s.frontier_size):
        for d in range(4):
            if s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] > 0:
                beside[f] += 1
    return [(s.frontier_cell[f], beside[f], fits[f]) for f in range(s.frontier_size)]
