"""Action space and observation as Gymnasium spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from carcassonne.env import planes
from carcassonne.env.layouts import Layout

FLAGS = [planes.NEWEST, planes.BESIDE]
"""Planes of the board that say yes or no."""


def mask_space(codes: int) -> spaces.Box:
    """Return the space of a mask of legal codes."""
    return spaces.Box(0, 1, (codes,), dtype=np.int8)


def observation_space(layout: Layout) -> spaces.Dict:
    """Return a dictionary of boxes, one for each array of an observation."""
    boxes: dict[str, spaces.Space[Any]] = {}
    shapes: dict[str, Any] = layout.shapes
    for name, (shape, kind) in shapes.items():
        limits = np.iinfo(kind)
        high = np.full(shape, limits.max, kind)
        if name == "board":
            high[..., FLAGS] = 1  # a box of bytes up to 255 throughout is taken for a picture by stable-baselines3
        boxes[name] = spaces.Box(np.full(shape, limits.min, kind), high, dtype=kind)
    return spaces.Dict(boxes)
