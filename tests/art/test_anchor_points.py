"""Where followers stand: inside their segment, clear of walls, and never over one another."""

from __future__ import annotations

import itertools
import math

from art.checks import boxes_overlap, overlapping
from art.every_tile import every_tile
from carcassonne.art.drawing.compass import turned_point
from carcassonne.art.drawing.curves import Point, sample
from carcassonne.art.drawing.planar import distance, inside
from carcassonne.art.tiles.anchors import anchors_of, figures, overlap
from carcassonne.art.tiles.decorations import decorated
from carcassonne.art.tiles.layout import plan_of, segment_names
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import Tile


@every_tile
def test_every_segment_has_one_anchor(tile: Tile) -> None:
    assert sorted(anchors_of(tile)) == sorted(segment_names(tile))


NARROW = ("AM04",)
"""A tile with a field that has little room between a wall and a road."""


@every_tile
def test_an_anchor_lies_in_its_segment_clear_of_walls_roads_and_the_edge(tile: Tile) -> None:
    plan, room = plan_of(tile), Room(plan_of(tile))
    for name, at in anchors_of(tile).items():
        assert room.border(at) >= (7 if tile.id in NARROW else 9)
        if name in plan.regions:
            assert inside(at, room.rims[name])
            assert all(distance(at, points) - width >= 7 for points, width in room.lines)
        elif name in plan.roads:
            assert distance(at, sample(plan.roads[name], 24)) < 1


@every_tile
def test_figures_never_overlap_in_any_rotation(tile: Tile) -> None:
    assert overlapping(anchors_of(tile)) == []


@every_tile
def test_figures_hide_nothing_that_is_printed_on_the_tile(tile: Tile) -> None:
    plan, anchors = plan_of(tile), anchors_of(tile)
    printed = [(one.symbol, one.at, one.radius) for one in decorated(tile, Room(plan), anchors)]
    printed += [(name, at, radius) for name, (at, radius) in plan.sites.items()]
    for symbol, place, radius in printed:
        for name, at in anchors.items():
            gaps = [gap(name, at, place, rotation) - radius for rotation in range(4)]
            assert name == symbol or min(gaps) > -1.5, (symbol, name, gaps)


@every_tile
def test_what_is_printed_on_a_tile_keeps_clear_of_walls_and_roads(tile: Tile) -> None:
    plan = plan_of(tile)
    for one in decorated(tile, Room(plan), anchors_of(tile)):
        room = Room(plan)
        assert room.border(one.at) >= one.radius - 1.5
        assert room.clearance(one.at) >= one.radius - 1.5
        ground = "city" if one.segment.startswith("city") else "field"
        assert any(room.holds(name, one.at) for name in plan.regions if name.startswith(ground))


@every_tile
def test_thieves_stand_beside_bridges_not_on_them(tile: Tile) -> None:
    for name, at in anchors_of(tile).items():
        if name.startswith("road"):
            assert all(math.dist(at, over.at) >= 16 for over in plan_of(tile).overpasses)


def gap(name: str, at: Point, place: Point, rotation: int) -> float:
    """How far the box of the figure on a segment is from a place of its tile, after a rotation."""
    figure = figures()[name.partition(":")[0]]
    (x, y), (px, py) = turned_point(at, rotation), turned_point(place, rotation)
    dx = max(0.0, abs(x + figure.step[0] - px) - figure.width / 2)
    dy = max(0.0, abs(y + figure.step[1] - py) - figure.height / 2)
    return math.hypot(dx, dy)


def test_overlap_agrees_with_the_boxes() -> None:
    spots = [(10 * x, 10 * y) for x in range(1, 10, 2) for y in range(1, 10, 2)]
    for one, two in itertools.product(figures(), repeat=2):
        for at in spots:
            plain = any(boxes_overlap(one, at, two, (50, 50), rotation) for rotation in range(4))
            assert not plain or overlap(one, at, two, (50, 50)) > 0
