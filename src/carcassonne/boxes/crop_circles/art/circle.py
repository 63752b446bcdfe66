"""Crop circles: rings pressed into ripe corn, and in them what says whom they concern."""

from __future__ import annotations

from carcassonne.art.drawing.curves import Curve
from carcassonne.art.drawing.svg import path
from carcassonne.art.tiles.props import upright

RADIUS = 14.5
_CORN = (
    '<circle r="14.4" fill="$ink" opacity=".4"/><circle r="13.4" fill="$wheat"/>'
    '<circle class="a-n" r="12.3" stroke="$wheat-line" stroke-width="1.8" stroke-dasharray="1.5 1.1"/>'
    '<circle r="9.9" fill="$sand"/><circle class="a-n" r="9.9" stroke="$wheat-line" stroke-width="1.1"/>'
)
_RAKE = (
    '<path class="a-n" stroke="$ink" stroke-width="2" stroke-linecap="round" d="M0 8.6V-4.4"/>'
    '<path class="a-n" stroke="$ink" stroke-width="1.7" stroke-linecap="round" '
    'd="M-5.4-4.2H5.4M-5.4-4.2V-8M-1.8-4.2V-8M1.8-4.2V-8M5.4-4.2V-8"/>'
)
_CLUB = (
    '<path fill="$ink" d="M-6.6 6.8L-4.6 8.6 5.2-1.8C8-2.4 8.2-6 6-7.6 3.6-9.2 .6-7.8 .4-4.6z"/>'
    '<path fill="$sand" d="M2.6-5.8h1.5v1.5H2.6zM4.9-4.6h1.3v1.3H4.9z"/>'
)
_SHIELD = (
    '<path fill="$ink" d="M-6.4-7H6.4V-.2C6.4 4.4 3.4 7.2 0 8.8-3.4 7.2-6.4 4.4-6.4-.2z"/>'
    '<path fill="$cream" d="M-1.2-5.4H1.2V-1.6H4.8V.8H1.2V6.2L0 6.9-1.2 6.2V.8H-4.8V-1.6H-1.2z"/>'
)
EMBLEMS = {"rake": _RAKE, "club": _CLUB, "shield": _SHIELD}
CIRCLES = {f"circle-{sign}": _CORN + upright(emblem) for sign, emblem in EMBLEMS.items()}

STRIP = '<path fill="$wheat" stroke="$wheat-line" d="M-47 47Q-12-12 47-47 12 12-47 47z"/>'
"""The strip of corn between two cities that fill their tile from corner to corner."""


def trampled(lane: Curve) -> str:
    """A lane through the corn: nobody stands on it."""
    line = path(lane)
    return (
        f'<path class="a-n" stroke="$wheat-line" stroke-width="7.4" d="{line}"/>'
        f'<path class="a-n" stroke="$wheat" stroke-width="5.4" d="{line}"/>'
        f'<path class="a-n" stroke="$wheat-line" stroke-width="1" stroke-dasharray="2 2.2" d="{line}"/>'
    )
