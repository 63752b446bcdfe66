"""Every hook of core and thought with two clients: both act, in the order of the list of boxes, each only once.

The clients are the two witnesses, boxes of one source under two names (tests/fake_box/witness).
"""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from itertools import pairwise

import pytest

from carcassonne import Rules
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import Knowledge, default_weights
from carcassonne.ai.thought.sight import items_of
from carcassonne.boxes import BOXES
from carcassonne.boxes.first_witness import rules as first
from carcassonne.boxes.first_witness import thought as first_thought
from carcassonne.boxes.first_witness.trace import seen
from carcassonne.boxes.second_witness import rules as second
from carcassonne.boxes.second_witness import thought as second_thought
from carcassonne.core import decisions, playout, report, state, turn
from carcassonne.engine.position import parse_position
from carcassonne.engine.setup import full_deck, starting_state
from support.hooks import hooks_of
from support.tally import mode

FIRST, SECOND = BOXES.index("first_witness"), BOXES.index("second_witness")
ASKED = [decisions.phase_named(f"{name} asks") for name in ("first_witness", "second_witness")]
GAMES = {"compiled": 3, "sanitized": 2, "uncompiled": 1}[mode()]
CHOSEN = 32
"""Hooks from this number on are asked by a player's choice, or only until somebody has answered."""
HOOKS = {name: number for name, number in vars(first).items() if name.startswith("H_")}
NO_HOOKS = {"add_base_step", "add_ground", "add_room", "add_tile_room"}
"""Functions called so when boxes are loaded, without a client: the base game has steps, a box room, a figure ground."""


NOTHING_FITS = "modern 2 first_witness=true second_witness=true | D@0,0 E@0,-1r2 A@1,0r1 A@-1,0r3"
"""A landscape with fields around it: a tile that is all city leaves the game."""
EARLY_PLAGUE = "wheel-of-fortune 2 first_witness=true second_witness=true | pig=inquisition"
"""The next symbol brings the plague, and nobody stands anywhere."""


@cache
def traced() -> dict[int, tuple[int, ...]]:
    """By hook: which of the two was asked, one after another, in a few games played at random."""
    found: dict[int, list[int]] = defaultdict(list)
    rules = Rules.of("wheel-of-fortune", options={"first_witness": True, "second_witness": True})
    games = [starting_state(rules, full_deck(rules)) for _ in range(GAMES)]
    positions = [parse_position(NOTHING_FITS, ["C", "B"])[0], parse_position(EARLY_PLAGUE, ["W29:1"])[0]]
    for seed, s in enumerate([*games, *positions]):
        dice = random.Random(seed)
        report.figures_of(s, 0, state.ORDINARY)
        while report.phase(s) != state.OVER:
            turn.apply(s, dice.choice(turn.choices(s)))
            for box, hook in seen():
                found[hook].append(box)
    return {hook: tuple(boxes) for hook, boxes in found.items()}


@pytest.mark.parametrize("hook", HOOKS)
def test_both_clients_of_a_hook_act(hook: str) -> None:
    assert {FIRST, SECOND} == set(traced()[HOOKS[hook]])


@pytest.mark.parametrize("hook", [hook for hook, number in HOOKS.items() if number < CHOSEN])
def test_the_box_that_is_first_in_the_list_is_asked_first(hook: str) -> None:
    asked = traced()[HOOKS[hook]]
    assert asked[0] == FIRST
    assert all(before == FIRST for before, box in pairwise(asked) if box == SECOND)


@pytest.mark.parametrize("hook", first.ADDED)
def test_the_same_is_not_added_twice(hook: str) -> None:
    for witness in (first, second):
        with pytest.raises(AssertionError, match=r"twice|two "):
            witness.add_again(hook)


def test_every_hook_of_the_core_has_two_clients_here() -> None:
    assert hooks_of("core") - NO_HOOKS == set(first.ADDED)


# --- thought ----------------------------------------------------------------------------------------------------------
THOUGHTS = {name: number for name, number in vars(first_thought).items() if name.startswith("H_")}
KEYED = 64
"""Hooks of thought from this number on are asked about the witness's own phase, figure or place."""


@cache
def thought_traced() -> dict[int, tuple[int, ...]]:
    """By hook of thought: which of the two was asked while a few turns were thought about."""
    found: dict[int, list[int]] = defaultdict(list)
    rules = Rules.of("modern", options={"first_witness": True, "second_witness": True})
    s, dice = starting_state(rules, ["V", "U", "E", "D"]), random.Random(1)
    judge, eye = Judge(Evaluator(Knowledge())), Evaluator(Knowledge())
    seen()
    while report.phase(s) != state.OVER:
        choices = turn.choices(s)
        if not decisions.nature_decides(s):
            items_of(eye, s, report.on_turn(s))
            judge.choose(s)
            assert judge.is_sane(s, choices[0]) == (report.phase(s) not in ASKED)
            for box, hook in seen():
                found[hook].append(box)
        put = [choice for choice in choices if report.phase(s) == state.FOLLOW and 0 < choice < state.ON_BRIDGE]
        turn.apply(s, dice.choice(put or choices))
    seen()
    return {hook: tuple(boxes) for hook, boxes in found.items()}


@pytest.mark.parametrize("hook", THOUGHTS)
def test_both_clients_of_a_hook_of_thought_act(hook: str) -> None:
    assert {FIRST, SECOND} == set(thought_traced()[THOUGHTS[hook]])


@pytest.mark.parametrize("hook", [hook for hook, number in THOUGHTS.items() if number < KEYED])
def test_thought_asks_the_first_of_the_list_first(hook: str) -> None:
    asked = thought_traced()[THOUGHTS[hook]]
    assert asked[0] == FIRST
    assert all(before == FIRST for before, box in pairwise(asked) if box == SECOND)


@pytest.mark.parametrize("hook", first_thought.ADDED)
def test_nothing_is_added_to_thought_twice(hook: str) -> None:
    for witness in (first_thought, second_thought):
        with pytest.raises(AssertionError, match=r"twice|two "):
            witness.add_again(hook)


def test_what_figures_are_worth_at_home_is_weighed_for_each_box() -> None:
    rules = Rules.of("modern", options={"first_witness": True, "second_witness": True})
    s = starting_state(rules, full_deck(rules))
    weights = default_weights()

    def worth(first_weight: float, second_weight: float) -> float:
        given = {"first_witness_stock": first_weight, "second_witness_stock": second_weight}
        return float(Evaluator(Knowledge(weights | given)).of(s)[0] - Evaluator(Knowledge(weights)).of(s)[0])

    alone = worth(3, 0), worth(0, 5)
    assert alone[0] > 0
    assert alone[1] == pytest.approx(alone[0] * 5 / 3)
    assert worth(3, 5) == pytest.approx(sum(alone))


def test_every_hook_of_thought_has_two_clients_here() -> None:
    assert hooks_of("ai/thought") == set(first_thought.ADDED)


def test_steps_that_follow_the_same_step_come_in_the_order_of_boxes() -> None:
    for place in ("begins", "sees the figure", "sees the score", "sees the end", "sees the last tile"):
        after = turn.STEPS.index(f"first_witness {place}")
        assert turn.STEPS[after + 1] == f"second_witness {place}"


def test_random_games_with_both_come_to_an_end() -> None:
    rules = Rules.of("modern", options={"first_witness": True, "second_witness": True, "castles": True})
    s = starting_state(rules, full_deck(rules))
    playout.playout(s, playout.Dice(1))
    assert report.phase(s) == state.OVER
    assert not decisions.nature_decides(s)
    seen()
