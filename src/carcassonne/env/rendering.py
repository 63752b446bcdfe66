"""Rendering a position for people: the board drawn in text, or our picture of it as an array of pixels."""

from __future__ import annotations

import io
import re
from typing import Any

import numpy as np
import numpy.typing as npt

from carcassonne.art import draw, draw_text
from carcassonne.art.plain import plain
from carcassonne.engine.positions import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.viewing import view_of

RENDER_MODES = ["ansi", "rgb_array"]
SIDE = 720
"""Columns and rows of a picture: the same all game long, as those who make films of it expect."""
BACKGROUND = "#e7dcc0"
_SIZE = re.compile(r'^(<svg[^>]*?) width="[^"]*" height="[^"]*"')


def checked_render_mode(mode: str | None) -> str | None:
    """Return a render mode; raises ValueError for one there is not, ImportError where what draws is missing."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
    if mode == "rgb_array":
        _renderers()
    return mode


def rendered(state: State, rules: Rules, mode: str | None) -> Any:
    """Return a position as a mode asks for it: text, an array of pixels, or nothing."""
    if mode == "ansi":
        return draw_text(view_of(state, rules))
    return None if mode is None else picture(state, rules)


def picture(state: State, rules: Rules) -> npt.NDArray[np.uint8]:
    """Return our picture of a position, rows x columns x red, green and blue."""
    svg = _SIZE.sub(rf'\1 width="{SIDE}" height="{SIDE}"', draw(view_of(state, rules)))  # fitted, not stretched
    drawn = plain(svg)
    resvg, images = _renderers()
    png = resvg.svg_to_bytes(
        svg_string=drawn, width=SIDE, height=SIDE, background=BACKGROUND, skip_system_fonts="<text" not in drawn
    )
    return np.array(images.open(io.BytesIO(png)).convert("RGB"))


def _renderers() -> tuple[Any, Any]:
    """What makes a picture of our drawing, and what reads it."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as reason:
        words = "pictures need resvg-py and Pillow, which are not installed: pip install 'carcassonne[render]'"
        raise ImportError(words) from reason
    return resvg_py, Image
