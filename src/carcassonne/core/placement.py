"""Placements: where the tile in hand may be laid (ruling B3).

A placement is a frontier square, a rotation and an option: 0 lays the tile as it is, with the others a box lays
something with it (:func:`add_extras`). What fits is counted for all squares at once (:func:`count_fitting`); listing
and choosing by dice read those counts.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.decisions import add_choice
    from carcassonne.core.state import *
    from carcassonne.core.tables import FITS_AT, LEGAL, LEGAL_NS, LEGAL_WE, WAYS

    HAS_EXTRA = [None] * MAX_BOXES
    FITS_WITH_EXTRA = [None] * MAX_BOXES
    COUNT_WITH_EXTRA = [None] * MAX_BOXES
    ROTATIONS_WITH_EXTRA = [None] * MAX_BOXES
    BUILD_EXTRA = [None] * MAX_BOXES
    NOTE_EXTRA = [None] * MAX_BOXES
    FIRST_OPTION = [0] * MAX_BOXES
    OPTION_END = [0] * MAX_BOXES
    BOX_OF_OPTION = [0] * MAX_OPTIONS
    SQUARE_RULE_APPLIES = [None] * MAX_BOXES
    SQUARE_RULE = [None] * MAX_BOXES
    COUNT_BY_RULE = [None] * MAX_BOXES
    EXTRA_BOXES = SQUARE_RULE_BOXES = 0

OPTIONS_TAKEN = 1  # laying the tile as it is


# --- what boxes add ---------------------------------------------------------------------------------------------------
def add_extras(box, count, has_any, fits, count_all, rotations, build, note_built):
    """A box lets something be laid with a tile, in so many ways: options of its own, after those of earlier boxes.

    Whether the player on turn has anything to lay; whether the tile in hand fits with it at all; how often it does,
    added up by square; the rotations that fit one square in one of the ways, counted from 1, as in LEGAL, none where he
    has nothing to lay; laying it, before the tile, which gives the axis of a bridge over that tile; writing its event.
    """
    global EXTRA_BOXES, OPTIONS_TAKEN
    option: cython.int
    if OPTIONS_TAKEN + count > MAX_OPTIONS:
        raise AssertionError(f"boxes may bring {MAX_OPTIONS - 1} things to lay with a tile, not more (core/state.pxd)")
    EXTRA_BOXES = claim(EXTRA_BOXES, box)
    FIRST_OPTION[box] = OPTIONS_TAKEN
    for option in range(OPTIONS_TAKEN, OPTIONS_TAKEN + count):
        BOX_OF_OPTION[option] = box
    OPTIONS_TAKEN += count
    OPTION_END[box] = OPTIONS_TAKEN
    HAS_EXTRA[box] = has_any
    FITS_WITH_EXTRA[box] = fits
    COUNT_WITH_EXTRA[box] = count_all
    ROTATIONS_WITH_EXTRA[box] = rotations
    BUILD_EXTRA[box] = build
    NOTE_EXTRA[box] = note_built
    return FIRST_OPTION[box]


def add_square_rule(box, applies, rule, count):
    """A box rules what may be laid on a square besides what its sides say.

    Whether it rules anything now, for a kind of tile; which of the rotations that fit a square by its sides it lets
    through, as in LEGAL; and counting, when all that fits by sides is counted: :func:`count_one_by_one`, or faster
    where it knows the squares that it closes.
    """
    global SQUARE_RULE_BOXES
    SQUARE_RULE_BOXES = claim(SQUARE_RULE_BOXES, box)
    SQUARE_RULE_APPLIES[box] = applies
    SQUARE_RULE[box] = rule
    COUNT_BY_RULE[box] = count


def build_extra(s, cell, option):
    """Lay what an option lays with the tile in hand; gives the axis of a bridge over that tile."""
    box: cython.int = BOX_OF_OPTION[option]
    return BUILD_EXTRA[box](s, cell, option - FIRST_OPTION[box] + 1)


def note_extra(s, cell, option):
    """Write the event of what was laid with the tile."""
    box: cython.int = BOX_OF_OPTION[option]
    NOTE_EXTRA[box](s, cell, option - FIRST_OPTION[box] + 1)


# --- what fits --------------------------------------------------------------------------------------------------------
def options_open(s):
    """One more than the last option: laying the tile as it is comes first, then what the player may lay with it."""
    boxes: cython.uint = s.boxes & EXTRA_BOXES
    box: cython.int
    end: cython.int = 1
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        if HAS_EXTRA[box](s):
            end = OPTION_END[box]
    return end


def may_lay_with(s: State) -> bool:
    """Whether the player on turn has something to lay with a tile."""
    return options_open(s) > 1


def has_square_rule(s, kind):
    """Whether a box rules where this kind of tile may be laid, besides the sides."""
    boxes: cython.uint = s.boxes & SQUARE_RULE_BOXES
    while boxes:
        if SQUARE_RULE_APPLIES[first_box(boxes)](s, kind):
            return True
        boxes &= boxes - 1
    return False


def by_square_rules(s, f, kind, key, axis, fitting):
    """Of the rotations that fit a square by its sides those that the boxes let through, as in LEGAL."""
    boxes: cython.uint = s.boxes & SQUARE_RULE_BOXES
    box: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        if SQUARE_RULE_APPLIES[box](s, kind):
            fitting = SQUARE_RULE[box](s, f, kind, key, axis, fitting)
    return fitting


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
    if s.boxes & EXTRA_BOXES:
        total += count_with_extras(s)
    if s.boxes & SQUARE_RULE_BOXES:
        total = count_by_rules(s, total)
    return total


def count_by_rules(s, total):
    """Count again by the boxes that rule where the tile in hand may be laid; gives the number."""
    boxes: cython.uint = s.boxes & SQUARE_RULE_BOXES
    box: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        if SQUARE_RULE_APPLIES[box](s, s.hand):
            total = COUNT_BY_RULE[box](s, total)
    return total


def count_with_extras(s):
    """Count the placements with what may be laid with the tile, added to those without; gives their number."""
    boxes: cython.uint = s.boxes & EXTRA_BOXES
    box: cython.int
    total: cython.int = 0
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        if HAS_EXTRA[box](s):
            total += COUNT_WITH_EXTRA[box](s)
    return total


def count_one_by_one(s, total):
    """Count the placements square by square and option by option, as :func:`rotations_at` says; gives their number."""
    options: cython.int = options_open(s)
    f: cython.int
    option: cython.int
    here: cython.int
    total = 0
    for f in range(s.frontier_size):
        here = 0
        for option in range(options):
            here += rotations_at(s, f, option) >> COUNT
        s.fits[f] = here
        total += here
    return total


def rotations_with(s, f, key, axis):
    """What fits a frontier square with these sides around it and a bridge along `axis` over the tile, as in LEGAL."""
    at: cython.int = FITS_AT[s.looks + s.hand] + key
    fitting: cython.int
    if axis == NO_BRIDGE:
        fitting = LEGAL[at]
    elif axis == BRIDGE_NS:
        fitting = LEGAL_NS[at]
    else:
        fitting = LEGAL_WE[at]
    if s.boxes & SQUARE_RULE_BOXES:
        return by_square_rules(s, f, s.hand, key, axis, fitting)
    return fitting


def rotations_at(s, f, option):
    """What fits a frontier square with an option, as in LEGAL."""
    box: cython.int
    if option == AS_IT_IS:
        return rotations_with(s, f, s.frontier_key[f], NO_BRIDGE)
    box = BOX_OF_OPTION[option]
    return ROTATIONS_WITH_EXTRA[box](s, f, option - FIRST_OPTION[box] + 1)


def fits_plainly(s):
    """Whether some square takes the tile in hand as it is."""
    at: cython.int = FITS_AT[s.looks + s.hand]
    f: cython.int
    if s.boxes & SQUARE_RULE_BOXES and has_square_rule(s, s.hand):
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
    return fits_plainly(s) or (s.boxes & EXTRA_BOXES and fits_with_extras(s))


def fits_with_extras(s):
    """Whether some square takes the tile in hand with what may be laid with it."""
    boxes: cython.uint = s.boxes & EXTRA_BOXES
    box: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        if HAS_EXTRA[box](s) and FITS_WITH_EXTRA[box](s):
            return True
    return False


def may_decline(s):
    """Whether every placement of the tile in hand needs more than the tile: then it may be declined (ruling E2.13)."""
    return s.bridges and not fits_plainly(s)


def may_place(s, choice):
    """Whether the tile in hand may be laid so; a rotation that looks like a smaller one is not listed."""
    cell: cython.int = choice >> CELL_BITS
    option: cython.int = (choice >> OPTION_BITS) & OPTIONS
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
                    add_choice(c, s.frontier_cell[f] << CELL_BITS | option << OPTION_BITS | rotation)
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
