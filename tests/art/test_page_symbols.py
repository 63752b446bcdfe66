"""What the page takes ready-made: pieces in the players' colours, and what its places file says beside the anchors."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from carcassonne.art import anchors, sprite, theme_css
from carcassonne.art.board.figures import coloured_pieces, roles
from carcassonne.art.board.layers import draw
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.art.library import all_tiles
from carcassonne.engine.view import View


@cache
def the_sprite() -> str:
    return sprite()


@cache
def the_places() -> dict[str, Any]:
    return anchors()


def test_every_player_has_every_piece_in_his_colour() -> None:
    pieces = coloured_pieces()
    for player, colour in enumerate(PLAYERS):
        for name in (*sorted(set(roles().values())), "badge", "peg"):
            assert colour.fill in pieces[f"{name}-{player}"]
            assert f'id="{name}-{player}"' in the_sprite()


def test_drawings_carry_none_of_the_ready_made_pieces(position: View) -> None:
    assert not set(coloured_pieces()) & set(re.findall(r'id="([^"]+)"', draw(position)))


def test_a_kind_says_whether_it_has_a_second_picture() -> None:
    for tile in all_tiles():
        assert (f'id="t-{tile.id}-b"' in the_sprite()) is the_places()[tile.id].get("_second", False)


def test_the_places_name_the_roles() -> None:
    assert the_places()["_roles"] == roles()


def test_the_theme_names_the_players_colours() -> None:
    for dark in (False, True):
        assert "--player-0:#d4352a;--player-0-text:#ffffff;" in theme_css(dark)
        assert "--player-5:" in theme_css(dark)
