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

CompletionTables = dict[str, list[float]]
"""How likely projects are finished, by the name of the table."""
Counts = tuple[list[float], list[float], list[float]]
"""How often each class was seen and finished, and how many squares were filled there."""
PRIOR = 20.0
"""How many observations the tables before are worth, where little was seen."""
GAMES_PER_TASK = 100


class Observation(NamedTuple):
    """A task: some games to play and observe."""

    rules: Rules
    weights: Mapping[str, float]
    tables: Mapping[str, Any] | None
    seed: int
    games: int
    noise: float


def calibrate(
    rules: Rules,
    weights: Mapping[str, float],
    tables: CompletionTables | None,
    games: int,
    seed: int,
    executor: Executor,
    noise: float = 0.05,
) -> CompletionTables:
    """Return tables learnt from so many greedy games with these weights, a share of the moves random."""
    tasks = [
        Observation(rules, weights, tables, seed + first, min(GAMES_PER_TASK, games - first), noise)
        for first in range(0, games, GAMES_PER_TASK)
    ]
    size = COMPLETE_SIZE + CLOISTER_SIZE
    sums: Counts = ([0.0] * size, [0.0] * size, [0.0] * size)
    for counts in progress(executor.map(_observe, tasks), len(tasks), "calibrating"):
        for column, more in zip(sums, counts, strict=True):
            column[:] = map(add, column, more)
    return _tables(tables or first_guess(), *sums)


def _observe(task: Observation) -> Counts:
    know = Knowledge(task.weights, task.tables)
    notebook = Notebook(Evaluator(know))
    start = starting_state(task.rules, full_deck(task.rules))
    observe(start, Judge(Evaluator(know)), notebook, task.seed, task.games, task.noise)
    counts: Counts = notebook.counts()
    return counts


def _tables(
    before: CompletionTables, seen: list[float], finished: list[float], filled: list[float]
) -> CompletionTables:
    """Return the shares of what was seen, drawn towards the tables before where little was."""

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
