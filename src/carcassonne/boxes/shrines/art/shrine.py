"""A shrine: a ring of standing stones, and in it a round temple with a dark dome and a burning bowl before it."""

from __future__ import annotations

import math

from carcassonne.art.tiles.props import upright

RADIUS = 17.5
STONES = 11


def _stone(i: int) -> str:
    """One stone of the ring, upright, the nearer ones larger."""
    turn = 2 * math.pi * (i + 0.5) / STONES
    x, y = 16.2 * math.sin(turn), -13.8 * math.cos(turn)
    high, wide = 6.4 + (i % 3) + y / 9, 2.3 + (i % 2) * 0.5
    return (
        f'<path class="a-k" fill="$stone" d="M{x - wide:.1f} {y:.1f}L{x - wide + 0.6:.1f} {y - high:.1f}'
        f'L{x + wide - 0.4:.1f} {y - high + 0.9:.1f}L{x + wide:.1f} {y:.1f}z"/>'
        f'<path fill="$stone-shade" d="M{x + 0.4:.1f} {y - 0.3:.1f}V{y - high + 1.2:.1f}L{x + wide - 0.6:.1f} '
        f'{y - high + 1.4:.1f}L{x + wide - 0.4:.1f} {y - 0.3:.1f}z"/>'
    )


_TEMPLE = (
    '<g transform="translate(-5 1)scale(1.08)"><path class="a-sh" d="M-9.5 7.6H13L9 3.6z"/>'
    '<path class="a-k" fill="$stone-shade" d="M-9 7.6V5.2H9V7.6z"/>'
    '<path class="a-k" fill="$ink" d="M-7 5.2V-2.4H7V5.2z"/>'
    '<path class="a-k" fill="$wool" d="M-7.6 5.2V-2.4H-5V5.2zM-3 5.2V-2.4H-.6V5.2zM1-2.4H3.4V5.2H1zM5-2.4H7.6V5.2H5z"/>'
    '<path class="a-k" fill="$plum" d="M-9-2.4Q-8.4-11 0-12.6 8.4-11 9-2.4z"/>'
    '<path fill="$cream" opacity=".35" d="M-7.2-3.4Q-6.6-8.8-1.4-10.8-4-7.6-4.4-3.4z"/>'
    '<circle class="a-k" cx="0" cy="-14" r="2.3" fill="$gold"/></g>'
)
_BODY = (
    '<circle r="19" fill="$ink" opacity=".35"/><circle r="17.8" fill="$sand"/>'
    '<circle class="a-n" r="12.6" stroke="$sand-line" stroke-width="1.2" stroke-dasharray="2.4 1.8"/>'
    + upright("".join(_stone(i) for i in (0, 10, 1, 9, 2, 8)) + _TEMPLE + "".join(_stone(i) for i in (3, 7, 4, 6, 5)))
)
SHRINE = f'<g transform="scale(.93)">{_BODY}</g>'
