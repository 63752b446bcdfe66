"""Positions with abbots and gardens."""

from __future__ import annotations

import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 abbots=true | D@0,0 EG@0,-1r2 | 1:0,-1/garden=abbot | hand=V",
        "v1 modern 2 abbots=true | D@0,0 A@1,0r1 | 0:1,0/cloister=abbot | hand=V",
        "v1 modern 2 gardens=true | D@0,0 EG@0,-1r2 | 0:0,-1/city/S | hand=V",
    ],
)
def test_a_line_with_abbots_and_gardens_comes_back(line: str) -> None:
    assert print_position(*parse_position(line)) == line


def test_an_abbot_that_stands_somewhere_is_not_at_home() -> None:
    view = Game.from_position("modern 2 abbots=true | D@0,0 A@1,0r1 | 0:1,0/cloister=abbot", nature=True).view()
    assert ([dict(each) for each in view.figures], view.supply) == ([{"abbot": 0}, {"abbot": 1}], (7, 7))
