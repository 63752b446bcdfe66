"""A game as a picture that moves."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from carcassonne.art import animate
from carcassonne.art.board.track import marker
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import record_of, turns

RULES = Rules.of("modern", 2)


def played(*draw: str) -> Game:
    game = Game(RULES, draw=list(draw))
    while not game.over:
        game.play(game.legal_actions()[0])
    return game


def test_every_turn_of_a_record_is_a_position_with_one_tile_more() -> None:
    views = turns(record_of(played("V", "U", "E")))
    assert [len(view.board) for view in views] == [1, 2, 3, 4]
    assert views[-1].over


def test_tiles_come_one_after_another_and_stay() -> None:
    moving = animate(turns(record_of(played("V", "U", "E"))), names=["Anna", "Bram"], seconds=2)
    ElementTree.fromstring(moving)
    tile = re.search(r'<g visibility="hidden">(<set [^>]*>)<g [^>]*><use href="#t-E', moving)
    assert tile is not None
    assert 'begin="6s"' in tile[1]
    assert moving.count(">Anna<") >= 1


def test_a_marker_is_drawn_once_for_each_place() -> None:
    views = turns(record_of(played("V", "U", "E")))
    moving = animate([views[0], views[1].replace(scores=(4, 0)), views[2].replace(scores=(4, 0))], seconds=2)
    assert [moving.count(marker(player, False)) for player in (0, 1)] == [2, 2], "on one square, then on two"


def test_what_goes_is_hidden_again() -> None:
    moving = animate(turns(record_of(played("V", "U", "E"))), seconds=2)
    gone = re.findall(r'<set attributeName="visibility" to="hidden" begin="(\d+)s"', moving)
    assert {"2", "4", "6"} == set(gone), "the frame around the last tile moves on"
