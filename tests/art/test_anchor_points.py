"""Where followers stand: inside their segment, clear of walls, and never over one another."""

from __future__ import annotations

import itertools
import math

import pytest

from carcassonne.art.drawing.compass import turned_point
from carcassonne.art.drawing.curves import Point, sample
from carcassonne.art.drawing.planar import distance, inside
from carcassonne.art.library import all_tiles, span_axes
from carcassonne.art.tiles.anchors import Anchors, anchors_of, figures, overlap
from carcassonne.art.tiles.layout import plan_of, segment_names
from carcassonne.art.tiles.room import Room
from carcassonne.boxes.wheel.art.board import wheel_segment_places
from carcassonne.boxes.wheel.art.plan import CENTRE, RIM, WHEEL, board, wheel_anchors, wheel_plan
from carcassonne.tiles.catalogue import Tile

every_tile = pytest.mark.parametrize("tile", all_tiles(), ids=lambda tile: tile.id)
BRIDGED = [(tile, axis) for tile in all_tiles() for axis in span_axes(tile)]
every_bridge = pytest.mark.parametrize(("tile", "axis"), BRIDGED, ids=lambda part: getattr(part, "id", part))


def boxes_overlap(one: str, at_one: Point, two: str, at_two: Point, rotation: int, size: float = 100) -> bool:
    """The plain way to ask it: put both boxes where they lie after a rotation."""
    edges = []
    for name, at in ((one, at_one), (two, at_two)):
        figure = figures()[name.partition(":")[0]]
        x, y = turned_point(at, rotation, size)
        x, y = x + figure.step[0], y + figure.step[1]
        edges.append((x - figure.width / 2, x + figure.width / 2, y - figure.height / 2, y + figure.height / 2))
    (a, b, c, d), (e, f, g, h) = edges
    return a < f and e < b and c < h and g < d


def overlapping(anchors: Anchors, size: float = 100) -> list[tuple[str, str, int]]:
    return [
        (one, two, rotation)
        for (one, p), (two, q) in itertools.combinations(anchors.items(), 2)
        for rotation in range(4)
        if boxes_overlap(one, p, two, q, rotation, size)
    ]


@every_tile
def test_every_segment_has_one_anchor(tile: Tile) -> None:
    assert sorted(anchors_of(tile)) == sorted(segment_names(tile))


@every_tile
def test_an_anchor_lies_in_its_segment_clear_of_walls_roads_and_the_edge(tile: Tile) -> None:
    plan, room = plan_of(tile), Room(plan_of(tile))
    for name, at in anchors_of(tile).items():
        assert room.border(at) >= 9
        if name in plan.regions:
            assert inside(at, room.rims[name])
            assert all(distance(at, points) - width >= 7 for points, width in room.lines)
        elif name in plan.roads:
            assert distance(at, sample(plan.roads[name], 24)) < 1


@every_tile
def test_figures_never_overlap_in_any_rotation(tile: Tile) -> None:
    assert overlapping(anchors_of(tile)) == []


@every_bridge
def test_under_a_bridge_figures_keep_clear_of_it_and_of_each_other(tile: Tile, axis: str) -> None:
    anchors, plan = anchors_of(tile, axis), plan_of(tile)
    assert sorted(anchors) == sorted([*segment_names(tile), "bridge"])
    assert overlapping(anchors) == []
    for name, at in anchors.items():
        if name in plan.regions:
            assert inside(at, sample(plan.regions[name], 10))
        if name in plan.regions or name == "cloister":
            assert abs(at[0 if axis == "NS" else 1] - 50) >= 20


def test_the_figures_on_the_wheel_board_stand_in_their_segments_off_the_wheel() -> None:
    plan, room, anchors = wheel_plan(), Room(wheel_plan()), wheel_anchors()
    assert sorted(anchors) == sorted([*plan.regions, *plan.roads])
    for name, at in anchors.items():
        assert room.border(at) >= 9
        assert math.dist(at, CENTRE) >= RIM + 9
        if name in plan.regions:
            assert inside(at, room.rims[name])
            assert all(distance(at, points) - width >= 7 for points, width in room.lines)
    assert overlapping(anchors, 400) == []


def test_pig_and_crown_followers_stand_apart_in_their_own_segment_of_the_wheel() -> None:
    for i, segment in enumerate(board().segments):
        spots = wheel_segment_places()[segment.id]
        assert len(spots.crowns) == segment.crown_spaces
        places = [spots.pig, *spots.crowns]
        for x, y in places:
            angle = math.degrees(math.atan2(y - CENTRE[1], x - CENTRE[0]))
            assert abs((angle - 60 * i + 180) % 360 - 180) < 30
            assert 28 < math.dist((x, y), CENTRE) < WHEEL - 10
        for (ax, ay), (bx, by) in itertools.combinations(places, 2):
            assert abs(ax - bx) >= 19 or abs(ay - by) >= 27


def test_overlap_agrees_with_the_boxes() -> None:
    spots = [(10 * x, 10 * y) for x in range(1, 10, 2) for y in range(1, 10, 2)]
    for one, two in itertools.product(("city:c0", "field:f0", "cloister", "bridge"), repeat=2):
        for at in spots:
            plain = any(boxes_overlap(one, at, two, (50, 50), rotation) for rotation in range(4))
            assert not plain or overlap(one, at, two, (50, 50)) > 0
