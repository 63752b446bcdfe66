"""Eight players of rising strength: recipes with fixed budgets. Same question, same seed, same answer."""

from __future__ import annotations

import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from carcassonne.ai.player import Answer, ChosenAnswer, Question
from carcassonne.ai.players.families import (
    KnowledgeSources,
    deep_value_named,
    knowledge_for,
    knowledge_sources,
    value_name,
    value_named,
)
from carcassonne.ai.players.habits import Habits, choose_by_habit
from carcassonne.ai.thought.deep_network import DeepNetwork
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import no_outlook
from carcassonne.ai.thought.network import Network
from carcassonne.ai.thought.search import Budget, Searcher, Verdict, search
from carcassonne.ai.thought.value import Valuer
from carcassonne.engine.positions import legal_choices
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
    habits: Habits | None = None
    """How it chooses among what it has judged, as people do; None: the best."""
    budget: Budget | None = None
    """None: the evaluation, or the learnt value, decides at once."""
    value: bool = False
    """Whether it judges by the learnt value; where there is none for the rules, it plays by `hand`."""
    deep: bool = False
    """Whether it sees the deep network upon the learnt value, too, where there is one for the rules."""
    width: int = 0
    """The options that the learnt value judges, best first by the evaluation; 0: all."""
    hand: Budget | None = None
    """How much it thinks where there is no learnt value."""
    parallel: bool = False
    """Whether it thinks on all cores."""

    @property
    def thinks(self) -> bool:
        """Whether it is more than the evaluation of the next move."""
        return self.value or self.budget is not None

    @property
    def label(self) -> str:
        """What tables call it."""
        return self.name if self in HAND_LEVELS else f"level {self.number} ({self.name})"


LEVELS = (
    Level(
        1,
        "beginner",
        "begins cities, forgets followers, and takes a field for scenery",
        outlook=False,
        habits=Habits(notices=0.33, farms=0, forgets=0.2, dreams=1.5),
    ),
    Level(
        2,
        "easy",
        "finishes what is nearly finished, but overlooks much and seldom farms",
        care=0.3,
        habits=Habits(notices=0.46, farms=0.2, forgets=0.05, dreams=1),
    ),
    Level(
        3,
        "casual",
        "sees what may become of things, but is careless with followers and overlooks a square now and then",
        care=0.5,
        habits=Habits(notices=0.76, farms=0.7),
    ),
    Level(4, "club", "weighs every city, road and field by the tiles still to come"),
    Level(
        5,
        "strong",
        "has learnt from many games what a position is worth",
        value=True,
        width=4,
        hand=Budget(6, 36, 2),
    ),
    Level(
        6,
        "expert",
        "plays the next turns through in many ways before choosing",
        value=True,
        budget=Budget(8, 86, 4),
        hand=Budget(8, 96, 4),
    ),
    Level(
        7,
        "master",
        "does the same with patience, on every core there is",
        value=True,
        budget=Budget(12, 355, 4),
        hand=Budget(12, 400, 4),
        parallel=True,
    ),
    Level(
        8,
        "champion",
        "takes up to a second for every decision: as strong as we can make it",
        value=True,
        deep=True,
        budget=Budget(16, 2400, 4, exact=200_000, positions=250_000),
        hand=Budget(16, 2000, 4, exact=200_000, positions=250_000),
        parallel=True,
    ),
)
HAND_LEVELS = (
    Level(1, "dice-1", "level 1 before it had habits: a third of its choices by dice", outlook=False, slips=0.35),
    Level(2, "points-2", "level 2 before it had habits: the points on the table", outlook=False),
    Level(3, "careless-3", "level 3 before it had habits: careless with followers", care=0.3),
    Level(5, "hand-5", "level 5 before there was a learnt value", budget=Budget(6, 36, 2)),
    Level(6, "hand-6", "level 6 before there was a learnt value", budget=Budget(8, 96, 4)),
    Level(7, "hand-7", "level 7 before there was a learnt value", budget=Budget(12, 400, 4), parallel=True),
)
"""To measure against: known by their names alone."""


def level_named(text: str) -> Level:
    """Return a level by number or name; raises ValueError that lists them."""
    for level in LEVELS:
        if text in (str(level.number), level.name):
            return level
    for level in HAND_LEVELS:
        if text == level.name:
            return level
    names = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
    raise ValueError(f"there is no level {text!r}; there are {names}")


class Networks(NamedTuple):
    """What a player has learnt for some rules: a value, and perhaps a deep network upon it."""

    name: str
    value: Network | None = None
    deep: DeepNetwork | None = None


class LevelPlayer:
    """A player of one of the levels. It keeps its working memory: use one for each thread."""

    def __init__(self, level: Level | int | str, seed: int = 0, threads: int | None = None) -> None:
        self.level = level if isinstance(level, Level) else level_named(str(level))
        self.name = self.level.label
        self.seed = seed
        self.threads = (threads or os.cpu_count() or 1) if self.level.parallel else 1
        self._searchers_of: dict[tuple[KnowledgeSources, str], list[Searcher]] = {}

    def choose(self, question: Question) -> Answer:
        """Return the answer of the recipe."""
        level = self.level
        dice = random.Random(f"{self.seed}/{question.ply}/{question.seat}")
        if level.slips and dice.random() < level.slips:
            judge = self._searchers(question.rules)[0].valuer.judge
            sane = [choice for choice in legal_choices(question.state) if judge.is_sane(question.state, choice)]
            return ChosenAnswer(question, dice.choice(sane), {"slip": True})
        searchers = self._searchers(question.rules)
        budget = self._budget(question.rules)
        if budget is None:
            judged = searchers[0].propose(question.state)
            if level.habits is not None:
                judged = [choose_by_habit(level.habits, question.state, judged, dice)]
            choice, _, value = judged[0]
            return ChosenAnswer(question, choice, {"margin": round(value, 2)})
        verdicts = self._searched(question, searchers, budget, dice.getrandbits(48))
        best = verdicts[0]
        info: dict[str, Any] = {
            "margin": round(best.value, 2),
            "simulations": sum(verdict.simulations for verdict in verdicts),
            "line": [],
        }
        return ChosenAnswer(question, best.choice, info)

    def proposals(self, question: Question) -> list[tuple[int, int, float]]:
        """Return every option as (choice, the follower's choice with it or -1, value at a glance), best first."""
        found: list[tuple[int, int, float]] = self._searchers(question.rules)[0].propose(question.state)
        return found

    def verdicts(self, question: Question, seed: int) -> list[Verdict]:
        """Return the options that its search looks at, best first; raises ValueError where it does not search."""
        budget = self._budget(question.rules)
        if budget is None:
            raise ValueError(f"{self.name} does not search")
        return self._searched(question, self._searchers(question.rules), budget, seed)

    def evaluations(self) -> int:
        """Return how many positions this player has evaluated."""
        return sum(searcher.positions() for searchers in self._searchers_of.values() for searcher in searchers)

    def evaluation_ns(self, question: Question, times: int) -> float:
        """Return the nanoseconds of one evaluation of a position, measured over so many."""
        began = time.thread_time_ns()
        self._searchers(question.rules)[0].look_many(question.state, times)
        return (time.thread_time_ns() - began) / times

    def _searched(self, question: Question, searchers: list[Searcher], budget: Budget, seed: int) -> list[Verdict]:
        found: list[Verdict] = search(question.state, searchers, budget, seed, self._pool if self.threads > 1 else None)
        return found

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    def _networks(self, rules: Rules) -> Networks:
        """Return what was learnt for these rules, as far as the level uses it."""
        name = value_name(rules)
        value = value_named(name) if self.level.value else None
        if value is None:
            return Networks("")
        return Networks(name, value, deep_value_named(name) if self.level.deep else None)

    def _budget(self, rules: Rules) -> Budget | None:
        """Return how much to think under these rules."""
        return self.level.hand if self.level.value and self._networks(rules).value is None else self.level.budget

    def _searchers(self, rules: Rules) -> list[Searcher]:
        """Return one searcher for each thread, with what is known of the rules."""
        sources, networks = knowledge_sources(rules), self._networks(rules)
        key = sources, networks.name
        if key not in self._searchers_of:
            self._searchers_of[key] = [self._searcher(sources, networks) for _ in range(self.threads)]
        return self._searchers_of[key]

    def _searcher(self, sources: KnowledgeSources, networks: Networks) -> Searcher:
        level = self.level
        knowledge = knowledge_for(sources, level.care) if level.outlook else no_outlook()
        valuer = Valuer(Judge(Evaluator(knowledge)), networks.value, level.width, networks.deep)
        if networks.value is None or level.budget is None or level.budget.care == 0:
            return Searcher(valuer)
        return Searcher(valuer, Valuer(Judge(Evaluator(knowledge)), networks.value, level.budget.care))


class RandomPlayer:
    """Chooses any legal action with equal odds."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self.seed = seed

    def choose(self, question: Question) -> Answer:
        """Return a random legal action."""
        dice = random.Random(f"{self.seed}/{question.ply}/{question.seat}")
        return ChosenAnswer(question, dice.choice(legal_choices(question.state)))
