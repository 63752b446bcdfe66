"""Flying machines drawn."""

from __future__ import annotations

from art.checks import well_formed
from boxes.flying_machines.views import FLIGHT
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.library import all_tiles
from carcassonne.art.tiles.picture import picture_of


def test_every_arrow_shows_itself_once() -> None:
    for tile in all_tiles():
        picture = picture_of(tile)
        assert (picture.ground + picture.features).count('href="#flight-') == bool(tile.flight), tile.id
        assert (f'href="#flight-{tile.flight}"' in picture.ground) == bool(tile.flight), tile.id


def test_where_somebody_lands_is_framed_with_what_the_die_shows() -> None:
    svg = draw(FLIGHT)
    well_formed(svg)
    assert svg.count('href="#die-1"') == 1
    text = draw_text(FLIGHT)
    assert "the die shows 1: the large follower lands at 2,0" in text
    assert all(sign in text.partition("points")[0] for sign in "↖←↑")
    assert all(f'id="{name}"' in sprite() for name in ("flier", "die-1", "die-2", "die-3", "flight-W", "flight-NW"))
