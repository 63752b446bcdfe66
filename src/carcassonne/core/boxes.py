"""Which boxes are played with, and how they take part in the rules.

What a box brings to the rules it *adds* when it is loaded: every function named `add_…` in the core takes the box and
what it brings. Each keeps one place for every box, so that no box replaces what another brought, and a mask of the
boxes that have filled theirs. Whoever asks goes through `s.boxes & MASK`, in the order of the list of boxes; a game
without these boxes pays one comparison.

What a box must remember it keeps in rooms of the state that are handed out here (:func:`add_room`,
:func:`add_tile_room`): numbers that are 0 at first, and that are copied, compared and stored with the state in games
with that box.
"""

from __future__ import annotations

import cython

from carcassonne.boxes import BOXES, load

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    ROOM_END, COLUMN_END = ([0] * MAX_BOXES for _ in range(2))

HANDED_OUT = {"room": 0, "columns": 0}
"""How much of the rooms in the state belongs to boxes."""

if len(BOXES) > MAX_BOXES:
    raise AssertionError(f"there are {len(BOXES)} boxes, and the core has room for {MAX_BOXES} (core/boxes.pxd)")


def box_number(name):
    """The number of a box: its place in the list.

    A box asks for it before it asks for anything else. The rules of the boxes before it and its own are loaded then,
    if they are not yet: what is numbered by who asks first (phases, figures, rooms of the state) has the same numbers
    whichever module was imported first.
    """
    load("rules", last=name)
    return BOXES.index(name)


def claim(taken, box):
    """A mask of boxes with one more; a box brings a thing once."""
    if (taken >> box) & 1:
        raise AssertionError(f"the box {BOXES[box]!r} brings the same thing twice")
    return taken | cython.cast(cython.uint, 1) << box


if not cython.compiled:

    def count_boxes(boxes):
        """How many boxes a mask has."""
        return boxes.bit_count()

    def first_box(boxes):
        """The first box of a mask that has any."""
        return (boxes & -boxes).bit_length() - 1


def add_room(box, numbers):
    """A box keeps so many numbers in the state, from -32768 to 32767: gives the place of the first in `s.room`."""
    at: cython.int = HANDED_OUT["room"]
    if at + numbers > MAX_ROOM:
        raise AssertionError(
            f"the box {BOXES[box]!r} wants to keep {numbers} numbers, and of {MAX_ROOM} in the state "
            f"{MAX_ROOM - at} are free (core/state.pxd, MAX_ROOM)"
        )
    HANDED_OUT["room"] = ROOM_END[box] = at + numbers
    return at


def add_tile_room(box):
    """A box keeps a number for every tile of the landscape, 0 when it is laid: gives where they begin in `s.tile_room`.

    That of a tile stands at this place + the tile.
    """
    column: cython.int = HANDED_OUT["columns"]
    if column == MAX_COLUMNS:
        raise AssertionError(
            f"the box {BOXES[box]!r} wants to keep a number for every tile, and the state has room for {MAX_COLUMNS} "
            "(core/state.pxd, MAX_COLUMNS)"
        )
    HANDED_OUT["columns"] = COLUMN_END[box] = column + 1
    return column * MAX_TILES


def play_with(s, box):
    """The rules of a box are in play: what it has added is asked, what it keeps is part of the state."""
    s.boxes |= cython.cast(cython.uint, 1) << box
    if ROOM_END[box] > s.room_size:
        s.room_size = ROOM_END[box]
    if COLUMN_END[box] > s.columns:
        s.columns = COLUMN_END[box]


# --- for Python -------------------------------------------------------------------------------------------------------
def read_room(s: State, at: cython.int) -> int:
    """A number that a box keeps."""
    return s.room[at]


def write_room(s: State, at: cython.int, number: cython.int) -> None:
    """Keep a number for a box."""
    s.room[at] = number


def read_tile_room(s: State, at: cython.int, tile: cython.int) -> int:
    """A number that a box keeps for a tile."""
    return s.tile_room[at + tile]


def write_tile_room(s: State, at: cython.int, tile: cython.int, number: cython.int) -> None:
    """Keep a number for a tile."""
    s.tile_room[at + tile] = number
