"""Dragon, fairy and the signs of their tiles drawn."""

from __future__ import annotations

from art.checks import well_formed
from boxes.princess_dragon.views import ALONE, DRAGON
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.picture import picture_of

SYMBOLS = {"volcano": "volcano", "dragon": "dragon-sign", "portal": "portal"}


def test_every_sign_and_every_princess_is_shown_once() -> None:
    for tile in all_tiles():
        drawn = picture_of(tile).ground + picture_of(tile).features
        for sign, symbol in SYMBOLS.items():
            assert drawn.count(f'href="#{symbol}"') == (sign in tile.signs), (tile.id, sign)
        princesses = sum("princess" in city.marks for city in tile.cities)
        assert drawn.count('href="#princess"') == princesses, tile.id


def test_dragon_his_way_and_the_fairy_stand_on_the_board() -> None:
    svg = draw(DRAGON)
    well_formed(svg)
    assert (svg.count('href="#dragon"'), svg.count('href="#fairy"'), svg.count("<polyline")) == (1, 1, 1)
    text = draw_text(DRAGON)
    assert "dragon: at 1,0, 5 steps left" in text
    assert "fairy: at 2,0 road E" in text
    assert all(word in text for word in ("^ volcano", "~ dragon", "@ portal", "& princess"))
    assert "waiting for a volcano: 4 tiles" in draw_text(ALONE)
    assert all(f'id="{name}"' in sprite() for name in ("dragon", "fairy", *SYMBOLS.values(), "princess"))
