"""The builder, with his mallet raised over a block of stone, and the pig, both in their player's colour."""

from __future__ import annotations

from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import symbol

MARK_PLACES: dict[str, Point] = {"builder": (-1.6, 5.4), "pig": (-3.4, 0.4)}

_TORSO = "M-9.4 12V5C-9.4 1-7-1.8-3.8-3A5.2 5.2 0 1 1 3.2-3C5-2.4 6.4-1.2 7-.2L10.6-6.6 13.4-5 8.6 4.6 6.4 5.4V12z"
_HEAD = "M2.4-16.8L17.4-9.2 14.4-3.2-.6-10.8z"
BUILDER = (
    '<ellipse class="a-fs" cx="1.6" cy="12" rx="11" ry="2.6"/>'
    f'<path class="a-fh" d="{_TORSO}M12-5L8-12z"/><path class="a-fh" transform="translate(1.8 -1)" d="{_HEAD}"/>'
    f'<path class="a-fb" d="{_TORSO}"/>'
    '<path class="a-fb" style="fill:#f6dcb8" d="M-4-8.6H3.6Q3.8-3.4-.2-3.2-4.2-3.4-4-8.6z"/>'
    '<path fill="#1d1613" d="M-2.4-7.4h1.3v1.3h-1.3zM1-7.4h1.3v1.3H1z"/>'
    '<path class="a-fb" d="M-6.6-8.4Q-6.6-14-.4-14T5.8-8.4z"/><path class="a-fd" d="M-6.6-8.6H6"/>'
    '<path class="a-fd" style="stroke-width:2.6" d="M12.6-5L10.6-8"/>'
    f'<path class="a-fb" style="fill:#c9a06a" transform="translate(1.8 -1)" d="{_HEAD}"/>'
    '<path class="a-fl" transform="translate(1.8 -1)" d="M2.6-15.6L16-8.8 15.2-7.2 1.8-14z"/>'
    '<path class="a-fr" d="M-6.4.6H3.2V10.4H-6.4z"/>'
)
_BACK = (
    "M-14.6 0C-15-6-9.6-8.8-3-8.4 2-8.6 5-8 7-6.6L8.6-10.6 12-7.2C15-6 16.4-3.4 16.6-1.4L19 .2 18.8 4.2 15.6 5"
    "C14 6.8 12 7.6 10.2 8L10 11.6H5.4L5 8.8H-5.6L-6 11.6H-10.8L-11.2 7.4C-13.6 6-14.5 3-14.6 0z"
)
PIG = (
    '<ellipse class="a-fs" cx="1" cy="11.4" rx="14.6" ry="2.6"/>'
    f'<path class="a-fh" d="{_BACK}"/><path class="a-fh" style="fill:none" d="M-14.4-2q-4 0-3.2-3.6"/>'
    '<path class="a-fd" style="stroke-width:1.7" d="M-14.4-1.4q-4.4.4-3.6-3.2 1-2.6 2.8-.6"/>'
    f'<path class="a-fb" d="{_BACK}"/><path class="a-fl" d="M-12-3.4C-10-7-4-7.6 3-7-3-5.8-8-5-12-3.4z"/>'
    '<path class="a-fd" d="M7-6.6Q9.6-6.4 11-3.4M18.8.8L16 1.4M10.2 8Q7 8.6 5 8.8"/>'
    '<circle cx="13.4" cy="-2.6" r="1.1" fill="#fff6df" stroke="#1d1613" stroke-width=".8"/>'
    '<ellipse class="a-fr" cx="-3.4" cy=".4" rx="5.2" ry="4.8"/>'
)


def figure_symbols() -> dict[str, str]:
    """The symbols `builder` and `pig`."""
    return {"builder": symbol("builder", BUILDER), "pig": symbol("pig", PIG)}
