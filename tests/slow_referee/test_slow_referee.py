"""The referee on its own: the rule books' examples, perft counts, and invariants of random whole games."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from slow_referee.fixtures import run_fixture
from slow_referee.game import SlowGame
from slow_referee.landscape import Landscape
from slow_referee.later import data_of, later_boxes
from slow_referee.placement import placements
from slow_referee.rules import PRESETS, rules_for
from slow_referee.self_play import check, play
from slow_referee.tiles import IN_JSON, distinct_rotations, face, full_deck, proper_name
from support.keen import random_action
from support.plans import Plan, plans
from support.spoilt import spoilt

DATA = Path(__file__).resolve().parents[1] / "data"
FILES = ["acceptance", *(f"examples_{box}" for box in IN_JSON)]
FIXTURES = [fixture for name in FILES for fixture in json.loads((DATA / f"{name}.json").read_text("utf-8"))["fixtures"]]
LATER = [example for box in later_boxes() for example in data_of(box.name, "examples")["fixtures"]]
ALL_THREE = {"bridges_castles_bazaars": True}
PLANS = 24
"""Games of the further boxes played here; `python -m slow_referee.self_play` plays more."""
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


@pytest.mark.parametrize("fixture", FIXTURES + LATER, ids=fixture_name)
def test_example_of_the_rule_books(fixture: dict[str, Any]) -> None:
    run_fixture(fixture)


@pytest.mark.parametrize("fixture", FIXTURES + LATER, ids=lambda fixture: str(fixture["id"]))
def test_example_fails_when_its_last_expectation_is_changed(fixture: dict[str, Any]) -> None:
    with pytest.raises((AssertionError, KeyError)):
        run_fixture(spoilt(fixture))


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
    assert sizes["big-box"] == 71 + 11 + 18 + 24


@pytest.mark.parametrize(
    ("preset", "options", "gardens"),
    [
        ("modern", {"abbots": True}, 8),
        ("modern", {"abbots": True, "gardens": False}, 0),
        ("modern", {"gardens": True, "river": True}, 9),
        ("big-box", {"bridges": True}, 14),
        ("big-box", {"abbots": False}, 0),
        ("wheel-of-fortune", {"abbots": True}, 0),
        ("wheel-of-fortune", {"abbots": True, "inns": True, "pigs": True, "castles": True}, 5),
    ],
)
def test_gardens_replace_plain_tiles_in_every_box_in_play(preset: str, options: dict[str, Any], gardens: int) -> None:
    """M1.2"""
    deck = full_deck(rules_for(preset, options))
    assert sum(len(name) > 1 and name.endswith("G") for name in deck) == gardens
    assert len(deck) == len(full_deck(rules_for(preset, options | {"gardens": False})))


def test_a_switch_that_is_set_beats_its_box() -> None:
    """A6.14"""
    rules = rules_for("modern", {"inns_cathedrals": True, "inns": False})
    assert (rules.inns, rules.cathedrals, rules.large_followers, rules.inns_tiles) == (False, True, True, True)
    rules = rules_for("big-box", {"inns_cathedrals": False, "inns": True})
    assert (rules.inns, rules.cathedrals, rules.large_followers, rules.inns_tiles) == (True, False, False, True)
    off = dict.fromkeys(("goods", "builders", "pigs"), False)
    rules = rules_for("modern", {"traders_builders": True} | off)
    assert (rules.goods, rules.builders, rules.pigs, rules.traders_tiles) == (False, False, False, True)


def test_the_river_and_the_wheel_do_not_go_together() -> None:
    """V5.1"""
    with pytest.raises(ValueError, match=r"V5\.1"):
        rules_for("wheel-of-fortune", {"river": True})


@pytest.mark.parametrize(("kind", "mark", "without"), [("Z10", "inn", 2), ("TB14", "goods", 2)])
def test_a_mark_in_play_makes_rotations_differ(kind: str, mark: str, without: int) -> None:
    """A5.11"""
    assert len(distinct_rotations(kind)) == without
    assert len(distinct_rotations(kind, frozenset({mark}))) == 4


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
        action = random_action(dice, game.legal())
        game.play(action)
        check(game, before, action, deck)
    assert game.state()["over"]
    assert game.state()["deck"] == 0


@pytest.mark.parametrize("plan", plans(PLANS), ids=lambda plan: plan.name)
def test_game_of_the_further_boxes_keeps_the_invariants(plan: Plan) -> None:
    assert play(plan)["decisions"] > 0
