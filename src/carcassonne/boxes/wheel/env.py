# cython: boundscheck=False, wraparound=False
"""The wheel for learners: codes of its decision, its numbers in an observation and in a summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.followers import follower_of
    from carcassonne.core.standing import figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.env.codes import OWN_FOLLOWERS, code_by, from_seat
    from carcassonne.env.planes import TABLE_NUMBERS, write_by
    from carcassonne.env.summary import QUANTITIES, count_by

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


def plague_code(s, choice):
    """An own follower by how many of them stand on segments laid earlier; one on no segment by its number."""
    rank: cython.int = 0
    i: cython.int
    segment: cython.int = choice % ANOTHER
    wanted: cython.int
    at: cython.int
    if ON_NO_SEGMENT <= choice < ANOTHER:
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
    return AT_PLAGUE + rank if rank < OWN_FOLLOWERS else AT_MORE_PLAGUE + rank - OWN_FOLLOWERS


def write_wheel(s, seat, left, top, board, frontier, table):
    """Write whether the wheel is played with, where the pig stands and whose figures stand on the crown spaces."""
    i: cython.int
    table[16] = s.wheel
    if not s.wheel:
        return
    table[58 + s.pig] = 1
    for i in range(MAX_CROWNS):
        if s.crown[i]:
            table[64 + i] = from_seat(s, (s.crown[i] & OWNER) - 1, seat) + 1
            if table.shape[0] > TABLE_NUMBERS:
                table[320 + i] = (s.crown[i] >> FIGURE) + 1


def count_crowns(s, gathered):
    """Count each player's followers on crown spaces."""
    i: cython.int
    for i in range(MAX_CROWNS):
        if s.crown[i]:
            gathered[((s.crown[i] & OWNER) - 1) * QUANTITIES + CROWNED] += 1


code_by(PLAGUE, plague_code)
write_by(write_wheel)
count_by(count_crowns)
