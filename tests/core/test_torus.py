"""The plane folded onto a torus: no landscape that fits the deck can ever meet itself (core/setup.py)."""

from __future__ import annotations

import random

import pytest

from carcassonne.core import board
from carcassonne.core.setup import LARGEST_EXTENT, TORUSES, extent_of, largest_deck
from carcassonne.core.state import CITY, FIELD, ROAD
from carcassonne.engine.actions import Place, Skip
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.errors import RulesError
from slow_referee.game import SlowGame
from support.layout import decoded
from support.table import lay


def shortest_meeting(cells: int, stride: int, farthest: int) -> int:
    """The least |dx| + |dy| of two different squares on the same cell, looking as far as needed."""
    found = 2 * farthest
    for dy in range(farthest + 1):
        offset = (stride * dy) % cells
        for dx in (offset, offset - cells):  # dx + stride * dy = 0 modulo cells, for dx on both sides of 0
            if (dx, dy) != (0, 0) and abs(dx) + dy < found:
                found = abs(dx) + dy
    return found


@pytest.mark.parametrize(("cells", "stride", "extent"), TORUSES, ids=str)
def test_no_two_squares_that_are_looked_at_together_share_a_cell(cells: int, stride: int, extent: int) -> None:
    """A landscape of width + height <= extent + 1 is looked at up to two squares beyond each edge.

    Two tiles of it are at most extent - 1 apart (steps along both axes); one looks from a tile at squares up to two
    away (cloisters' corners, the square behind a bridge), so squares compared are at most extent + 3 apart.
    """
    assert shortest_meeting(cells, stride, 4 * extent) > extent + 3


def test_the_shortest_meeting_is_found_by_the_search() -> None:
    """On a torus of 16 cells with stride 4 the square four rows down is the same cell."""
    assert shortest_meeting(16, 4, 40) == 4


@pytest.mark.parametrize(("cells", "stride", "extent"), TORUSES, ids=str)
def test_no_two_squares_of_any_largest_rectangle_share_a_cell(cells: int, stride: int, extent: int) -> None:
    """Every rectangle with its rim of empty squares, width by width."""
    for width in range(1, extent + 1):
        height = extent + 1 - width
        used = {(x + stride * y) % cells for x in range(-1, width + 1) for y in range(-1, height + 1)}
        assert len(used) == (width + 2) * (height + 2), (width, height)


def test_the_extent_of_a_full_table_is_held() -> None:
    assert extent_of(71, 1) == 72
    assert extent_of(84, 4) == 91
    assert extent_of(245, 4) == LARGEST_EXTENT
    assert (largest_deck(1), largest_deck(4)) == (251, 245)


@pytest.mark.parametrize(("preset", "largest"), [("modern", 85), ("wheel-of-fortune", 79)])
def test_the_smaller_torus_is_used_as_long_as_the_deck_fits_it(preset: str, largest: int) -> None:
    masks = [decoded(Game(preset, draw=["U"] * size).state)["mask"][0] for size in (largest, largest + 1)]
    assert masks == [TORUSES[0][0] - 1, TORUSES[1][0] - 1]


@pytest.mark.parametrize("dx", [1, -1])
@pytest.mark.parametrize("length", [85, 86, 123, 124, 175, 176, 250])
def test_a_straight_road_as_long_as_the_deck_agrees_with_the_slow_referee(dx: int, length: int) -> None:
    draw = ["U"] * length
    game, referee = Game(Rules.of("modern"), draw=draw), SlowGame("modern", {}, 2, draw)
    for step in range(1, length + 1):
        placement = lay(dx * step, 0)
        assert placement in game.legal_actions()
        game.play(placement)
        referee.play({"type": "place", "x": dx * step, "y": 0, "rotation": 0})
        if step == 1:
            game.play(next(action for action in game.legal_actions() if getattr(action, "feature", "") == "road"))
            referee.play({"type": "follower", "feature": "road", "at": "E"})
        else:
            game.play(Skip())
            referee.play({"type": "skip"})
    state = referee.state()
    assert game.over
    assert [(t.tile, t.x, t.y) for t in game.view().board] == [(t["tile"], t["x"], t["y"]) for t in state["board"]]
    assert list(game.scores) == state["scores"] == [length + 1, 0]


@pytest.mark.parametrize("dy", [1, -1])
def test_a_column_of_cloisters_as_long_as_the_deck_keeps_its_neighbours_apart(dy: int) -> None:
    draw = (["E"] if dy < 0 else []) + ["B"] * 110
    game = Game(Rules.of("modern"), draw=draw)
    first = 1
    if dy < 0:
        game.play(lay(0, -1, 2))
        game.play(Skip())
        first = 2
    for step in range(first, first + 110):
        game.play(lay(0, dy * step))
        game.play(Skip())
    cloisters = [feature for feature in game.features() if feature.kind == "cloister"]
    assert sorted(feature.open_sides for feature in cloisters) == [6] * 109 + [7]
    assert game.over


def test_the_largest_deck_beside_the_wheel_board_is_laid_in_one_row() -> None:
    rules = Rules.of("wheel-of-fortune")
    game = Game(rules, draw=["U"] * 245)
    for step in range(245):
        game.play(lay(4 + step, 2))
        game.play(Skip())
    assert game.over
    assert len(game.view().board) == 245


@pytest.mark.parametrize(("preset", "most"), [("wheel-of-fortune", 245), ("modern", 250)])
def test_a_deck_that_could_meet_itself_or_has_no_room_is_refused(preset: str, most: int) -> None:
    Game(preset, draw=["U"] * most)
    said = f"^a deck of {most + 1} tiles is too large: the table holds {most}; choose fewer boxes$"
    with pytest.raises(RulesError, match=said):
        Game(preset, draw=["U"] * (most + 1))


def test_a_deck_with_more_on_its_tiles_than_the_table_holds_is_refused() -> None:
    """Four roads and four fields on every tile."""
    with pytest.raises(RulesError, match="a deck of 250 tiles with 2000 cities, roads, fields and the like on them is"):
        Game("modern", draw=["X"] * 250)


@pytest.mark.parametrize("preset", ["modern", "wheel-of-fortune", "bridges-castles-bazaars"])
def test_a_coordinate_and_its_cell_name_the_same_tile_or_empty_square(preset: str) -> None:
    """Tiles are known by the placements that laid them; every square beside one that holds no tile is a frontier's."""
    dice, game = random.Random(7), Game(preset, seed=7)
    lying = {(x, y): 1 + x + 4 * y for x in range(4) for y in range(4)} if game.rules.wheel else {(0, 0): 1}
    while not game.over:
        action = dice.choice(game.legal_actions())
        if isinstance(action, Place):
            lying[action.x, action.y] = len(lying) + 1
        game.play(action)
    s = game.state
    beside = {(x + dx, y + dy) for x, y in lying for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))} - set(lying)
    assert {place: board.square_at(s, *place) for place in lying} == lying
    assert sorted(board.square_at(s, *place) for place in beside) == list(range(-len(beside), 0))
    for place in {*lying, *beside}:
        assert board.place_of_cell(s, board.cell_at(s, *place)) == place


def test_a_coordinate_that_shares_its_cell_with_a_tile_or_an_empty_square_far_away_holds_nothing() -> None:
    """One row down and a stride to the left is the same cell; so is one beyond the numbers a coordinate may have."""
    s = Game("modern", draw=["U"]).state
    cells, stride, _ = TORUSES[0]
    assert board.cell_at(s, -stride, 1) == board.cell_at(s, 0, 0)
    assert [board.square_at(s, x, y) > 0 for x, y in ((0, 0), (-stride, 1), (stride, -1))] == [True, False, False]
    empty = [board.square_at(s, x, y) < 0 for x, y in ((1, 0), (1 - stride, 1), (1 + stride, -1))]
    assert empty == [True, False, False]
    assert [board.square_at(s, x, 0) for x in (128, -128, cells, -cells)] == [0, 0, 0, 0]
    assert [board.square_at(s, 0, y) for y in (128, -128, cells, -cells)] == [0, 0, 0, 0]


def test_a_side_is_what_is_printed_there_or_the_road_of_a_bridge() -> None:
    """E2.5"""
    game = Game(Rules.of("modern", 2, {"bridges": True}), draw=["B", "U"])
    game.play(lay(0, 1, 0, (0, 1, "WE")))
    assert [board.side_of(game.state, 0, side) for side in range(4)] == [CITY, ROAD, FIELD, ROAD]
    assert [board.side_of(game.state, 1, side) for side in range(4)] == [FIELD, ROAD, FIELD, ROAD]
