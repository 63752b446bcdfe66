"""A class in Python that searches: it plays many random games after every choice and takes the best on average.

carcassonne match examples/bots/searcher.py:Searcher 2 --games 20
"""

from __future__ import annotations

from carcassonne.ai.player import Answer, Question
from carcassonne.engine.positions import (
    State,
    action_of,
    after_choice,
    is_over,
    legal_choices,
    play_random_games,
    standing,
)

GAMES = 24
"""Random games after each choice in the first look; the better half gets twice as many in the next."""


class Searcher:
    """Flat Monte Carlo with halving. The state holds no order of tiles: every random game draws its own."""

    name = "searcher"

    def __init__(self, seed: int = 0, games: int = GAMES) -> None:
        self._seed, self._games = seed, games

    def choose(self, question: Question) -> Answer:
        """Return the choice whose random games end best for the player who is asked."""
        left, games, value = legal_choices(question.state), self._games, 0.0
        while len(left) > 1:
            seed = self._seed + 1000 * question.ply + games  # the same dice for every choice: a fair comparison
            values = {
                choice: margin(after_choice(question.state, choice), question.seat, seed, games) for choice in left
            }
            left = sorted(left, key=lambda choice: -values[choice])[: (len(left) + 1) // 2]
            games, value = 2 * games, values[left[0]]
        return Answer(action_of(question.state, left[0]), {"margin": value})


def margin(state: State, seat: int, seed: int, games: int) -> float:
    """Return how far ahead of the best rival a seat ends on average, everybody playing by dice."""
    scores: list[int]
    if is_over(state):
        scores, games = list(standing(state).scores), 1
    else:
        scores, _ = play_random_games(state, seed, games)
    return (scores[seat] - max(points for other, points in enumerate(scores) if other != seat)) / games
