"""The mage, with beard, staff and a tall hat full of stars; the witch, with a broom and a bent hat; their sign."""

from __future__ import annotations

from carcassonne.art.tiles.props import upright

_LINE = 'stroke="$ink" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'
_SHADOW = '<ellipse class="a-fs" cx="1.6" cy="12" rx="9.6" ry="2.6"/>'
_ROBE = "M-9.4 11.6C-8.6 4.6-6 .6-3-1.6H3C6 .6 8.6 4.6 9.4 11.6Q0 14.2-9.4 11.6z"
_EYES = '<path fill="$ink" d="M-2.6-4.6h1.4v1.4h-1.4zM1.2-4.6h1.4v1.4H1.2z"/>'
STAR = "M0-2.6L.7-.8 2.6-.7 1.1.5 1.6 2.4 0 1.3-1.6 2.4-1.1.5-2.6-.7-.7-.8z"


def _star(x: float, y: float, scale: float = 1.0) -> str:
    return f'<path fill="$gold" transform="translate({x:g} {y:g})scale({scale:g})" d="{STAR}"/>'


_MAGE = (
    f'{_SHADOW}<path class="a-fh" d="{_ROBE}M-6.4-6L0-24 6.4-6zM10.4 11.4V-10.6"/>'
    f'<path class="a-n" stroke="$ink" stroke-width="3" stroke-linecap="round" d="M10.4 11.4V-8"/>'
    f'<path class="a-n" stroke="$wood" stroke-width="1.5" stroke-linecap="round" d="M10.4 11.4V-8"/>'
    f'<circle cx="10.4" cy="-10" r="2.7" fill="$glass" {_LINE}/>'
    f'<path fill="$azure" {_LINE} d="{_ROBE}"/>'
    f'<path fill="$plaster-front" {_LINE} d="M-4.4-6.6H4.4Q4.8-.6 0-.2-4.8-.6-4.4-6.6z"/>{_EYES}'
    f'<path fill="$wool" {_LINE} d="M-4.6-2.4Q-2.2-3.6 0-2.2 2.2-3.6 4.6-2.4 4.6 4.4 0 8.6-4.6 4.4-4.6-2.4z"/>'
    f'<path fill="$azure" {_LINE} d="M-6.8-6Q-3-9 0-24 3-9 6.8-6 0-3.8-6.8-6z"/>'
    + _star(-0.2, -10.4, 1.05)
    + _star(0.2, -16.4, 0.62)
    + _star(-5.6, 8.4, 0.8)
    + _star(5.6, 8.4, 0.8)
)
_WITCH = (
    f'{_SHADOW}<path class="a-fh" d="{_ROBE}M-11.6-6H11.6L3-16 9-19.6-4-18.4z"/>'
    f'<path class="a-n" stroke="$ink" stroke-width="3" stroke-linecap="round" d="M-11 3.4L-8.2-11.6"/>'
    f'<path class="a-n" stroke="$wood" stroke-width="1.5" stroke-linecap="round" d="M-11 3.4L-8.2-11.6"/>'
    f'<path fill="$thatch" {_LINE} d="M-12.6 3L-9.4 3.6-8.6 12.2-14.6 11.2z"/>'
    f'<path fill="$plum" {_LINE} d="{_ROBE}"/>'
    f'<path fill="$roof-c" {_LINE} d="M-5.4-6.4Q-7.6 0-5.6 3-3.4 2-4-3zM5.4-6.4Q7.6 0 5.6 3 3.4 2 4-3z"/>'
    f'<path fill="$tree-light" {_LINE} d="M-4.4-6.8H4.4Q4.6-2.4 1.6-.4L0 2-1.6-.4Q-4.6-2.4-4.4-6.8z"/>{_EYES}'
    '<path fill="$tree" stroke="$ink" stroke-width=".8" stroke-linejoin="round" d="M-.6-3.8L2.6-1.2-.6-1.4z"/>'
    f'<path fill="$plum" {_LINE} d="M-5.6-7Q-4.6-14-2.6-18.6 2-22.6 9.2-19.4 5.4-18.4 3.6-15.8 4.8-11 5.6-7z"/>'
    f'<path fill="$plum" {_LINE} d="M-11.8-6.4Q0-10.6 11.8-6.4 0-3.4-11.8-6.4z"/>'
    f'<path fill="$gold" {_LINE} d="M-5-8.6Q0-10 5-8.6L4.6-10.8Q0-12-4.6-10.8z"/>'
)
MAGE, WITCH = upright(_MAGE), upright(_WITCH)
SIGN = upright(
    f'<circle r="6.1" fill="$plum" {_LINE}/><circle class="a-n" r="4.7" stroke="$gold" stroke-width=".7"/>'
    + _star(0, 0.1, 1.4)
)
"""What is printed on tiles that call them."""
