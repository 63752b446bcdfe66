"""Placements: where the tile in hand may be laid (ruling B3).

A placement is a frontier square, a rotation and an option: 0 lays the tile as it is, with the others a box lays
something with it (:func:`lay_with_by`). What fits is marked for all squares at once (:func:`mark_fitting`); listing and
choosing by dice read those marks.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.decisions import add_choice
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LEGAL

    HAVING = [None]
    FITTING = [None]
    MARKING = [None]
    ROTATING = [None]


def lay_with_by(having, fitting, marking, rotating):
    """Let a box say what may be laid with the tile in hand, where spans may be built.

    Whether the player on turn has anything to lay with it; whether the tile fits with it at all; the marks of all
    squares and options; the rotations that fit one square with one option.
    """
    HAVING[0] = having
    FITTING[0] = fitting
    MARKING[0] = marking
    ROTATING[0] = rotating


def options_open(s):
    """How many options there are: laying the tile as it is, and with what the player may lay with it."""
    return MAX_OPTIONS if s.spans and HAVING[0](s) else 1


def mark_fitting(s):
    """Mark the rotations of the tile in hand that fit each frontier square with each option; gives how many fit."""
    legal: cython.p_uchar = LEGAL  # pointers of its own: C would read them anew for every square
    keys: cython.p_uchar = s.frontier_key
    masks: cython.p_uchar = s.masks
    at: cython.int = FITS_AT[s.hand]
    f: cython.int
    fitting: cython.int
    total: cython.int = 0
    for f in range(s.frontier_size):
        fitting = legal[at + keys[f]]
        masks[f] = fitting
        total += fitting >> COUNT
    if options_open(s) > 1:
        total += MARKING[0](s)
    return total


def fits_plainly(s, kind):
    """Whether some square takes the tile as it is."""
    at: cython.int = FITS_AT[kind]
    f: cython.int
    for f in range(s.frontier_size):
        if LEGAL[at + s.frontier_key[f]]:
            return True
    return False


def fits_somehow(s):
    """Whether the tile in hand can be laid at all."""
    return fits_plainly(s, s.hand) or (options_open(s) > 1 and FITTING[0](s))


def may_decline(s):
    """Whether every placement of the tile in hand needs more than the tile: then it may be declined (ruling E2.13)."""
    return s.spans and not fits_plainly(s, s.hand)


def may_place(s, choice):
    """Whether the tile in hand may be laid so; a rotation that looks like a smaller one is not listed."""
    cell: cython.int = choice >> 5
    option: cython.int = (choice >> 2) & 7
    fitting: cython.int
    if choice == DECLINE:
        return may_decline(s)
    if cell > s.mask or cell < 0 or s.grid[cell] >= 0:
        return False
    if option == AS_IT_IS:
        fitting = LEGAL[FITS_AT[s.hand] + s.frontier_key[-s.grid[cell] - 1]]
    elif option < options_open(s):
        fitting = ROTATING[0](s, -s.grid[cell] - 1, option)
    else:
        return False
    return (fitting >> (choice & 3)) & 1


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
