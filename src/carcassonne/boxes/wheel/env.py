# cython: boundscheck=False, wraparound=False
"""The wheel for learners: codes of its decision, its numbers in an observation and in a summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.followers import follower_of
    from carcassonne.core.standing import figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_codes, from_seat, no_segment_code
    from carcassonne.env.layouts import *
    from carcassonne.env.layouts import add_section
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("wheel"))


AT_FURTHER_PLAGUE = cython.declare(cython.int, add_section(BOX, "plague of further figures", 16))


def plague_code(layout, s, choice):
    """An own follower by how many of them stand on segments laid earlier; one on no segment by its number."""
    rank: cython.int = 0
    i: cython.int
    segment: cython.int = choice % ANOTHER
    wanted: cython.int
    at: cython.int
    if ON_NO_SEGMENT <= choice < ANOTHER:
        if no_segment_code(layout, s, choice) >= 0:
            return no_segment_code(layout, s, choice)
        return AT_PLAGUE + OWN_FOLLOWERS + choice % ON_NO_SEGMENT
    wanted = (choice // ANOTHER) << FIGURE | s.actor + 1 if choice >= ANOTHER else follower_of(s, s.actor, segment)
    for i in range(segment + 1):
        at = first_on(s, i)
        while at:
            if i == segment and figure_at(s, at) == wanted:
                break
            if figure_at(s, at) & OWNER == s.actor + 1:
                rank += 1
            at = next_figure(s, at)
    if rank >= WIDE_FIGURES:
        return layout.codes_from[BOX] + AT_FURTHER_PLAGUE + rank - WIDE_FIGURES if layout.codes_from[BOX] >= 0 else -1
    return AT_PLAGUE + rank if rank < OWN_FOLLOWERS else AT_MORE_PLAGUE + rank - OWN_FOLLOWERS


def write_wheel(layout, s, seat, left, top, board, frontier, table):
    """Write whether the wheel is played with, where the pig stands and whose figures stand on the crown spaces."""
    i: cython.int
    table[16] = s.wheel
    if not s.wheel:
        return
    table[58 + s.pig] = 1
    for i in range(MAX_CROWNS):
        if s.crown[i]:
            table[64 + i] = from_seat(s, (s.crown[i] & OWNER) - 1, seat) + 1
            if layout.number > 1:
                table[320 + i] = (s.crown[i] >> FIGURE) + 1


def count_crowns(layout, s, gathered):
    """Count each player's followers on crown spaces."""
    i: cython.int
    for i in range(MAX_CROWNS):
        if s.crown[i]:
            gathered[((s.crown[i] & OWNER) - 1) * QUANTITIES + CROWNED] += 1


add_codes(BOX, PLAGUE, plague_code)
add_writing(BOX, write_wheel)
add_counting(BOX, count_crowns)
