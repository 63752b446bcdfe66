# cython: boundscheck=False, wraparound=False
"""Codes: every choice of every phase as one number of a fixed action space (codes.pxd has the layout).

A placement is told by its frontier square, the position in the core's list of empty squares beside the landscape: all
of them have a code however far the landscape reaches, which no window of fixed size could promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.tables import FIRST_SQUARE

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from pathlib import Path

    from carcassonne.core.decisions import MAX_PHASES, Choices, is_chance, list_choices
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.placement import count_fitting, may_decline, may_place, options_open, rotations_at
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    CODING = [None] * MAX_PHASES
    FIGURE_CODING = [None] * FIGURES
    HAS_FIGURE_CODING = [0] * FIGURES
    BOARD_FROM = [0]

BOARD_FROM[0] = FIRST_SQUARE


# --- a choice's code --------------------------------------------------------------------------------------------------
def code_by(phase, coding):
    """Let the choices of a phase be numbered by this function."""
    CODING[phase] = coding


def code_figure_by(figure, coding):
    """Let the places of a figure that is no ordinary follower be numbered by this function."""
    HAS_FIGURE_CODING[figure] = True
    FIGURE_CODING[figure] = coding


def code_of_choice(s, choice):
    """The code of a legal choice of the phase at hand; -1 where nature is asked and when the game is over."""
    return -1 if is_chance(s) else CODING[s.phase](s, choice)


def placement_code(s, choice):
    """A placement by its frontier square, its rotation and its option."""
    if choice == DECLINE:
        return AT_DECLINE
    return first_code((choice >> OPTION_BITS) & OPTIONS, -s.grid[choice >> CELL_BITS] - 1) + (choice & 3)


def first_code(option, square):
    """The code of laying a tile unturned on a frontier square with an option; those of its rotations follow."""
    if square < SQUARES:
        return 4 * square + (AT_PLACE if option == AS_IT_IS else AT_OPTION + (option - 1) * PLACEMENTS)
    return 4 * (square - SQUARES) + (AT_FAR if option == AS_IT_IS else AT_FAR_OPTION + (option - 1) * FAR_PLACEMENTS)


def following_code(s, choice):
    """A follower by its place; another figure as its box numbers its places.

    What came to the figure step after layout 2 has no code (-1): learners of these layouts never choose it.
    """
    place: cython.int = choice % FIGURE_STEP
    if choice >= ELSEWHERE or not has_code(place):
        return -1
    if choice < FIGURE_STEP:
        return AT_FOLLOWER + place_number(place)
    return FIGURE_CODING[choice // FIGURE_STEP](s, place) if HAS_FIGURE_CODING[choice // FIGURE_STEP] else -1


def has_code(place):
    """Whether layouts 1 and 2 know a place of the follower step."""
    return place <= 8 or ON_BRIDGE <= place < MORE_PLACES


def place_number(place):
    """A place of the follower step: 0 none, 1-8 on the new tile, 9 the bridge just built, 10-15 places of a box."""
    return place if place < ON_BRIDGE else place - ON_BRIDGE + 9


def no_code(s, choice):
    """A game that is over asks nothing."""
    return -1


code_by(PLACE, placement_code)
code_by(FOLLOW, following_code)
code_by(OVER, no_code)


# --- a code's choice --------------------------------------------------------------------------------------------------
def choice_of_code(s, code, c):
    """The choice a code stands for; -1 if it is not legal now. `c` is room for a list of choices."""
    i: cython.int
    if code < 0 or code >= WIDE_CODES or is_chance(s):
        return -1
    if s.phase == PLACE:
        return placement_of_code(s, code)
    list_choices(s, c)
    for i in range(c.count):
        if code_of_choice(s, c.choice[i]) == code:
            return c.choice[i]
    return -1


def placement_of_code(s, code):
    """The placement a code stands for; -1 if it is not legal now."""
    option: cython.int = 0
    at: cython.int = code
    choice: cython.int
    if code == AT_DECLINE:
        return DECLINE if may_decline(s) else -1
    if code >= AT_FAR_OPTION:
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


# --- the mask ---------------------------------------------------------------------------------------------------------
def write_mask(s, mask, c):
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
        return write_placements(s, mask)
    list_choices(s, c)
    for i in range(c.count):
        code = code_of_choice(s, c.choice[i])
        if code >= 0:
            mask[code] = 1
            count += 1
    return count


def write_placements(s, mask):
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
            at = first_code(option, f)
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


# --- layouts ----------------------------------------------------------------------------------------------------------
def is_later(kind):
    """Whether a kind of tile is of a box that layout 1 does not know."""
    return FIRST_KINDS <= kind < BOARD_FROM[0]


def is_wide(s):
    """Whether there are tiles or figures that layout 1 does not know; so it is from the first draw to the last."""
    i: cython.int
    if s.figures or (s.holding and is_later(s.hand)):
        return True
    for i in range(FIRST_KINDS, s.kinds):
        if s.undrawn[i]:
            return True
    for i in range(s.tiles):
        if is_later(s.tile_spin[i] >> 2):
            return True
    for i in range(s.discards):
        if is_later(s.discarded[i]):
            return True
    return False


def kind_number(kind, wide):
    """The number of a kind of tile in a layout: the squares of a start board come after all kinds that it knows."""
    if kind < BOARD_FROM[0]:
        return kind
    return kind - BOARD_FROM[0] + (WIDE_KINDS if wide else FIRST_KINDS)


# --- for Python -------------------------------------------------------------------------------------------------------
def code_for(s: State, choice: cython.int) -> int:
    """The code of a legal choice of the phase at hand."""
    return code_of_choice(s, choice)


def codes_legal(s: State) -> list:
    """Every legal code, in the order of the choices; choices without a code are left out."""
    c: Choices = Choices()
    list_choices(s, c)
    found = [code_of_choice(s, c.choice[i]) for i in range(c.count)]
    return [code for code in found if code >= 0]


def choice_for(s: State, code: cython.int) -> int:
    """The choice a code stands for; -1 if it is not legal now."""
    return choice_of_code(s, code, Choices())


def mask_into(s: State, mask: cython.schar[::1]) -> int:
    """Write the legal codes into a row of bytes; gives how many there are."""
    wide: cython.bint = mask.shape[0] == WIDE_CODES
    if not wide and (mask.shape[0] != CODES or is_wide(s)):
        raise ValueError(f"a mask has {WIDE_CODES if is_wide(s) else CODES} bytes, not {mask.shape[0]}")
    if s.frontier_size > (WIDE_SQUARES if wide else SQUARES):
        raise ValueError(f"a landscape with {s.frontier_size} empty squares beside it has no codes")
    return write_mask(s, mask, Choices())


def layout_number(s: State) -> int:
    """The layout that a position's tiles and figures ask for."""
    return 2 if is_wide(s) else 1


def is_asked(s: State) -> bool:
    """Whether a player decides now, not nature, and the game is not over."""
    return not is_chance(s) and s.phase != OVER
