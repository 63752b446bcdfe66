"""The river drawn: water that meets across tiles, its spring, its lake and the bridges over it."""

from __future__ import annotations

import math

import pytest

from art.checks import well_formed
from boxes.river.views import RIVER
from carcassonne.art import draw, draw_text
from carcassonne.art.drawing.compass import INWARD, MIDDLES
from carcassonne.art.drawing.curves import reverse, sample
from carcassonne.art.drawing.planar import distance
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import picture_of
from carcassonne.tiles.catalogue import SIDES, Tile, tile_named

WATERY = [tile for tile in all_tiles() if tile.rivers]
every_river = pytest.mark.parametrize("tile", WATERY, ids=lambda tile: tile.id)


def test_every_river_tile_has_water() -> None:
    assert len(WATERY) == 11  # ten kinds and the one with a garden
    for tile in all_tiles():
        assert picture_of(tile).features.count('class="river"') == len(tile.rivers)


@every_river
def test_a_river_leaves_its_tile_in_the_middle_of_a_side_and_square_to_it(tile: Tile) -> None:
    for river in tile.rivers:
        curve = plan_of(tile).channels[f"river:{river.id}"].curve
        ends = [curve, reverse(curve)][: len(river.sides)]
        for side, end in zip(river.sides, ends, strict=True):
            i = SIDES.index(side)
            assert end[0].start == MIDDLES[i]
            assert end[0].heading(0.0) == pytest.approx(INWARD[i])


@every_river
def test_farmers_keep_dry(tile: Tile) -> None:
    for channel in plan_of(tile).channels.values():
        for name, at in anchors_of(tile).items():
            if name.startswith("field"):
                assert distance(at, sample(channel.curve, 24)) >= channel.width + 7
                assert all(math.dist(at, pool) > radius + 7 for pool, radius in channel.pools)


def test_the_river_springs_from_rocks_and_ends_in_a_lake() -> None:
    assert 'href="#spring"' in picture_of(tile_named("RV01")).features
    assert 'href="#lake"' in picture_of(tile_named("RV02")).features
    assert sum("#spring" in picture_of(tile).features for tile in all_tiles()) == 1


@pytest.mark.parametrize("name", ["RV04", "RV05", "RV06"])
def test_roads_cross_it_on_a_bridge_of_stone(name: str) -> None:
    assert picture_of(tile_named(name)).features.count('href="#viaduct"') == 1


def test_the_cloister_stands_clear_of_the_water() -> None:
    plan = plan_of(tile_named("RV05"))
    (at, radius), channel = plan.sites["cloister"], plan.channels["river:v0"]
    assert distance(at, sample(channel.curve, 24)) >= radius + channel.width


def test_a_position_along_the_river() -> None:
    well_formed(draw(RIVER))
    lines = draw_text(RIVER).splitlines()
    assert lines[2] == "  0    o≈≈≈≈≈≈≈≈≈≈≈≈≈T1≈≈≈≈≈│≈≈≈≈≈≈≈"
    assert "F2" in lines[1]
    assert any("≈ river" in line for line in lines)
