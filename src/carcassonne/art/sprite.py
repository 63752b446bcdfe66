"""What the web page takes from the artwork: one sprite, the anchor points and the areas of all segments.

A follower of the protocol (`feature`, `at` on a tile turned by `rotation`) is looked up thus: turn `at` back by
`rotation` (sides in the order N E S W, half-edges in the order NL … WR, two half-edges to the quarter turn), find the
segment in `_at` of its kind, take its anchor, and turn that about (50, 50) by `rotation`. Cloister and bridge need no
`at`. On a bridged tile the places in `_bridge_NS` or `_bridge_WE` go first (the axis turned back as well). Figures stay
upright; those on `cloister` and `bridge` stand a step beside their anchor (`_steps`), as on screen.
"""

from __future__ import annotations

from typing import Any

from carcassonne.art.board.followers import ROLES
from carcassonne.art.drawing.compass import AXES
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.palette import themed
from carcassonne.art.drawing.style import STYLE
from carcassonne.art.drawing.svg import path
from carcassonne.art.library import all_tiles, bridge_axes, whole_library
from carcassonne.art.tiles.anchors import FIGURES, anchors_of
from carcassonne.art.tiles.layout import places, plan_of
from carcassonne.art.tiles.picture import has_second_picture, picture_of, read_name
from carcassonne.art.tiles.plan import Plan
from carcassonne.boxes.bridges_castles_bazaars.art.castle import follower_place
from carcassonne.boxes.wheel.art.board import wheel_segment_places
from carcassonne.boxes.wheel.art.plan import wheel_anchors, wheel_places, wheel_plan
from carcassonne.tiles.catalogue import Tile


def sprite() -> str:
    """All symbols and their style as one SVG document that shows nothing itself.

    `t-X` is tile X, `g-X` its fields and `f-X` the rest; `t-X-b` a second picture of a common kind; `t-X-NS` a cloister
    under a bridge. `knight-0` … and `castle-NS-0` … are pieces of a seat. Colours are CSS variables with the light
    theme as fallback (`palette.theme_css`).
    """
    symbols = "".join(whole_library().values())
    return themed(f'<svg xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style><defs>{symbols}</defs></svg>\n')


def anchors() -> dict[str, Any]:
    """By kind, the anchor [x, y] of every segment, and under names with an underscore what else the page needs.

    `_at`: side or half-edge to segment; `_towers`: corner towers; `_wheel`: the wheel symbol, `_number`: the number on
    it where all copies have the same; `_second`: there is a picture `t-X-b` (for squares where 7x + 3y is odd);
    `_bridge_NS`, `_bridge_WE`: the anchors under such a bridge that differ, and `bridge` itself. `wheel` is the wheel
    board, in units of its 400, with the places of each segment of the wheel. For all kinds: `_steps`; `_roles`, by
    feature; `_castles`, where the follower of a castle stands from its middle, by axis.
    """
    found: dict[str, Any] = {tile.id: _tile_anchors(tile) for tile in all_tiles()}
    found["wheel"] = {name: list(at) for name, at in wheel_anchors().items()} | {
        "_at": {f"{x} {y} {where}": name for (x, y, where), name in wheel_places().items()},
        "_towers": _points(wheel_plan().towers),
        "_segments": {
            name: {"icon": _pair(spots.icon), "pig": _pair(spots.pig), "crowns": _points(spots.crowns)}
            for name, spots in wheel_segment_places().items()
        },
    }
    found["_steps"] = {feature: list(figure.step) for feature, figure in FIGURES.items() if any(figure.step)}
    found["_roles"] = dict(ROLES)
    found["_castles"] = {axis: list(follower_place(axis, (0, 0))) for axis in AXES}
    return found


def regions() -> dict[str, dict[str, dict[str, str]]]:
    """By kind, path data of every segment: `fill` the closed area, `line` its walls or its road without tile joints."""
    found = {tile.id: _paths(plan_of(tile)) for tile in all_tiles()}
    return found | {"wheel": _paths(wheel_plan())}


def _tile_anchors(tile: Tile) -> dict[str, Any]:
    plain = anchors_of(tile)
    found: dict[str, Any] = {name: list(at) for name, at in plain.items()}
    found["_at"] = places(tile)
    found["_towers"] = _points(plan_of(tile).towers)
    if has_second_picture(tile):
        found["_second"] = True
    badge, number = _badge(tile), read_name(tile.id)[1]
    if badge:
        found["_wheel"] = badge
    if number:
        found["_number"] = number
    for axis in bridge_axes(tile):
        under = {name: list(at) for name, at in anchors_of(tile, axis).items() if at != plain.get(name)}
        moved = _badge(tile, axis if tile.cloister else None)
        found[f"_bridge_{axis}"] = under | ({"_wheel": moved} if moved != badge else {})
    return found


def _badge(tile: Tile, bridge: str | None = None) -> list[float] | None:
    """Where the wheel symbol of a tile stands; it may move aside under a bridge."""
    place = picture_of(tile, "", bridge).badge
    return list(place) if place else None


def _paths(plan: Plan) -> dict[str, dict[str, str]]:
    lines = {name: "".join(path(curve) for curve in curves) for name, curves in plan.outlines.items()}
    return {
        "fill": {name: path(rim, close=True) for name, rim in plan.regions.items()},
        "line": lines | {name: path(curve) for name, curve in plan.roads.items()},
    }


def _pair(at: Point) -> list[float]:
    return [round(at[0], 1), round(at[1], 1)]


def _points(points: tuple[Point, ...]) -> list[list[float]]:
    return [_pair(at) for at in points]
