"""Inns, cathedrals and the large follower drawn."""

from __future__ import annotations

import re

import pytest

from art.checks import well_formed
from art.figured import Figured
from boxes.inns_cathedrals.views import INNS
from carcassonne.art import draw, draw_text
from carcassonne.art.board.figures import ROLES, coloured_pieces
from carcassonne.art.board.squares import Board
from carcassonne.art.drawing.curves import sample
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.art.drawing.planar import distance
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.decorations import decorated
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import picture_of
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import tile_named

WITH_INN = [tile for tile in all_tiles() if any("inn" in road.marks for road in tile.roads)]


@pytest.mark.parametrize("tile", WITH_INN, ids=lambda tile: tile.id)
def test_an_inn_stands_by_its_own_road(tile: object) -> None:
    found = tile_named(getattr(tile, "id", ""))
    plan = plan_of(found)
    (inn,) = [one for one in decorated(found, Room(plan), anchors_of(found)) if one.symbol == "inn"]
    away = {name: distance(inn.at, sample(road, 24)) for name, road in plan.roads.items()}
    assert min(away, key=lambda name: away[name]) == inn.segment
    assert away[inn.segment] <= 30


def test_cathedrals_stand_in_the_middle_of_the_cities_that_have_one() -> None:
    assert [tile.id for tile in all_tiles() if 'href="#cathedral"' in picture_of(tile).features] == ["IC01"]
    hub = plan_of(tile_named("IC01")).hub
    assert hub is not None
    assert hub.at == (50, 50)


def test_every_player_has_a_large_follower_in_every_role() -> None:
    pieces = coloured_pieces()
    for player, colour in enumerate(PLAYERS):
        for role in ROLES.values():
            assert colour.fill in pieces[f"large-{role}-{player}"]
            assert f'href="#large-{role}"' in pieces[f"large-{role}-{player}"]


def test_a_large_follower_is_drawn_in_its_role() -> None:
    view = INNS.replace(
        followers=(Figured(0, 0, 0, "city", "N", figure="large"), Figured(1, 0, -1, "field", figure="large"))
    )
    svg = draw(view)
    well_formed(svg)
    assert re.findall(r'class="a-fo".*?href="#([^"]+)"', svg) == ["large-farmer", "large-knight"]
    text = draw_text(view)
    assert "LF2" in text
    assert "LK1" in text
    assert "L large follower" in text


def test_an_ordinary_follower_may_say_so_or_say_nothing() -> None:
    for figure in ("", "follower"):
        view = INNS.replace(followers=(Figured(0, 0, 0, "city", "N", figure=figure),))
        assert 'href="#knight"' in draw(view)
        assert "K1" in draw_text(view)


@pytest.mark.parametrize("rotation", range(4))
def test_a_farmer_stands_on_a_field_inside_its_tile(rotation: int) -> None:
    board = INNS.replace(board=tuple(t for t in INNS.board if t.tile != "IC03"))
    turned = next(t for t in INNS.board if t.tile == "IC03").__class__("IC03", 0, -1, rotation)
    table = Board(board.replace(board=(*board.board, turned)))
    assert table.segment(0, -1, "field", "") == "field:f0"
    x, y = table.anchor(INNS.followers[-1])
    assert 25 < x < 75
    assert -75 < y < -25


def test_the_fields_inside_a_tile_are_hatched() -> None:
    assert draw(INNS, fields=True, field_owners={(0, -1, ""): (1,), (0, 0, ""): (2,)}).count("<clipPath") == 1


def test_the_text_shows_inn_and_cathedral() -> None:
    text = draw_text(INNS)
    assert "†" in text
    assert "i inn  † cathedral" in text
