"""The plans of all tiles: areas are the segments of the data, and sides meet across tiles."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from art.every_tile import every_tile
from carcassonne.art.drawing.compass import (
    CORNERS,
    INWARD,
    MIDDLES,
    printed,
    printed_axis,
    turned_half,
    turned_point,
    turned_side,
)
from carcassonne.art.drawing.curves import Bend, arc, cubic, line, parallel, reverse, sample, trim
from carcassonne.art.drawing.meetings import cut_where_they_meet
from carcassonne.art.drawing.planar import Arc, area, distance, faces, inside
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.layout import area_names, places, plan_of
from carcassonne.art.tiles.room import Room
from carcassonne.art.tiles.walls import tapered_corners
from carcassonne.tiles.catalogue import ABBEY, HALVES, SIDES, Tile, tile_named


@every_tile
def test_the_areas_of_a_plan_are_the_cities_and_fields_of_the_data(tile: Tile) -> None:
    assert sorted(plan_of(tile).regions) == sorted(area_names(tile))


@every_tile
def test_the_areas_of_a_tile_fill_it_without_overlapping(tile: Tile) -> None:
    if ABBEY in tile.sides:
        return  # it has no landscape
    filled = sum(area(sample(rim, 24)) for rim in plan_of(tile).regions.values())
    if tile.id == "CC06":  # a strip of corn between its cities is nobody's
        assert 7_000 < filled < 8_000
    else:
        assert filled == pytest.approx(10_000, rel=0.002)


@every_tile
def test_every_side_and_half_edge_lies_on_the_rim_of_its_segment(tile: Tile) -> None:
    plan = plan_of(tile)
    inside_it = {f"field:{field.id}" for field in tile.fields if not field.halves}
    for at, name in places(tile).items():
        if name in inside_it:
            continue
        i = SIDES.index(at[0])
        corner = {"L": CORNERS[i], "R": CORNERS[(i + 1) % 4]}.get(at[-1])
        point = ((MIDDLES[i][0] + corner[0]) / 2, (MIDDLES[i][1] + corner[1]) / 2) if corner else MIDDLES[i]
        curve = plan.roads[name] if name in plan.roads else plan.regions[name]
        assert distance(point, sample(curve, 24)) < 0.01


@every_tile
def test_every_road_leaves_the_tile_at_the_middle_of_its_side_and_square_to_it(tile: Tile) -> None:
    for road in tile.roads:
        if len(road.sides) == 3:
            continue  # its third arm leads there and back in the middle of the curve
        curve = plan_of(tile).roads[f"road:{road.id}"]
        ends = [curve, reverse(curve)][: len(road.sides)]
        for side, end in zip(road.sides, ends, strict=True):
            i = SIDES.index(side)
            assert end[0].start == MIDDLES[i]
            assert end[0].heading(0.0) == pytest.approx(INWARD[i])


@every_tile
def test_every_wall_runs_from_corner_to_corner_of_the_tile(tile: Tile) -> None:
    for wall in plan_of(tile).walls:
        ends = (wall.curve[0].start, wall.curve[-1].end)
        assert ends == wall.towers
        assert set(ends) <= set(CORNERS)


@every_tile
def test_every_city_side_reaches_both_corners_so_that_the_next_tile_goes_on(tile: Tile) -> None:
    for city in tile.cities:
        rim = sample(plan_of(tile).regions[f"city:{city.id}"], 24)
        for side in city.sides:
            i = SIDES.index(side)
            assert all(distance(corner, rim) < 0.01 for corner in (CORNERS[i], CORNERS[(i + 1) % 4]))


@every_tile
def test_a_road_that_ends_in_a_city_has_a_gate_in_its_wall(tile: Tile) -> None:
    entering = {f"road:{road.id}": road.end for road in tile.roads if (road.end or "").startswith("city:")}
    gates = {gate.road: wall.city for wall in plan_of(tile).walls for gate in wall.gates if gate.road}
    assert gates == entering
    assert all(gate.at == plan_of(tile).roads[gate.road][-1].end for gate in plan_of(tile).gates if gate.road)


def test_a_city_tapers_to_a_corner_between_two_fields() -> None:
    assert tapered_corners(tile_named("Z06")) == {2: "c0"}
    assert tapered_corners(tile_named("D")) == {}


def test_a_drawing_that_disagrees_with_the_data_is_our_own_bug() -> None:
    square = line((0, 0), (9, 0)) + line((9, 0), (9, 9)) + line((9, 9), (0, 9)) + line((0, 9), (0, 0))
    (face,) = faces([Arc((bend,), "field:f0") for bend in square])
    assert face.segments == {"field:f0"}
    assert not face.inner
    assert area(sample(face.rim)) == pytest.approx(81)


def test_rooms_know_what_is_near() -> None:
    room = Room(plan_of(tile_named("D")))
    assert room.border((3, 50)) == 3
    assert room.clearance((50, 54)) < 0
    assert room.holds("field:f1", (50, 90))
    assert not room.holds("field:f0", (50, 90))
    nearby = min(room.cells["field:f1"], key=lambda cell: math.dist(cell, (50, 75)))
    assert room.clear[nearby] == pytest.approx(room.clearance(nearby), abs=0.3)


@pytest.mark.parametrize("rotation", range(4))
def test_turning_there_and_back_leads_home(rotation: int) -> None:
    assert all(printed(turned_side(side, rotation), rotation) == side for side in SIDES)
    assert all(printed(turned_half(half, rotation), rotation) == half for half in HALVES)
    assert printed_axis(printed_axis("NS", rotation), rotation) == "NS"
    assert turned_point(turned_point((7, 20), rotation), -rotation) == (7, 20)


def test_one_turn_clockwise_brings_north_to_east() -> None:
    assert turned_side("N", 1) == "E"
    assert turned_half("NL", 1) == "EL"
    assert turned_point((50, 0), 1) == (100, 50)


def test_curves_do_what_they_say() -> None:
    straight, bow = line((0, 0), (30, 0)), cubic((0, 0), (0, 10), (30, 10), (30, 0))
    assert straight[0].straight
    assert not bow[0].straight
    assert sample(straight) == [(0, 0), (30, 0)]
    assert trim(straight, 10, 5)[0].start == pytest.approx((10, 0))
    assert trim(straight, 10, 5)[-1].end == pytest.approx((25, 0))
    assert parallel(straight, 2)[0].start == pytest.approx((0, -2))
    assert reverse(reverse(bow)) == bow
    assert isinstance(bow[0].split(0.5)[0], Bend)
    quarter = arc((0, 0), 10, 0, math.pi / 2)
    assert quarter[0].at(0.5) == pytest.approx((10 * math.cos(math.pi / 4), 10 * math.sin(math.pi / 4)), abs=0.01)
    assert inside((5, 5), [(0, 0), (10, 0), (10, 10), (0, 10)])
    assert not inside((15, 5), [(0, 0), (10, 0), (10, 10)])


def test_lines_that_cross_or_touch_get_a_node_there() -> None:
    upright, level = line((50, 0), (50, 100)), line((0, 40), (100, 40))
    assert [(piece[0].start, piece[-1].end) for piece in cut_where_they_meet([upright, level])] == [
        ((50, 0), (50, 40)),
        ((50, 40), (50, 100)),
        ((0, 40), (50, 40)),
        ((50, 40), (100, 40)),
    ]
    touching = cut_where_they_meet([upright, line((0, 40), (50, 40))])
    assert [piece[-1].end for piece in touching] == [(50, 40), (50, 100), (50, 40)]
    jointed = line((0, 40), (50, 40)) + line((50, 40), (100, 40))
    assert [len(piece) for piece in cut_where_they_meet([upright, jointed])] == [1, 1, 1, 1]


def test_lines_that_share_an_end_or_never_meet_stay_whole() -> None:
    apart = [line((0, 0), (50, 50)), cubic((100, 0), (80, 10), (60, 30), (50, 50)), line((0, 90), (100, 90))]
    assert cut_where_they_meet(apart) == apart
    assert cut_where_they_meet([]) == []


def test_a_field_inside_its_tile_is_found_by_the_cities_around_it() -> None:
    inside_fields = {tile.id: places(tile)[""] for tile in all_tiles() if "" in places(tile)}
    assert inside_fields == {
        "IC03": "field:f0",
        "TB03": "field:f1",
        "TB04": "field:f1",
        "TB06": "field:f0",
        "TB14": "field:f0",
        "TW17": "field:f0",
        "IC03G": "field:f0",
        "PD10": "field:f1",
        "AM03": "field:f0",
    }
    rim = sample(plan_of(tile_named("TB14")).regions["field:f0"], 24)
    assert inside((50, 50), rim)
    assert not inside((20, 20), rim)
    assert not inside((80, 80), rim)


def test_two_roads_share_one_wall() -> None:
    (wall,) = plan_of(tile_named("TB08")).walls
    assert {gate.road for gate in wall.gates} == {"road:r0", "road:r1"}
    assert len(wall.pieces) == 3
    assert all(one[-1].end == two[0].start for one, two in pairwise(wall.pieces))


def test_lanes_part_the_fields_between_a_crossing_and_two_cities() -> None:
    plan = plan_of(tile_named("IC05"))
    assert len(plan.lanes) == 2
    assert [gate.road for gate in plan.gates] == ["", ""]
    with_lanes = [tile.id for tile in all_tiles() if plan_of(tile).lanes]
    assert with_lanes == ["IC05", "TW11", "CC01", "CC05"]  # a tower stands on the second, crop circles on the others


def test_roads_run_over_water_and_over_one_another() -> None:
    crossed = {tile.id: [over.wet for over in plan_of(tile).overpasses] for tile in all_tiles()}
    assert {name: wet for name, wet in crossed.items() if wet} == {
        "RV04": [True],
        "RV05": [True],
        "RV06": [True],
        "TB23": [False],
        "TB24": [False],
        "GM08": [False],
    }
    (over,) = plan_of(tile_named("TB24")).overpasses
    assert abs(over.over[0]) > abs(over.over[1])
    assert math.dist(over.at, (50, 50)) < 8


def test_a_road_that_ends_at_a_crossing_alone_ends_at_a_house_beyond_the_bridge() -> None:
    plan = plan_of(tile_named("TB23"))
    assert plan.hub is not None
    assert plan.hub.kind == "house"
    assert plan.hub.at[0] > plan.overpasses[0].at[0] + 20
    assert [tile.id for tile in all_tiles() if (hub := plan_of(tile).hub) and hub.kind == "house"] == ["TB23"]
