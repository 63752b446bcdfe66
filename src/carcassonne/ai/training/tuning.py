"""Tuning: an evolution strategy over the logarithms of the weights, judged by paired games against the present ones."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from carcassonne.ai.players.families import weights_of_boxes
from carcassonne.ai.progress import progress
from carcassonne.ai.thought.contest import contest
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import Knowledge
from carcassonne.ai.training.calibration import CompletionTables
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state

Weights = dict[str, float]
SMALLEST_WEIGHT = 1e-3
"""A weight of 0 has no logarithm: it is moved as if it were this large."""
COMMON_WEIGHTS = (
    "city_growth",
    "road_growth",
    "city_left_over",
    "road_left_over",
    "return",
    "field_city",
    "field_growth",
    "cloister_fill",
    "hand",
    "hand_fall",
    "hand_time",
    "threat_city",
    "threat_road",
    "threat_field",
)


class Duel(NamedTuple):
    """A task: paired games of the challenger's weights against the present ones."""

    rules: Rules
    challenger: Mapping[str, float]
    present: Mapping[str, float]
    tables: CompletionTables
    seed: int
    pairs: int


def tunable_weights(rules: Rules) -> tuple[str, ...]:
    """Return the weights that matter under these rules."""
    return (*COMMON_WEIGHTS, *weights_of_boxes(rules), *(("rival",) if rules.players > 2 else ()))


def duel_margin(duel: Duel) -> float:
    """Return the challenger's mean margin over the best other player, every deck played from every seat."""
    challenger = Judge(Evaluator(Knowledge(duel.challenger, duel.tables)))
    present = Judge(Evaluator(Knowledge(duel.present, duel.tables)))
    start = starting_state(duel.rules, full_deck(duel.rules))
    total = 0
    for deck in range(duel.pairs):
        for seat in range(duel.rules.players):
            scores = contest(start, challenger, present, 1 << seat, duel.seed + deck)
            total += scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return total / (duel.pairs * duel.rules.players)


def tune(
    rules: Rules,
    weights: Weights,
    tables: CompletionTables,
    generations: int,
    seed: int,
    executor: Executor,
    *,
    population: int = 16,
    pairs: int = 60,
    step: float = 0.2,
    tell: Callable[[str], None] = print,
) -> Weights:
    """Return better weights, if the games say so: each generation moves towards the best third of mirrored trials."""
    dice = random.Random(seed)
    names = tunable_weights(rules)
    for generation in range(generations):
        trials = _mirrored_trials(dice, names, population)
        duels = [
            Duel(rules, moved(weights, trial, step), weights, tables, seed + 10_000 * generation, pairs)
            for trial in trials
        ]
        margins = list(
            progress(executor.map(duel_margin, duels), len(duels), f"generation {generation + 1}/{generations}")
        )
        direction = _recombined(trials, margins, names)
        candidate = moved(weights, direction, step)
        gain = _mean_margin(rules, candidate, weights, tables, seed + 5_000_011 + generation, 4 * pairs, executor)
        tell(f"generation {generation + 1}: best trial {max(margins):+.1f}, the step {gain:+.2f}")
        weights = candidate if gain > 0 else weights
        step *= 0.97
    return weights


def moved(weights: Weights, direction: Mapping[str, float], step: float) -> Weights:
    """Return weights moved along a direction of their logarithms."""
    return {
        name: math.exp(math.log(max(value, SMALLEST_WEIGHT)) + step * direction[name]) if name in direction else value
        for name, value in weights.items()
    }


def _mirrored_trials(dice: random.Random, names: Sequence[str], population: int) -> list[dict[str, float]]:
    halves = [{name: dice.gauss(0, 1) for name in names} for _ in range(population // 2)]
    return halves + [{name: -value for name, value in trial.items()} for trial in halves]


def _recombined(
    trials: Sequence[Mapping[str, float]], margins: Sequence[float], names: Sequence[str]
) -> dict[str, float]:
    """Return the weighted mean of the best third of the trials."""
    order = sorted(range(len(trials)), key=lambda index: -margins[index])[: max(1, len(trials) // 3)]
    shares = [math.log(len(order) + 1) - math.log(rank + 1) for rank in range(len(order))]
    return {
        name: sum(share * trials[index][name] for share, index in zip(shares, order, strict=True)) / sum(shares)
        for name in names
    }


def _mean_margin(
    rules: Rules, a: Weights, b: Weights, tables: CompletionTables, seed: int, pairs: int, executor: Executor
) -> float:
    parts = 8
    duels = [Duel(rules, a, b, tables, seed + part * 1_000_003, max(1, pairs // parts)) for part in range(parts)]
    return sum(executor.map(duel_margin, duels)) / parts
