# cython: boundscheck=False, wraparound=False
"""Codes: every choice of every phase as one number of the action space of a layout (codes.pxd, layouts.pxd).

A placement is told by its frontier square, the position in the core's list of empty squares beside the landscape: all
of them have a code however far the landscape reaches, which no window of fixed size could promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.env.layouts import Layout, layout_of

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from pathlib import Path

    from carcassonne.core.boxes import MAX_BOXES, claim
    from carcassonne.core.decisions import MAX_PHASES, Choices, is_chance, list_asides, list_choices
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.placement import count_fitting, may_decline, may_place, options_open, rotations_at
    from carcassonne.core.state import *
    from carcassonne.env.layouts import *
    from carcassonne.env.layouts import add_asked_phase

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    CODING, FIGURE_CODING, CHOICE_CODING = [None] * MAX_PHASES, [None] * FIGURES, [None] * MAX_BOXES
    ASIDE_CODING, NO_SEGMENT_CODING = ([None] * MAX_BOXES for _ in range(2))
    HAS_CODING, HAS_FIGURE_CODING = [0] * MAX_PHASES, [0] * FIGURES
    CHOICE_CODING_BOXES = ASIDE_CODING_BOXES = NO_SEGMENT_CODING_BOXES = 0


# --- a choice's code --------------------------------------------------------------------------------------------------
def add_codes(box, phase, coding):
    """A box numbers the choices of a phase of its own."""
    if HAS_CODING[phase]:
        raise AssertionError(f"two number the choices of phase {phase}")
    HAS_CODING[phase] = True
    CODING[phase] = coding
    return add_asked_phase(box, phase)


def add_figure_codes(figure, coding):
    """A box numbers the places of its figure that layout 2 knows; a later box adds them to layout 3 (layouts.py)."""
    if figure > MORE_FIGURES:
        raise AssertionError(f"figure {figure} has its places in layout 3 (layouts.add_figure_places)")
    if HAS_FIGURE_CODING[figure]:
        raise AssertionError(f"two number the places of figure {figure}")
    HAS_FIGURE_CODING[figure] = True
    FIGURE_CODING[figure] = coding
    return figure


def add_choice_codes(box, coding):
    """A box numbers the choices of its own in the follower step."""
    global CHOICE_CODING_BOXES
    CHOICE_CODING_BOXES = claim(CHOICE_CODING_BOXES, box)
    CHOICE_CODING[box] = coding
    return box


def add_aside_codes(box, coding):
    """A box numbers what it lets a player do besides."""
    global ASIDE_CODING_BOXES
    ASIDE_CODING_BOXES = claim(ASIDE_CODING_BOXES, box)
    ASIDE_CODING[box] = coding
    return box


def add_no_segment_codes(box, coding):
    """A box numbers its places on the landscape that are no segments, for whoever lists followers there."""
    global NO_SEGMENT_CODING_BOXES
    NO_SEGMENT_CODING_BOXES = claim(NO_SEGMENT_CODING_BOXES, box)
    NO_SEGMENT_CODING[box] = coding
    return box


def aside_code(layout, s, choice):
    """The code of something done besides."""
    box: cython.int = choice // ASIDE - 1
    return ASIDE_CODING[box](layout, s, choice % ASIDE) if (ASIDE_CODING_BOXES >> box) & 1 else -1


def no_segment_code(layout, s, choice):
    """The code of a follower who stands on no segment; -1 if his box has not numbered its places."""
    box: cython.int = choice // ON_NO_SEGMENT - 1
    if not (NO_SEGMENT_CODING_BOXES >> box) & 1:
        return -1
    return NO_SEGMENT_CODING[box](layout, s, choice % ON_NO_SEGMENT)


def code_of_choice(layout, s, choice):
    """The code of a legal choice of the phase at hand; -1 where it has none: nature's, or unknown to the layout."""
    if choice >= ASIDE:
        return aside_code(layout, s, choice)
    return CODING[s.phase](layout, s, choice) if HAS_CODING[s.phase] else -1


def placement_code(layout, s, choice):
    """A placement by its frontier square, its rotation and its option."""
    first: cython.int
    if choice == DECLINE:
        return AT_DECLINE
    first = first_code(layout, (choice >> OPTION_BITS) & OPTIONS, -s.grid[choice >> CELL_BITS] - 1)
    return first + (choice & 3) if first >= 0 else -1


def first_code(layout, option, square):
    """The code of laying a tile unturned on a frontier square with an option; those of its rotations follow."""
    if option > OPTIONS_KNOWN:
        return layout.farther_codes[option] + 4 * square if layout.farther_codes[option] >= 0 else -1
    if square < SQUARES:
        return 4 * square + (AT_PLACE if option == AS_IT_IS else AT_OPTION + (option - 1) * PLACEMENTS)
    square -= SQUARES
    if square < WIDE_SQUARES - SQUARES:
        return 4 * square + (AT_FAR if option == AS_IT_IS else AT_FAR_OPTION + (option - 1) * FAR_PLACEMENTS)
    square -= WIDE_SQUARES - SQUARES
    return layout.farther_codes[option] + 4 * square if layout.farther_codes[option] >= 0 else -1


def following_code(layout, s, choice):
    """A follower by its place; another figure as its box numbers its places; on an earlier tile, by that tile.

    What came to the figure step after layout 2 has no code there (-1).
    """
    place: cython.int = choice % FIGURE_STEP
    figure: cython.int = choice // FIGURE_STEP
    if choice >= OWN_CHOICE:
        figure = choice // OWN_CHOICE - 1  # the box
        return CHOICE_CODING[figure](layout, s, choice % OWN_CHOICE) if (CHOICE_CODING_BOXES >> figure) & 1 else -1
    if choice >= ELSEWHERE:
        return elsewhere_code(layout, s, (choice - ELSEWHERE) // FIGURES, (choice - ELSEWHERE) % FIGURES)
    if figure > MORE_FIGURES:
        return layout.place_codes[figure] + place if layout.place_codes[figure] >= 0 else -1
    if place > 8 and place < ON_BRIDGE:
        return layout.place_codes[figure] + place - 9 if layout.place_codes[figure] >= 0 else -1
    if place >= MORE_PLACES:
        return layout.place_codes[figure] + 7 + place - MORE_PLACES if layout.place_codes[figure] >= 0 else -1
    return AT_FOLLOWER + place_number(place) if figure == ORDINARY else FIGURE_CODING[figure](layout, s, place)


def elsewhere_code(layout, s, segment, figure):
    """A figure on an earlier tile: the tile in the order of laying, and the place on it."""
    tile: cython.int = s.tile_at[segment]
    if layout.elsewhere_codes[figure] < 0:
        return -1
    return layout.elsewhere_codes[figure] + tile * PLACES_PER_TILE + segment - s.tile_base[tile]


def place_number(place):
    """A place of the follower step: 0 none, 1-8 on the new tile, 9 the bridge just built, 10-15 places of a box."""
    return place if place < ON_BRIDGE else place - ON_BRIDGE + 9


add_codes(0, PLACE, placement_code)
add_codes(0, FOLLOW, following_code)


# --- a code's choice --------------------------------------------------------------------------------------------------
def choice_of_code(layout, s, code, c):
    """The choice a code stands for; -1 if it is not legal now. `c` is room for a list of choices."""
    i: cython.int
    if code < 0 or code >= layout.codes or is_chance(s):
        return -1
    if s.phase == PLACE:
        i = placement_of_code(layout, s, code)
        if i >= 0:
            return i
        c.count = 0
        list_asides(s, c)
    else:
        list_choices(s, c)
    for i in range(c.count):
        if code_of_choice(layout, s, c.choice[i]) == code:
            return c.choice[i]
    return -1


def placement_of_code(layout, s, code):
    """The placement a code stands for; -1 if it is not legal now."""
    option: cython.int = 0
    at: cython.int = code
    choice: cython.int
    if code == AT_DECLINE:
        return DECLINE if may_decline(s) else -1
    if code >= WIDE_CODES:
        option = farther_option(layout, code)
        if option < 0:
            return -1
        at = code - layout.farther_codes[option] + (4 * WIDE_SQUARES if option <= OPTIONS_KNOWN else 0)
    elif code >= AT_FAR_OPTION:
        option = 1 + (code - AT_FAR_OPTION) // FAR_PLACEMENTS
        at = PLACEMENTS + (code - AT_FAR_OPTION) % FAR_PLACEMENTS
    elif code >= AT_FAR:
        at = PLACEMENTS + code - AT_FAR
    elif code >= CODES:
        return -1
    elif code >= AT_OPTION:
        option = 1 + (code - AT_OPTION) // PLACEMENTS
        at = (code - AT_OPTION) % PLACEMENTS
    elif code >= PLACEMENTS:
        return -1
    if at >> 2 >= s.frontier_size:
        return -1
    choice = s.frontier_cell[at >> 2] << CELL_BITS | option << OPTION_BITS | (at & 3)
    return choice if may_place(s, choice) else -1


def farther_option(layout, code):
    """The option of a placement that layout 2 has no code for; -1 if the code is no such placement's."""
    option: cython.int
    size: cython.int
    for option in range(MAX_OPTIONS):
        size = 4 * (MOST_SQUARES - WIDE_SQUARES if option <= OPTIONS_KNOWN else MOST_SQUARES)
        if layout.farther_codes[option] >= 0 and 0 <= code - layout.farther_codes[option] < size:
            return option
    return -1


# --- the mask ---------------------------------------------------------------------------------------------------------
def write_mask(layout, s, mask, c):
    """Write 1 at every legal code and 0 elsewhere; gives how many are legal. The mask may end after the last of them.

    Nature's turn and the end of a game have no legal code. `c` is room for a list of choices.
    """
    i: cython.int
    code: cython.int
    count: cython.int = 0
    if cython.compiled:
        memset(cython.address(mask[0]), 0, mask.shape[0])
    else:
        mask[:] = 0
    if is_chance(s):
        return 0
    if s.phase == PLACE:
        count = write_placements(layout, s, mask)
        c.count = 0
        list_asides(s, c)
    else:
        list_choices(s, c)
    for i in range(c.count):
        code = code_of_choice(layout, s, c.choice[i])
        if code >= 0:
            mask[code] = 1
            count += 1
    return count


def write_placements(layout, s, mask):
    """Write 1 at the code of every legal placement, and of declining where that is legal."""
    options: cython.int = options_open(s)
    option: cython.int
    f: cython.int
    rotation: cython.int
    fitting: cython.int
    at: cython.int
    count: cython.int = 0
    count_fitting(s)
    for f in range(s.frontier_size):
        if s.fits[f] == 0:
            continue
        for option in range(options):
            fitting = rotations_at(s, f, option)
            at = first_code(layout, option, f)
            if at < 0:
                continue
            for rotation in range(4):
                if (fitting >> rotation) & 1:
                    mask[at + rotation] = 1
                    count += 1
    if may_decline(s):
        mask[AT_DECLINE] = 1
        count += 1
    return count


def from_seat(s, player, seat):
    """How many chairs clockwise a player sits from the observer."""
    return (player - seat + s.players) % s.players


# --- for Python -------------------------------------------------------------------------------------------------------
def code_for(s: State, choice: cython.int, layout: Layout | None = None) -> int:
    """The code of a legal choice of the phase at hand."""
    return -1 if is_chance(s) else code_of_choice(layout or layout_of(s), s, choice)


def codes_legal(s: State, layout: Layout | None = None) -> list:
    """Every legal code, in the order of the choices; choices without a code are left out."""
    c: Choices = Choices()
    known: Layout = layout or layout_of(s)
    list_choices(s, c)
    found = [code_of_choice(known, s, c.choice[i]) for i in range(c.count)]
    return [code for code in found if code >= 0]


def choice_for(s: State, code: cython.int, layout: Layout | None = None) -> int:
    """The choice a code stands for; -1 if it is not legal now."""
    return choice_of_code(layout or layout_of(s), s, code, Choices())


def mask_into(s: State, mask: cython.schar[::1], layout: Layout | None = None) -> int:
    """Write the legal codes into a row of bytes; gives how many there are.

    The layout is the one that the position asks for, unless the rules are known to ask for a larger one.
    """
    known: Layout = layout or layout_of(s)
    if mask.shape[0] != known.codes:
        raise ValueError(f"a mask has {known.codes} bytes, not {mask.shape[0]}")
    if s.frontier_size > known.squares:
        raise ValueError(f"a landscape with {s.frontier_size} empty squares beside it has no codes")
    return write_mask(known, s, mask, Choices())


def is_asked(s: State) -> bool:
    """Whether a player decides now, not nature, and the game is not over."""
    return not is_chance(s) and s.phase != OVER
