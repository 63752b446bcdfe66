"""Calibration: greedy games against oneself, counting which projects are finished, give the completion tables."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from operator import add
from typing import Any, NamedTuple

from carcassonne.ai.progress import progress
from carcassonne.ai.thought.contest import Notebook, observe
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import CLOISTER_SIZE, COMPLETE_SIZE, Knowledge, first_guess
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state

Tables = dict[str, list[float]]
Counts = tuple[list[float], list[float], list[float]]
"""How often each class was seen and finished, and how many squares were filled there."""
PRIOR = 20.0
"""How many observations the tables before are worth, where little was seen."""
BATCH = 100


class Batch(NamedTuple):
    """Some games to observe."""

    rules: Rules
    weights: Mapping[str, float]
    tables: Mapping[str, Any] | None
    seed: int
    games: int
    noise: float


def calibrate(
    rules: Rules,
    weights: Mapping[str, float],
    tables: Tables | None,
    games: int,
    seed: int,
    executor: Executor,
    noise: float = 0.05,
) -> Tables:
    """Tables learnt from so many greedy games with these weights, a share of the moves random."""
    batches = [
        Batch(rules, weights, tables, seed + first, min(BATCH, games - first), noise)
        for first in range(0, games, BATCH)
    ]
    size = COMPLETE_SIZE + CLOISTER_SIZE
    sums: Counts = ([0.0] * size, [0.0] * size, [0.0] * size)
    for counts in progress(executor.map(_observe, batches), len(batches), "calibrating"):
        for column, more in zip(sums, counts, strict=True):
            column[:] = map(add, column, more)
    return _tables(tables or first_guess(), *sums)


def _observe(batch: Batch) -> Counts:
    know = Knowledge(batch.weights, batch.tables)
    notebook = Notebook(Evaluator(know))
    start = starting_state(batch.rules, full_deck(batch.rules))
    observe(start, Judge(Evaluator(know)), notebook, batch.seed, batch.games, batch.noise)
    counts: Counts = notebook.counts()
    return counts


def _tables(before: Tables, seen: list[float], finished: list[float], filled: list[float]) -> Tables:
    """Shares of what was seen, drawn towards the tables before where little was."""

    def share(counts: list[float], name: str, offset: int) -> list[float]:
        return [
            (counts[offset + index] + PRIOR * prior) / (seen[offset + index] + PRIOR)
            for index, prior in enumerate(before[name])
        ]

    return {
        "complete": share(finished, "complete", 0),
        "cloister": share(finished, "cloister", COMPLETE_SIZE),
        "cloister_fill": share(filled, "cloister_fill", COMPLETE_SIZE),
    }
