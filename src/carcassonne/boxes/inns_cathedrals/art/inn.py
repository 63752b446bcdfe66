"""A lake with an inn: on tiles of several boxes, whether inns are played with or not."""

from __future__ import annotations

from carcassonne.art.box import Decoration
from carcassonne.art.tiles.decorations import beside_road
from carcassonne.art.tiles.props import upright

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
DECORATION = Decoration(
    "inn",
    lambda tile: [f"road:{road.id}" for road in tile.roads if "inn" in road.marks],
    beside_road,
    12.0,
    "i",
)
