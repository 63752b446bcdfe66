"""Shrines drawn, by themselves and under a bridge."""

from __future__ import annotations

from art.checks import well_formed
from boxes.shrines.views import SHRINES
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.anchors import anchors_of
from carcassonne.art.tiles.picture import picture_of
from carcassonne.tiles import tile_named


def test_every_shrine_shows_itself_once_and_takes_a_figure() -> None:
    for tile in all_tiles():
        assert picture_of(tile).features.count('href="#shrine"') == tile.shrine, tile.id
        assert ("shrine" in anchors_of(tile)) == tile.shrine
    assert anchors_of(tile_named("SH01"), "NS")["shrine"] != anchors_of(tile_named("SH01"))["shrine"]


def test_who_stands_on_a_shrine_is_drawn_there() -> None:
    svg = draw(SHRINES)
    well_formed(svg)
    assert 'id="shrine"' in sprite()
    assert "Ω shrine" in draw_text(SHRINES)
