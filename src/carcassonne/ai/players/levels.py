"""Seven players of rising strength: recipes with fixed budgets. Same question, same seed, same answer."""

from __future__ import annotations

import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from carcassonne.ai.player import Answer, Question
from carcassonne.ai.players.families import KnowledgeSources, knowledge_for, knowledge_sources
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import no_outlook
from carcassonne.ai.thought.search import Budget, Searcher, search
from carcassonne.engine.codec import action_of
from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Level:
    """A recipe: what the player takes into account, how much it thinks, how often it errs."""

    number: int
    name: str
    character: str
    outlook: bool = True
    """Whether it sees what features may become; otherwise it sees the points if the game ended now."""
    care: float = 1.0
    """How much followers in the supply are worth to it, as a share of what they are worth."""
    slips: float = 0.0
    """The share of its decisions that are random."""
    budget: Budget | None = None
    """None: the evaluation decides at once."""
    parallel: bool = False
    """Whether it thinks on all cores."""


LEVELS = (
    Level(1, "beginner", "lays tiles where they fit and forgets half of what was planned", outlook=False, slips=0.35),
    Level(2, "easy", "takes the points on the table and never looks further", outlook=False),
    Level(3, "casual", "sees what may become of things, but is careless with followers", care=0.3),
    Level(4, "club", "weighs every city, road and field by the tiles still to come"),
    Level(5, "strong", "thinks a turn ahead before moving", budget=Budget(6, 36, 2)),
    Level(6, "expert", "plays the next turns through in many ways before choosing", budget=Budget(8, 96, 4)),
    Level(7, "master", "does the same with patience, on every core there is", budget=Budget(12, 400, 4), parallel=True),
)


def level_named(text: str) -> Level:
    """Return a level by number or name; raises ValueError that lists them."""
    for level in LEVELS:
        if text in (str(level.number), level.name):
            return level
    names = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
    raise ValueError(f"there is no level {text!r}; there are {names}")


class LevelPlayer:
    """A player of one of the levels. It keeps its working memory: use one for each thread."""

    def __init__(self, level: Level | int | str, seed: int = 0, threads: int | None = None) -> None:
        self.level = level if isinstance(level, Level) else level_named(str(level))
        self.name = f"level {self.level.number} ({self.level.name})"
        self.seed = seed
        self.threads = (threads or os.cpu_count() or 1) if self.level.parallel else 1
        self._searchers_of: dict[KnowledgeSources, list[Searcher]] = {}

    def choose(self, question: Question) -> Answer:
        """Return the answer of the recipe."""
        level = self.level
        dice = random.Random(f"{self.seed}/{question.ply}/{question.seat}")
        if level.slips and dice.random() < level.slips:
            return Answer(dice.choice(question.legal), {"slip": True})
        searchers = self._searchers(question.rules)
        if level.budget is None:
            ((choice, _, value), *_) = searchers[0].propose(question.state)
            return Answer(action_of(question.state, choice), {"margin": round(value, 2)})
        verdicts = search(
            question.state, searchers, level.budget, dice.getrandbits(48), self._pool if self.threads > 1 else None
        )
        best = verdicts[0]
        info: dict[str, Any] = {
            "margin": round(best.value, 2),
            "simulations": sum(verdict.simulations for verdict in verdicts),
            "line": [],
        }
        return Answer(action_of(question.state, best.choice), info)

    def evaluations(self) -> int:
        """Return how many positions this player has evaluated."""
        return sum(searcher.positions() for searchers in self._searchers_of.values() for searcher in searchers)

    def evaluation_ns(self, question: Question, times: int) -> float:
        """Return the nanoseconds of one evaluation of a position, measured over so many."""
        began = time.thread_time_ns()
        self._searchers(question.rules)[0].look_many(question.state, times)
        return (time.thread_time_ns() - began) / times

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    def _searchers(self, rules: Rules) -> list[Searcher]:
        """Return one searcher for each thread, with the knowledge that fits the rules."""
        sources = knowledge_sources(rules)
        if sources not in self._searchers_of:
            knowledge = knowledge_for(sources, self.level.care) if self.level.outlook else no_outlook()
            self._searchers_of[sources] = [Searcher(Judge(Evaluator(knowledge))) for _ in range(self.threads)]
        return self._searchers_of[sources]


class RandomPlayer:
    """Chooses any legal action with equal odds."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self.seed = seed

    def choose(self, question: Question) -> Answer:
        """Return a random legal action."""
        dice = random.Random(f"{self.seed}/{question.ply}/{question.seat}")
        return Answer(dice.choice(question.legal))
