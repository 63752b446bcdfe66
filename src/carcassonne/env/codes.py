# cython: boundscheck=False, wraparound=False
"""Codes: every choice of every phase as one number of a fixed action space (codes.pxd has the layout).

A placement is told by its frontier square, the position in the core's list of empty squares beside the landscape: all
of them have a code however far the landscape reaches, which no window of fixed size could promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from pathlib import Path

    from carcassonne.core.decisions import Choices, list_choices
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.placement import mark_fitting, may_decline, may_place, options_open
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    CODING = [None] * 16


# --- a choice's code --------------------------------------------------------------------------------------------------
def code_by(phase, coding):
    """Let the choices of a phase be numbered by this function."""
    CODING[phase] = coding


def code_of_choice(s, choice):
    """The code of a legal choice of the phase at hand; -1 where nature draws and when the game is over."""
    return CODING[s.phase](s, choice)


def placement_code(s, choice):
    """A placement by its frontier square, its rotation and its option."""
    square: cython.int
    option: cython.int
    if choice == DECLINE:
        return AT_DECLINE
    square = (-s.grid[choice >> 5] - 1) * 4 + (choice & 3)
    option = (choice >> 2) & 7
    return AT_PLACE + square if option == 0 else AT_OPTION + (option - 1) * PLACEMENTS + square


def following_code(s, choice):
    """A follower by its place: on the new tile, on the span just built, or on one of a box."""
    return AT_FOLLOWER + (choice if choice < ON_SPAN else choice - 7)


def no_code(s, choice):
    """Nature's draws have no code."""
    return -1


code_by(DRAW, no_code)
code_by(PLACE, placement_code)
code_by(FOLLOW, following_code)
code_by(OVER, no_code)


# --- a code's choice --------------------------------------------------------------------------------------------------
def choice_of_code(s, code, c):
    """The choice a code stands for; -1 if it is not legal now. `c` is room for a list of choices."""
    i: cython.int
    if code < 0 or code >= CODES or s.phase == DRAW:
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
    if code >= AT_OPTION:
        option = 1 + (code - AT_OPTION) // PLACEMENTS
        at = (code - AT_OPTION) % PLACEMENTS
    elif code >= PLACEMENTS:
        return -1
    if at >> 2 >= s.frontier_size:
        return -1
    choice = s.frontier_cell[at >> 2] << 5 | option << 2 | (at & 3)
    return choice if may_place(s, choice) else -1


# --- the mask ---------------------------------------------------------------------------------------------------------
def write_mask(s, mask, c):
    """Write 1 at every legal code and 0 elsewhere; gives how many are legal. The mask may end after the last of them.

    Nature's turn and the end of a game have no legal code. `c` is room for a list of choices.
    """
    i: cython.int
    if cython.compiled:
        memset(cython.address(mask[0]), 0, mask.shape[0])
    else:
        mask[:] = 0
    if s.phase == DRAW:
        return 0
    if s.phase == PLACE:
        return write_placements(s, mask)
    list_choices(s, c)
    for i in range(c.count):
        mask[code_of_choice(s, c.choice[i])] = 1
    return c.count


def write_placements(s, mask):
    """Write 1 at the code of every legal placement, and of declining where that is legal."""
    options: cython.int = options_open(s)
    option: cython.int
    f: cython.int
    rotation: cython.int
    fitting: cython.int
    at: cython.int
    count: cython.int = 0
    mark_fitting(s)
    for option in range(options):
        at = AT_PLACE if option == 0 else AT_OPTION + (option - 1) * PLACEMENTS
        for f in range(s.frontier_size):
            fitting = s.masks[option * MAX_FRONTIER + f]
            for rotation in range(4):
                if (fitting >> rotation) & 1:
                    mask[at + f * 4 + rotation] = 1
                    count += 1
    if may_decline(s):
        mask[AT_DECLINE] = 1
        count += 1
    return count


def from_seat(s, player, seat):
    """How many chairs clockwise a player sits from the observer."""
    return (player - seat + s.players) % s.players


# --- for Python -------------------------------------------------------------------------------------------------------
def code_for(s: State, choice: cython.int) -> int:
    """The code of a legal choice of the phase at hand."""
    return code_of_choice(s, choice)


def choice_for(s: State, code: cython.int) -> int:
    """The choice a code stands for; -1 if it is not legal now."""
    return choice_of_code(s, code, Choices())


def mask_into(s: State, mask: cython.schar[::1]) -> int:
    """Write the legal codes into a row of bytes; gives how many there are."""
    if mask.shape[0] != CODES:
        raise ValueError(f"a mask has {CODES} bytes, not {mask.shape[0]}")
    if s.frontier_size > SQUARES:
        raise ValueError(f"a landscape with more than {SQUARES} empty squares beside it has no codes")
    return write_mask(s, mask, Choices())


def is_asked(s: State) -> bool:
    """Whether a player decides now, not nature, and the game is not over."""
    return s.phase != DRAW and s.phase != OVER
