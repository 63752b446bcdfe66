"""What the evaluation sees of figures, goods, inns and rivers, in games that everybody plays greedily."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import Knowledge, no_outlook
from carcassonne.core import turn
from carcassonne.core.state import ABBOT, COMPILED, FIGURE_STEP, SKIP, State
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.positions import undrawn_kinds
from carcassonne.engine.rules import Rules

SEEDS = range(8 if COMPILED else 1)
WITHOUT_THREATS = {"threat_city": 0.0, "threat_road": 0.0, "threat_field": 0.0}
ENDS: list[tuple[str, dict[str, Any]]] = [
    ("modern", {}),
    ("big-box", {}),
    ("big-box", {"field_scoring": "per_city_4", "tiny_city": "2"}),
    ("modern", {"inns_cathedrals": True}),
    ("modern", {"traders_builders": True}),
    ("modern", {"abbots": True}),
    ("modern", {"river": True}),
]


def decisions(rules: Rules, seed: int) -> Iterator[Game]:
    """A greedy game, before each of its decisions."""
    game, judge = Game(rules, seed=seed), Judge(Evaluator(Knowledge()))
    while not game.over:
        yield game
        game.play(action_of(game.state, judge.choose(game.state)))


def margin(expected: tuple[float, ...], seat: int) -> float:
    return expected[seat] - expected[1 - seat]


def after(state: State, choice: int) -> State:
    world = state.copy()
    turn.apply(world, choice)
    return world


@pytest.mark.parametrize(("preset", "options"), ENDS)
def test_without_outlook_the_last_position_is_worth_what_the_final_scoring_gives(
    preset: str, options: dict[str, Any]
) -> None:
    compared = 0
    for seed in SEEDS:
        for game in decisions(Rules.of(preset, 2, options), seed):
            if game.phase == "follower" and not undrawn_kinds(game.state):
                scores = Evaluator(Knowledge()).of(after(game.state, SKIP))
                assert Evaluator(no_outlook()).of(game.state) == pytest.approx(scores), game.position
                compared += 1
    assert compared or not COMPILED


def test_a_figure_is_judged_by_the_position_after_it() -> None:
    knowledge = Knowledge(WITHOUT_THREATS)
    judge, eye = Judge(Evaluator(knowledge)), Evaluator(knowledge)
    seen = set()
    for seed in SEEDS:
        for game in decisions(Rules.of("big-box", 2), seed):
            if game.phase != "follower" or not undrawn_kinds(game.state):
                continue
            state, seat = game.state, game.to_act
            assert seat is not None
            judged = {choice: value for choice, _, value in judge.judged(state)}
            now = margin(eye.of(after(state, SKIP)), seat)
            for choice, value in judged.items():
                if choice >= ABBOT * FIGURE_STEP:
                    seen.add(choice // FIGURE_STEP)
                    gain = margin(eye.of(after(state, choice)), seat) - now
                    assert value - judged[SKIP] == pytest.approx(gain, abs=1e-6), (game.position, choice)
    assert len(seen) == 3 or not COMPILED
