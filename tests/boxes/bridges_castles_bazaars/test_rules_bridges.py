"""Bridges by the book: the rulings that no example shows (docs/rules/bridges-castles-bazaars.md, E2)."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.actions import Decline
from carcassonne.boxes.bridges_castles_bazaars.bridges import take_numbers
from carcassonne.boxes.bridges_castles_bazaars.events import BridgeBuilt
from carcassonne.boxes.bridges_castles_bazaars.view import BuiltBridge
from carcassonne.engine.actions import Action, Place
from carcassonne.engine.game import Game
from support.example import run_example
from support.table import DECLINE, MONK, ON_BRIDGE, SKIP, lay, play, table, thief

NO_ROAD_LEFT = (lay(1, 0, 1), SKIP, lay(-1, 0, 3), SKIP, lay(0, -1, 2), SKIP)
"""Two cloisters with a road and a cap (A A E) close everything around the start tile."""


def bridges(draw: str, *actions: Action, **options: Any) -> Game:
    return table(draw, *actions, **{"bridges": True} | options)


def test_a_player_has_three_bridges_and_two_with_five_or_six_players() -> None:
    """E1"""
    assert [bridges("U", players=n).view().bridges_left for n in (2, 4, 5, 6)] == [
        (3,) * 2,
        (3,) * 4,
        (2,) * 5,
        (2,) * 6,
    ]


def test_a_bridge_comes_from_the_own_stock() -> None:
    """E2.1"""
    game = bridges("B U U", lay(0, 1), SKIP)
    events = play(game, lay(1, 1, 0, (0, 1, "WE")))
    assert BridgeBuilt(1, 0, 1, "WE") in events
    assert game.view().bridges_left == (3, 2)


def test_a_bridge_on_the_tile_just_laid_is_told_with_its_place_and_axis() -> None:
    """E2.2: the second tile has a neighbour that could be meant instead."""
    game = bridges("B B U", lay(0, 1), SKIP)
    events = play(game, lay(0, 2, 0, (0, 2, "WE")))
    assert [event for event in events if isinstance(event, BridgeBuilt)] == [BridgeBuilt(1, 0, 2, "WE")]
    assert game.view().bridges == (BuiltBridge(0, 2, "WE"),)


def test_a_bridge_beside_the_new_tile_and_the_new_road_are_both_offered_to_the_follower() -> None:
    """A5.1, E2.9"""
    game = bridges("B U", lay(0, 1), SKIP, lay(1, 1, 0, (0, 1, "WE")))
    assert {ON_BRIDGE, thief("E")} <= set(game.legal_actions())
    play(game, ON_BRIDGE)
    assert game.scores == (0, 2)


def test_without_a_bridge_built_this_turn_there_is_no_place_on_one() -> None:
    """E2.9"""
    game = bridges("B U U", lay(0, 1), SKIP, lay(1, 1, 0, (0, 1, "WE")), SKIP, lay(2, 1))
    assert game.explain(ON_BRIDGE) == "no bridge was built this turn (ruling E2.9)"


def test_a_bridge_on_the_new_tile_need_not_touch_a_road() -> None:
    """E2.12, GAP 14"""
    game = bridges("B U", lay(0, 1, 0, (0, 1, "WE")))
    assert {ON_BRIDGE, MONK} <= set(game.legal_actions())


def test_only_one_bridge_stands_on_a_tile() -> None:
    """E2.11"""
    game = bridges("B U U", lay(0, 1), SKIP, lay(1, 1, 0, (0, 1, "WE")), SKIP)
    second = lay(0, 2, 1, (0, 1, "NS"))
    assert game.explain(second) == "the tile at (0, 1) has a bridge already (ruling E2.11)"


def test_no_bridge_stands_on_the_wheel_board() -> None:
    """E2.11, E5.3, GAP 30"""
    game = bridges("W31:1", wheel=True)
    over_the_board = lay(1, -1, 1, (1, 0, "NS"))
    assert game.explain(over_the_board) == "no bridge stands on the wheel board (ruling E2.11)"
    assert lay(1, -1, 0) in game.legal_actions()


def test_both_ends_of_a_bridge_stand_on_field() -> None:
    """E2.3"""
    reason = bridges("U").explain(lay(0, 1, 1, (0, 0, "NS")))
    assert reason == "both ends of a bridge must stand on field, at (0, 0) they are city and field (ruling E2.3)"


def test_a_bridge_does_not_end_at_a_field_already_there() -> None:
    """E2.4: behind the bridged tile lies a field, which would meet the bridge's far end."""
    game = bridges("B B U", lay(0, 1), SKIP, lay(-1, 1), SKIP)
    reason = game.explain(lay(1, 1, 0, (0, 1, "WE")))
    assert reason == "the far end of the bridge at (0, 1) would meet a field (ruling E2.4)"


def test_a_bridge_does_not_end_at_a_field_that_was_there_before_its_tile() -> None:
    """E2.4: the same with the tiles laid the other way round."""
    game = bridges("B B U", lay(0, 1), SKIP, lay(1, 1), SKIP)
    assert lay(2, 1, 0, (1, 1, "WE")) not in game.legal_actions()
    reason = game.explain(lay(2, 1, 0, (1, 1, "WE")))
    assert reason == "the far end of the bridge at (1, 1) would meet a field (ruling E2.4)"


def test_a_road_crossing_a_tile_on_the_ground_and_on_a_bridge_counts_the_tile_once() -> None:
    """E2.6, GAP 7: six tiles, the straight road at (0, 0) crossed twice."""
    run_example(
        {
            "steps": [
                ["raw", "U", 0, 0, 1],
                ["raw", "A", 0, 1, 2],
                ["raw", "V", 0, -1, 3],
                ["raw", "V", 1, -1, 0],
                ["tile", "V", 1, 0, 1, [0, 0, "WE"]],
                ["same", 0, 0, "road", "N", 0, 0, "bridge"],
                ["follower", "red", "road", "N"],
                ["score"],
                ["tile", "A", -1, 0, 3],
                ["score"],
                ["points", {"red": 6}],
                ["supply", {"red": 7}],
            ]
        }
    )


def test_a_tile_that_can_be_laid_only_with_a_bridge_may_be_declined() -> None:
    """E2.13, GAP 15"""
    game = bridges("A A E X V", *NO_ROAD_LEFT)
    assert DECLINE in game.legal_actions()
    assert all(action.bridge for action in game.legal_actions() if isinstance(action, Place))
    play(game, DECLINE)
    assert (game.tile, game.to_act, game.view().discarded) == ("V", 1, ("X",))


def test_a_tile_that_can_be_laid_without_a_bridge_may_not_be_declined() -> None:
    """E2.13"""
    game = bridges("X")
    assert not any(isinstance(action, Decline) for action in game.legal_actions())
    assert game.explain(DECLINE) == "the tile fits somewhere without a bridge, so it must be placed (ruling E2.13)"


def test_declining_the_last_tile_ends_the_game_without_a_follower() -> None:
    """A5.7"""
    game = bridges("A A E X", *NO_ROAD_LEFT, DECLINE)
    assert (game.over, game.view().discarded) == (True, ("X",))


def test_without_bridges_the_same_tile_just_does_not_fit() -> None:
    """A5.8"""
    game = table("A A E X V", *NO_ROAD_LEFT)
    assert (game.tile, game.view().discarded) == ("V", ("X",))


def test_declining_needs_a_bridge_in_stock() -> None:
    """A5.8: the second player has no bridge left, the first has three."""
    game = bridges("A A E X V", *NO_ROAD_LEFT[:-1])
    take_numbers(game._state, {"bridges_left": [3, 0]})
    play(game, SKIP)
    assert (game.tile, game.to_act, game.view().discarded) == ("V", 1, ("X",))


def test_a_player_without_a_bridge_cannot_build_one() -> None:
    """E2.1"""
    game = bridges("B U", lay(0, 1))
    take_numbers(game._state, {"bridges_left": [3, 0]})
    play(game, SKIP)
    assert game.explain(lay(1, 1, 0, (0, 1, "WE"))) == "player 1 has no bridge left (ruling E2.1)"


def test_a_bridge_may_cross_an_occupied_cloister() -> None:
    """E2.10"""
    game = bridges("B U", lay(0, 1), MONK)
    assert lay(1, 1, 0, (0, 1, "WE")) in game.legal_actions()
