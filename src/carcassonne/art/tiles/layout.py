"""Lays a tile out: from the tile data to its plan."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from carcassonne.art.box import arts
from carcassonne.art.drawing.compass import CORNERS, MIDDLES, TILE
from carcassonne.art.drawing.curves import Curve, line
from carcassonne.art.drawing.meetings import crossings_of, cut_where_they_meet
from carcassonne.art.drawing.planar import Arc
from carcassonne.art.tiles.plan import Channel, Overpass, Plan, Wall, traced
from carcassonne.art.tiles.roads import (
    hub_of,
    laid_lanes,
    laid_roads,
    runs_over_city,
    third_arms,
    touches_curve,
    touching,
    with_arm,
)
from carcassonne.art.tiles.room import Room
from carcassonne.art.tiles.walls import passed_over, walls_of
from carcassonne.tiles.catalogue import HALVES, SIDES, Tile


def standing_hubs() -> list[str]:
    """The kinds of hub that are segments: cloisters, and those of boxes on which figures stand."""
    return ["cloister", *(hub.name for art in arts() for hub in art.hubs if hub.figure)]


@cache
def plan_of(tile: Tile) -> Plan:
    """The plan of a tile as printed, in rotation 0."""
    hub = hub_of(tile)
    roads, walls = laid_roads(tile, walls_of(tile), hub)
    lanes, walls = laid_lanes(tile, walls, hub, roads)
    channels = {
        name: Channel(curve, river.width, tuple(river.pools(tile)))
        for art in arts()
        for river in art.rivers
        for name, curve in river.laid(tile, roads, hub).items()
    }
    over_city = [f"road:{road.id}" for road in tile.roads if runs_over_city(tile, road)]
    ground = [curve for name, road in roads.items() for curve in (beside(walls, road) if name in over_city else [road])]
    arms = third_arms(tile, roads)
    touched = [touching(walls, roads)] if touches_curve(tile) else []
    lines = cut_where_they_meet(
        [*ground, *arms.values(), *touched, *lanes, *(channel.curve for channel in channels.values())]
    )
    arcs = border(tile) + wall_arcs(walls, halved=bool(over_city or touched)) + [Arc(curve) for curve in lines]
    parted = [f"city:{city}" for city in passed_over(tile)]
    regions, outlines = traced(arcs, area_names(tile), enclosed(tile), [*parted, *tunnelled(tile)])
    sites = {hub.kind: (hub.at, hub.radius)} if hub and hub.kind in standing_hubs() else {}
    over = overpasses(roads, channels)
    roads = {name: with_arm(curve, arms[name]) if name in arms else curve for name, curve in roads.items()}
    bridged = passages(walls, [*parted, *({wall.city for wall in walls} if over_city else ())])
    plan = Plan(tile.id, TILE, walls, roads, hub, regions, outlines, sites, channels, lanes, over, bridged)
    return with_sites(tile, plan)


def overpasses(roads: Mapping[str, Curve], channels: Mapping[str, Channel]) -> tuple[Overpass, ...]:
    """Where roads run over water, or over one another: there the one that runs west and east is above."""
    found = [
        Overpass(one.at, one.first, one.second, True)
        for road in roads.values()
        for channel in channels.values()
        for one in crossings_of(road, channel.curve)
    ]
    for one, two in combinations(roads.values(), 2):
        for meeting in crossings_of(one, two):
            (level, _), (other, _) = meeting.first, meeting.second
            over, under = (meeting.first, meeting.second)[:: 1 if abs(level) > abs(other) else -1]
            found.append(Overpass(meeting.at, over, under, False))
    return tuple(found)


def beside(walls: Sequence[Wall], road: Curve) -> list[Curve]:
    """The two parts of a road over a city that lie in the fields, each from the side of the tile to a wall."""
    ends = (road[0].start, road[-1].end)
    return [
        line(end, min((wall.curve[0].at(0.5) for wall in walls), key=lambda at: math.dist(at, end))) for end in ends
    ]


def tunnelled(tile: Tile) -> list[str]:
    """The fields on both sides of a road that goes under a city and does not part them."""
    at = {half: field.id for field in tile.fields for half in field.halves}
    sides = [side for road in tile.roads if runs_over_city(tile, road) for side in road.sides]
    return [f"field:{at[side + 'L']}" for side in sides if at[side + "L"] == at[side + "R"]]


def passages(walls: Sequence[Wall], parted: Sequence[str]) -> tuple[Curve, ...]:
    """From the middle of one wall of a city in two areas to the middle of the other."""
    ends = [[wall.curve[0].at(0.5) for wall in walls if wall.city == city] for city in parted]
    return tuple(line(one, two) for one, two in ends)


def enclosed(tile: Tile) -> dict[frozenset[str], tuple[str, ...]]:
    """The fields that reach no side, by the cities around them."""
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for field in tile.fields:
        if not field.halves:
            walls = frozenset(f"city:{city}" for city in field.cities)
            found[walls] = (*found.get(walls, ()), f"field:{field.id}")
    return found


def with_sites(tile: Tile, plan: Plan) -> Plan:
    """The plan with the sites that boxes bring, each where the ones before have left room."""
    for site in (site for art in arts() for site in art.sites):
        if site.on(tile):
            plan = replace(plan, sites={**plan.sites, site.name: (site.place(Room(plan)), site.radius)})
    return plan


def area_names(tile: Tile) -> list[str]:
    """The segments of a tile that are areas: its cities and fields."""
    return [f"city:{city.id}" for city in tile.cities] + [f"field:{field.id}" for field in tile.fields]


def segment_names(tile: Tile) -> list[str]:
    """All segments of a tile on which a follower can stand."""
    roads = [f"road:{road.id}" for road in tile.roads]
    return [*area_names(tile), *roads, *plan_of(tile).sites]


def places(tile: Tile) -> dict[str, str]:
    """The segment at every side (city or road) and at every half-edge (field) of the printed tile.

    A field that reaches no side is at "".
    """
    found = {side: f"city:{city.id}" for city in tile.cities for side in city.sides}
    found |= {side: f"road:{road.id}" for road in tile.roads for side in road.sides}
    found |= {half: f"field:{field.id}" for field in tile.fields for half in field.halves or (field.lies,)}
    return {at: found[at] for at in (*SIDES, *HALVES, "") if at in found}


def border(tile: Tile) -> list[Arc]:
    """The eight half-edges of a tile, each with the segment it belongs to."""
    reached = [*SIDES, *(half for field in tile.fields for half in field.halves)]
    at = {half: name for half, name in places(tile).items() if half in reached}
    arcs = []
    for i, side in enumerate(SIDES):
        for half, ends in ((side + "L", (CORNERS[i], MIDDLES[i])), (side + "R", (MIDDLES[i], CORNERS[(i + 1) % 4]))):
            arcs.append(Arc(line(*ends), at[half] if half in at else at.get(side)))
    return arcs


def wall_arcs(walls: tuple[Wall, ...], halved: bool = False) -> list[Arc]:
    """The walls as arcs, with a node at every gate; `halved` ones with a node in the middle, where a road passes."""
    pieces = ((wall.city, piece) for wall in walls for piece in (in_halves(wall) if halved else wall.pieces))
    return [Arc(piece, wall=city) for city, piece in pieces]


def in_halves(wall: Wall) -> tuple[Curve, Curve]:
    """A wall without gates in two."""
    one, two = wall.curve[0].split(0.5)
    return (one,), (two,)
