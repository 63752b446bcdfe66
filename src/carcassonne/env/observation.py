"""What a seat sees as NumPy arrays: the shapes, and reading a position into them.

    board      (25, 25, 37)  uint8   rows x columns x planes around the middle of the landscape
    frontier   (184, 8)      int8    the empty squares beside the landscape, in the order of their codes
    followers  (20, 6)       int16   the seat's own followers, in the order of their plague codes
    table      (192,)        int16   phase, hand, scores, supplies, wheel, market, undrawn tiles

docs/environments.md names every number. Seats count clockwise from the observer, who is 0. The window hides nothing an
action needs: frontier squares beyond it are still listed, with a column or row outside 0 to 24.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from carcassonne.engine.positions import State
from carcassonne.env import codes, planes

Observation: TypeAlias = dict[str, npt.NDArray[Any]]
SHAPES: dict[str, tuple[tuple[int, ...], Any]] = {
    "board": ((planes.WINDOW, planes.WINDOW, planes.PLANES), np.uint8),
    "frontier": ((codes.SQUARES, planes.SQUARE_NUMBERS), np.int8),
    "followers": ((codes.OWN_FOLLOWERS, planes.FOLLOWER_NUMBERS), np.int16),
    "table": ((planes.TABLE_NUMBERS,), np.int16),
}
"""Name -> (shape, type) of each array."""
FLAT = sum(int(np.prod(shape)) for shape, _ in SHAPES.values())
"""Numbers in an observation altogether."""


def blank(games: int | None = None) -> Observation:
    """Return arrays of zeros for one observation, or for one of each of many games."""
    lead = () if games is None else (games,)
    return {name: np.zeros(lead + shape, kind) for name, (shape, kind) in SHAPES.items()}


def observe(state: State, seat: int, out: Observation | None = None) -> Observation:
    """Return what a seat sees."""
    seen = blank() if out is None else out
    planes.observe_into(state, seat, seen["board"], seen["frontier"], seen["followers"], seen["table"])
    return seen


def flat(seen: Observation) -> npt.NDArray[np.float32]:
    """Return an observation as one row of numbers: board, frontier, followers, table."""
    return np.concatenate([seen[name].ravel() for name in SHAPES]).astype(np.float32)
