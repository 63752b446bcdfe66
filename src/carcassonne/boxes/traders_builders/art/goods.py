"""Goods: a barrel of wine on a round plate, a sheaf of grain on a six-sided one, a bolt of cloth on a square one."""

from __future__ import annotations

from carcassonne.art.tiles.props import named, upright

_BARREL = (
    '<path class="a-k" fill="$barrel" stroke="$ink" stroke-width="1" d="M-4.6-7Q-8.4 0-4.6 7H4.6Q8.4 0 4.6-7z"/>'
    '<path class="a-n" stroke="$ink" stroke-width="1.5" d="M-5.9-3.6H5.9M-5.9 3.6H5.9"/>'
    '<path class="a-n" stroke="$cream" stroke-width=".8" opacity=".75" '
    'd="M-2.2-6.4Q-3.6 0-2.2 6.4M2.2-6.4Q3.6 0 2.2 6.4"/>'
    '<circle r="1.8" fill="$cream" stroke="$ink" stroke-width=".9"/>'
)
_SHEAF = (
    '<path fill="$gold" stroke="$ink" stroke-width="1" stroke-linejoin="round" '
    'd="M-1.9 2C-4.6-.6-7.6-1.4-8-5.4-6-5.6-4.6-4.6-4-3.6-4.6-6-4.4-8-2.6-9.4-1.6-8.6-1-7.6-1-6.4-1-8 0-9.4.2-10 '
    "1-9 1.4-7.8 1.2-6.4 1.6-7.8 2.4-8.8 3.2-9.2 4.6-7.6 4.6-5.6 4-3.6 4.8-4.8 6.2-5.6 8-5.4 7.6-1.4 4.6-.6 1.9 2"
    'L4.6 8.6Q0 10.2-4.6 8.6z"/>'
    '<path class="a-n" stroke="$ink" stroke-width=".8" '
    'd="M0 1V-5.6M-.9 1.4L-3.6-3M.9 1.4L3.6-3M-.6 4L-2 8.6M.6 4L2 8.6M0 4v5"/>'
    '<path class="a-n" stroke="$ink" stroke-width="2.6" stroke-linecap="round" d="M-2.6 2.8H2.6"/>'
)
_BOLT = (
    '<path fill="$azure" stroke="$ink" stroke-width="1" stroke-linejoin="round" '
    'd="M-6.8-2.6H4V6.4L1.8 5 -.4 6.4-2.6 5-4.8 6.4-6.8 5.2z"/>'
    '<path class="a-n" stroke="$cream" stroke-width="1.1" d="M-6.2 1.2H3.4M-6.2 3.6H3.4"/>'
    '<path fill="$azure" stroke="$ink" stroke-width="1" d="M-6.8-7.4H4.6V-1H-6.8Q-8.4-4.2-6.8-7.4z"/>'
    '<path class="a-n" stroke="$cream" stroke-width="1" d="M-6.4-5.2H2M-6.4-3.2H2"/>'
    '<ellipse cx="4.8" cy="-4.2" rx="2.6" ry="3.6" fill="$cream" stroke="$ink" stroke-width="1"/>'
    '<path class="a-n" stroke="$ink" stroke-width=".8" d="M4.8-4.2q1.4-.4 1 1t-2 .4-.6-3.4"/>'
)
SCALE = 1.18
_PLATE = 'fill="$wool" stroke="$ink" stroke-width="1.5" stroke-linejoin="round"'
GOODS = {
    "wine": f'<circle r="10.2" {_PLATE}/>{_BARREL}',
    "grain": f'<path {_PLATE} d="M0-12.2L10.6-6V6L0 12.2-10.6 6V-6z"/><g transform="scale(.98)">{_SHEAF}</g>',
    "cloth": f'<path {_PLATE} d="M-9.6-9.6H9.6V9.6H-9.6z"/>{_BOLT}',
}


def goods_symbols() -> dict[str, str]:
    """The symbols `goods-wine`, `goods-grain` and `goods-cloth`."""
    return named({f"goods-{name}": upright(body, SCALE) for name, body in GOODS.items()})
