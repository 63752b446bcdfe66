"""Action space and observation as Gymnasium spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from carcassonne.env.layouts import Layout


def mask_space(layout: Layout) -> spaces.Box:
    """Return the space of a mask of legal codes."""
    return spaces.Box(0, 1, (layout.codes,), dtype=np.int8)


def observation_space(layout: Layout) -> spaces.Dict:
    """Return a dictionary of boxes, one for each array of an observation."""
    boxes: dict[str, spaces.Space[Any]] = {}
    for name, (shape, kind) in layout.shapes.items():
        limits = np.iinfo(kind)
        boxes[name] = spaces.Box(limits.min, limits.max, shape, dtype=kind)
    return spaces.Dict(boxes)
