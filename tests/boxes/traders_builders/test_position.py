"""Positions with goods, builders, pigs and the parts of a double turn."""

from __future__ import annotations

import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from support.table import SKIP, lay, play

ROAD = "D@0,0 U@1,0 | 0:0,0/road/E 0:1,0/road/E=builder"


@pytest.mark.parametrize(
    "line",
    [
        "v1 modern 2 goods=true | D@0,0 | goods=2/0/1,0/3/0",
        f"v1 modern 2 builders=true | {ROAD} | hand=V part=second",
        f"v1 modern 2 bazaars=true builders=true | {ROAD} | hand=V market_due=1 part=second",
        "v1 modern 2 pigs=true | D@0,0 U@1,0 | 0:0,0/field/EL 0:1,0/field/NL=pig | hand=V",
        "v1 modern 2 builders=true | D@0,0 U@1,0 U@2,0 | 0:0,0/road/E 0:1,0/road/E=builder | phase=follower part=first",
    ],
)
def test_a_line_comes_back(line: str) -> None:
    assert print_position(*parse_position(line)) == line


def test_every_step_of_a_double_turn_comes_back() -> None:
    game = Game.from_position(f"modern 2 builders=true | {ROAD} | hand=U", draw=["V", "E"])
    for action in (lay(2, 0), SKIP, lay(3, 0), SKIP):
        assert parse_position(game.position) == (game.state, game.rules)
        game.play(action)
    assert (game.to_act, game.tile) == (1, "E")


def test_a_market_day_waits_in_the_line_for_the_second_part() -> None:
    """A6.1"""
    line = f"modern 2 builders=true bazaars=true | {ROAD} | hand=Z10"
    game = Game.from_position(line, draw=["V", "E", "U", "B"])
    play(game, lay(2, 0, 1), SKIP)
    assert "market_due=1" in game.position
    assert "part=second" in game.position
    assert parse_position(game.position) == (game.state, game.rules)


def test_undo_restores_goods_figures_and_the_part_of_the_turn() -> None:
    """A6.16"""
    line = "modern 2 traders_builders=true | TB15@0,0 E@-1,0r1 | 0:0,0/city/E 0:-1,0/city/E=builder | hand=E"
    game = Game.from_position(line, draw=["V", "U"])
    before = [game.position]
    for action in (lay(1, 0, 3), SKIP):
        game.play(action)
        before.append(game.position)
    assert ("goods=1/0/0,0/0/0" in before[-1], "part=second" in before[-1]) == (True, True)
    for position in reversed(before[:-1]):
        game.undo()
        assert game.position == position
