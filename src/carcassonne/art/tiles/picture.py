"""The picture of one kind of tile, painted from its data: one group per segment, in two layers.

The ground (fields) lies below, the features (roads, cities, cloister …) above, so that an overlay fits between.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from carcassonne.art.box import Anchors, Badge, arts
from carcassonne.art.drawing.curves import Curve, Point
from carcassonne.art.drawing.planar import distance
from carcassonne.art.drawing.svg import group, path, shift, turned_use, use
from carcassonne.art.tiles.anchors import BESIDE_BRIDGE, anchors_of, bridges
from carcassonne.art.tiles.decorations import by_segment, decorated
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.meadow import painted_field
from carcassonne.art.tiles.plan import Hub, Overpass, Plan
from carcassonne.art.tiles.roads import SMALL_CLOISTER_RADIUS, lane_painter
from carcassonne.art.tiles.room import Disc, Room
from carcassonne.art.tiles.town import painted_city
from carcassonne.tiles.catalogue import Tile, tile_named

MANY = 5
"""Kinds with this many copies have a second picture, so that neighbours do not look stamped."""
BOX = 'viewBox="0 0 100 100"'


@dataclass(frozen=True)
class Picture:
    """The two layers of a tile, and where its badge stands."""

    ground: str
    features: str
    badge: Point | None


def read_name(name: str) -> tuple[Tile, int | None]:
    """The kind of a tile as the protocol names it (`D`, `W29:3`), and the number on its badge."""
    kind, _, number = name.partition(":")
    tile = tile_named(kind)
    badge = badge_of(tile)
    numbers = badge.numbers(tile) if badge else ()
    if number:
        if not number.isdecimal() or int(number) not in numbers:
            raise KeyError(name)
        return tile, int(number)
    return tile, numbers[0] if len(set(numbers)) == 1 else None


def badge_of(tile: Tile) -> Badge | None:
    """The badge that a kind of tile has."""
    return next((badge for art in arts() for badge in art.badges if badge.numbers(tile)), None)


def has_second_picture(tile: Tile) -> bool:
    """Whether a kind is drawn in two ways."""
    return tile.count >= MANY


def moves_aside(tile: Tile) -> bool:
    """Whether something on a tile stands elsewhere under what is built over it: a church, another site."""
    return bool(plan_of(tile).sites)


@cache
def picture_of(tile: Tile, variant: str = "", bridge: str | None = None) -> Picture:
    """A tile as printed. `variant` changes trees and houses only; under a `bridge` the church stands beside it."""
    chance = random.Random(zlib.crc32((tile.id + variant).encode()))
    bridge = bridge if moves_aside(tile) else None
    plan, anchors = plan_of(tile), anchors_of(tile, bridge)
    room = Room(plan, bridge)
    prints = decorated(tile, room, anchors)
    badge = _badge_disc(tile, room, anchors)
    taken: list[Disc] = [*((one.at, one.radius) for one in prints), *badge]
    taken += [(anchors[site], BESIDE_BRIDGE) for site in plan.sites] if bridge else []
    on = by_segment(prints)
    places = [at for name, at in anchors.items() if name not in bridges()]
    fields = [f"field:{field.id}" for field in tile.fields]
    ground = "".join(art.ground(tile) for art in arts())
    ground += "".join(painted_field(room, name, chance, taken, places, on[name]) for name in fields)
    features = _shades(plan) + _courses(tile)
    painter = (plan.hub and lane_painter(plan.hub)) or _strip
    features += "".join(painter(lane) for lane in plan.lanes)
    features += "".join(painted_road(name, curve, on[name]) for name, curve in plan.roads.items())
    features += "".join(_overpass(over) for over in plan.overpasses)
    cities = [f"city:{city.id}" for city in tile.cities]
    features += "".join(painted_city(room, name, chance, on[name], taken, anchors[name]) for name in cities)
    features += "".join(_passage(passage) for passage in plan.passages)
    features += _hub(plan, room, chance, anchors) + _sites(anchors) + '<path class="a-te" d="M0 0h100v100H0z"/>'
    return Picture(ground, features, badge[0][0] if badge else None)


def _badge_disc(tile: Tile, room: Room, anchors: Anchors) -> list[Disc]:
    """The place of a tile's badge and the room it takes; none where it has no badge."""
    badge = badge_of(tile)
    if badge is None:
        return []
    at = badge.place(room, anchors)
    room.take(at, badge.radius)
    return [(at, badge.radius)]


def symbol_name(tile: Tile, variant: str = "", bridge: str | None = None) -> str:
    """What follows `t-`, `g-` and `f-` in the ids of a tile's symbols: `D`, `V-b`, `B-NS`."""
    return "-".join(part for part in (tile.id, variant, bridge if moves_aside(tile) else None) if part)


def tile_symbols(tile: Tile, variant: str = "", bridge: str | None = None) -> dict[str, str]:
    """The symbols of a tile: `g-X` its fields, `f-X` everything above them, `t-X` both."""
    picture, name = picture_of(tile, variant, bridge), symbol_name(tile, variant, bridge)
    return {
        f"g-{name}": f'<symbol id="g-{name}" {BOX}>{picture.ground}</symbol>',
        f"f-{name}": f'<symbol id="f-{name}" {BOX}>{picture.features}</symbol>',
        f"t-{name}": f'<symbol id="t-{name}" {BOX}><use href="#g-{name}"/><use href="#f-{name}"/></symbol>',
    }


def painted_road(name: str, curve: Curve, decorations: Sequence[tuple[Point, str]] = ()) -> str:
    """A pale road with its brown line and its ruts, and what is printed beside it."""
    body = _strip(curve) + "".join(use(symbol, at) for at, symbol in decorations)
    return group(body, "seg road", data_seg=name)


def _strip(curve: Curve) -> str:
    line = path(curve)
    return "".join(f'<path class="a-{layer}" d="{line}"/>' for layer in ("ro", "rf", "rr", "rc"))


def _overpass(one: Overpass) -> str:
    """Arches of stone, along the road that they carry."""
    degrees = math.degrees(math.atan2(one.over[1], one.over[0]))
    return group(turned_use("viaduct" if one.wet else "flyover", one.at, degrees), "overpass")


def _passage(curve: Curve) -> str:
    """A street on arches of stone, from wall to wall."""
    (hx, hy), at = curve[0].heading(0.5), curve[0].at(0.5)
    return group(turned_use("passage", at, math.degrees(math.atan2(hy, hx))), "passage")


def _courses(tile: Tile) -> str:
    """The rivers that boxes bring, below the roads that cross them."""
    plan = plan_of(tile)
    return "".join(
        river.painted(tile, curve)
        for art in arts()
        for river in art.rivers
        for curve in river.laid(tile, plan.roads, plan.hub).values()
    )


def _sites(anchors: Anchors) -> str:
    """The sites that boxes bring."""
    return "".join(
        group(site.painted(anchors[site.name]), f"seg {site.name}", data_seg=site.name)
        for art in arts()
        for site in art.sites
        if site.name in anchors
    )


def _shades(plan: Plan) -> str:
    """The soft shade that roads and walls cast on the ground."""
    roads = "".join(f'<path class="a-rs" d="{path(curve)}"/>' for curve in plan.roads.values())
    return roads + "".join(f'<path class="a-wx" d="{path(wall.curve)}"/>' for wall in plan.walls)


def _hub(plan: Plan, room: Room, chance: random.Random, anchors: dict[str, Point]) -> str:
    if plan.hub is None:
        return ""
    (x, y) = plan.hub.at
    if plan.hub.kind == "cloister":
        yard, church = use("yard", (x, y)), use("church", (x, y))
        small = plan.hub.radius == SMALL_CLOISTER_RADIUS
        if anchors["cloister"] != plan.hub.at or small:
            church = f'<use href="#church" transform="{shift(anchors["cloister"], 0.74)}"/>'
        if small:
            yard = f'<use href="#yard" transform="{shift(plan.hub.at, 0.74)}"/>'
        return group(yard + church, "seg cloister", data_seg="cloister")
    if plan.hub.kind == "crossing":
        return group(use("plaza", (x, y)) + use("well", (x, y)) + _village(plan, plan.hub, room, chance), "hub")
    if plan.hub.kind == "house":
        return group(use("croft", (x, y)), "hub")
    painted = next(kind.painted for art in arts() for kind in art.hubs if kind.name == plan.hub.kind)
    if plan.hub.kind in plan.sites:
        return group(painted(anchors[plan.hub.kind]), f"seg {plan.hub.kind}", data_seg=plan.hub.kind)
    return group(painted((x, y)), f"hub {plan.hub.kind}")


def _village(plan: Plan, hub: Hub, room: Room, chance: random.Random) -> str:
    """Houses in the corners between the roads of a crossing."""
    ways = [*plan.roads.values(), *plan.lanes]
    arms = sorted(math.atan2(way[0].start[1] - hub.at[1], way[0].start[0] - hub.at[0]) for way in ways)
    houses = []
    for before, after in zip(arms, [*arms[1:], arms[0] + 2 * math.pi], strict=True):
        middle = (before + after) / 2
        for angle in [middle] if after - before < 2.5 else [before + 0.85, middle, after - 0.85]:
            at = (hub.at[0] + 17 * math.cos(angle), hub.at[1] + 17 * math.sin(angle))
            if all(distance(at, points) - width > 4.4 for points, width in room.lines):
                houses.append((chance.choice(("house-c", "home-a", "house-d", "home-c")), at))
    return "".join(use(name, at) for name, at in sorted(houses, key=lambda house: house[1][1]))
