"""Perft: fix the draws, play every line there is, count the ends (conventions, item 9). Equal rotations count once."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.core import report, state, tables, turn
from carcassonne.core.state import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import starting_state
from slow_referee.game import SlowGame
from slow_referee.table import Action

ONE_TILE = "A5 B1 C1 D6 E4 F2 G2 H2 I4 J6 K6 L7 M4 N4 O6 P6 Q4 R4 S5 T5 U3 V6 W7 X2"
SEVERAL_TILES = {"V V": 60, "U U": 15, "B E": 10, "E V U": 200, "L W X": 316}

BRIDGES = {"bridges": True}
WHEEL = {"wheel": True}
BCB = {"bridges_castles_bazaars": True}
EVERYTHING = {"wheel": True} | BCB

WHOLE_LINES: list[tuple[dict[str, Any], str, int]] = [
    ({}, "V", 24),
    ({}, "X", 18),
    ({}, "E V", 402),
    ({}, "B E", 81),
    ({}, "U V", 426),
    ({"castles": True}, "E E", 351),
    ({"castles": True}, "E H", 220),
    (WHEEL, "W33", 45),
    (WHEEL, "W29:1", 240),
    (WHEEL, "W34", 72),
    (BRIDGES, "U", 32),
    (BRIDGES, "X", 18),
    (BRIDGES, "B B", 375),
    ({"bazaars": True, "bazaar_auction": "no_auction"}, "Z07 C Q", 266),
    (EVERYTHING, "W31:2", 186),
]
"""Options, draws, and how many lines there are with every follower, bridge, castle and crown space."""

LONG_LINES: list[tuple[dict[str, Any], str, int]] = [
    ({}, "B E V", 3104),
    (WHEEL, "W33 C", 1404),
    (BRIDGES, "V U", 986),
    (BRIDGES, "E A", 2718),
    (EVERYTHING, "W33 Z01", 1404),
]
"""The same, too long for the slow referee."""


def lines(s: State, stack: list[int], drawn: int, placements_only: bool) -> int:
    """How many ways there are to play on to the end; every skipped follower the same line when only tiles count."""
    while report.standing(s).phase == state.DRAW:
        s = s.copy()
        turn.apply(s, stack[drawn])
        drawn += 1
    phase = report.standing(s).phase
    if phase == state.OVER:
        return 1
    choices = [state.SKIP] if placements_only and phase == state.FOLLOW else turn.choices(s)
    total = 0
    for choice in choices:
        after = s.copy()
        turn.apply(after, choice)
        total += lines(after, stack, drawn, placements_only)
    return total


def perft(options: dict[str, Any], draws: str, placements_only: bool = False) -> int:
    names = draws.split()
    rules = Rules.of("modern", 2, options)
    stack = [tables.KIND_OF[name] for name in names]
    return lines(starting_state(rules, names), stack, 0, placements_only)


def slow_perft(options: dict[str, Any], draws: str, played: tuple[Action, ...] = ()) -> int:
    """The same by the slow referee, who cannot take back: each line is played from its start."""
    game = SlowGame("modern", options, 2, draws.split())
    for action in played:
        game.play(action)
    legal = game.legal()
    return sum(slow_perft(options, draws, (*played, action)) for action in legal) if legal else 1


@pytest.mark.parametrize("count", ONE_TILE.split())
def test_one_tile_can_be_laid_beside_the_start_tile_in_so_many_ways(count: str) -> None:
    assert perft({}, count[0], placements_only=True) == int(count[1:])


@pytest.mark.parametrize(("draws", "count"), SEVERAL_TILES.items())
def test_several_tiles_can_be_laid_in_so_many_ways(draws: str, count: int) -> None:
    assert perft({}, draws, placements_only=True) == count


@pytest.mark.parametrize(("options", "draws", "count"), WHOLE_LINES, ids=str)
def test_every_line_with_its_followers_is_counted_alike_by_both_engines(
    options: dict[str, Any], draws: str, count: int
) -> None:
    assert perft(options, draws) == count
    assert slow_perft(options, draws) == count


@pytest.mark.parametrize(("options", "draws", "count"), LONG_LINES, ids=str)
def test_longer_lines_keep_their_count(options: dict[str, Any], draws: str, count: int) -> None:
    assert perft(options, draws) == count
