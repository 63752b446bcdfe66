"""Positions with king and robber baron."""

from __future__ import annotations

import pytest

from carcassonne.engine.position import parse_position, print_position


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 king_robber=true | D@0,0 | king=0/6 robber_baron=1/4",
        "v1 modern 2 robber_baron=true | D@0,0 | robber_baron=1/1",
        "v1 modern 2 king=true | D@0,0 KR05@0,-1 | 0:0,-1/field/NL 1:0,-1/field/SL",
    ],
)
def test_a_line_comes_back(line: str) -> None:
    assert print_position(*parse_position(line)) == line
