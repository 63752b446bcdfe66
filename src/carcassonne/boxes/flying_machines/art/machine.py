"""The flying machine on its disc with the arrow of its flight, and the faces of the die."""

from __future__ import annotations

from collections.abc import Mapping

from carcassonne.art.tiles.props import upright
from carcassonne.tiles import COMPASS

_LINE = 'stroke="$ink" stroke-width=".9" stroke-linejoin="round"'
_POINTER = f'<path fill="$rose" {_LINE} d="M0-18L6.6-9.6Q0-13 -6.6-9.6z"/>'
_DISC = f'<circle cx="1" cy="1.4" r="10.4" fill="$shade" opacity=".3"/><circle r="10" fill="$cream" {_LINE}/>'
_WINGS = (
    "M0-2.6Q-4.6-7.4-9.2-3.6L-8.4 1Q-7.2-1.4-5.6-.2-4 1-3.2 2.6-2 1 0 1.4"
    " 2 1 3.2 2.6 4 1 5.6-.2 7.2-1.4 8.4 1L9.2-3.6Q4.6-7.4 0-2.6z"
)
_RIBS = "M0-2.6L-8.4 1M0-2.6L-5.6-.2M0-2.6L-3.2 2.6M0-2.6L8.4 1M0-2.6L5.6-.2M0-2.6L3.2 2.6"
MACHINE = upright(
    f'<path fill="$wood" {_LINE} d="M-1.7-3.4H1.7L1.2 5 3.2 7.6H-3.2L-1.2 5z"/>'
    f'<path fill="$thatch" {_LINE} d="{_WINGS}"/>'
    f'<path class="a-n" stroke="$ink" stroke-width=".7" d="{_RIBS}"/>'
    f'<circle cy="-4.4" r="1.9" fill="$plaster" {_LINE}/>'
)
DOTS = {
    1: ((0, 0),),
    2: ((-3, -3), (3, 3)),
    3: ((-3.4, -3.4), (0, 0), (3.4, 3.4)),
}
"""Where the eyes of each face stand."""


def arrow(direction: str) -> str:
    """The machine on its disc, whose pointer shows a direction in the tile's own rotation."""
    degrees = 45 * COMPASS.index(direction)
    pointer = f'<g transform="rotate({degrees})">{_POINTER}</g>' if degrees else _POINTER
    return f'<g transform="scale(1.28)">{pointer}{_DISC}{MACHINE}</g>'


def faces() -> Mapping[str, str]:
    """The faces of the die, `die-1` to `die-3`."""
    die = f'<rect x="-8" y="-8" width="16" height="16" rx="3.4" fill="$cream" {_LINE}/>'
    return {
        f"die-{number}": die + "".join(f'<circle cx="{x:g}" cy="{y:g}" r="1.9" fill="$ink"/>' for x, y in dots)
        for number, dots in DOTS.items()
    }
