"""The observation as a Gymnasium space."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from carcassonne.env.observation import SHAPES


def observation_space() -> spaces.Dict:
    """Return a dictionary of boxes, one for each array of an observation."""
    boxes: dict[str, spaces.Space[Any]] = {}
    for name, (shape, kind) in SHAPES.items():
        limits = np.iinfo(kind)
        boxes[name] = spaces.Box(limits.min, limits.max, shape, dtype=kind)
    return spaces.Dict(boxes)
