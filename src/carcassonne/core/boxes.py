"""Which boxes are played with, and how they take part in the rules.

What a box brings to the rules it *adds* when it is loaded: every function named `add_…` in the core takes the box and
what it brings. Each keeps one place for every box, so that no box replaces what another brought, and a mask of the
boxes that have filled theirs. Whoever asks goes through `s.boxes & MASK`, in the order of the list of boxes; a game
without these boxes pays one comparison.
"""

from __future__ import annotations

import cython

from carcassonne.boxes import BOXES

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

if len(BOXES) > MAX_BOXES:
    raise AssertionError(f"there are {len(BOXES)} boxes, and the core has room for {MAX_BOXES} (core/boxes.pxd)")


def box_number(name):
    """The number of a box: its place in the list."""
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


def play_with(s, box):
    """The rules of a box are in play: what it has added is asked."""
    s.boxes |= cython.cast(cython.uint, 1) << box
