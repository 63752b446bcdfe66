"""What the web page takes from the artwork: one sprite, the anchor points and the areas of all segments.

A follower of the protocol (`feature`, `at` on a tile turned by `rotation`) is looked up thus: turn `at` back by
`rotation` (sides in the order N E S W, half-edges in the order NL … WR, two half-edges to the quarter turn), find the
segment in `_at` of its kind, take its anchor, and turn that about (50, 50) by `rotation`. A segment that touches no
side needs no `at`. On a spanned tile the places in `_NAME_NS` or `_NAME_WE` go first (the axis turned back as well).
Figures stay upright; those in `_steps` stand a step beside their anchor, as on screen.
"""

from __future__ import annotations

from typing import Any

from carcassonne.art.board.figures import roles
from carcassonne.art.board.track import geometry
from carcassonne.art.box import arts
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.palette import themed
from carcassonne.art.drawing.style import STYLE
from carcassonne.art.drawing.svg import path
from carcassonne.art.library import all_tiles, boards, whole_library
from carcassonne.art.tiles.anchors import anchors_of, figures
from carcassonne.art.tiles.layout import places, plan_of
from carcassonne.art.tiles.picture import badge_of, has_second_picture, moves_aside, picture_of, read_name
from carcassonne.art.tiles.plan import Plan
from carcassonne.tiles.catalogue import Tile


def sprite() -> str:
    """All symbols and their style as one SVG document that shows nothing itself.

    `t-X` is tile X, `g-X` its fields and `f-X` the rest; `t-X-b` a second picture of a common kind; `t-X-NS` a cloister
    under what is built over it along that axis. `knight-0` … are pieces of a seat. Colours are CSS variables with the
    light theme as fallback (`palette.theme_css`).
    """
    symbols = "".join(whole_library().values())
    return themed(f'<svg xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style><defs>{symbols}</defs></svg>\n')


def anchors() -> dict[str, Any]:
    """By kind, the anchor [x, y] of every segment, and under names with an underscore what else the page needs.

    `_at`: side or half-edge to segment; `_towers`: corner towers; `_second`: there is a picture `t-X-b` (for squares
    where 7x + 3y is odd); `_parts`: what is printed on it, to be put into words; an underscore and the name of a
    badge: its place, `_number`: the number on it where all copies have the same; `_NAME_NS` and `_NAME_WE`, by the
    name of a bridge: the anchors under it that differ, and its own. A start board is listed by its name, in units of
    its squares' hundred. For all kinds: `_steps`; `_roles`, by feature; `_track`, the score track; and what the boxes
    tell of their pieces.
    """
    found: dict[str, Any] = {tile.id: _tile_anchors(tile) for tile in all_tiles()}
    for board in boards():
        found[board.name] = {name: list(at) for name, at in board.anchors().items()} | {
            "_at": {f"{x} {y} {where}": name for (x, y, where), name in board.places().items()},
            "_towers": points(board.plan().towers),
            **board.page(),
        }
    found["_steps"] = {feature: list(figure.step) for feature, figure in figures().items() if any(figure.step)}
    found["_roles"] = dict(roles())
    found["_track"] = geometry()
    for art in arts():
        found |= art.places()
    return found


def regions() -> dict[str, dict[str, dict[str, str]]]:
    """By kind, path data of every segment: `fill` the closed area, `line` its walls or its road without tile joints."""
    found = {tile.id: _paths(plan_of(tile)) for tile in all_tiles()}
    return found | {board.name: _paths(board.plan()) for board in boards()}


def _tile_anchors(tile: Tile) -> dict[str, Any]:
    plain = anchors_of(tile)
    found: dict[str, Any] = {name: list(at) for name, at in plain.items()}
    found["_at"] = places(tile)
    found["_towers"] = points(plan_of(tile).towers)
    found["_parts"] = tile.printed()
    if has_second_picture(tile):
        found["_second"] = True
    badge, number = _badge(tile), read_name(tile.id)[1]
    found |= badge
    if number:
        found["_number"] = number
    for name, axis in _bridges(tile):
        under = {each: list(at) for each, at in anchors_of(tile, axis).items() if at != plain.get(each)}
        moved = _badge(tile, axis if moves_aside(tile) else None)
        found[f"_{name}_{axis}"] = under | (moved if moved != badge else {})
    return found


def _bridges(tile: Tile) -> list[tuple[str, str]]:
    """What can be built over a tile: its name and axis."""
    return [(bridge.name, axis) for art in arts() for bridge in art.bridges for axis in bridge.axes(tile)]


def _badge(tile: Tile, bridge: str | None = None) -> dict[str, list[float]]:
    """Where the badge of a tile stands; it may move aside under a bridge."""
    badge, place = badge_of(tile), picture_of(tile, "", bridge).badge
    return {f"_{badge.name}": list(place)} if badge and place else {}


def _paths(plan: Plan) -> dict[str, dict[str, str]]:
    lines = {name: "".join(path(curve) for curve in curves) for name, curves in plan.outlines.items()}
    return {
        "fill": {name: path(rim, close=True) for name, rim in plan.regions.items()},
        "line": lines | {name: path(curve) for name, curve in plan.roads.items()},
    }


def pair(at: Point) -> list[float]:
    """A point as the page reads it."""
    return [round(at[0], 1), round(at[1], 1)]


def points(places: tuple[Point, ...]) -> list[list[float]]:
    """Points as the page reads them."""
    return [pair(at) for at in places]
