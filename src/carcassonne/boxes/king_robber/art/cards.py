"""The king, crowned, on a round plate, and the robber baron, helmeted and masked, on a cornered one."""

from __future__ import annotations

from carcassonne.art.tiles.props import upright

_LINE = 'stroke="$ink" stroke-width="1" stroke-linejoin="round"'
_KING = (
    f'<circle r="12.4" fill="$wool" {_LINE}/><circle class="a-n" r="10.6" stroke="$gold" stroke-width="1.4"/>'
    f'<path fill="$azure" {_LINE} d="M-8 9.4Q-7.4 4-2.6 3.2H2.6Q7.4 4 8 9.4 0 13.4-8 9.4z"/>'
    f'<path fill="$cream" {_LINE} d="M-2 5.6L0 10.6 2 5.6z"/>'
    f'<path fill="$plaster-front" {_LINE} d="M-4.6-3.4H4.6V1.4Q4.2 5.4 0 5.6-4.2 5.4-4.6 1.4z"/>'
    f'<path fill="$wood" {_LINE} d="M-4.8 1.4Q-2.4-.2 0 1.2 2.4-.2 4.8 1.4 5 6.8 0 8.4-5 6.8-4.8 1.4z"/>'
    '<path fill="$plaster-front" d="M-1.6 2.8Q0 2 1.6 2.8 0 4.2-1.6 2.8z"/>'
    '<path fill="$ink" d="M-2.8-1.6h1.5v1.5h-1.5zM1.3-1.6h1.5v1.5H1.3z"/>'
    f'<path fill="$gold" {_LINE} d="M-6.4-2.8L-7.4-9.4-3.4-6.4 0-11.6 3.4-6.4 7.4-9.4 6.4-2.8Q0-4.6-6.4-2.8z"/>'
    '<circle cy="-5.8" r="1.1" fill="$ink"/><circle cx="-4" cy="-5" r=".8" fill="$ink"/>'
    '<circle cx="4" cy="-5" r=".8" fill="$ink"/>'
)
_BARON = (
    f'<path fill="$wool" {_LINE} d="M-8-11.6H8L11.6-8V8L8 11.6H-8L-11.6 8V-8z"/>'
    '<path class="a-n" stroke="$stone-deep" stroke-width="1.4" '
    'd="M-7.2-9.8H7.2L9.8-7.2V7.2L7.2 9.8H-7.2L-9.8 7.2V-7.2z"/>'
    f'<path fill="$roof-a" {_LINE} d="M-8.4 9.6Q-8.6 3.4-3.6 2.6H3.6Q8.6 3.4 8.4 9.6z"/>'
    f'<path fill="$plaster-front" {_LINE} d="M-4.8-3.4H4.8V1Q4.4 5.4 0 5.8-4.4 5.4-4.8 1z"/>'
    f'<path fill="$ink" d="M-5.2-2.8H5.2V.8Q2.8 2 0 .6-2.8 2-5.2.8z"/>'
    '<path fill="$cream" d="M-3.4-1.6h2.2v1.3h-2.2zM1.2-1.6h2.2v1.3H1.2z"/>'
    '<path class="a-n" stroke="$ink" stroke-width=".9" stroke-linecap="round" d="M-1.8 3.6Q0 2.8 1.8 3.6"/>'
    f'<path fill="$stone" {_LINE} d="M-6.6-2.4Q-7-9.8 0-10-7 -9.8 0-10 7-9.8 6.6-2.4 3.6-4 0-4-3.6-4-6.6-2.4z"/>'
    f'<path fill="$stone-deep" {_LINE} d="M-1.1-10H1.1V-4H-1.1z"/>'
    f'<path fill="$rose" {_LINE} d="M.6-10Q4.6-13 7.6-9.4 4.4-10 1.2-8.8z"/>'
)
KING = upright(_KING)
BARON = upright(_BARON)
