"""Lays a tile out: from the tile data to its plan."""

from __future__ import annotations

from functools import cache

from carcassonne.art.drawing.compass import CORNERS, MIDDLES, TILE
from carcassonne.art.drawing.curves import line
from carcassonne.art.drawing.planar import Arc
from carcassonne.art.tiles.plan import Plan, Wall, traced
from carcassonne.art.tiles.roads import hub_of, laid_roads
from carcassonne.art.tiles.walls import walls_of
from carcassonne.tiles.catalogue import HALVES, SIDES, Tile


@cache
def plan_of(tile: Tile) -> Plan:
    """The plan of a tile as printed, in rotation 0."""
    hub = hub_of(tile)
    roads, walls = laid_roads(tile, walls_of(tile), hub)
    arcs = border(tile) + wall_arcs(walls) + [Arc(curve) for curve in roads.values()]
    regions, outlines = traced(arcs, area_names(tile))
    return Plan(tile.id, TILE, walls, roads, hub, regions, outlines)


def area_names(tile: Tile) -> list[str]:
    """The segments of a tile that are areas: its cities and fields."""
    return [f"city:{city.id}" for city in tile.cities] + [f"field:{field.id}" for field in tile.fields]


def segment_names(tile: Tile) -> list[str]:
    """All segments of a tile on which a follower can stand."""
    roads = [f"road:{road.id}" for road in tile.roads]
    return area_names(tile) + roads + (["cloister"] if tile.cloister else [])


def places(tile: Tile) -> dict[str, str]:
    """The segment at every side (city or road) and at every half-edge (field) of the printed tile."""
    found = {side: f"city:{city.id}" for city in tile.cities for side in city.sides}
    found |= {side: f"road:{road.id}" for road in tile.roads for side in road.sides}
    found |= {half: f"field:{field.id}" for field in tile.fields for half in field.halves}
    return {at: found[at] for at in (*SIDES, *HALVES) if at in found}


def border(tile: Tile) -> list[Arc]:
    """The eight half-edges of a tile, each with the segment it belongs to."""
    at = places(tile)
    arcs = []
    for i, side in enumerate(SIDES):
        for half, ends in ((side + "L", (CORNERS[i], MIDDLES[i])), (side + "R", (MIDDLES[i], CORNERS[(i + 1) % 4]))):
            arcs.append(Arc(line(*ends), at[half] if half in at else at[side]))
    return arcs


def wall_arcs(walls: tuple[Wall, ...]) -> list[Arc]:
    """The walls as arcs, with a node at every gate."""
    return [Arc(piece) for wall in walls for piece in wall.pieces]
