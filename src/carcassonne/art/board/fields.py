"""The field overlay: every field segment hatched for the players who own the field it belongs to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from carcassonne.art.board.board import Table
from carcassonne.art.board.hatching import hatched
from carcassonne.art.drawing.svg import path

FieldOwners = Mapping[tuple[int, int, str], tuple[int, ...]]
"""From (x, y, a half-edge) of a field segment to the players who own its field; several when they are tied."""


def field_overlay(table: Table, owners: FieldOwners | None) -> str:
    """The hatching of all owned fields, in board space, so that it runs on through turned tiles.

    Who owns a field is for the engine to say. Without its answer only the segments under farmers are hatched.
    """
    owned = owners if owners is not None else _farmers(table)
    areas: dict[tuple[int, ...], dict[tuple[int, int, str], str]] = defaultdict(dict)
    for (x, y, half), players in owned.items():
        if players and half:
            name = table.segment(x, y, "field", half)
            rim, transform = table.region(x, y, name)
            where = (0, 0, name) if table.on_wheel(x, y) else (x, y, name)
            areas[tuple(sorted(players))][where] = f'<path{transform} d="{path(rim, close=True)}"/>'
    west, north, east, south = table.bounds
    window = (100 * west, 100 * north, 100 * (east - west), 100 * (south - north))
    out = ""
    for number, (players, shapes) in enumerate(sorted(areas.items())):
        clip = "".join(shape for _, shape in sorted(shapes.items()))
        out += f'<clipPath id="owned-{number}">{clip}</clipPath>'
        out += f'<g clip-path="url(#owned-{number})">{hatched(players, *window)}</g>'
    return out


def _farmers(table: Table) -> FieldOwners:
    found: dict[tuple[int, int, str], tuple[int, ...]] = {}
    for one in table.view.followers:
        if one.feature == "field":
            key = (one.x, one.y, one.at)
            found[key] = (*found.get(key, ()), one.player)
    return found
