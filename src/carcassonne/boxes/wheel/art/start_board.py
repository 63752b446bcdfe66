"""The picture of the wheel board: its landscape, and the wheel with six segments and their crown spaces."""

from __future__ import annotations

import math
import random
from functools import cache
from typing import NamedTuple

from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import group, num, path, shift, use, words
from carcassonne.art.tiles.back import rosette
from carcassonne.art.tiles.meadow import painted_field
from carcassonne.art.tiles.picture import painted_road
from carcassonne.art.tiles.room import Room
from carcassonne.art.tiles.town import painted_city
from carcassonne.boxes.wheel.art.plan import CENTRE, RIM, WHEEL, board, wheel_anchors, wheel_plan
from carcassonne.tiles.catalogue import BoardPart

TINTS = {
    "fortune": "#d8e6b0",
    "tax": "#f2d78c",
    "famine": "#e7c9a0",
    "storm": "#bccbe0",
    "inquisition": "#eebfa8",
    "plague": "#cfc0d8",
}


class WheelPlaces(NamedTuple):
    """Where things stand in one segment of the wheel, in units of the wheel board."""

    icon: Point
    pig: Point
    crowns: tuple[Point, ...]


def _on_wheel(radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return (CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle))


@cache
def wheel_segment_places() -> dict[str, WheelPlaces]:
    """The places of every segment of the wheel; the first points east, the others follow clockwise."""
    found = {}
    for i, segment in enumerate(board().segments):
        middle, two = 60.0 * i, segment.crown_spaces == 2
        crowns = tuple(_on_wheel(117, middle + turn) for turn in ((-15, 15) if two else (0,)))
        found[segment.id] = WheelPlaces(_on_wheel(88 if two else 81, middle), _on_wheel(51, middle), crowns)
    return found


@cache
def wheel_board_symbol() -> dict[str, str]:
    """The symbols `g-wheel`, `f-wheel` and `t-wheel`, as of a tile, 400 units wide."""
    ground, features = _landscape()
    box = 'viewBox="0 0 400 400"'
    return {
        "g-wheel": f'<symbol id="g-wheel" {box}>{ground}</symbol>',
        "f-wheel": f'<symbol id="f-wheel" {box}>{features}{_wheel()}</symbol>',
        "t-wheel": f'<symbol id="t-wheel" {box}><use href="#g-wheel"/><use href="#f-wheel"/></symbol>',
    }


def _landscape() -> tuple[str, str]:
    """Fields, and the roads, cities and joints above them."""
    plan, anchors = wheel_plan(), wheel_anchors()
    room, chance = Room(plan), random.Random(7)
    places = list(anchors.values())
    fields = (name for name in plan.regions if name.startswith("field"))
    ground = "".join(painted_field(room, name, chance, (), places) for name in fields)
    out = "".join(f'<path class="a-rs" d="{path(curve)}"/>' for curve in plan.roads.values())
    out += "".join(f'<path class="a-wx" d="{path(wall.curve)}"/>' for wall in plan.walls)
    out += "".join(painted_road(name, curve) for name, curve in plan.roads.items())
    cities = (name for name in plan.regions if name.startswith("city"))
    out += "".join(painted_city(room, name, chance, (), (), anchors[name]) for name in cities)
    joints = "M100 0v400M200 0v400M300 0v400M0 100h400M0 200h400M0 300h400M0 0h400v400H0z"
    return ground, out + f'<path class="a-te" d="{joints}"/>'


def _wheel() -> str:
    x, y = CENTRE
    at = f'cx="{num(x)}" cy="{num(y)}"'
    out = (
        f'<circle cx="{num(x + 3)}" cy="{num(y + 5)}" r="{num(RIM)}" fill="#20180f" opacity=".25"/>'
        f'<circle {at} r="{num(RIM)}" fill="#6b4526" stroke="#3b2c25" stroke-width="2"/>'
        f'<circle {at} r="{num(RIM - 3.5)}" fill="none" stroke="#8d6238" stroke-width="1.5"/>'
        f'<circle {at} r="{num(WHEEL)}" fill="$badge" stroke="#3b2c25" stroke-width="2"/>'
    )
    out += "".join(_segment(i, segment) for i, segment in enumerate(board().segments))
    for i in range(6):
        nail = _on_wheel((RIM + WHEEL) / 2, 60 * i + 30)
        out += f'<circle cx="{num(nail[0])}" cy="{num(nail[1])}" r="3.8" fill="#f1bf3a" stroke="#3b2c25"/>'
    out += (
        f'<circle {at} r="28" fill="#6b4526" stroke="#3b2c25" stroke-width="2"/>'
        f'<circle {at} r="22" fill="#8d6238" stroke="#3b2c25"/>'
    )
    return out + rosette(x, y, 19, 19, "#3b2c25") + f'<circle {at} r="4" fill="#6b4526" stroke="#3b2c25"/>'


def _segment(i: int, segment: BoardPart) -> str:
    places = wheel_segment_places()[segment.id]
    icon = f'<use href="#icon-{segment.id}" transform="{shift(places.icon, 1.5)}"/>'
    body = _slice(i, segment.id) + icon + "".join(_crown_space(at) for at in places.crowns) + _rim_name(i, segment.id)
    return group(body, "wheelseg", data_seg=f"wheel:{segment.id}")


def _slice(i: int, name: str) -> str:
    (ax, ay), (bx, by) = _on_wheel(WHEEL, 60 * i - 30), _on_wheel(WHEEL, 60 * i + 30)
    # The pale inner line keeps its distance from both spokes, so its corners are worked out once, pointing east.
    near, far, radius = (30 * math.cos(0.42), 30 * math.sin(0.42)), (0.88 * WHEEL, 0.475 * WHEEL), num(WHEEL)
    inner = (
        f"M{num(near[0])} {num(-near[1])}L{num(far[0])} {num(-far[1])}"
        f"A{radius} {radius} 0 0 1 {num(far[0])} {num(far[1])}L{num(near[0])} {num(near[1])}"
    )
    edge = f"M200 200L{num(ax)} {num(ay)}A{radius} {radius} 0 0 1 {num(bx)} {num(by)}z"
    return (
        f'<path fill="{TINTS.get(name, "#e8dcc0")}" stroke="#3b2c25" stroke-width="1.6" d="{edge}"/>'
        '<path fill="none" stroke="#fff8e6" stroke-opacity=".55" stroke-width="2" '
        f'transform="translate(200 200)scale(.965)rotate({60 * i})" d="{inner}"/>'
    )


def _crown_space(at: Point) -> str:
    return (
        f'<g transform="{shift(at)}"><circle r="14.5" fill="#3b2c25"/><circle r="13.3" fill="#fff3d0"/>'
        '<circle r="11.2" fill="none" stroke="#c9a24a" stroke-width=".8" stroke-dasharray="2 1.6"/>'
        f"{use('crown', (0, 0))}</g>"
    )


def _rim_name(i: int, name: str) -> str:
    """The segment's name on the rim, read from outside above and from inside below."""
    below = 0 < 60 * i < 180
    radius = RIM - 6.8 if below else RIM - 14
    start, end = (60 * i + 30, 60 * i - 30) if below else (60 * i - 30, 60 * i + 30)
    (ax, ay), (bx, by) = _on_wheel(radius, start), _on_wheel(radius, end)
    arc = f"M{num(ax)} {num(ay)}A{num(radius)} {num(radius)} 0 0 {0 if below else 1} {num(bx)} {num(by)}"
    return (
        f'<path id="arc-{name}" fill="none" d="{arc}"/><text class="a-wn">'
        f'<textPath href="#arc-{name}" startOffset="50%">{words(name.upper())}</textPath></text>'
    )
