"""Goods, the builder and the pig drawn."""

from __future__ import annotations

import re

from art.checks import well_formed
from art.figured import Figured
from boxes.traders_builders.views import TRADERS
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.board.figures import coloured_pieces
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.decorations import decorated
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import picture_of
from carcassonne.art.tiles.room import Room
from carcassonne.boxes.traders_builders.art.goods import GOODS
from carcassonne.engine.game import Game


def test_every_city_shows_its_goods_in_itself() -> None:
    for tile in all_tiles():
        marks = [(f"city:{city.id}", f"goods-{mark}") for city in tile.cities for mark in city.marks if mark in GOODS]
        room = Room(plan_of(tile))
        found = [one for one in decorated(tile, Room(plan_of(tile)), anchors_of(tile)) if "goods" in one.symbol]
        assert sorted((one.segment, one.symbol) for one in found) == sorted(marks)
        assert all(room.holds(one.segment, one.at) for one in found)
        assert picture_of(tile).features.count('href="#goods-') == len(marks)


def test_goods_are_told_apart_without_colour() -> None:
    plates = {name: re.sub(r'fill="\$\w+"', "", body).partition("/>")[0] for name, body in GOODS.items()}
    assert len(set(plates.values())) == len(GOODS) == 3
    for name in GOODS:
        assert f'id="goods-{name}"' in sprite()


def test_every_player_has_a_builder_and_a_pig() -> None:
    pieces = coloured_pieces()
    for player, colour in enumerate(PLAYERS):
        for figure in ("builder", "pig"):
            assert colour.fill in pieces[f"{figure}-{player}"]
            assert f'href="#{figure}"' in pieces[f"{figure}-{player}"]


def test_builder_and_pig_look_the_same_on_every_feature() -> None:
    view = TRADERS.replace(
        followers=(
            Figured(0, 1, 0, "city", "N", figure="builder"),
            Figured(2, 0, 1, "road", "W", figure="builder"),
            Figured(1, 0, 0, "field", figure="pig"),
        )
    )
    svg = draw(view)
    well_formed(svg)
    assert sorted(re.findall(r'class="a-fo".*?href="#([^"]+)"', svg)) == ["builder", "builder", "pig"]
    text = draw_text(view)
    assert all(sign in text for sign in ("B1", "B3", "P2", "B builder", "P pig"))


def test_the_text_shows_goods_and_houses() -> None:
    text = draw_text(TRADERS)
    assert "w wine  c cloth  h house" in text
    rows = "".join(text.splitlines()[:12])
    assert rows.count("w") == 1
    assert rows.count("c") == 2
    assert rows.count("h") == 1


def test_a_players_card_and_line_tell_goods_and_figures_at_home() -> None:
    line = "modern 2 traders_builders=true | U@0,0 U@1,0 | 0:0,0/road/E 0:1,0/road/E=builder | goods=2/0/1,0/3/0"
    view = Game.from_position(line, draw=["V"]).view()
    assert "6 followers, 0 builders, 1 pig, 2 wine, 0 grain, 1 cloth" in draw_text(view)
    legend = draw(view).partition('class="legend"')[2]
    assert [legend.count(f'href="#{name}"') for name in ("builder", "pig", "goods-wine", "goods-grain")] == [2] * 4
    assert legend.count('opacity=".35"') == 1
