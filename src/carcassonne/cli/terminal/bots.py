"""Bots at the table: who sits where, and random games with the odds of the benchmark's."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.ai.player import Player
from carcassonne.ai.players.roster import check_player, player_named
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.positions import Dice, random_choice
from carcassonne.engine.rules import Rules
from carcassonne.errors import RulesError

WORD = 0xFFFFFFFF


class RandomBot:
    """Plays anything that is legal; the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed & WORD)

    def choose(self, game: Game) -> Action:
        """A legal action."""
        state = game.state
        return action_of(state, random_choice(state, self._dice))


def random_game(game: Game, seed: int, plies: int | None = None) -> Game:
    """The game after so many random decisions, or at its end."""
    bot = RandomBot(seed)
    while not game.over and (plies is None or game.ply < plies):
        game.play(bot.choose(game))
    return game


def bot_seats(named: Sequence[str], players: int, own: int | None) -> dict[int, str]:
    """Which bot sits where; `own` is the seat of a person, None if nobody plays but bots.

    One name is for every seat that is free, several are for as many seats, the last ones; `0` is for nobody.
    """
    free = [seat for seat in range(players) if seat != own]
    if list(named) == ["0"] and own is not None:
        return {}
    if len(named) > len(free):
        raise RulesError(f"{len(named)} bots have no room: {len(free)} of {players} seats are free")
    if len(named) == 1 or own is None:
        return {seat: named[index % len(named)] for index, seat in enumerate(free)}
    return dict(zip(free[len(free) - len(named) :], named, strict=True))


def seated(bots: dict[int, str], seed: int, rules: Rules) -> dict[int, Player]:
    """The bots, each with its own dice; raises a CarcassonneError for one that cannot play under these rules."""
    for text in sorted(set(bots.values())):
        check_player(text, rules)
    return {seat: player_named(text, seed + 1 + seat) for seat, text in bots.items()}
