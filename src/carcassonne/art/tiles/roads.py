"""Roads: square to the side at its middle, so that they always meet the next tile's."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from carcassonne.art.box import arts
from carcassonne.art.drawing.compass import CORNERS, INWARD, MIDDLES
from carcassonne.art.drawing.curves import Bend, Curve, Point, ahead, between, cubic, line, reverse
from carcassonne.art.tiles.plan import Gate, Hub, Wall
from carcassonne.art.tiles.walls import tapered_corners
from carcassonne.tiles.catalogue import ABBEY, SIDES, Road, Tile

CLOISTER_RADIUS = 22.0
SMALL_CLOISTER_RADIUS = 16.5
"""Of a cloister that shares its tile with something else, or has roads or city on every side."""
CROSSING_RADIUS = 11.0
HOUSE_RADIUS = 9.5
MIDDLE: Point = (50.0, 50.0)
TIGHT = 10.0
"""The same where something stands in the middle: the curve keeps to its corner."""
CLEAR = 22.0
"""The same past something smaller."""
QUARTER = 27.6
"""Reach of the controls that bend a quarter circle of radius 50 between two side middles."""


def hub_of(tile: Tile) -> Hub | None:
    """What the roads of a tile lead to, moved a little out of the way of a cap, or off a road that runs through.

    Where one road alone ends at a crossing, it is the house beyond the road that it runs over.
    """
    ends = [road.end for road in tile.roads]
    if tile.cloister:
        crossed = None in ends or any(len(river.sides) == 2 for river in tile.rivers)
        alone = ABBEY in tile.sides or ("field" in tile.sides and not tile.signs)
        radius = CLOISTER_RADIUS if alone else SMALL_CLOISTER_RADIUS
        return Hub("cloister", _off_the_road(tile) if crossed and "field" in tile.sides else MIDDLE, radius)
    for kind in (kind for art in arts() for kind in art.hubs):
        if kind.on(tile):
            return Hub(kind.name, _off_the_caps(tile, kind.step), kind.radius)
    if ends.count("crossing") == 1:
        (side,) = tile.roads[ends.index("crossing")].sides
        return Hub("house", ahead(_off_the_caps(tile, 3.0), INWARD[SIDES.index(side)], 29), HOUSE_RADIUS)
    return Hub("crossing", _off_the_caps(tile, 2.5), CROSSING_RADIUS) if "crossing" in ends else None


def _off_the_road(tile: Tile) -> Point:
    open_side = next(i for i, side in enumerate(tile.sides) if side == "field")
    return ahead(MIDDLE, INWARD[open_side], -23)


def _off_the_caps(tile: Tile, step: float) -> Point:
    at = MIDDLE
    for city in tile.cities:
        if len(city.sides) == 1:
            at = ahead(at, INWARD[SIDES.index(city.sides[0])], step)
    return at


def runs_over_city(tile: Tile, road: Road) -> bool:
    """Whether a road that runs straight through crosses a city that does."""
    straight = len(road.sides) == 2 and SIDES.index(road.sides[0]) % 2 == SIDES.index(road.sides[1]) % 2
    return straight and any(len(city.sides) == 2 and not {*city.sides} & {*road.sides} for city in tile.cities)


def laid_roads(tile: Tile, walls: tuple[Wall, ...], hub: Hub | None) -> tuple[dict[str, Curve], tuple[Wall, ...]]:
    """The roads of a tile by segment, and its walls with the gates they enter by."""
    roads = {}
    built = list(walls)
    for road in tile.roads:
        name = f"road:{road.id}"
        if road.end is None:
            roads[name] = _through(tile, road, hub)
        elif road.end.startswith("city:"):
            number = next(i for i, w in enumerate(built) if w.city == road.end and road.sides[0] in w.sides)
            gate = _gate(tile, built[number], road)
            built[number] = replace(built[number], gates=(*built[number].gates, gate))
            roads[name] = _to_gate(road.sides[0], gate)
        elif road.end == "open":
            roads[name] = _stopping(road.sides[0])
        else:
            assert hub is not None, f"tile {tile.id}: road {road.id} ends nowhere"
            roads[name] = _to_hub(road.sides[0], hub.at)
    return roads, tuple(built)


def laid_lanes(
    tile: Tile, walls: tuple[Wall, ...], hub: Hub | None, roads: Mapping[str, Curve]
) -> tuple[tuple[Curve, ...], tuple[Wall, ...]]:
    """Lanes from a crossing to the cities that part the fields beside it, and the walls with gates for them.

    Where something else that is built on the tile parts them, one leads past it to the road. They are no roads: nobody
    stands on them.
    """
    lanes, built = list[Curve](), list(walls)
    over_city = any(runs_over_city(tile, road) for road in tile.roads)
    past = hub is None or (hub.kind != "cloister" and all(road.end is None for road in tile.roads))
    to_road = bool(tile.signs and roads and past and not over_city)
    parting = hub is not None and (hub.kind == "crossing" or lane_painter(hub) is not None)
    for number, wall in enumerate(walls):
        if (to_road or parting) and not wall.gates and _parts_fields(tile, wall):
            (bend,) = wall.curve
            gate = Gate(bend.at(0.5), bend.heading(0.5), 0.5, "")
            built[number] = replace(wall, gates=(gate,))
            lanes.append(line(gate.at, hub.at if hub and not to_road else _nearest(gate.at, roads)))
    if hub and lane_painter(hub) and _ends_between_fields(tile):
        through = {f"road:{road.id}": roads[f"road:{road.id}"] for road in tile.roads if road.end is None}
        lanes.append(line(hub.at, _nearest(hub.at, through)))
    return tuple(lanes), tuple(built)


def lane_painter(hub: Hub) -> Callable[[Curve], str] | None:
    """How lanes from what stands in the middle are painted, where a box says so."""
    return next((kind.lane for art in arts() for kind in art.hubs if kind.name == hub.kind), None)


def _ends_between_fields(tile: Tile) -> bool:
    """Whether a single road ends on a tile with fields apart on its two sides, beside a road that runs through."""
    at = {half: field.id for field in tile.fields for half in field.halves}
    ending = [road.sides[0] for road in tile.roads if road.end is not None]
    return len(ending) == 1 < len(tile.roads) and at[ending[0] + "L"] != at[ending[0] + "R"]


def touches_curve(tile: Tile) -> bool:
    """Whether a cap touches the road that bends past it, and nothing else stands on the tile."""
    fields = [field for field in tile.fields if field.cities]
    bends = len(tile.roads) == 1 and len(tile.roads[0].sides) == 2 and not tile.signs
    bends = bends and (SIDES.index(tile.roads[0].sides[0]) - SIDES.index(tile.roads[0].sides[1])) % 2 == 1
    cap = len(tile.cities) == 1 and len(tile.cities[0].sides) == 1
    return bends and cap and len(fields) == 2 and len(tile.fields) == 3


def _arms(tile: Tile) -> list[str]:
    """The third side of every road with three arms: it meets the other two, which run straight on."""
    found = []
    for road in tile.roads:
        if len(road.sides) == 3:
            opposite = {SIDES[(SIDES.index(side) + 2) % 4] for side in road.sides}
            found += [side for side in road.sides if side not in opposite]
    return found


def third_arms(tile: Tile, roads: Mapping[str, Curve]) -> dict[str, Curve]:
    """Of every road with three arms the one that meets the other two, from its side to the middle of these."""
    return {
        name: line(MIDDLES[SIDES.index(side)], roads[name][0].end)
        for road in tile.roads
        for name in [f"road:{road.id}"]
        for side in _arms(tile)
        if len(road.sides) == 3 and side in road.sides
    }


def with_arm(curve: Curve, arm: Curve) -> Curve:
    """A road with its third arm, there and back, in the middle of the way."""
    (side,) = arm
    back = line(side.end, side.start)
    return (curve[0], *back, *arm, *curve[1:])


def _nearest(at: Point, roads: Mapping[str, Curve]) -> Point:
    """The point of all roads that is nearest."""
    points = [bend.at(i / 20) for road in roads.values() for bend in road for i in range(21)]
    return min(points, key=lambda point: math.dist(at, point))


def _parts_fields(tile: Tile, wall: Wall) -> bool:
    """Whether the fields at the two ends of a wall are not the same."""
    at = {half: field.id for field in tile.fields for half in field.halves}
    first, last = at.get(wall.sides[0] + "L"), at.get(wall.sides[-1] + "R")
    return bool(first and last and first != last)


def _roads_into(tile: Tile, wall: Wall) -> list[str]:
    """The sides from which roads enter by a wall, in its direction."""
    sides = {road.sides[0] for road in tile.roads if road.end == wall.city}
    return [side for side in wall.sides if side in sides]


def _through(tile: Tile, road: Road, hub: Hub | None) -> Curve:
    one, two = (SIDES.index(side) for side in road.sides if side not in _arms(tile))
    a, b, in_a, in_b = MIDDLES[one], MIDDLES[two], INWARD[one], INWARD[two]
    if touches_curve(tile):
        return _along_the_wall(SIDES.index(tile.cities[0].sides[0]), one, two)
    if (one - two) % 2:
        reach = QUARTER
        if hub and hub.at == MIDDLE:
            reach = TIGHT if hub.kind == "cloister" else CLEAR if lane_painter(hub) else QUARTER
        return cubic(a, ahead(a, in_a, reach), ahead(b, in_b, reach), b)
    if runs_over_city(tile, road):
        return line(a, b)
    across = (-in_a[1], in_a[0])
    middle = ahead(MIDDLE, across, _bow(tile, across, hub))
    return (
        Bend(a, ahead(a, in_a, 26), ahead(middle, in_a, -26), middle),
        Bend(middle, ahead(middle, in_a, 26), ahead(b, in_b, 26), b),
    )


def _bow(tile: Tile, across: Point, hub: Hub | None) -> float:
    """How far a straight road swings aside: away from a cloister or a city, else to either hand."""
    if hub and hub.kind == "cloister":
        return 15.0 if (50 - hub.at[0]) * across[0] + (50 - hub.at[1]) * across[1] > 0 else -15.0
    if tile.cities:
        inward = INWARD[SIDES.index(tile.cities[-1].sides[-1])]
        return (13 if hub else 4) * (inward[0] * across[0] + inward[1] * across[1])
    return 4.5 if random.Random(zlib.crc32(tile.id.encode())).random() < 0.5 else -4.5


def _gate(tile: Tile, wall: Wall, road: Road) -> Gate:
    """The gate of a road: in the middle, or further off to leave the field room beside a cap or a tapering city.

    Two roads that enter by one wall share it.
    """
    (bend,), (side,), entering = wall.curve, road.sides, _roads_into(tile, wall)
    t = 0.5
    narrow = [wall.towers.index(CORNERS[corner]) for corner in tapered_corners(tile) if CORNERS[corner] in wall.towers]
    if narrow and len(wall.sides) == 1:
        t = 0.41 if narrow == [1] else 0.59
    elif len(entering) == 2:
        t = (0.35, 0.65)[entering.index(side)]
    elif len(wall.sides) == 3 and wall.sides[1] != side:
        middle = MIDDLES[SIDES.index(side)]
        t = max((0.4, 0.6), key=lambda share: math.dist(bend.at(share), middle))
    return Gate(bend.at(t), bend.heading(t), t, f"road:{road.id}")


def _to_gate(side: str, gate: Gate) -> Curve:
    a, inward = MIDDLES[SIDES.index(side)], INWARD[SIDES.index(side)]
    to_field = (gate.heading[1], -gate.heading[0])
    pull = math.dist(a, gate.at) * 0.42
    return cubic(a, ahead(a, inward, pull), ahead(gate.at, to_field, pull), gate.at)


def _along_the_wall(cap: int, one: int, two: int) -> Curve:
    """A curve that swings out to a cap beside one of its ends, and touches it."""
    beside, behind = (one, two) if (one - cap) % 2 else (two, one)
    (dx, dy), (cx, cy) = INWARD[beside], INWARD[cap]
    way = (0.8 * dx + 0.6 * cx, 0.8 * dy + 0.6 * cy)
    touch = ahead(ahead(MIDDLE, INWARD[cap], -7.5), INWARD[beside], -1.0)
    a, b = MIDDLES[beside], MIDDLES[behind]
    curve = (
        Bend(a, ahead(a, INWARD[beside], 26), ahead(touch, way, -12), touch),
        Bend(touch, ahead(touch, way, 8), ahead(b, INWARD[behind], 24), b),
    )
    return curve if beside == one else reverse(curve)


def touching(walls: Sequence[Wall], roads: Mapping[str, Curve]) -> Curve:
    """From the middle of a wall to the road that touches it: it parts the fields on both hands."""
    at = walls[0].curve[0].at(0.5)
    to = _nearest(at, roads)
    return line(at, between(at, to, 1.3))  # on beyond it, so that they meet


def _stopping(side: str) -> Curve:
    """A road that stops in the middle of the field."""
    a, inward = MIDDLES[SIDES.index(side)], INWARD[SIDES.index(side)]
    return line(a, ahead(a, inward, 46))


def _to_hub(side: str, hub: Point) -> Curve:
    a, inward = MIDDLES[SIDES.index(side)], INWARD[SIDES.index(side)]
    control = ahead(a, inward, math.dist(a, hub) * 0.5)
    return cubic(a, control, between(hub, control, 0.4), hub)
