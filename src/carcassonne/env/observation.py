"""What a seat sees as NumPy arrays: the shapes, and reading a position into them.

               layout 1      layout 2
    board      (25, 25, 37)  (25, 25, 82)  uint8   rows x columns x planes around the middle of the landscape
    frontier   (184, 8)      (280, 8)      int8    the empty squares beside the landscape, in the order of their codes
    followers  (20, 6)       (24, 7)       int16   the seat's own figures, in the order of laying
    table      (192,)        (332,)        int16   phase, tile in hand, scores, supplies, what boxes add, undrawn tiles

docs/environments.md names every number. Seats count clockwise from the observer, who is 0. The window hides nothing an
action needs: frontier squares beyond it are still listed, with a column or row outside 0 to 24.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from carcassonne.engine.positions import State
from carcassonne.env import planes
from carcassonne.env.layouts import LAYOUT_1, Layout, layout_of

Observation: TypeAlias = dict[str, npt.NDArray[Any]]
SHAPES = LAYOUT_1.shapes
"""Of layout 1: name -> (shape, type) of each array. The names are the same in every layout."""
FLAT = LAYOUT_1.numbers
"""Of layout 1: numbers in an observation altogether."""


def blank(games: int | None = None, *, layout: Layout = LAYOUT_1) -> Observation:
    """Return arrays of zeros for one observation, or for one of each of many games."""
    lead = () if games is None else (games,)
    return {name: np.zeros(lead + shape, kind) for name, (shape, kind) in layout.shapes.items()}


def observe(state: State, seat: int, out: Observation | None = None, *, layout: Layout | None = None) -> Observation:
    """Return what a seat sees.

    The layout is the one that the position asks for, unless the rules are known to ask for a larger one.
    """
    known = layout or layout_of(state)
    seen = blank(layout=known) if out is None else out
    planes.observe_into(state, seat, seen["board"], seen["frontier"], seen["followers"], seen["table"], known)
    return seen


def flat(seen: Observation) -> npt.NDArray[np.float32]:
    """Return an observation as one row of numbers: board, frontier, followers, table."""
    return np.concatenate([seen[name].ravel() for name in SHAPES]).astype(np.float32)
