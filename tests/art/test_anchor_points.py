"""Where followers stand: inside their segment, clear of walls, and never over one another."""

from __future__ import annotations

import itertools

import pytest

from art.checks import boxes_overlap, overlapping
from carcassonne.art.drawing.curves import sample
from carcassonne.art.drawing.planar import distance, inside
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.anchors import anchors_of, figures, overlap
from carcassonne.art.tiles.layout import plan_of, segment_names
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import Tile

every_tile = pytest.mark.parametrize("tile", all_tiles(), ids=lambda tile: tile.id)


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


def test_overlap_agrees_with_the_boxes() -> None:
    spots = [(10 * x, 10 * y) for x in range(1, 10, 2) for y in range(1, 10, 2)]
    for one, two in itertools.product(figures(), repeat=2):
        for at in spots:
            plain = any(boxes_overlap(one, at, two, (50, 50), rotation) for rotation in range(4))
            assert not plain or overlap(one, at, two, (50, 50)) > 0
