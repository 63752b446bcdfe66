"""The two figures that belong to nobody: the dragon, and the fairy."""

from __future__ import annotations

from carcassonne.art.tiles.props import upright

_LINE = 'stroke="$ink" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"'
DRAGON = upright(
    '<ellipse class="a-sh" cx="3" cy="13" rx="17" ry="4"/>'
    f'<path fill="$church-roof" {_LINE} d="M-4 2Q-13-14-19-12.4-16-8.6-17-5.6'
    '-13.6-6-12.4-3.4-9.4-3.4-8.4-.4-6-.4-4 2z"/>'
    f'<path fill="$church-roof" {_LINE} d="M4 0Q9-16 17-15.4 14.6-11 16.4-7.8 13-7.4 12.6-4.4 9.4-4 9-1 6-.8 4 0z"/>'
    f'<path fill="$roof-a" {_LINE} d="M-6.4 12.4Q-9.4 4.6-3-.4'
    " 1.6-3.6-.6-8.4-1.2-10.4-3-10.6L-8-9-5.4-13-6.6-16.4-2.6-14.8"
    " Q4.6-15.6 6-9.6 6.8-4.6 4.6-1.4 10.6 3 8.8 9.4 13.6 8 14.4 3.4 15-.4 18.4-1.2 17.4 1.8 18.8 4.2 17.6 11.4"
    ' 9.6 13 0 14.6-6.4 12.4z"/>'
    '<path fill="$gold" d="M-4.6 11.6Q-6 6 -1.4 2 1.6 6 .2 12.6-2.4 12.6-4.6 11.6z"/>'
    '<path class="a-n" stroke="$ink" stroke-width=".8" d="M-4.6 8.6Q-1.6 9.6.6 9M-4 5.2Q-1.4 6.4.8 5.8"/>'
    '<circle cx="-1" cy="-12.4" r="1.5" fill="$lamp" stroke="$ink" stroke-width=".7"/>'
    f'<path fill="$lamp" {_LINE} d="M-8.2-9L-13.4-8.6-10.6-7-13-4.8-8.4-6.6-5.4-9.6z"/>',
    1.0,
)
FAIRY = upright(
    '<ellipse class="a-sh" cx="2" cy="11.4" rx="8" ry="2.6"/>'
    f'<path fill="$wool" {_LINE} opacity=".96" d="M-1-2Q-11-13.4-13.4-6.8-13.4-1.4-3 1.4-10.4 3-8.6 7.2-5.4'
    ' 9.4-1.2 3z"/>'
    f'<path fill="$wool" {_LINE} opacity=".96" d="M1-2Q11-13.4 13.4-6.8 13.4-1.4 3 1.4 10.4 3 8.6 7.2 5.4 9.4'
    ' 1.2 3z"/>'
    f'<path fill="$azure" {_LINE} d="M-2-3Q-2.6 4-5.2 10.6 0 13 5.2 10.6 2.6 4 2-3z"/>'
    f'<circle cy="-6.4" r="3.7" fill="$plaster-front" {_LINE}/>'
    f'<path fill="$gold" {_LINE} d="M-4-6Q-4.6-11.4 0-11.2 4.6-11.4 4-6 2.4-8.8 0-8.6-2.4-8.8-4-6z"/>'
    f'<path class="a-n" stroke="$wood" stroke-width="1.4" stroke-linecap="round" d="M2.6-.6L8.6-5.4"/>'
    f'<path fill="$lamp" {_LINE} d="M9.4-10.4L10.4-7.6 13.2-7.4 11-5.6 11.8-2.8 9.4-4.4 7-2.8 7.8-5.6 5.6-7.4'
    ' 8.4-7.6z"/>',
    1.1,
)
