"""Mines and ingots drawn."""

from __future__ import annotations

from art.checks import well_formed
from boxes.gold_mines.views import GOLD
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import picture_of
from carcassonne.tiles import tile_named


def test_every_mine_shows_itself_once() -> None:
    for tile in all_tiles():
        picture = picture_of(tile)
        assert (picture.ground + picture.features).count('href="#mine"') == ("gold" in tile.signs), tile.id


def test_ingots_lie_on_their_tiles_and_beside_their_players() -> None:
    svg = draw(GOLD)
    well_formed(svg)
    board, _, legend = svg.partition('class="legend"')
    assert (board.count('href="#ingot"'), legend.count('href="#ingot"')) == (2 + 1 + 3 + 3, 4)
    assert board.count(">4</text>") == 1
    text = draw_text(GOLD)
    assert "gold: 2 at 0,0, 1 at 1,0, 3 at 1,1, 4 at 0,1" in text
    assert all(words in text for words in ("12 gold", "$ mine"))
    assert all(f'id="{name}"' in sprite() for name in ("mine", "ingot"))


def test_a_road_over_a_city_parts_its_fields_and_not_the_city() -> None:
    plan = plan_of(tile_named("GM07"))
    assert sorted(plan.regions) == ["city:c0", "field:f0", "field:f1", "field:f2", "field:f3"]
    assert len(plan.passages) == 1


def test_a_cloister_with_no_field_side_is_small_and_clear_of_walls_and_roads() -> None:
    for name in ("GM03", "GM04"):
        hub = plan_of(tile_named(name)).hub
        assert hub is not None
        assert hub.radius < plan_of(tile_named("A")).sites["cloister"][1]
