"""Placements: where the tile in hand may be laid (ruling B3).

A placement is a frontier square, a rotation and an option: 0 lays the tile as it is, the others use a bridge. One
function, :func:`rotations`, says what fits; listing, checking and choosing by dice all ask it.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.bridges_castles_bazaars.bridges import bridge_options, rotations_with_bridge
    from carcassonne.core.decisions import add_choice
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LEGAL


def rotations(s, f, option):
    """The rotations of the tile in hand that fit a frontier square, one bit each; equal looks stand for one."""
    if option == NO_BRIDGE:
        return LEGAL[FITS_AT[s.hand] + s.frontier_key[f]]
    return rotations_with_bridge(s, f, option)


def placement_options(s):
    """How many options the player on turn has besides square and rotation, laying the tile as it is among them."""
    return 1 + bridge_options(s)


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
    f: cython.int
    option: cython.int
    if fits_plainly(s, s.hand):
        return True
    for option in range(1, placement_options(s)):
        for f in range(s.frontier_size):
            if rotations(s, f, option):
                return True
    return False


def may_decline(s):
    """Whether every placement of the tile in hand needs a bridge: then it may be declined (ruling E2.13)."""
    return s.bridges and not fits_plainly(s, s.hand)


def may_place(s, choice):
    """Whether the tile in hand may be laid so; a rotation that looks like a smaller one is not listed."""
    cell: cython.int = choice >> 5
    option: cython.int = (choice >> 2) & 7
    if choice == DECLINE:
        return may_decline(s)
    if cell > s.mask or cell < 0 or s.grid[cell] >= 0 or option >= placement_options(s):
        return False
    return (rotations(s, -s.grid[cell] - 1, option) >> (choice & 3)) & 1


def list_placements(s, c):
    """Every placement, square by square, and declining where that is legal."""
    options: cython.int = placement_options(s)
    f: cython.int
    option: cython.int
    rotation: cython.int
    fitting: cython.int
    for f in range(s.frontier_size):
        for option in range(options):
            fitting = rotations(s, f, option)
            rotation = 0
            while fitting:
                if fitting & 1:
                    add_choice(c, s.frontier_cell[f] << 5 | option << 2 | rotation)
                fitting >>= 1
                rotation += 1
    if may_decline(s):
        add_choice(c, DECLINE)
