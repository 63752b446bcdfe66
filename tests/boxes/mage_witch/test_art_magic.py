"""Mage, witch and their sign drawn."""

from __future__ import annotations

from art.checks import well_formed
from boxes.mage_witch.views import MAGIC
from carcassonne.art import draw, draw_text
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.picture import picture_of


def test_every_tile_that_calls_them_shows_the_sign_once() -> None:
    for tile in all_tiles():
        picture = picture_of(tile)
        assert (picture.ground + picture.features).count('href="#magic-sign"') == ("magic" in tile.signs), tile.id


def test_they_stand_where_they_are_and_are_named_in_text() -> None:
    svg = draw(MAGIC)
    well_formed(svg)
    assert (svg.count('href="#mage"'), svg.count('href="#witch"')) == (1, 1)
    alone = draw(MAGIC.replace(mage=None))
    assert (alone.count('href="#mage"'), alone.count('href="#witch"')) == (0, 1)
    text = draw_text(MAGIC)
    assert all(words in text for words in ("mage: road E at 0,0", "witch: city N at 1,0", "% calls mage or witch"))
