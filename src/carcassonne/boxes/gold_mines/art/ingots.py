"""A mine in a hillside, and ingots: one by itself, several as a heap with their number."""

from __future__ import annotations

from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.props import upright

_LINE = 'stroke="$ink" stroke-width="1" stroke-linejoin="round"'
MINE = upright(
    '<path class="a-sh" d="M-9 7.4H13L9 1z"/>'
    f'<path fill="$stone-deep" {_LINE} d="M-9.6 7.4Q-9.4.6-5.4-2.6-3.4-8 1-8.4 5.4-7.6 7-3 9.8.6 9.8 7.4z"/>'
    '<path fill="$stone" opacity=".8" d="M-6.8 1Q-5.2-1.8-4.2-2.4-2.4-6.8.6-7.4-1.6-4.4-2.4-1.6-4.8-.6-6.8 1z"/>'
    '<path fill="$ink" d="M-4.2 7.4V1.6Q-4-2.2 0-2.2T4.2 1.6V7.4z"/>'
    '<path class="a-n" stroke="$wood" stroke-width="1.9" d="M-4.6 7.4V.2M4.6 7.4V.2M-5.8.2H5.8"/>'
    f'<path fill="$gold" {_LINE} d="M-2.8 7.4L-1.6 4.2 0 5 1.2 3.4 2.9 7.4z"/>'
    '<path fill="$gold" d="M5.6-1.8l1-1.4 1 1.6zM-6.8 4l.8-1.2.9 1.4z"/>',
    0.9,
)
INGOT = (
    f'<path fill="$gold" {_LINE} d="M-6.4 3.4L-4.4-2.6H3L6.8 3.4z"/>'
    f'<path fill="$lamp" {_LINE} d="M-4.4-2.6L-2.2-5H5L3-2.6z"/>'
    f'<path fill="$roof-c" {_LINE} d="M3-2.6L5-5 8.4.6 6.8 3.4z"/>'
)
PLACES = {1: [(0.0, 0.0)], 2: [(-6.6, 0.0), (6.6, 0.0)], 3: [(-6.6, 0.0), (6.6, 0.0), (0.0, -6.4)]}


def heap(count: int) -> str:
    """So many ingots on one tile; of more than three the number is written below."""
    lying = "".join(use("ingot", at) for at in PLACES[min(count, 3)])
    if count <= 3:
        return lying
    return (
        lying + '<circle cx="12" cy="-7" r="6" fill="$panel" stroke="$ink"/>'
        f'<text class="a-t" font-size="9" font-weight="700" text-anchor="middle" x="12" y="-3.8">{count}</text>'
    )
