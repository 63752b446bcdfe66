"""The abbot: a tall mitre and a crozier, in his player's colour."""

from __future__ import annotations

from carcassonne.art.drawing.curves import Point

MARK_PLACE: Point = (0.0, 5.2)
_ROBE = "M-10 12.4C-9.6 6-7 .4-3.6-2.6H3.6C7 .4 9.6 6 10 12.4Q0 15-10 12.4z"
_MITRE = "M-5.4-8.2C-6.4-12.4-3.4-16.4 0-20.4 3.4-16.4 6.4-12.4 5.4-8.2Q0-6.6-5.4-8.2z"
_CROOK = "M10.6 13V-12.4C10.6-18.4 18.4-17.4 17.2-12.8 16.4-10.2 13-11.4 14-13.6"
_CROSS = "M0-16.6V-9.4M-2.4-13.2H2.4"
ABBOT = (
    '<ellipse class="a-fs" cx="1.6" cy="12.6" rx="10.8" ry="2.6"/>'
    f'<path class="a-fh" d="{_ROBE}{_MITRE}M-4-8H4V-2H-4z"/><path class="a-fh" style="fill:none" d="{_CROOK}"/>'
    f'<path class="a-fd" style="stroke-width:3" d="{_CROOK}"/>'
    f'<path class="a-fd" style="stroke:#f1bf3a;stroke-width:1.3" d="{_CROOK}"/>'
    f'<path class="a-fb" d="{_ROBE}"/><path class="a-fl" d="M-8.8 11.4C-8.2 6.6-6.4 2-3.8-.8-5.6 3.4-6.4 7.6-6.2 12z"/>'
    '<path class="a-fb" style="fill:#f6dcb8" d="M-4.4-8.4H4.4Q4.6-2.4 0-2.2-4.6-2.4-4.4-8.4z"/>'
    '<path fill="#1d1613" d="M-2.5-6.6h1.3v1.3h-1.3zM1.2-6.6h1.3v1.3H1.2z"/>'
    f'<path class="a-fb" d="{_MITRE}"/>'
    f'<path class="a-fd" style="stroke-width:3.4" d="{_CROSS}"/>'
    f'<path class="a-fd" style="stroke:#fff6df;stroke-width:1.6" d="{_CROSS}"/>'
    '<path class="a-fr" d="M-4.6-.4H4.6V8.4L0 11.2-4.6 8.4z"/>'
)
