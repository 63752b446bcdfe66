"""The luck of the draw: against the average of all tiles that could have come."""

from __future__ import annotations

import pytest

from carcassonne.ai.analysis.analysis import level_for_analysis
from carcassonne.ai.analysis.weighing.luck import luck_of
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.engine.game import Game
from carcassonne.engine.setup import kind_named


def lucks(position: str, tiles: dict[str, int]) -> dict[str, tuple[float, ...]]:
    game = Game.from_position(position, draw=[name for name, count in tiles.items() for _ in range(count)], nature=True)
    thinker = Thinker(game.rules, level_for_analysis(5))
    kinds = {name: kind_named(name) for name in tiles}
    return {name: luck_of(thinker, game.state, kind).margins for name, kind in kinds.items()}


def test_luck_weighed_by_the_number_of_tiles_is_nothing() -> None:
    tiles = {"E": 1, "U": 3, "B": 2}
    found = lucks("modern 2 | D@0,0 | 0:0,0/city/N", tiles)
    for seat in (0, 1):
        assert sum(tiles[name] * found[name][seat] for name in tiles) == pytest.approx(0)


def test_the_tile_that_closes_a_city_is_luck_and_what_one_wins_the_other_loses() -> None:
    found = lucks("modern 2 | D@0,0 | 0:0,0/city/N", {"E": 1, "U": 3})
    assert found["E"][0] > 0 > found["U"][0]
    assert found["E"][1] == pytest.approx(-found["E"][0])
