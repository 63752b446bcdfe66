"""The mayor with hat and chain, the wagon on two wheels, the barn with its crossed door, in their player's colour."""

from __future__ import annotations

from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import symbol

MARK_PLACES: dict[str, Point] = {"mayor": (0.0, 6.4), "wagon": (0.6, -3.6), "barn": (0.0, -5.4)}

_COAT = "M-10.6 12C-10.8 4.6-8.6-.4-4.4-2.4A5.3 5.3 0 1 1 4.4-2.4C8.6-.4 10.8 4.6 10.6 12Q0 14-10.6 12z"
_HAT = "M-10.6-8.6Q0-5.6 10.6-8.6 9.6-11.6 5.6-11.4L6.4-18.4Q0-20.4-6.4-18.4L-5.6-11.4Q-9.6-11.6-10.6-8.6z"
MAYOR = (
    '<ellipse class="a-fs" cx="1.6" cy="12.4" rx="11.4" ry="2.6"/>'
    f'<path class="a-fh" d="{_COAT}"/><path class="a-fh" d="{_HAT}"/><path class="a-fb" d="{_COAT}"/>'
    '<path class="a-fl" d="M-9.2 11.2C-9.2 6-7.4 1.6-4.6-.8-6.4 3-7 7-6.8 11.6z"/>'
    '<path class="a-fb" style="fill:#f6dcb8" d="M-4.4-8H4.4Q4.6-2.8 0-2.4-4.6-2.8-4.4-8z"/>'
    '<path fill="#1d1613" d="M-2.5-6.8h1.3v1.3h-1.3zM1.2-6.8h1.3v1.3H1.2z"/>'
    f'<path class="a-fb" d="{_HAT}"/>'
    '<path class="a-fd" style="stroke:#f0cf63;stroke-width:2" d="M-5.6-12.6Q0-11 5.6-12.6"/>'
    '<path class="a-fd" style="stroke-width:3.4" d="M-6.8-1Q0 7 6.8-1"/>'
    '<path class="a-fd" style="stroke:#f0cf63;stroke-width:1.9;stroke-dasharray:2.1 1.1" d="M-6.8-1Q0 7 6.8-1"/>'
    '<circle class="a-fr" cy="6.4" r="4.6"/>'
)
_BOX = "M-15-9.4Q0-5.6 13-9.4L11 3.4H-13z"
_WHEEL = (
    '<circle cx="{x}" cy="6.6" r="5.8" class="a-fb" style="fill:#8a5c34"/>'
    '<circle cx="{x}" cy="6.6" r="3.7" class="a-fr"/>'
)
_SPOKES = '<path class="a-fd" d="M{a} 6.6h7.4M{x} 2.9v7.4"/><circle cx="{x}" cy="6.6" r="1.2" fill="#1d1613"/>'
WAGON = (
    '<ellipse class="a-fs" cx="0" cy="12.4" rx="15.4" ry="2.4"/>'
    f'<path class="a-fh" d="{_BOX}M11 2L20 7.6"/><circle class="a-fh" cx="-8" cy="6.6" r="5.8"/>'
    '<circle class="a-fh" cx="6.6" cy="6.6" r="5.8"/>'
    '<path class="a-fd" style="stroke-width:4" d="M11 1.6L19 7"/>'
    '<path class="a-fd" style="stroke:#c9a06a;stroke-width:2" d="M11 1.6L19 7"/>'
    f'<path class="a-fb" d="{_BOX}"/><path class="a-fl" d="M-13.6-7.8Q0-4.4 12.2-8L11.8-5.6Q0-2-13.2-5.4z"/>'
    '<path class="a-fd" d="M-9.6-8.2L-8.6 3.2M9-8.2L8 3.2"/><ellipse class="a-fr" cx=".6" cy="-3.6" rx="4.8" ry="4.3"/>'
    + "".join((_WHEEL + _SPOKES).format(x=x, a=round(x - 3.7, 1)) for x in (-8.0, 6.6))
)
_HOUSE = "M-15.4-6.6L-9.6-14.6 0-18.4 9.6-14.6 15.4-6.6 13-5.8V12H-13V-5.8z"
BARN = (
    '<ellipse class="a-fs" cx="1.4" cy="12.2" rx="16" ry="2.8"/>'
    f'<path class="a-fh" d="{_HOUSE}"/><path class="a-fb" d="{_HOUSE}"/>'
    '<path class="a-fd" style="stroke-width:3.4" d="M-15-6.4L-9.4-14.2 0-17.8 9.4-14.2 15-6.4"/>'
    '<path class="a-fd" style="stroke:#fff6df;stroke-width:1.4" d="M-15-6.4L-9.4-14.2 0-17.8 9.4-14.2 15-6.4"/>'
    '<path class="a-fb" style="fill:#8a5c34" d="M-7.6 12V.8H7.6V12z"/>'
    '<path class="a-fd" style="stroke:#fff6df;stroke-width:1.5" d="M-7 11.4L7 1.4M7 11.4L-7 1.4M0 .8V12"/>'
    '<path class="a-fd" d="M-7.6 12V.8H7.6V12z"/>'
    '<path class="a-fl" d="M-12.4-5.4L-8.6-12 0-15.4V-13L-7-10.4-10.4-4.8z"/>'
    '<circle class="a-fr" cy="-5.4" r="4.7"/>'
)


def figure_symbols() -> dict[str, str]:
    """The symbols `mayor`, `wagon` and `barn`."""
    return {name: symbol(name, body) for name, body in (("mayor", MAYOR), ("wagon", WAGON), ("barn", BARN))}
