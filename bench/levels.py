"""Measures what each level costs: milliseconds a decision, decisions a second, the share of time spent evaluating.

python bench/levels.py [--preset P] [--games N] [--write]
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import fmean
from typing import NamedTuple

from report import DOCS, Section, machine, markdown

from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import HAND_LEVELS, LEVELS, Level, LevelPlayer
from carcassonne.engine.game import Game
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules

PAGE = DOCS / "performance.md"
SECTION = Section("levels")
LOOKS = 2000


class Cost(NamedTuple):
    """What a level cost over some games."""

    level: Level
    decisions: int
    seconds: float
    evaluations: int
    ns_per_evaluation: float

    def cells(self) -> list[str]:
        """The row as text."""
        share = self.evaluations * self.ns_per_evaluation / 1e9 / self.seconds
        return [
            f"{self.level.number} {self.level.name}",
            f"{1000 * self.seconds / self.decisions:.2f}",
            f"{self.decisions / self.seconds:,.0f}",
            f"{self.evaluations / self.decisions:,.0f}",
            f"{self.ns_per_evaluation:,.0f}",
            f"{share:.0%}",
        ]


HEADINGS = [
    "level",
    "ms a decision",
    "decisions a second",
    "evaluations a decision",
    "ns an evaluation",
    "share of time",
]


def cost_of(level: Level, preset: str, games: int) -> Cost:
    """Let a level play against itself on one thread, the clock running only while it thinks."""
    decisions, seconds, evaluations, nanoseconds = 0, 0.0, 0, list[float]()
    for seed in range(games):
        player, looked = LevelPlayer(level, seed, threads=1), len(nanoseconds)
        game = Game(Rules.of(preset, 2), seed=seed)
        while not game.over:
            question = Question.of(game)
            began = time.thread_time()
            answer = player.choose(question)
            seconds += time.thread_time() - began
            decisions += 1
            if game.ply % 20 == 10:
                nanoseconds.append(player.evaluation_ns(question, LOOKS))
            game.play(answer.action)
        evaluations += player.evaluations() - LOOKS * (len(nanoseconds) - looked)  # without those made for the clock
    return Cost(level, decisions, seconds, evaluations, fmean(nanoseconds))


def main() -> int:
    """Measure every level, print the table, perhaps write it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", default="modern")
    parser.add_argument("--games", type=int, default=2, help="games a level; 2 by default")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    args = parser.parse_args()
    if not COMPILED:
        print("the core runs uncompiled here; install the package with a C compiler first", file=sys.stderr)
        return 2
    rows = []
    for level in (*LEVELS, *HAND_LEVELS):
        rows.append(cost_of(level, args.preset, args.games).cells())
        print("  ".join(f"{cell:>12}" for cell in rows[-1]), flush=True)
    if args.write:
        note = f"`{args.preset}`, two players, one thread (levels 7 and 8 use all cores given to them) on {machine()}:"
        command = "`python bench/levels.py --write`."
        SECTION.write(PAGE, f"{markdown([HEADINGS, *rows])}\n\n{note} {command}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
