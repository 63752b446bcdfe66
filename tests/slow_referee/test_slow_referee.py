"""The referee on its own: the rule books' examples, perft counts, and invariants of random whole games."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from slow_referee.fixtures import run_fixture
from slow_referee.game import SlowGame
from slow_referee.landscape import Landscape
from slow_referee.placement import placements
from slow_referee.rules import PRESETS, rules_for
from slow_referee.tiles import IN_JSON, face, full_deck, proper_name

DATA = Path(__file__).resolve().parents[1] / "data"
FILES = ["acceptance", *(f"examples_{box}" for box in IN_JSON)]
FIXTURES = [fixture for name in FILES for fixture in json.loads((DATA / f"{name}.json").read_text("utf-8"))["fixtures"]]
ALL_THREE = {"bridges_castles_bazaars": True}
BOTH_EXPANSIONS = {"wheel": True} | ALL_THREE

PERFT_ONE = "A5 B1 C1 D6 E4 F2 G2 H2 I4 J6 K6 L7 M4 N4 O6 P6 Q4 R4 S5 T5 U3 V6 W7 X2"  # conventions.md item 9
PERFT_MORE = {"V V": 60, "U U": 15, "B E": 10, "E V U": 200, "L W X": 316}

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("modern", {}, 2),
    ("modern", {"field_scoring": "per_field_3_once", "tiny_city": "2", "followers": 3}, 3),
    ("modern", {"bazaars": True, "bazaar_auction": "no_auction"}, 4),
    ("modern", {"castles": True}, 5),
    ("first-edition-nl", {}, 4),
    ("first-edition-nl", ALL_THREE | {"castle_field_value": 6}, 2),
    ("first-edition-da", {}, 5),
    ("first-edition-da", {"bridges": True}, 3),
    ("wheel-of-fortune", {}, 2),
    ("wheel-of-fortune", ALL_THREE, 6),
    ("wheel-of-fortune", {"wheel": False}, 3),
    ("bridges-castles-bazaars", {}, 2),
    ("bridges-castles-bazaars", {"bazaar_auction": "no_auction"}, 3),
    ("bridges-castles-bazaars", {"bridges": False}, 6),
    ("bridges-castles-bazaars", BOTH_EXPANSIONS | {"field_scoring": "per_city_4"}, 2),
]


def fixture_name(fixture: dict[str, Any]) -> str:
    return f"{fixture['id']} {fixture['title']}"


@pytest.mark.parametrize("fixture", FIXTURES, ids=fixture_name)
def test_example_of_the_rule_books(fixture: dict[str, Any]) -> None:
    run_fixture(fixture)


def test_there_are_87_and_77_examples() -> None:
    assert len(FIXTURES) == 87 + 77


@pytest.mark.parametrize("count", PERFT_ONE.split())
def test_one_tile_beside_the_start_tile(count: str) -> None:
    game = SlowGame("modern", {}, 2, [count[0]])
    assert len(game.legal()) == int(count[1:])


@pytest.mark.parametrize("draws", PERFT_MORE)
def test_several_tiles_beside_the_start_tile(draws: str) -> None:
    landscape = Landscape()
    landscape.lay((0, 0), face("D", 0))
    assert count_leaves(landscape, draws.split()) == PERFT_MORE[draws]


def count_leaves(landscape: Landscape, draws: list[str]) -> int:
    if not draws:
        return 1
    leaves = 0
    for placement in placements(landscape, draws[0], may_bridge=False):
        after = landscape.copy()
        after.lay(placement.place, face(draws[0], placement.rotation))
        leaves += count_leaves(after, draws[1:])
    return leaves


def test_the_boxes_hold_as_many_tiles_as_printed() -> None:
    sizes = {preset: len(full_deck(rules_for(preset, {}))) for preset in PRESETS}
    assert sizes["modern"] == 71
    assert sizes["wheel-of-fortune"] == 72
    assert sizes["bridges-castles-bazaars"] == 83


def test_a_game_without_tiles_is_over_at_once() -> None:
    game = SlowGame("modern", {}, 2, [])
    state = game.state()
    assert (state["over"], state["phase"], state["to_act"], state["tile"]) == (True, "over", None, None)
    assert (state["scores"], game.legal()) == ([0, 0], [])


def test_a_bought_kind_with_one_number_is_named_bare() -> None:
    assert [proper_name(name) for name in ("W33", "W33:1", "W29:3", "E")] == ["W33", "W33", "W29:3", "E"]


def test_an_equal_rotation_is_stored_as_the_smallest() -> None:
    game = SlowGame("modern", {}, 2, ["U"])
    game.play({"type": "place", "x": 1, "y": 0, "rotation": 2})
    assert game.state()["board"][-1] == {"tile": "U", "x": 1, "y": 0, "rotation": 0}


@pytest.mark.parametrize(("preset", "options", "players"), GAMES, ids=lambda value: str(value))
def test_random_game_keeps_the_invariants(preset: str, options: dict[str, Any], players: int) -> None:
    dice = random.Random(f"{preset} {options} {players}")
    deck = full_deck(rules_for(preset, options))
    dice.shuffle(deck)
    game = SlowGame(preset, options, players, deck)
    while game.legal():
        before = game.state()
        action = random_action(game, dice)
        game.play(action)
        after = game.state()
        assert after["ply"] == before["ply"] + 1
        check_tiles(after, deck)
        check_followers(after, game)
        check_scores(before, after, action)
        check_features(game)
    assert game.state()["over"]
    assert game.state()["deck"] == 0


def random_action(game: SlowGame, dice: random.Random) -> dict[str, Any]:
    action = dict(dice.choice(game.legal()))
    for key in ("bid", "points"):
        if isinstance(action.get(key), dict):
            action[key] = dice.randint(action[key]["min"], min(action[key]["min"] + 3, action[key]["max"]))
    return action


def check_tiles(state: dict[str, Any], deck: list[str]) -> None:
    """Tiles placed, in the deck, in hand, discarded and on the market are all the tiles."""
    start = 0 if "pig" in state else 1
    market = state.get("market", {"tiles": [], "owners": {}})
    in_hand = state["tile"] is not None and state["phase"] in ("place", "plague")
    known = len(state["board"]) - start + len(state["discarded"]) + in_hand
    assert known + state["deck"] + len(market["tiles"]) + len(market["owners"]) == len(deck)


def check_followers(state: dict[str, Any], game: SlowGame) -> None:
    """A player's followers on the landscape, in the supply, on crowns and castles are always as many."""
    for player, supply in enumerate(state["supply"]):
        on_board = sum(follower["player"] == player for follower in state["followers"])
        on_crowns = sum(standing.count(player) for standing in state.get("crowns", {}).values())
        on_castles = sum(c["owner"] == player and not c["done"] for c in state.get("castles", []))
        assert supply + on_board + on_crowns + on_castles == game.table.rules.followers


def check_scores(before: dict[str, Any], after: dict[str, Any], action: dict[str, Any]) -> None:
    """Scores stand still while a turn or an auction goes on, and only a market lowers them."""
    changes = [new - old for old, new in zip(before["scores"], after["scores"], strict=True)]
    if after["phase"] in ("follower", "castle", "bid", "deal"):
        assert not any(changes)
    if action["type"] not in ("auction", "bid", "pass", "buy", "sell"):
        assert min(changes) >= 0
    if action["type"] in ("buy", "sell") and after["phase"] == "auction":
        assert sum(changes) == 0
        assert max(changes) == before["market"]["bid"]


def check_features(game: SlowGame) -> None:
    """No two features share a segment; a completed project holds no follower once the turn is over."""
    features = game.features()
    segments = [(feature["kind"], *segment) for feature in features for segment in feature["segments"]]
    assert len(segments) == len(set(segments))
    if game.state()["phase"] == "place":
        for feature in features:
            assert feature["kind"] == "field" or feature["open"] > 0 or not feature["followers"]
