"""Positions with the river."""

from __future__ import annotations

import pytest

from carcassonne.engine.actions import Place
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position

RIVER = "modern 2 river=true | RV01@0,0"


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 river=true | RV01@0,0",
        "v1 modern 2 river=true | RV01@0,0 RV10@1,0 RV07@1,1r1 | hand=RV02",
        "v1 modern 2 river=true river_turns=safe | RV01@0,0 RV07@1,0 RV02@2,0 | 0:1,0/field/NL | hand=E",
        "v1 big-box 6 | RV01@0,0 | hand=RV10G",
    ],
)
def test_a_line_with_a_river_comes_back(line: str) -> None:
    assert print_position(*parse_position(line)) == line


def test_the_start_tile_of_a_line_is_the_spring() -> None:
    assert parse_position("modern 2 river=true") == parse_position(RIVER)


def test_a_line_may_have_a_river_that_bends_as_play_forbids() -> None:
    """Whether a position can be reached is not asked; play goes on from the open end."""
    game = Game.from_position(f"{RIVER} RV10@1,0 RV10@1,1r1 | hand=RV02", nature=True)
    assert game.legal_actions() == (Place(0, 1, 2),)
