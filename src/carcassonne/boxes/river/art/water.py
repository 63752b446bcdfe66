"""Water: a river with sandy banks, a current, glints and reeds; the rocks of its spring, and its lake."""

from __future__ import annotations

import math

from carcassonne.art.drawing.curves import Curve, Point, between, parallel, sample
from carcassonne.art.drawing.svg import group, path, use
from carcassonne.art.tiles.props import named, upright
from carcassonne.boxes.river.art.plan import ENDS
from carcassonne.tiles.catalogue import Tile

BANKS = (("leaf-line", 17.2, 0.55), ("sand", 16.0, 1.0), ("water-line", 13.4, 1.0), ("water", 11.8, 1.0))
"""From the grass to the water: colour, width and opacity of each layer."""
LAKE = "M30 44C34 30 50 24 64 27S84 40 82 53 70 77 54 76 33 68 30 56Q29 50 30 44z"
BASIN = "M36 42C40 36 51 37 54 43S56 58 50 60 35 60 33 53 33 46 36 42z"
SHAPES = {"spring": BASIN, "lake": LAKE}
REEDS = ((0.13, -7.9), (0.36, 7.9), (0.67, -7.9), (0.86, 7.9))
RIPPLES = ((0.05, 1.0), (0.17, -2.4), (0.3, 1.6), (0.42, -1.6), (0.57, 1.8), (0.7, -2.0), (0.82, 1.2), (0.95, -1.4))
"""Where they are along a river: the share of the way, and how far to the left of its middle."""


def painted_river(tile: Tile, curve: Curve) -> str:
    """A river with what it comes from or runs into, in layers, so that the waters are one."""
    end = next((river.end for river in tile.rivers if river.end), "")
    shape, line = SHAPES.get(end, ""), path(curve)
    body = "".join(_layer(line, shape, *bank) for bank in BANKS)
    body += _current(curve, shape)
    body += group("".join(use("ripple", at) for at in _along(curve, RIPPLES, end)), "a-d")
    body += "".join(use("reeds", at) for at in _along(curve, REEDS, end))
    if end:
        body += use(end, ENDS[end][0])
    return group(body, "river")


def _layer(line: str, shape: str, colour: str, width: float, opacity: float) -> str:
    """One layer of the banks: along the river as wide as it is, round a pool as wide as it reaches beyond the water."""
    faint = "" if opacity == 1 else f' opacity="{opacity:g}"'
    rim = f'<path fill="${colour}" stroke="${colour}" stroke-width="{width - 11.8:g}" d="{shape}"/>' if shape else ""
    body = f'<path class="a-n" stroke="${colour}" stroke-width="{width:g}" d="{line}"/>{rim}'
    return f"<g{faint}>{body}</g>" if faint else body


def _current(curve: Curve, shape: str) -> str:
    """A deeper middle, and the light of the sky along both banks, as on the next tile however that is turned."""
    light = path(parallel(curve, 4.8)) + path(parallel(curve, -4.8))
    pool = f'<path fill="$current" opacity=".45" transform="translate(15.5 15)scale(.7)" d="{shape}"/>' if shape else ""
    return (
        f'<path class="a-n" stroke="$current" stroke-width="5.6" opacity=".5" d="{path(curve)}"/>{pool}'
        f'<path class="a-n" stroke="$foam" stroke-width="1.1" opacity=".45" d="{light}"/>'
    )


def _along(curve: Curve, places: tuple[tuple[float, float], ...], end: str) -> list[Point]:
    """Places at shares of the way and so far aside, from north to south, none in the spring or the lake."""
    found = []
    for share, aside in places:
        points = sample(parallel(curve, aside), 12)
        number = share * (len(points) - 1)
        at = between(points[int(number)], points[int(number) + 1], number % 1)
        if not end or math.dist(at, ENDS[end][0]) > ENDS[end][1] + 2:
            found.append(at)
    return sorted(found, key=lambda at: at[1])


def river_symbols() -> dict[str, str]:
    """The symbols `reeds`, `ripple`, `spring` and `lake`."""
    return named({"reeds": upright(REED), "ripple": upright(RIPPLE), "spring": SPRING, "lake": IN_THE_LAKE})


REED = (
    '<path class="a-n" stroke="$leaf-line" stroke-width="1" stroke-linecap="round" '
    'd="M-1.6 2.6Q-1.8-.6-3-2.6M0 2.6V-4M1.6 2.6Q1.8 0 3.2-1.6"/>'
    '<path stroke="$thatch" stroke-width="1.7" stroke-linecap="round" d="M0-4.6v-1.8M-3-3v-.8"/>'
)
RIPPLE = (
    '<path class="a-n" stroke="$foam" stroke-width=".9" stroke-linecap="round" '
    'd="M-3.4.4q1.2-1.5 2.3-.3t2.3 0 2.2-.2"/>'
)
SPRING = upright(
    '<path class="a-sh" d="M-15 6L17 6 12-6z"/>'
    '<path class="a-k" fill="$stone-shade" '
    'd="M-14.5 5.4C-16-.6-13-7-8-9.4L-4.6-14 1-15.6 5.6-12 9-10.6C13-7 14-1 12.4 3.4'
    'L6.6 5 4 1.4C1-1.6-3-1.4-5 1.6L-7.4 6.4z"/>'
    '<path fill="$stone" d="M-8-9L-4.4-13.4.8-14.8 3-9.4-1-5.6-6-5.4zM-13.4 2C-14-2-12-6-8.6-8.2L-7-3z"/>'
    '<path class="a-k a-n" d="M-8-9.2L-6-4.6-9 .6M1-15.4L3.4-9.4-.6-5.4M9-10.6L6-6.4 7.6-1.6 11.6 1M3.4-9.4L6-6.4"/>'
    '<path class="a-k" fill="$ink" d="M-3.8 1.6V-1.6A3.4 3.6 0 0 1 3-1.6V1.6z"/>'
    '<path fill="$foam" stroke="$water-line" stroke-width=".6" '
    'd="M-2.4-1.4Q-.4-3.4 1.6-1.4 3 3 4.4 6.6 0 9-4.8 6.6-3.2 3-2.4-1.4z"/>'
    '<path class="a-n" stroke="$water" stroke-width=".9" stroke-linecap="round" d="M-1-.4L-2.2 5M.9-.2l1.4 5.4"/>'
    '<path class="a-k" fill="$stone" '
    'd="M-12 8.4q.4-3.4 3.6-3.2t3 3.4q-3.4 1.4-6.6-.2zM7.4 7q.6-2.6 3-2.4t2.4 2.6q-2.6 1-5.4-.2z"/>'
    '<path class="a-g" fill="$tree" d="M-12.6-6.4a2.6 2.6 0 0 1 4.4-2.6 2.4 2.4 0 0 1-1 4z"/>'
)
IN_THE_LAKE = upright(
    '<path class="a-n" stroke="$foam" stroke-width="1" stroke-linecap="round" '
    'd="M-15-8q2-1.2 4 0t4 0M6-14q1.8-1 3.6 0t3.6 0M-13 9q2-1.2 4 0t4 0M9 12q2-1.2 4 0t4 0M14-2q1.8-1 3.6 0"/>'
    # an island with a tree
    '<path fill="$sand" stroke="$water-line" stroke-width=".8" d="M4 0Q6-4.6 12-4.4T19 0Q15 3.4 10 3.2T4 0z"/>'
    '<path fill="$field" d="M6.4-.4Q8-3.2 12-3T17-.2Q14 1.8 11 1.6T6.4-.4z"/>'
    '<use href="#tree" x="11" y="-4.4"/><use href="#reeds" x="15.6" y="-1.4"/>'
    # a boat with its angler
    '<path fill="$water-line" opacity=".5" d="M-13 4.6Q-6 7.4 2 4.6L.6 6.6H-11.4z"/>'
    '<path class="a-k" fill="$wood" d="M-13 1.4Q-6 3.6 1.6 1.4L-.4 4.8Q-6 6-11 4.8z"/>'
    '<path class="a-k" fill="$roof-b" d="M-7.4 2.4V-1.4Q-5.8-3-4.2-1.4V2.4z"/>'
    '<circle class="a-k" cx="-5.8" cy="-3.6" r="1.7" fill="$plaster"/>'
    '<path class="a-n" stroke="$ink" stroke-width=".7" d="M-5-1L2.6-6.4V3.4"/>'
    '<use href="#reeds" x="-19" y="12"/><use href="#reeds" x="20" y="13"/><use href="#reeds" x="-4" y="-18"/>'
)
