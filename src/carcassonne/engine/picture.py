"""Pictures for notebooks: what shows a position when a game stands on the last line of a cell.

The one place where the engine asks a layer to its right, and only when somebody wants to see something: a notebook asks
the game itself for its picture (`tests/test_layers.py` names it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carcassonne.engine.view import View


def svg_of(view: View, last: tuple[int, int] | None = None) -> str:
    """A view of a position as an SVG document, the tile laid last framed."""
    from carcassonne.art import draw

    return draw(view, last=last)
