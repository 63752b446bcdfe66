"""The pig, the crown, one sign for each of the six segments of the wheel, and the numbered wheels on tiles."""

from __future__ import annotations

import math

from carcassonne.art.drawing.svg import num
from carcassonne.art.tiles.props import named, upright

NUMBER_COLOURS = ("one", "two", "three")

_LEAF = '<path d="M0 0C-3-3-8-5-7-9.5-6-12.5-1.5-12.5 0-9 1.5-12.5 6-12.5 7-9.5 8-5 3-3 0 0z"/>'

ICONS = {
    # a four-leaved clover
    "fortune": '<g fill="#6aa84f">'
    + "".join(f'<g transform="translate(0 -2)rotate({angle})">{_LEAF}</g>' for angle in (0, 90, 180, 270))
    + '<path fill="none" stroke-width="2" d="M1 0q2 8 7 13"/></g>',
    # a purse and coins
    "tax": '<path fill="#b98548" d="M-3-7C-11-2-13 5-10 10-8 13 8 13 10 10 13 5 11-2 3-7z"/>'
    '<path fill="#b98548" d="M-3-7l-4-5q7 2 14 0l-4 5z"/><path fill="none" d="M-3.5-7h7"/>'
    '<circle fill="#f1bf3a" cy="3.5" r="5"/><path fill="none" d="M0 1v5"/>'
    '<ellipse fill="#f1bf3a" cx="11" cy="11" rx="5" ry="2.4"/>'
    '<ellipse fill="#f1bf3a" cx="11" cy="8.5" rx="5" ry="2.4"/>',
    # an empty bowl under a withered ear
    "famine": '<path fill="none" stroke-width="1.8" d="M-9 2C-10-6-6-12 3-12 7-12 9-10 9.5-7"/>'
    '<path fill="#c9a24a" '
    'd="M9.4-8q3.6 1 3 5-3.8-.6-3-5zM6.4-9.4q2 3.2-.4 6-2.6-3 .4-6zM2.6-11.6q1.4 3.2-1.2 5.6-2.2-3.2 1.2-5.6z"/>'
    '<path fill="#9a6a3c" d="M-13 3H13Q12.4 12.6 5 14.4H-5Q-12.4 12.6-13 3z"/>'
    '<ellipse fill="#4a3626" cy="3" rx="13" ry="3.6"/>'
    '<path fill="none" stroke="#e3c391" stroke-width="1" d="M-9 8.4Q-7.4 11-5 12"/>'
    '<path fill="#9a6a3c" d="M-5.4 14.2H5.4L6.4 16.4H-6.4z"/>',
    # a cloud with lightning
    "storm": '<path fill="#8d9bb0" d="M-12 2a6 6 0 0 1 1-11 8 8 0 0 1 14-2 6.5 6.5 0 0 1 9 6 4.5 4.5 0 0 1-1 8z"/>'
    '<path fill="#ffd23a" d="M1-1L-6 8h5l-3 8L7 5H2l4-6z"/>',
    # a sealed writ
    "inquisition": '<path fill="#fff3d6" d="M-10-10H6q4 0 4 4H6V10q0 3-3 3H-9q3 0 3-3V-6q0-4-4-4z"/>'
    '<path fill="none" stroke-width="1" d="M-3-5.5H3M-3-2H3M-3 1.5H3"/><path fill="#c8402f" d="M2 6l-2 9 4-2 4 2-2-9"/>'
    '<circle fill="#d64a36" cx="4" cy="6" r="4.6"/><path fill="none" stroke="#fff3d6" d="M4 3.8v4.4M2 5.5h4"/>',
    # a physician's beaked mask
    "plague": '<path fill="#4a4350" d="M-12-6Q0-11 12-6L11-3.5Q0-8-11-3.5z"/>'
    '<path fill="#4a4350" d="M-6-8q-1-7 6-7t6 7q-6-2-12 0z"/>'
    '<path fill="#e9dcc0" d="M-8-4Q-1-8 7-4.5 8 0 6 3L-3 15Q-2 8-7 5-10 0-8-4z"/>'
    '<circle fill="#7fa08a" cx="-3" cy="-.5" r="2.7"/><circle fill="#7fa08a" cx="4.5" cy="-1" r="2.2"/>'
    '<path fill="none" stroke-width="1" d="M0 3l-2 6"/>',
}

PIG = (
    '<ellipse class="a-fs" cx="1" cy="9" rx="12" ry="2.6"/>'
    '<g stroke="#4a2320" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">'
    '<path fill="#fffaf0" stroke="#fffaf0" stroke-width="4" opacity=".9" '
    'd="M-12 0C-12-6-6-8 0-7.5L8-11 16-3 14 3 7 9H-7L-12 5z"/>'
    '<path fill="#e58d92" d="M-7 4v5h3V5M4 4v5h3V4"/>'
    '<path fill="#f2a6a8" d="M-12 0C-12-6-6-8 0-7.5S10-5 10.5 0 7 7 0 7-12 6-12 0z"/>'
    '<path fill="#f2a6a8" d="M6-6.5L8-11l4 3.5"/><circle fill="#f7b7b8" cx="10" cy="-2.5" r="6"/>'
    '<ellipse fill="#e58d92" cx="13.5" cy="-1.5" rx="2.6" ry="3.1"/><path fill="none" d="M-12-1q-3-1-2-4t-2-2"/></g>'
    '<path fill="#4a2320" d="M12.7-2.6h.8v2.2h-.8zM14.3-2.6h.8v2.2h-.8z"/><circle fill="#4a2320" cx="9" cy="-5" r="1"/>'
)
CROWN = (
    '<path fill="#f1bf3a" stroke="#3b2c25" stroke-linejoin="round" d="M-7 5L-8-4-3.5 0 0-6 3.5 0 8-4 7 5z"/>'
    '<path stroke="#3b2c25" stroke-width=".8" d="M-6.6 3H6.6"/>'
)


def wheel_icons() -> dict[str, str]:
    """The symbols `icon-fortune` …, `fortune-pig` and `crown`."""
    found = {f"icon-{name}": f'<g id="icon-{name}" class="a-ic">{body}</g>' for name, body in ICONS.items()}
    return found | {"fortune-pig": f'<g id="fortune-pig">{PIG}</g>', "crown": f'<g id="crown">{CROWN}</g>'}


def number_symbols() -> dict[str, str]:
    """The coloured wheel with a number on some tiles: `wheel-1` to `wheel-3`."""
    found = {}
    for number, name in enumerate(NUMBER_COLOURS, 1):
        spokes = ""
        for i in range(8):
            x, y = math.cos(math.pi * (i + 0.5) / 4), math.sin(math.pi * (i + 0.5) / 4)
            spokes += f"M{num(5 * x)} {num(5 * y)}L{num(9.6 * x)} {num(9.6 * y)}"
        found[f"wheel-{number}"] = upright(
            '<circle r="10.6" fill="$cream"/>'
            f'<circle r="8.7" fill="$badge" stroke="${name}" stroke-width="2.3"/>'
            '<circle r="9.9" class="a-n" stroke="$ink" stroke-width=".6"/>'
            f'<path stroke="${name}" stroke-width="1.2" d="{spokes}"/>'
            f'<circle r="6.2" fill="${name}" stroke="$cream" stroke-width=".8"/>'
            '<text y="3.7" text-anchor="middle" font-size="10.4" font-weight="800" '
            f'font-family="Inter,system-ui,sans-serif" fill="#fff">{number}</text>'
        )
    return named(found)
