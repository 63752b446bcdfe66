"""What the page takes ready-made: pieces in the players' colours, and what its places file says beside the anchors."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from carcassonne.art import anchors, sprite, theme_css
from carcassonne.art.board.followers import MARKS, coloured_pieces, roles
from carcassonne.art.board.layers import draw
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.art.library import all_tiles
from carcassonne.art.sheet import draw_tile
from carcassonne.boxes.bridges_castles_bazaars.art.castle import castle_symbols
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
        for name in (*sorted(set(roles().values())), "castle-NS", "castle-WE", "badge", "peg"):
            assert colour.fill in pieces[f"{name}-{player}"]
            assert f'id="{name}-{player}"' in the_sprite()
    assert len(pieces) == len(MARKS) * 8


def test_a_castle_of_the_sprite_is_the_castle_of_a_drawing(bridges: View) -> None:
    plain = castle_symbols()["castle-NS"].removeprefix('<g id="castle-NS">').removesuffix("</g>")
    painted = plain.replace("currentColor", PLAYERS[0].fill)
    without_mark = re.sub(r'<use href="#mark-0" y="[^"]*"/>', "", draw(bridges))
    assert painted in without_mark


def test_drawings_carry_none_of_the_ready_made_pieces(bridges: View) -> None:
    assert not re.search(r'id="(knight|castle-NS|badge|peg)-\d"', draw(bridges))


def test_a_kind_says_whether_it_has_a_second_picture_and_its_only_number() -> None:
    found = the_places()
    for tile in all_tiles():
        assert (f'id="t-{tile.id}-b"' in the_sprite()) is found[tile.id].get("_second", False)
        number = found[tile.id].get("_number")
        assert (number is not None) is (f'href="#wheel-{number}"' in draw_tile(tile.id))


def test_the_places_name_roles_and_castle_followers() -> None:
    assert the_places()["_roles"] == roles()
    assert the_places()["_castles"] == {"NS": [-16, 7], "WE": [-11.5, 23]}


def test_the_theme_names_the_players_colours() -> None:
    for dark in (False, True):
        assert "--player-0:#d4352a;--player-0-text:#ffffff;" in theme_css(dark)
        assert "--player-5:" in theme_css(dark)
