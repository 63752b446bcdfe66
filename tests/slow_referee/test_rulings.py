"""Rulings that random games reach too seldom, played by hand."""

from typing import Any

import pytest

from slow_referee.castles import offer_castles, pay_castles
from slow_referee.fixtures import COLOURS, FixtureRunner
from slow_referee.game import SlowGame
from slow_referee.table import Action

SKIP: Action = {"type": "skip"}
DECLINE: Action = {"type": "decline"}


def place(x: int, y: int, rotation: int) -> Action:
    return {"type": "place", "x": x, "y": y, "rotation": rotation}


def played(preset: str, options: dict[str, Any], draw: list[str], actions: list[Action]) -> SlowGame:
    game = SlowGame(preset, options, 2, draw)
    for action in actions:
        game.play(action)
    return game


CLOSED_CITY = [place(0, -1, 2), SKIP]
NO_ROAD_LEFT = [place(1, 0, 1), SKIP, place(-1, 0, 3), SKIP, *CLOSED_CITY]


def test_a_tile_that_fits_nowhere_is_removed_and_the_same_player_draws_again() -> None:
    """B3.3"""
    state = played("modern", {}, ["E", "C", "V"], CLOSED_CITY).state()
    assert (state["discarded"], state["tile"], state["to_act"], state["phase"]) == (["C"], "V", 1, "place")


def test_a_last_tile_that_fits_nowhere_ends_the_game() -> None:
    """B3.4"""
    state = played("modern", {}, ["E", "C"], CLOSED_CITY).state()
    assert (state["discarded"], state["over"]) == (["C"], True)


def test_a_tile_that_needs_a_bridge_may_be_declined() -> None:
    """E2.13"""
    game = played("modern", {"bridges": True}, ["A", "A", "E", "X", "V"], NO_ROAD_LEFT)
    assert DECLINE in game.legal()
    assert all("bridge" in action for action in game.legal() if action != DECLINE)
    game.play(DECLINE)
    assert (game.state()["discarded"], game.state()["tile"], game.state()["to_act"]) == (["X"], "V", 1)


def test_without_bridges_the_same_tile_fits_nowhere() -> None:
    """A5.8"""
    state = played("modern", {}, ["A", "A", "E", "X", "B"], NO_ROAD_LEFT).state()
    assert (state["discarded"], state["tile"]) == (["X"], "B")


def test_market_turns_are_played_although_the_deck_is_used_up() -> None:
    """A5.9, E4.3-7"""
    game = played("modern", {"bazaars": True}, ["Z07", "E", "V"], [place(0, 1, 0), SKIP])
    state = game.state()
    assert (state["phase"], state["to_act"], state["tile"], state["deck"]) == ("auction", 1, None, 0)
    assert game.legal() == [{"type": "auction", "tile": tile, "bid": {"min": 0, "max": 99}} for tile in ("E", "V")]
    game.play({"type": "auction", "tile": "V", "bid": 98})
    assert game.legal() == [{"type": "pass"}, {"type": "bid", "points": {"min": 99, "max": 99}}]
    game.play({"type": "bid", "points": 99})
    assert (game.state()["phase"], game.state()["market"]["bidder"]) == ("deal", 0)
    game.play({"type": "sell"})
    state = game.state()
    assert (state["scores"], state["tile"], state["to_act"]) == ([-99, 99], "E", 1)
    assert state["market"]["owners"] == {"0": "V"}
    for action in CLOSED_CITY:
        game.play(action)
    assert (game.state()["tile"], game.state()["to_act"]) == ("V", 0)


def test_a_bid_of_99_leaves_only_passing() -> None:
    game = played("modern", {"bazaars": True}, ["Z07", "E", "V"], [place(0, 1, 0), SKIP])
    game.play({"type": "auction", "tile": "V", "bid": 99})
    assert game.legal() == [{"type": "pass"}]


def test_too_few_tiles_for_a_market_day() -> None:
    """E4.2"""
    state = played("modern", {"bazaars": True}, ["Z07", "E"], [place(0, 1, 0), SKIP]).state()
    assert (state["phase"], state["to_act"], state["tile"]) == ("place", 1, "E")


def test_a_bought_tile_that_fits_nowhere_is_replaced_and_market_tiles_open_no_new_market() -> None:
    """E4.8, E4.9"""
    options = {"bazaars": True, "bazaar_auction": "no_auction"}
    draw = ["E", "Z07", "C", "Z07", "Z07", "V", "V", "V", "V"]
    game = played("modern", options, draw, [*CLOSED_CITY, place(0, 1, 0), SKIP])
    assert game.legal() == [{"type": "auction", "tile": tile, "bid": 0} for tile in ("C", "Z07")]
    game.play({"type": "auction", "tile": "C", "bid": 0})
    state = game.state()
    assert (state["discarded"], state["tile"], state["to_act"]) == (["C"], "Z07", 0)
    game.play(place(0, 2, 0))
    game.play(SKIP)
    state = game.state()
    assert (state["phase"], state["tile"], state["to_act"]) == ("place", "Z07", 1)


def test_castle_questions_go_round_from_the_player_on_turn_and_by_sides() -> None:
    """A5.2"""
    runner = FixtureRunner(COLOURS, {})
    for x, y, rotation, colour, side in ((0, -1, 2, "blue", "S"), (1, 0, 3, "red", "W"), (-1, 0, 1, "blue", "E")):
        runner.step_raw("E", x, y, rotation)
        runner.step_setup(colour, x, y, "city", side)
    runner.step_tile("W04", 0, 0, 0)
    script = offer_castles(runner.table, 0, (0, 0))
    question = next(script)
    assert (question.player, question.site) == (0, {"x": 1, "y": 0, "side": "W"})
    question = script.send({"type": "castle", "build": False})
    assert (question.player, question.site) == (1, {"x": 0, "y": -1, "side": "S"})
    question = script.send({"type": "castle", "build": True})
    assert (question.player, question.site) == (1, {"x": -1, "y": 0, "side": "E"})


def test_a_castle_beside_two_castles_paid_before_it_chooses_between_them() -> None:
    """A5.5: a road of seven tiles runs past the outer two of three castles."""
    runner = FixtureRunner(COLOURS, {})
    for x, colour in ((0, "red"), (1, "green"), (2, "blue")):
        runner.step_raw("E", x, 0, 2)
        runner.step_raw("E", x, 1, 0)
        runner.step_setup_castle(colour, x, 0, "S")
    runner.step_raw("A", -1, 0, 2)
    runner.step_raw("V", -1, -1, 3)
    for x in range(3):
        runner.step_raw("U", x, -1, 0)
    runner.step_raw("V", 3, -1, 0)
    runner.step_tile("A", 3, 0, 2)
    script = pay_castles(runner.table, 0, (3, 0))
    question = next(script)
    assert (question.phase, question.player) == ("castle_project", 2)
    assert question.choices == [
        {"type": "castle_project", "x": x, "y": 0, "feature": "castle", "at": "S"} for x in (0, 2)
    ]
    with pytest.raises(StopIteration):
        script.send(question.choices[1])
    runner.step_points({"red": 7, "green": 7, "blue": 7})
    runner.step_supply({"red": 7, "green": 7, "blue": 7})
