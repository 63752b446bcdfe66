"""The large follower: each role half as large again and on a stepped base, like a king among pawns."""

from __future__ import annotations

from carcassonne.art.board.figures import MARK_PLACES as ORDINARY
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import symbol

LARGE = "large-"
SCALE = 1.3
LYING = "farmer"
BASE = (
    "M-13.4 20.2V16.4Q-13.4 14.6-11.6 14.6H-11V12.6Q-11 11-9.4 11H9.4Q11 11 11 12.6V14.6H11.6Q13.4 14.6 13.4 16.4V20.2z"
)
FOOT = (
    "M-24 12.6H-20.4Q-18.6 12.6-18.6 10.8V10.2H-17Q-15.4 10.2-15.4 8.6V-8Q-15.4-9.6-17-9.6H-18.6V-10.2"
    "Q-18.6-12-20.4-12H-24z"
)
RAISE = -3.6
"""How far a standing figure stands above its centre, so that it and its base are about it."""
MARK_PLACES: dict[str, Point] = {
    LARGE + role: (SCALE * x + (3.0 if role == LYING else 0.0), SCALE * y + (0.0 if role == LYING else RAISE))
    for role, (x, y) in ORDINARY.items()
}


def large_symbols() -> dict[str, str]:
    """The symbols `large-knight`, `large-thief`, `large-monk` and `large-farmer`."""
    return {LARGE + role: symbol(LARGE + role, _lying() if role == LYING else _standing(role)) for role in ORDINARY}


def _standing(role: str) -> str:
    """On two steps, with a light line where they meet."""
    base = (
        f'<ellipse class="a-fs" cx="2" cy="18.6" rx="14.6" ry="3"/><path class="a-fh" d="{BASE}"/>'
        f'<path class="a-fb" d="{BASE}"/><path class="a-fd" d="M-11 14.8H11"/>'
    )
    figure = f'<use href="#{role}" transform="translate(0 {RAISE:g})scale({SCALE})"/>'
    return f'<g transform="translate(0 {RAISE - 1:g})">{base}</g>{figure}'


def _lying() -> str:
    """Lying down, its two steps at its feet."""
    base = f'<path class="a-fh" d="{FOOT}"/><path class="a-fb" d="{FOOT}"/><path class="a-fd" d="M-18.8-9.4V10"/>'
    return f'<g transform="translate(3)">{base}<use href="#{LYING}" transform="scale({SCALE})"/></g>'
