"""Bridges, castles and market days drawn."""

from __future__ import annotations

import re

import pytest

from art.checks import overlapping, well_formed
from boxes.bridges_castles_bazaars.views import BRIDGES
from carcassonne.art import anchors as places
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.board.figures import MARKS, coloured_pieces
from carcassonne.art.drawing.curves import sample
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.art.drawing.planar import inside
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.layout import plan_of, segment_names
from carcassonne.boxes.bridges_castles_bazaars.art.bridge import bridge_axes
from carcassonne.boxes.bridges_castles_bazaars.art.castle import castle_axis, castle_middle, castle_symbols
from carcassonne.boxes.bridges_castles_bazaars.view import BuiltCastle
from carcassonne.tiles.catalogue import Tile

BRIDGED = [(tile, axis) for tile in all_tiles() for axis in bridge_axes(tile)]
every_bridge = pytest.mark.parametrize(("tile", "axis"), BRIDGED, ids=lambda part: getattr(part, "id", part))


# --- bridges ----------------------------------------------------------------------------------------------------------
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


def test_a_bridge_moves_the_church_out_of_its_way() -> None:
    svg = draw(BRIDGES)
    assert 'href="#t-B-WE"' in svg
    assert 'href="#t-Z04-NS"' in svg
    assert svg.count('href="#bridge-WE"') == 2 + BRIDGES.players
    assert svg.count('href="#bridge-NS"') == 1


def test_a_highlight_follows_a_bridge_by_either_name() -> None:
    svg = draw(BRIDGES, highlight=[(1, 0, "bridge", ""), (3, 1, "road", "bridge")])
    well_formed(svg)
    assert 'd="M100 50h100"' in svg
    assert 'd="M350 100v100"' in svg


def test_the_page_finds_the_places_under_a_bridge() -> None:
    found = places()
    assert 'id="t-B-NS"' in sprite()
    assert found["B"]["_bridge_NS"]["cloister"] != found["B"]["cloister"]
    assert found["_steps"]["bridge"] == [0.0, -7.0]


# --- castles ----------------------------------------------------------------------------------------------------------
def test_a_castle_stands_across_the_side_its_tiles_share() -> None:
    assert castle_middle(BuiltCastle(0, 2, 3, "N", False)) == (250, 300)
    assert castle_middle(BuiltCastle(0, 2, 3, "W", False)) == (200, 350)
    assert castle_axis(BuiltCastle(0, 2, 3, "W", False)) == "WE"


def test_only_a_castle_that_has_not_paid_has_its_follower() -> None:
    assert draw(BRIDGES).count('href="#knight"') == 1


def test_a_castle_of_the_sprite_is_the_castle_of_a_drawing() -> None:
    plain = castle_symbols()["castle-NS"].removeprefix('<g id="castle-NS">').removesuffix("</g>")
    painted = plain.replace("currentColor", PLAYERS[0].fill)
    without_mark = re.sub(r'<use href="#mark-0" y="[^"]*"/>', "", draw(BRIDGES))
    assert painted in without_mark


def test_every_player_has_castles_in_his_colour() -> None:
    pieces = coloured_pieces()
    for player, colour in enumerate(PLAYERS):
        for name in (f"castle-NS-{player}", f"castle-WE-{player}"):
            assert colour.fill in pieces[name]
            assert f'id="{name}"' in sprite()
    assert len([name for name in pieces if name.startswith("castle")]) == 2 * len(MARKS)


def test_the_places_tell_where_the_follower_of_a_castle_stands() -> None:
    assert places()["_castles"] == {"NS": [0, 11], "WE": [0, 27]}


# --- market days ------------------------------------------------------------------------------------------------------
def test_the_legend_shows_the_market() -> None:
    assert "Market" in draw(BRIDGES)
    assert "bids 2" in draw(BRIDGES)


def test_the_text_shows_bridges_castles_and_the_market() -> None:
    text = draw_text(BRIDGES)
    assert "═" in text
    assert "║" in text
    assert "[K1]" in text
    assert "[ 4]" in text
    assert "T2" in text
    assert "⌂" in text.splitlines()[4], "the cloister is seen beside the bridge over (1, 0)"
    assert "market: E V, 2 bid on E" in text
    assert "1 bridge, 2 castles" in text
    assert "$ market  ═║ bridge  [ ] castle" in text
