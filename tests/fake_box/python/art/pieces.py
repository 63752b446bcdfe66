"""The juggler in his player's colour, the bear, and a ticket."""

from __future__ import annotations

from carcassonne.art.drawing.curves import Point
from carcassonne.art.tiles.props import upright

MARK_PLACE: Point = (0.0, 6.0)
_BODY = "M-8 13C-8 5-5 0-2.6-2H2.6C5 0 8 5 8 13Q0 15-8 13z"
JUGGLER = (
    '<ellipse class="a-fs" cx="1.4" cy="13" rx="9.6" ry="2.4"/>'
    f'<path class="a-fh" d="{_BODY}M-4-8H4V-2H-4z"/><path class="a-fb" d="{_BODY}"/>'
    '<path class="a-fb" style="fill:#f6dcb8" d="M-3.6-8H3.6Q3.8-2.6 0-2.4-3.8-2.6-3.6-8z"/>'
    '<circle class="a-fb" cx="-8" cy="-12" r="2.6"/><circle class="a-fb" cx="0" cy="-17" r="2.6"/>'
    '<circle class="a-fb" cx="8" cy="-12" r="2.6"/>'
    '<path class="a-fr" d="M-4 1H4V8L0 10.6-4 8z"/>'
)
BEAR = upright(
    '<ellipse class="a-sh" cx="2" cy="14" rx="12" ry="3"/>'
    '<path class="a-k" fill="#6b4a2e" d="M-10 14C-12 4-8-4 0-4S12 4 10 14z"/>'
    '<circle class="a-k" fill="#6b4a2e" cx="-6" cy="-12" r="3"/>'
    '<circle class="a-k" fill="#6b4a2e" cx="6" cy="-12" r="3"/>'
    '<circle class="a-k" fill="#7c5836" cy="-7" r="7.4"/><ellipse fill="#c9a27a" cy="-4.6" rx="3.4" ry="2.6"/>'
    '<path fill="#1d1613" d="M-3.4-9h1.6v1.6h-1.6zM1.8-9h1.6v1.6H1.8zM-1-6h2v1.4h-2z"/>'
)
TICKET = '<path class="a-k" fill="$lamp" d="M-8-5H8V-1.6A1.6 1.6 0 0 0 8 1.6V5H-8V1.6A1.6 1.6 0 0 0-8-1.6z"/>'
