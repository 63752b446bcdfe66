"""Foundations and towers drawn."""

from __future__ import annotations

from art.checks import well_formed
from boxes.tower.views import TOWER
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import picture_of
from carcassonne.boxes.tower.art import foundation_of
from carcassonne.tiles import tile_named


def test_every_foundation_shows_itself_once_where_its_tower_stands() -> None:
    for tile in all_tiles():
        picture = picture_of(tile)
        shown = picture.ground + picture.features
        assert shown.count('href="#foundation"') == ("tower" in tile.signs), tile.id
        if "tower" in tile.signs:
            x, y = foundation_of(tile)
            assert f'href="#foundation" x="{x:g}" y="{y:g}"' in shown, tile.id


def test_a_tower_between_cap_and_road_parts_their_field() -> None:
    plan = plan_of(tile_named("TW11"))
    assert sorted(plan.regions) == ["city:c0", "field:f0", "field:f1", "field:f2"]


def test_towers_stand_on_their_tiles_with_their_height() -> None:
    svg = draw(TOWER)
    well_formed(svg)
    board, _, legend = svg.partition('class="legend"')
    assert (board.count('href="#tower-piece"'), legend.count('href="#tower-piece"')) == (1 + 4 + 3 + 2, 4)
    assert board.count(">5</text>") == 1
    text = draw_text(TOWER)
    assert all(words in text for words in ("Π5", "Π3/2", "Π tower", "5 pieces"))
    assert all(f'id="{name}"' in sprite() for name in ("foundation", "tower-piece"))
