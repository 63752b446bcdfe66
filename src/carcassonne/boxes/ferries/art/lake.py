"""A lake in the middle of its tile, and the ferry on it: a deck of planks from one road to another, with its boat."""

from __future__ import annotations

from carcassonne.art.drawing.compass import INWARD
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.props import upright
from carcassonne.tiles import SIDES

RADIUS = 16.5
LANDING = 18.5
"""How far from the middle of the lake a ferry lands."""

_SHORE = "M-15.4-2C-15.6-9.6-8.4-15.4-.6-15.6S15.8-9 15.6-.6 9.4 15.4.6 15.6-15.2 7.6-15.4-2z"
LAKE = (
    f'<path fill="$sand" stroke="$leaf-line" stroke-width="4.4" d="{_SHORE}"/>'
    f'<path fill="$water" stroke="$sand" stroke-width="3.4" d="{_SHORE}"/>'
    f'<path fill="$water" stroke="$water-line" stroke-width="1" d="{_SHORE}"/>'
    '<path class="a-n" stroke="$foam" stroke-width=".9" stroke-linecap="round" '
    'd="M-9-8.4q1.6-1.1 3.2 0t3.2 0M4-10q1.5-1 3 0t3 0M-11 6q1.6-1.1 3.2 0t3.2 0M3.4 9q1.6-1.1 3.2 0t3.2 0'
    'M8 1q1.3-.9 2.6 0t2.6 0"/>'
)
_HULL = 'fill="$roof-b" stroke="$ink" stroke-width="1" stroke-linejoin="round"'
BOAT = upright(
    '<ellipse class="a-fs" cx=".8" cy="4.6" rx="8.6" ry="2"/>'
    f'<path {_HULL} d="M-8.6-.4Q0 2 8.6-.4L6.2 4.6H-6.2z"/>'
    '<path class="a-n" stroke="$ink" stroke-width="1.1" stroke-linecap="round" d="M0 .4V-12"/>'
    '<path fill="$wool" stroke="$ink" stroke-width=".9" stroke-linejoin="round" d="M.8-11.4Q8-7.6 6.8-1.4L.8-1z"/>'
    '<path fill="$plaster" stroke="$ink" stroke-width=".9" d="M-.8-9.6Q-5.8-6-5.6-1.6L-.8-1z"/>',
    0.72,
)


def painted_lake(at: Point) -> str:
    """A lake about a point, at which roads end."""
    return use("ferry-lake", at)


def landing(side: str) -> Point:
    """Where a ferry lands at a side of its lake, from the middle."""
    x, y = INWARD[SIDES.index(side)]
    return -LANDING * x, -LANDING * y


def deck(ends: tuple[str, str]) -> str:
    """The way of a ferry from one road to the other: straight, or bent over the middle of the lake."""
    (a, b), (c, d) = landing(ends[0]), landing(ends[1])
    return f"M{a:g} {b:g}Q0 0 {c:g} {d:g}"


def ferry(ends: tuple[str, str]) -> str:
    """A ferry about the middle of its lake."""
    way = deck(ends)
    (a, b), (c, d) = landing(ends[0]), landing(ends[1])
    return (
        f'<path class="a-n" stroke="$ink" stroke-width="9.4" stroke-linecap="round" d="{way}"/>'
        f'<path class="a-n" stroke="$thatch" stroke-width="7.4" stroke-linecap="round" d="{way}"/>'
        f'<path class="a-n" stroke="$ink" stroke-width="7.4" stroke-dasharray=".7 3" opacity=".55" d="{way}"/>'
        + use("ferry", ((a + c) / 4, (b + d) / 4))
    )
