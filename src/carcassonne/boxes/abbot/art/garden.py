"""A garden: four beds of flowers round a fountain, inside a clipped hedge."""

from __future__ import annotations

import math

from carcassonne.art.drawing.curves import Point
from carcassonne.art.tiles.decorations import fields_of
from carcassonne.art.tiles.props import upright
from carcassonne.art.tiles.room import Room

RADIUS = 13.0
ASIDE = 13.0
"""How far a garden keeps from the middle of its field, which is the farmer's."""
BEDS = ("rose", "gold", "violet", "blossom")


def garden_place(room: Room) -> Point:
    """Room in a field, a little off its middle: of fields that have it the largest, where a farmer still has his."""
    best = []
    for name in fields_of(room):
        cells = room.cells[name]
        middle = (sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))

        def dislike(at: Point, middle: Point = middle) -> float:
            return 0.03 * abs(math.dist(at, middle) - ASIDE)

        spot = room.spot([name], RADIUS + 1, (), 1.5, dislike)
        best.append((round(spot.worth), len(cells), spot.at))
    return max(best)[-1]


def _bed(quarter: int, colour: str) -> str:
    """One bed with its flowers."""
    flowers = "M4 4h0M7.4 3.6h0M3.6 7.4h0M6.6 6.6h0"
    return (
        f'<g transform="rotate({90 * quarter})"><path fill="$tree" stroke="$leaf-line" stroke-width=".6" '
        f'd="M2 2H10.2Q9.6 9.6 2 10.2z"/>'
        f'<path stroke="${colour}" stroke-width="2.2" stroke-linecap="round" d="{flowers}"/></g>'
    )


_FOUNTAIN = (
    '<path class="a-k" fill="$stone" d="M-3.8 0V1.8A3.8 1.7 0 0 0 3.8 1.8V0z"/>'
    '<ellipse class="a-k" rx="3.8" ry="1.7" fill="$water"/><path class="a-k" fill="$stone-shade" '
    'd="M-.9.4V-3.6H.9V.4z"/>'
    '<path class="a-n" stroke="$foam" stroke-width="1" stroke-linecap="round" '
    'd="M0-4.4Q-2.6-6.4-2.8-1M0-4.4Q2.6-6.4 2.8-1"/>'
)
GARDEN = (
    '<circle r="13" fill="$hedge" opacity=".4"/><circle r="12.2" fill="$sand"/>'
    '<circle class="a-n" r="11.4" stroke="$leaf-line" stroke-width="3"/>'
    '<circle class="a-n" r="11.4" stroke="$hedge" stroke-width="2" stroke-dasharray="2.6 .99"/>'
    + "".join(_bed(i, colour) for i, colour in enumerate(BEDS))
    + f'<circle r="4.4" fill="$sand" stroke="$sand-line" stroke-width=".7"/>{upright(_FOUNTAIN)}'
)
