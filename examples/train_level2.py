"""Learns to play from self-play alone, on one core in minutes, until it beats level 2 (greedy by points).

python examples/train_level2.py [--preset modern] [--rounds 8] [--games 120] [--matches 100] [--seed 1] [--save FILE]

The learner looks at the table after each of its options (placement and follower together) through the 41 numbers of
`carcassonne.env.summary`, and values it by a linear function of them, in which each number also counts by the share of
tiles still undrawn. It starts knowing nothing. Every round it plays games against itself, mostly taking the option of
highest value, and fits the values of the tables it left to the margin each game ended with (ridge regression, older
rounds forgotten by and by). No rule, no point value and no strategy is written here.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from carcassonne.ai.player import Player, Question
from carcassonne.ai.players.levels import LevelPlayer, RandomPlayer
from carcassonne.engine.codec import choice_of
from carcassonne.engine.positions import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.env.episode import Episode, margins
from carcassonne.env.summary import SUMMARY, Lookahead

Vector = npt.NDArray[np.float64]
FEATURES = 2 * SUMMARY
MOST_OPTIONS = 6000
EXPLORING = 0.05
FORGETTING = 0.6


def features_of(rows: npt.NDArray[np.float32]) -> Vector:
    """The learner's features: a constant, the summary, and the summary by the share of tiles undrawn."""
    undrawn = rows[:, -1:].astype(np.float64)
    numbers = rows[:, :-1]
    return np.hstack([np.ones_like(undrawn), undrawn, numbers, numbers * undrawn])


class Learner:
    """Values tables by weights and takes the best option."""

    def __init__(self, rules: Rules, dice: np.random.Generator) -> None:
        self.weights = np.zeros(FEATURES)
        self.dice = dice
        self._deck = len(full_deck(rules))
        self._look = Lookahead()
        self._rows = np.zeros((MOST_OPTIONS, SUMMARY), np.float32)
        self._codes = np.zeros((MOST_OPTIONS, 2), np.int32)

    def options(self, state: State) -> tuple[Vector, npt.NDArray[np.int32]]:
        """Every option's features and codes."""
        count = self._look.options(state, self._deck, self._rows, self._codes)
        return features_of(self._rows[:count]), self._codes[:count]

    def choose(self, state: State, exploring: float = 0.0) -> tuple[int, int, Vector]:
        """A code, the follower's code that goes with it (-1: none), and the features of the table they leave."""
        features, codes = self.options(state)
        values = features @ self.weights
        if exploring and self.dice.random() < exploring:
            best = int(self.dice.integers(len(values)))
        else:
            best = int(self.dice.choice(np.flatnonzero(values >= values.max() - 1e-9)))
        return int(codes[best, 0]), int(codes[best, 1]), features[best]


class Memory:
    """The sums a ridge regression needs, in which older rounds fade."""

    def __init__(self) -> None:
        self._squares = np.zeros((FEATURES, FEATURES))
        self._products = np.zeros(FEATURES)

    def fade(self) -> None:
        """Let what came before count less."""
        self._squares *= FORGETTING
        self._products *= FORGETTING

    def add(self, features: Vector, target: Vector) -> None:
        """Remember tables and what came of them."""
        self._squares += features.T @ features
        self._products += features.T @ target

    def fit(self) -> Vector:
        """The weights that foretell the targets best."""
        return np.asarray(np.linalg.solve(self._squares + 30.0 * np.eye(FEATURES), self._products), np.float64)


def play_itself(learner: Learner, rules: Rules, seed: int, memory: Memory) -> tuple[int, ...]:
    """One game of the learner against itself, remembered with its final margins; gives the scores."""
    episode = Episode(rules, seed)
    left: list[list[Vector]] = [[] for _ in range(rules.players)]
    while not episode.over:
        code, then, features = learner.choose(episode.state, EXPLORING)
        left[episode.seat].append(features)
        episode.play(code)
        if then >= 0:
            episode.play(then)
    for tables, margin in zip(left, margins(episode.scores), strict=True):
        if tables:
            memory.add(np.array(tables), np.full(len(tables), float(margin)))
    return episode.scores


def play_rival(learner: Learner, rules: Rules, seed: int, seat: int, rival: Player) -> int:
    """One game of the learner against a bot; gives the learner's margin."""
    episode = Episode(rules, seed)
    while not episode.over:
        if episode.seat == seat:
            code, then, _ = learner.choose(episode.state)
            episode.play(code)
            if then >= 0:
                episode.play(then)
        else:
            answer = rival.choose(Question(episode.state.copy(), rules))
            choice = choice_of(episode.state, answer.action)
            assert choice is not None
            episode.play_choice(choice)
    return margins(episode.scores)[seat]


def match(learner: Learner, rules: Rules, rival: Player, pairs: int, seed: int) -> str:
    """Games against a bot, each deal from both sides: win rate (draws half) with its 95 % interval, and margin."""
    games = np.array(
        [[play_rival(learner, rules, seed + i, seat, rival) for seat in range(2)] for i in range(pairs)], float
    )
    won = ((np.sign(games) + 1) / 2).mean(axis=1)
    spread = 1.96 * won.std(ddof=1) / np.sqrt(pairs) if pairs > 1 else 0.5
    return f"{100 * won.mean():.1f} % ± {100 * spread:.1f} of {2 * pairs} games, margin {games.mean():+.1f}"


def main() -> None:
    """Train, telling how it goes, and play the matches at the end."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--preset", default="modern")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=120, help="games of self-play a round")
    parser.add_argument("--matches", type=int, default=100, help="pairs of games against each bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the weights here (NumPy)")
    given = parser.parse_args()
    rules = Rules.of(given.preset, 2)
    learner, memory = Learner(rules, np.random.default_rng(given.seed)), Memory()
    began = time.perf_counter()
    for number in range(given.rounds):
        memory.fade()
        first = (given.seed * 1000 + number) * given.games
        scores = np.array([play_itself(learner, rules, first + i, memory) for i in range(given.games)])
        learner.weights = memory.fit()
        seconds = time.perf_counter() - began
        print(f"round {number + 1}: {given.games} games, mean score {scores.mean():.1f}, {seconds:.0f} s", flush=True)
    for rival in (RandomPlayer(given.seed), LevelPlayer(2, given.seed)):
        print(f"against {rival.name}: {match(learner, rules, rival, given.matches, 10**6)}", flush=True)
    if given.save:
        np.save(given.save, learner.weights)


if __name__ == "__main__":
    main()
