"""What is printed on the tiles: volcanoes, dragons, magic portals and princesses."""

from __future__ import annotations

from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import use
from carcassonne.art.tiles.props import upright

_LINE = 'stroke="$ink" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"'
VOLCANO = upright(
    '<path class="a-sh" d="M-13 10H17L11 3z"/>'
    f'<path fill="$stone-deep" {_LINE} d="M-13.4 10Q-8.6 6.4-5.4-5.4-3-6.8 0-6.6 3-6.8 5.4-5.4 8.6 6.4 13.4 10'
    ' 0 13-13.4 10z"/>'
    '<path fill="$stone" opacity=".7" d="M-10.8 9.4Q-7 6-4.4-4.6L-2.2-4.4Q-3.6 4-5.6 10z"/>'
    f'<path fill="$church-roof" {_LINE} d="M-5.4-5.4Q0-8.6 5.4-5.4 4.6-1.4 3.4 1.2 2.6 4.8 1.4 1 .6 6.8-1 1.4-2.4'
    ' 3.4-3.4-.4-4.8-2.4-5.4-5.4z"/>'
    '<path fill="$lamp" d="M-3.6-5.6Q0-7.4 3.6-5.6 2.4-3.8 1.2-3.6 0-1-1-3.4-2.6-3.6-3.6-5.6z"/>'
    f'<path fill="$wool" {_LINE} opacity=".92" d="M-1.4-8Q-5.6-8.8-4.2-12 -3.6-15.2.2-14.6 3.2-17 5.8-14.2'
    ' 9.4-13 7.2-9.8 4.6-7.2 1.4-8.4z"/>',
    0.82,
)
DRAGON_SIGN = upright(
    '<circle r="9.6" fill="$ink" opacity=".8"/><circle r="8.7" fill="$cream"/>'
    f'<path fill="$church-roof" {_LINE} d="M-6.6 5.2Q-7.4.6-3.4-1.4-1.6-2.4-2.2-4.8L-4.6-4.2-2.6-6.8Q1.6-7.6 2.4-4.2'
    " 2.6-2 .8-.2"
    ' 4.4-1.4 6.8 1.2 4.8.8 4.4 2.2 6 3.2 5.4 5.2 3.2 3.4 1.2 4.4-2.6 2-6.6 5.2z"/>'
    '<circle cx="-.4" cy="-5" r=".9" fill="$ink"/>'
    f'<path fill="$church-roof" {_LINE} d="M1.2-1Q3.4-4.6 6.4-5.4 5.6-3.6 6.6-2 4.4-2 3.2.2z"/>',
    0.8,
)
PORTAL = upright(
    '<path class="a-sh" d="M-9 9H13L9 4z"/>'
    f'<path fill="$stone" {_LINE} d="M-9 9V-2Q-8.4-10.8 0-11 8.4-10.8 9 -2V9H5.4V-1.6Q5-7 0-7.2-5-7-5.4-1.6V9z"/>'
    '<path fill="$azure" d="M-5 9V-1.6Q-4.6-6.6 0-6.8 4.6-6.6 5-1.6V9z"/>'
    '<path class="a-n" stroke="$wool" stroke-width="1.5" stroke-linecap="round" '
    'd="M.2 2.4Q-1.6 2-1.2.2-.2-2 2 -.8 3.8 1.2 2 4 -1.2 6-3.2 3.2-4.2-.6-1.4-3.2"/>'
    '<path class="a-n" stroke="$stone-deep" stroke-width=".9" d="M-8.8 4.6h3M5.8'
    ' 4.6h3M-8.6-1h3M5.6-1h3M-6-6.8l2.2 1.8M6-6.8L3.8-5"/>',
    0.76,
)
PRINCESS = upright(
    '<path class="a-sh" d="M-6 8H10L6 4z"/>'
    f'<path fill="$rose" {_LINE} d="M-2.6-1.4Q-3.6 3-7 8.4 0 10.4 7 8.4 3.6 3 2.6-1.4z"/>'
    f'<path fill="$gold" {_LINE} d="M-4.2-3.4Q-5.4 1.4-4.6 3.2L-2-1H2L4.6 3.2Q5.4 1.4 4.2-3.4z"/>'
    f'<circle cy="-4" r="3.6" fill="$plaster-front" {_LINE}/>'
    f'<path fill="$azure" {_LINE} d="M-3.8-5.4L1.4-14.4 3.8-5.4Q0-7.8-3.8-5.4z"/>'
    f'<path fill="$wool" {_LINE} d="M1.4-14.2Q5.6-13 6.4-8 7-5.6 9-4.4 5-4.2 4.2-7.6 3.6-11.4 1.4-14.2z"/>'
    '<path fill="$ink" d="M-2-4.4h1.1v1.2H-2zM.9-4.4H2v1.2H.9z"/>',
    0.74,
)


def painted_volcano(at: Point) -> str:
    """A volcano about a point, to which a road leads."""
    return use("volcano", at)
