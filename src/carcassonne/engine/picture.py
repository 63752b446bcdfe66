"""Pictures for notebooks: what shows a position when a game stands on the last line of a cell.

The artwork stands right of the engine, which does not know how it draws: it is found by its name, only when somebody
wants to see something.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

ARTIST = "carcassonne.art"
"""The package that draws a view: its function `draw`."""


def svg_of(view: Any, last: tuple[int, int] | None = None) -> str:
    """A view of a position as an SVG document, the tile laid last framed."""
    drawn: str = import_module(ARTIST).draw(view, last=last)
    return drawn
