"""Positions with large followers."""

from __future__ import annotations

import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 large_followers=true | D@0,0 U@1,0 | 0:0,0/city/N=large 1:1,0/road/E | hand=V",
        "v1 modern 2 inns_cathedrals=true | D@0,0 IC03@0,-1 | 1:0,-1/field 0:0,-1/city/N=large | hand=V",
        "v1 modern 2 wheel=true inns_cathedrals=true | 0:crown/tax=large 1:crown/tax 1:crown/plague=large | hand=W17",
        "v1 modern 2 castles=true inns_cathedrals=true | D@0,0 E@0,-1r2 | 0:0,0/castle/N=large | hand=V",
    ],
)
def test_a_line_with_large_followers_comes_back(line: str) -> None:
    state, rules = parse_position(line)
    assert parse_position(print_position(state, rules)) == (state, rules)
    assert sorted(print_position(state, rules).split()) == sorted(line.split())


def test_a_large_follower_that_stands_somewhere_is_not_at_home() -> None:
    line = "modern 2 large_followers=true wheel=true | 0:crown/tax=large | hand=W17"
    view = Game.from_position(line, nature=True).view()
    assert ([dict(each) for each in view.figures], view.supply) == ([{"large": 0}, {"large": 1}], (7, 7))
