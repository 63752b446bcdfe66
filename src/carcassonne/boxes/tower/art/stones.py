"""A foundation, and the pieces of a tower: round storeys of stone, each a little narrower than its shadow."""

from __future__ import annotations

from carcassonne.art.drawing.svg import num, use

STOREY = 7.0
"""How high a piece is."""
DRAWN = 4
"""So many pieces are drawn one above another; of higher towers the number alone tells."""
_LINE = 'stroke="$ink" stroke-width="1" stroke-linejoin="round"'
FOUNDATION = (
    '<circle r="12" fill="$ink" opacity=".7"/><circle r="11.2" fill="$stone-deep"/>'
    '<circle class="a-n" r="9.2" stroke="$stone" stroke-width="2.6" stroke-dasharray="4.4 1.4"/>'
    f'<circle r="6.6" fill="$stone-shade" {_LINE}/>'
    '<path class="a-n" stroke="$ink" stroke-width="1.1" stroke-linecap="round" d="M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4"/>'
)
PIECE = (
    f'<path fill="$stone" {_LINE} d="M-9.6-{STOREY:g}V0A9.6 4.4 0 0 0 9.6 0V-{STOREY:g}z"/>'
    f'<path fill="$stone-deep" opacity=".75" d="M4-{STOREY:g}H9.1V0A9 4 0 0 1 4 3.6z"/>'
    '<path class="a-n" stroke="$stone-deep" stroke-width=".9" '
    'd="M-9.4-2.4A9.4 4.2 0 0 0 9.4-2.4M-5.4-3.4v4.6M1.4.6v3.4"/>'
    f'<ellipse cy="-{STOREY:g}" rx="9.6" ry="4.4" fill="$stone-shade" {_LINE}/>'
    f'<ellipse cy="-{STOREY:g}" rx="6.2" ry="2.5" fill="$ink" opacity=".55"/>'
)
SHADOW = '<ellipse class="a-sh" cx="3.4" cy="2.2" rx="11.6" ry="5"/>'


def top_of(height: int) -> float:
    """How far above its foot a tower ends."""
    return STOREY * min(height, DRAWN)


def tower(height: int) -> str:
    """A tower about its foot, with its number beside it from two pieces on."""
    storeys = "".join(use("tower-piece", (0, -STOREY * i)) for i in range(min(height, DRAWN)))
    number = (
        f'<g transform="translate(12 {num(-top_of(height) / 2 + 2)})"><circle r="6.4" fill="$panel" stroke="$ink"/>'
        f'<text class="a-t" font-size="9.5" font-weight="700" text-anchor="middle" y="3.4">{height}</text></g>'
    )
    return SHADOW + storeys + (number if height > 1 else "")
