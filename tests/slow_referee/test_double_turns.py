"""Double turns where they meet market days, played by hand (rulings 1-5, T3)."""

from typing import Any

from slow_referee.game import SlowGame
from slow_referee.table import Action

SKIP: Action = {"type": "skip"}
THIEF: Action = {"type": "follower", "feature": "road", "at": "E"}
BUILDER: Action = THIEF | {"figure": "builder"}
WITH_AUCTION: dict[str, Any] = {"builders": True, "bazaars": True}
NO_AUCTION = WITH_AUCTION | {"bazaar_auction": "no_auction"}


def place(x: int, y: int, rotation: int) -> Action:
    return {"type": "place", "x": x, "y": y, "rotation": rotation}


BUILDER_STANDS = [place(1, 0, 0), THIEF, place(0, -1, 2), SKIP, place(2, 0, 0), BUILDER, place(0, 1, 0), SKIP]
"""Thief and builder of the first player on a road that goes on at (3, 0); the second player closes the cap."""


def game_with_builder(options: dict[str, Any], draw: str, *actions: Action) -> SlowGame:
    """The builder stands; the tiles drawn from here on are given."""
    game = SlowGame("modern", options, 2, ["U", "E", "U", "B", *draw.split()])
    for action in (*BUILDER_STANDS, *actions):
        assert action in game.legal(), action
        game.play(action)
    return game


def seen(game: SlowGame, *keys: str) -> list[Any]:
    state = game.state()
    return [state.get(key) for key in keys]


EXTENDED = (place(3, 0, 0), SKIP)
MARKET_ON_THE_ROAD = (place(3, 0, 1), SKIP)


def test_the_second_part_is_a_place_of_the_same_seat() -> None:
    """T3.2"""
    game = game_with_builder(WITH_AUCTION, "U B E", *EXTENDED)
    assert seen(game, "phase", "to_act", "tile", "second_part", "deck") == ["place", 0, "B", True, 1]
    game.play(place(1, 1, 0))
    assert seen(game, "phase", "second_part") == ["follower", True]
    game.play(SKIP)
    assert seen(game, "phase", "to_act", "tile", "second_part") == ["place", 1, "E", None]


def test_extending_again_in_the_second_part_gives_nothing() -> None:
    """T3.2"""
    game = game_with_builder(WITH_AUCTION, "U U B E", *EXTENDED, place(4, 0, 0), SKIP)
    assert seen(game, "to_act", "tile", "second_part") == [1, "B", None]


def test_without_tiles_there_is_no_second_part() -> None:
    """T3.7"""
    assert game_with_builder(WITH_AUCTION, "U", *EXTENDED).state()["over"]


def test_the_market_day_waits_for_the_second_part() -> None:
    """A6.1"""
    game = game_with_builder(WITH_AUCTION, "Z09 B E V U", *MARKET_ON_THE_ROAD)
    assert seen(game, "to_act", "tile", "second_part", "deck", "market") == [0, "B", True, 3, None]
    game.play(place(1, 1, 0))
    game.play(SKIP)
    assert seen(game, "phase", "to_act", "second_part", "deck") == ["auction", 1, None, 1]
    assert game.state()["market"]["tiles"] == ["E", "V"]


def test_tiles_kept_for_the_market_are_no_replacements() -> None:
    """A6.2"""
    game = game_with_builder(WITH_AUCTION, "Z09 C C E V", *MARKET_ON_THE_ROAD)
    assert seen(game, "phase", "discarded", "deck") == ["auction", ["C", "C"], 0]
    assert game.state()["market"]["tiles"] == ["E", "V"]


def test_exactly_as_many_tiles_as_players_are_a_market_and_no_second_part() -> None:
    """A6.3"""
    game = game_with_builder(WITH_AUCTION, "Z09 E V", *MARKET_ON_THE_ROAD)
    assert seen(game, "phase", "to_act", "second_part", "deck") == ["auction", 1, None, 0]


def test_fewer_tiles_than_players_are_a_second_part_and_no_market() -> None:
    """A6.3"""
    game = game_with_builder(WITH_AUCTION, "Z09 E", *MARKET_ON_THE_ROAD)
    assert seen(game, "phase", "to_act", "tile", "second_part") == ["place", 0, "E", True]


def test_a_market_tile_of_the_second_part_opens_a_market_day() -> None:
    """A6.4"""
    game = game_with_builder(WITH_AUCTION, "U Z07 E V", *EXTENDED, place(1, 1, 0), SKIP)
    assert seen(game, "phase", "second_part") == ["auction", None]
    assert game.state()["market"]["tiles"] == ["E", "V"]


def test_two_market_tiles_of_one_turn_are_one_market_day() -> None:
    """T5.4"""
    game = game_with_builder(NO_AUCTION, "Z09 Z07 E V B U", *MARKET_ON_THE_ROAD, place(1, 1, 0), SKIP)
    assert game.state()["market"]["tiles"] == ["E", "V"]
    for action in ({"type": "auction", "tile": "E", "bid": 0}, place(-1, 1, 2), SKIP, place(1, 2, 0), SKIP):
        game.play(action)
    assert seen(game, "market", "tile", "to_act") == [None, "B", 1]


def test_a_market_turn_may_have_a_second_part_from_the_stack() -> None:
    """A6.5, E4.8"""
    game = game_with_builder(NO_AUCTION, "B U Z07 V Z09 Z07 E E E", place(1, 1, 0), SKIP)
    assert seen(game, "to_act", "tile") == [1, "U"]
    for action in (place(-1, 0, 0), SKIP, place(2, 1, 0), SKIP):
        assert action in game.legal(), action
        game.play(action)
    assert (seen(game, "phase", "to_act"), game.state()["market"]["tiles"]) == (["auction", 1], ["V", "Z09"])
    for action in ({"type": "auction", "tile": "V", "bid": 0}, place(-2, 0, 2), SKIP):
        assert action in game.legal(), action
        game.play(action)
    assert seen(game, "phase", "to_act", "tile") == ["place", 0, "Z09"]
    for action in MARKET_ON_THE_ROAD:
        assert action in game.legal(), action
        game.play(action)
    assert seen(game, "phase", "to_act", "tile", "second_part", "deck") == ["place", 0, "Z07", True, 3]
    assert game.state()["market"]["tiles"] == []
    for action in (place(1, 2, 0), SKIP):
        assert action in game.legal(), action
        game.play(action)
    assert seen(game, "phase", "to_act", "tile", "market", "second_part") == ["place", 1, "E", None, None]
