"""The field overlay: every field segment hatched for the players who own the field it belongs to.

Each player has a pattern of his own, so that owners are told apart without colour.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from carcassonne.art.board.squares import Board
from carcassonne.art.drawing.palette import PLAYERS, colour_number
from carcassonne.art.drawing.svg import path

FieldOwners = Mapping[tuple[int, int, str], tuple[int, ...]]
"""From (x, y, a half-edge) of a field segment to the players who own its field; several when they are tied."""

STRIPES = (
    '<path stroke="{0}" stroke-width="2.4" d="M-2 12L12-2M-2 2L2-2M8 12l4-4"/>',
    '<circle cx="3" cy="3" r="1.9" fill="{0}"/><circle cx="8" cy="8" r="1.9" fill="{0}"/>',
    '<path fill="{0}" d="M5 1l3.5 4L5 9 1.5 5z"/>',
    '<path stroke="{0}" stroke-width="2.2" d="M0 2.5h10M0 7.5h10"/>',
    '<path stroke="{0}" stroke-width="1.5" d="M0 0l10 10M10 0L0 10"/>',
    '<path stroke="{0}" stroke-width="2.2" fill="none" d="M0 3l2.5 3L5 3l2.5 3L10 3M0 8l2.5 3L5 8l2.5 3L10 8"/>',
)
"""Stripes, dots, diamonds, lines, lattice, zigzag, in squares of ten units."""
BAND = 60
"""Width of the bands in which tied owners take turns."""


def field_overlay(board: Board, owners: FieldOwners | None) -> str:
    """The hatching of all owned fields, in board space, so that it runs on through turned tiles.

    Who owns a field is for the engine to say. Without its answer only the segments under farmers are hatched.
    """
    owned = owners if owners is not None else _farmers(board)
    areas: dict[tuple[int, ...], dict[tuple[int, int, str], str]] = defaultdict(dict)
    for (x, y, half), players in owned.items():
        if players and (half or board.inner_field(x, y)):
            name = board.segment(x, y, "field", half)
            rim, transform = board.region(x, y, name)
            where = (0, 0, name) if board.start_at(x, y) else (x, y, name)
            areas[tuple(sorted(players))][where] = f'<path{transform} d="{path(rim, close=True)}"/>'
    west, north, east, south = board.bounds
    window = (100 * west, 100 * north, 100 * (east - west), 100 * (south - north))
    out = ""
    for number, (players, shapes) in enumerate(sorted(areas.items())):
        clip = "".join(shape for _, shape in sorted(shapes.items()))
        out += f'<clipPath id="owned-{number}">{clip}</clipPath>'
        out += f'<g clip-path="url(#owned-{number})">{hatched(players, *window)}</g>'
    return out


def _farmers(board: Board) -> FieldOwners:
    found: dict[tuple[int, int, str], tuple[int, ...]] = {}
    for one in board.view.followers:
        if one.feature == "field":
            key = (one.x, one.y, one.at)
            found[key] = (*found.get(key, ()), one.player)
    return found


def hatchings() -> dict[str, str]:
    """The patterns `own-0` to `own-5`."""
    found = {}
    for i, (colour, stripes) in enumerate(zip(PLAYERS, STRIPES, strict=True)):
        found[f"own-{i}"] = (
            f'<pattern id="own-{i}" width="10" height="10" patternUnits="userSpaceOnUse">'
            f'<rect width="10" height="10" fill="{colour.fill}" opacity=".22"/>'
            f'<g opacity=".72">{stripes.format(colour.fill)}</g></pattern>'
        )
    return found


def hatched(owners: tuple[int, ...], x: int, y: int, width: int, height: int) -> str:
    """A rectangle hatched for its owners: tied ones in turning slanted bands, never in mixed colours."""
    out = ""
    for turn, owner in enumerate(owners):
        if len(owners) == 1:
            shape = f"M{x} {y}h{width}v{height}h-{width}z"
        else:
            starts = range(x - height + turn * BAND, x + width, BAND * len(owners))
            shape = "".join(f"M{start} {y}h{BAND}l{height} {height}h-{BAND}z" for start in starts)
        out += f'<path d="{shape}" fill="url(#own-{colour_number(owner)})"/>'
    return out
