"""Crop circles drawn: each with its emblem, and fields parted where they are."""

from __future__ import annotations

from art.checks import well_formed
from boxes.crop_circles.views import CIRCLES
from carcassonne.art import draw, draw_text
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.picture import picture_of
from carcassonne.tiles import tile_named, tile_set


def test_every_circle_shows_its_emblem_once() -> None:
    for tile in tile_set("crop_circles").tiles:
        picture = picture_of(tile)
        _, sign = tile.signs
        assert (picture.ground + picture.features).count('href="#circle-') == 1, tile.id
        assert f'href="#circle-{sign}' in picture.ground + picture.features


def test_a_circle_parts_the_fields_as_it_is_printed() -> None:
    assert [len(plan_of(tile_named(name)).lanes) for name in ("CC01", "CC02", "CC05", "CC09")] == [1, 0, 2, 0]


def test_circles_have_words_in_a_picture_of_text() -> None:
    well_formed(draw(CIRCLES))
    assert all(words in draw_text(CIRCLES) for words in ("crop circle with a club", "crop circle with a shield"))
