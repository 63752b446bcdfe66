"""The random bot: every choice by dice, with the odds of the benchmark's games."""

from __future__ import annotations

from carcassonne.actions import Action
from carcassonne.codec import action_of
from carcassonne.core.playout import Dice, random_decision
from carcassonne.game import Game

WORD = 0xFFFFFFFF


class RandomBot:
    """Plays anything that is legal; the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed & WORD)

    def choose(self, game: Game) -> Action:
        """A legal action."""
        state = game.state
        return action_of(state, random_decision(state, self._dice))


def random_game(game: Game, seed: int, plies: int | None = None) -> Game:
    """The game after so many random decisions, or at its end."""
    bot = RandomBot(seed)
    while not game.over and (plies is None or game.ply < plies):
        game.play(bot.choose(game))
    return game
