"""The cathedral, twin spires before a long nave and the tallest thing on the map, and the inn by its lake."""

from __future__ import annotations

from carcassonne.art.box import Decoration
from carcassonne.art.tiles.decorations import beside_road
from carcassonne.art.tiles.props import upright

RADIUS = 29.0
_SQUARE = (
    '<circle r="25.6" fill="$street"/><circle r="24.6" fill="$cobble"/>'
    '<circle class="a-n" r="21.6" stroke="$cobble-line" stroke-width="1.1" stroke-dasharray="2.4 1.8"/>'
)


def _tower(x: float) -> str:
    """A tower of the front with its spire, `x` in its middle."""
    return (
        f'<g transform="translate({x:g})">'
        '<path class="a-k" fill="$church-wall" d="M-5 17V-10H5V17z"/>'
        '<path fill="$stone-shade" d="M2 16.6V-9.6H4.6V16.6z"/>'
        '<path class="a-k" fill="$stone" d="M-5.8-9V-11.4H5.8V-9zM-5.8 2.4V.8H5.8v1.6z"/>'
        '<path class="a-k" fill="$copper" d="M-5-11.4L0-30 5-11.4z"/>'
        '<path fill="$copper-shade" d="M.4-28L4.4-11.8H1.2z"/>'
        '<path class="a-n" stroke="$ink" stroke-width="1.3" d="M0-29.4v-5.4M-2-32.8h4"/>'
        '<path fill="$ink" d="M-2.8-2.2V-5.4a1.2 1.2 0 0 1 2.4 0v3.2zM.4-2.2V-5.4a1.2 1.2 0 0 1 2.4 0v3.2z"/>'
        '<path class="a-k" fill="$glass" d="M-1.6 10.6V6.6a1.6 1.6 0 0 1 3.2 0v4z"/></g>'
    )


_NAVE = (
    '<path class="a-sh" d="M-20 18H30L24 4z"/>'
    '<path class="a-k" fill="$stone" d="M2 17V-3H24V17z"/>'
    '<path class="a-k" fill="$copper" d="M0-2L5-16H22L26-2z"/>'
    '<path fill="$copper-shade" opacity=".7" d="M4-12.4H23l.6 1.5H3.4zM2.4-7.6H24.4l.6 1.5H1.8z"/>'
    '<path class="a-k" fill="$glass" d="M11 11V4.4a1.7 1.7 0 0 1 3.4 0V11zM17.6 11V4.4a1.7 1.7 0 0 1 3.4 0V11z"/>'
    '<path class="a-k" fill="$church-wall" '
    'd="M8.4 17V1.4l1-1.6 1 1.6V17zM15 17V1.4l1-1.6 1 1.6V17zM22 17V1.4l1.2-1.6 1.2 1.6V17z"/>'
)
_FRONT = (
    '<path class="a-k" fill="$church-wall" d="M-11 17V-5L-7.5-12.4-4-5V17z"/>'
    '<circle class="a-k" cx="-7.5" cy="-1.6" r="3" fill="$glass"/>'
    '<path class="a-n" stroke="$outline" stroke-width=".6" '
    'd="M-10.5-1.6h6M-7.5-4.6v6M-9.6-3.7l4.2 4.2M-9.6.5l4.2-4.2"/>'
    '<path class="a-k" fill="$gold" d="M-10.6 17V10.6a3.1 3.3 0 0 1 6.2 0V17z"/>'
    '<path fill="$ink" d="M-9.6 17v-6.2a2.1 2.3 0 0 1 4.2 0V17z"/>'
)
CATHEDRAL = _SQUARE + upright(
    f'<g transform="translate(-2.4 7)scale(1.12)">{_NAVE}{_tower(-15.5)}{_tower(0.5)}{_FRONT}</g>'
)

INN = upright(
    '<path class="a-sh" d="M-6 3h18L9-3z"/>'
    '<path fill="$sand" d="M-13.4 5.6C-13.4.6-6.4-1.2 1-1S14 1.4 13.4 6.2 6.4 12-1 11.6-13.4 10.4-13.4 5.6z"/>'
    '<path fill="$water" stroke="$water-line" stroke-width=".8" '
    'd="M-12.4 5.6C-12.4 1.4-6-.2 1 0S13 2.2 12.4 6.2 6 11-1 10.6-12.4 9.8-12.4 5.6z"/>'
    '<path class="a-n" stroke="$foam" stroke-width="1" stroke-linecap="round" '
    'd="M-9.4 5.2q1.1-1.3 2.2 0t2.2 0M-3 8.4q1.1-1.3 2.2 0t2.2 0M5.4 6.4q1.1-1.3 2.2 0t2.2 0"/>'
    '<path class="a-k" fill="$stone-shade" d="M4.2-9.6v-4h2.8v4z"/>'
    '<path class="a-k" fill="$plaster" d="M-6.8 3V-5H8.2V3z"/>'
    '<path class="a-n" stroke="$outline" stroke-width=".8" d="M-6.8-1.2H8.2M-3 3V-5M4.4 3V-5"/>'
    '<path class="a-k" fill="$plum" d="M-8.6-4.2L-5-12H6.4L10-4.2z"/>'
    '<path class="a-n" stroke="$ink" stroke-width=".6" opacity=".5" d="M-6-9.4H7.4M-7.2-6.8H8.6"/>'
    '<path fill="$ink" d="M-1 3V.2A1.7 1.7 0 0 1 2.4.2V3z"/>'
    '<path class="a-k" fill="$lamp" d="M-6-4h2v2h-2zM-1.4-4h2.8v2h-2.8zM5.4-4h2v2h-2zM-6 0h2v2h-2zM5.4 0h2v2h-2z"/>'
    '<path class="a-n" stroke="$ink" stroke-width="1" d="M-6.8-3.4h-5.4M-11.6-3.4v1.4"/>'
    '<path class="a-k" fill="$lamp" d="M-13.8-2.2h4.4v4.4h-4.4z"/>'
    '<path fill="$ink" d="M-12.9-1.2h2v2.6h-2zM-10.9-.8h.9v1.8h-.9z"/>'
)
INN_BY_A_ROAD = Decoration(
    "inn",
    lambda tile: [f"road:{road.id}" for road in tile.roads if "inn" in road.marks],
    beside_road,
    12.0,
    "i",
)
"""On tiles of several boxes, whether inns are played with or not."""
