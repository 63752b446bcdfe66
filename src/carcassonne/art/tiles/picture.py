"""The picture of one kind of tile, painted from its data: one group per segment, in two layers.

The ground (fields) lies below, the features (roads, cities, cloister …) above, so that an overlay fits between.
"""

from __future__ import annotations

import math
import random
import zlib
from dataclasses import dataclass
from functools import cache

from carcassonne.art.drawing.curves import Curve, Point, sample
from carcassonne.art.drawing.planar import distance
from carcassonne.art.drawing.svg import group, path, shift, use
from carcassonne.art.tiles.anchors import CHURCH_BESIDE_BRIDGE, anchors_of
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.meadow import painted_field
from carcassonne.art.tiles.plan import Hub, Plan
from carcassonne.art.tiles.room import Disc, Room
from carcassonne.art.tiles.town import painted_city
from carcassonne.tiles.catalogue import Tile, tile_named

MANY = 5
"""Kinds with this many copies have a second picture, so that neighbours do not look stamped."""
BOX = 'viewBox="0 0 100 100"'


@dataclass(frozen=True)
class Picture:
    """The two layers of a tile, and where its wheel symbol stands."""

    ground: str
    features: str
    badge: Point | None


def read_name(name: str) -> tuple[Tile, int | None]:
    """The kind of a tile as the protocol names it (`D`, `W29:3`), and the number on its wheel symbol."""
    kind, _, number = name.partition(":")
    tile = tile_named(kind)
    if number:
        if not number.isdecimal() or int(number) not in tile.wheel:
            raise KeyError(name)
        return tile, int(number)
    return tile, tile.wheel[0] if len(set(tile.wheel)) == 1 else None


def has_second_picture(tile: Tile) -> bool:
    """Whether a kind is drawn in two ways."""
    return tile.count >= MANY


@cache
def picture_of(tile: Tile, variant: str = "", bridge: str | None = None) -> Picture:
    """A tile as printed. `variant` changes trees and houses only; under a `bridge` the church stands beside it."""
    chance = random.Random(zlib.crc32((tile.id + variant).encode()))
    plan, anchors = plan_of(tile), anchors_of(tile, bridge)
    room = Room(plan, bridge if tile.cloister else None)
    shields = {f"city:{city.id}": _pennants(room, city.id, city.pennants, anchors) for city in tile.cities}
    inn = _inn(room, f"road:{tile.inn}", anchors) if tile.inn else None
    badge = _badge(room, anchors) if tile.wheel else None
    taken: list[Disc] = [(at, 10.5) for places in shields.values() for at in places]
    taken += [(anchors["cloister"], CHURCH_BESIDE_BRIDGE)] if bridge else []
    taken += [(inn, 12.0)] if inn else []
    taken += [(badge, 11.0)] if badge else []
    places = [at for name, at in anchors.items() if name != "bridge"]
    ground = "".join(painted_field(room, f"field:{field.id}", chance, taken, places) for field in tile.fields)
    features = _shades(plan) + "".join(
        painted_road(name, curve, inn if name == f"road:{tile.inn}" else None) for name, curve in plan.roads.items()
    )
    features += "".join(painted_city(room, name, chance, at, taken, anchors[name]) for name, at in shields.items())
    features += _hub(plan, room, chance, anchors) + '<path class="a-te" d="M0 0h100v100H0z"/>'
    return Picture(ground, features, badge)


def symbol_name(tile: Tile, variant: str = "", bridge: str | None = None) -> str:
    """What follows `t-`, `g-` and `f-` in the ids of a tile's symbols: `D`, `V-b`, `B-NS`."""
    return "-".join(part for part in (tile.id, variant, bridge if tile.cloister else None) if part)


def tile_symbols(tile: Tile, variant: str = "", bridge: str | None = None) -> dict[str, str]:
    """The symbols of a tile: `g-X` its fields, `f-X` everything above them, `t-X` both."""
    picture, name = picture_of(tile, variant, bridge if tile.cloister else None), symbol_name(tile, variant, bridge)
    return {
        f"g-{name}": f'<symbol id="g-{name}" {BOX}>{picture.ground}</symbol>',
        f"f-{name}": f'<symbol id="f-{name}" {BOX}>{picture.features}</symbol>',
        f"t-{name}": f'<symbol id="t-{name}" {BOX}><use href="#g-{name}"/><use href="#f-{name}"/></symbol>',
    }


def painted_road(name: str, curve: Curve, inn: Point | None = None) -> str:
    """A pale road with its brown line and wheel ruts, and the inn on it."""
    line = path(curve)
    body = "".join(f'<path class="a-{layer}" d="{line}"/>' for layer in ("ro", "rf", "rr", "rc"))
    return group(body + (use("lake", inn) if inn else ""), "seg road", data_seg=name)


def _shades(plan: Plan) -> str:
    """The soft shade that roads and walls cast on the ground."""
    roads = "".join(f'<path class="a-rs" d="{path(curve)}"/>' for curve in plan.roads.values())
    return roads + "".join(f'<path class="a-wx" d="{path(wall.curve)}"/>' for wall in plan.walls)


def _pennants(room: Room, city: str, count: int, anchors: dict[str, Point]) -> list[Point]:
    found = []
    for _ in range(count):
        found.append(room.spot([f"city:{city}"], 11.5, [(at, 14.5) for at in anchors.values()], border=1.5).at)
        room.take(found[-1], 10.5)
    return found


def _inn(room: Room, road: str, anchors: dict[str, Point]) -> Point:
    """A lake with an inn, in a field close to its road."""
    points = sample(room.plan.roads[road], 12)
    place = room.spot(
        _fields(room), 12, [(at, 16.0) for at in anchors.values()], 1, lambda at: 0.25 * abs(distance(at, points) - 20)
    ).at
    room.take(place, 12.0)
    return place


def _badge(room: Room, anchors: dict[str, Point]) -> Point:
    place = room.spot(
        _fields(room), 11, [(at, 12.0) for at in anchors.values()], 1, lambda at: 2 * max(0.0, 11 - room.border(at))
    ).at
    room.take(place, 11.0)
    return place


def _fields(room: Room) -> list[str]:
    return [name for name in room.plan.regions if name.startswith("field")]


def _hub(plan: Plan, room: Room, chance: random.Random, anchors: dict[str, Point]) -> str:
    if plan.hub is None:
        return ""
    (x, y) = plan.hub.at
    if plan.hub.kind == "cloister":
        church = use("church", (x, y))
        if anchors["cloister"] != plan.hub.at:
            church = f'<use href="#church" transform="{shift(anchors["cloister"], 0.74)}"/>'
        return group(use("yard", (x, y)) + church, "seg cloister", data_seg="cloister")
    if plan.hub.kind == "bazaar":
        tents = use("tent-b", (x - 7.5, y - 4.5)) + use("tent-c", (x + 7.5, y - 4)) + use("tent-a", (x, y + 7))
        return group(use("market", (x, y)) + tents, "hub bazaar")
    return group(use("plaza", (x, y)) + use("well", (x, y)) + _village(plan, plan.hub, room, chance), "hub")


def _village(plan: Plan, hub: Hub, room: Room, chance: random.Random) -> str:
    """Houses in the corners between the roads of a crossing."""
    arms = sorted(math.atan2(c[0].start[1] - hub.at[1], c[0].start[0] - hub.at[0]) for c in plan.roads.values())
    houses = []
    for before, after in zip(arms, [*arms[1:], arms[0] + 2 * math.pi], strict=True):
        middle = (before + after) / 2
        for angle in [middle] if after - before < 2.5 else [before + 0.85, middle, after - 0.85]:
            at = (hub.at[0] + 17 * math.cos(angle), hub.at[1] + 17 * math.sin(angle))
            if all(distance(at, points) - width > 4.4 for points, width in room.lines):
                houses.append((chance.choice(("house-c", "home-a", "house-d", "home-c")), at))
    return "".join(use(name, at) for name, at in sorted(houses, key=lambda house: house[1][1]))
