"""Abbey, mayor, wagon and barn drawn."""

from __future__ import annotations

from art.checks import well_formed
from boxes.abbey_mayor.views import ABBEY, MOVING
from carcassonne.art import draw, draw_text, sprite
from carcassonne.art.board.squares import Board
from carcassonne.art.tiles.picture import picture_of
from carcassonne.engine.view import StandingFollower
from carcassonne.tiles import tile_named


def test_figures_and_abbeys_in_hand_are_drawn() -> None:
    svg = draw(ABBEY)
    well_formed(svg)
    assert svg.count('href="#abbey-card"') == 4
    assert all(f'id="{name}"' in sprite() for name in ("mayor-0", "wagon-5", "barn-3", "t-AB", "abbey-card"))
    text = draw_text(MOVING)
    assert "1 abbey" in text
    assert "wagon of 2: scored at 1,0 road E" in text


def test_a_barn_stands_on_the_corner_where_four_tiles_meet() -> None:
    barn = StandingFollower(0, 0, 1, "field", "NL", "barn")
    assert Board(ABBEY).anchor(barn) == (0.0, 100.0)


def test_an_abbey_covers_its_square() -> None:
    assert "M0 0h100v100H0z" in picture_of(tile_named("AB")).ground
    assert 'href="#church"' in picture_of(tile_named("AB")).features
