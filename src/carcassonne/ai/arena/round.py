"""A round: one deck played from every seat. It is the task that processes and clusters work on."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from carcassonne.ai.arena.single_game import GameResult, play_game
from carcassonne.ai.player import close_player
from carcassonne.ai.players.roster import player_named
from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Round:
    """The same deck for several seatings of the same players, named as the roster names them."""

    key: str
    number: int
    rules: Rules
    seatings: tuple[tuple[str, ...], ...]
    seed: int
    seconds: float | None = None

    @property
    def deck_seed(self) -> int:
        """The seed of the deck; each round has its own."""
        return self.seed + self.number

    def player_seed(self, seat: int) -> int:
        """Return the seed of the player in a seat, whoever it is: against itself a player plays every seating alike."""
        return random.Random(f"{self.seed}/{self.number}/{seat}").getrandbits(48)


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round with its results, one for each seating."""

    key: str
    results: tuple[GameResult, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the round as the journal keeps it."""
        return {"round": self.key, "games": [_result_to_json(result) for result in self.results]}

    @classmethod
    def from_json(cls, data: Any) -> PlayedRound:
        """Return a round that the journal kept; raises KeyError, TypeError or ValueError if it is something else."""
        results = tuple(
            GameResult(
                tuple(int(score) for score in game["scores"]),
                {int(seat): str(reason) for seat, reason in game.get("forfeits", {}).items()},
            )
            for game in data["games"]
        )
        return cls(str(data["round"]), results)


def _result_to_json(result: GameResult) -> dict[str, Any]:
    forfeits = {str(seat): reason for seat, reason in result.forfeits.items()}
    return {"scores": list(result.scores)} | ({"forfeits": forfeits} if forfeits else {})


def play_round(task: Round) -> PlayedRound:
    """Play every seating; the results depend on nothing but the task."""
    return PlayedRound(task.key, tuple(_play_seating(task, seating) for seating in task.seatings))


def _play_seating(task: Round, seating: tuple[str, ...]) -> GameResult:
    players = [player_named(text, task.player_seed(seat), threads=1) for seat, text in enumerate(seating)]
    try:
        return play_game(task.rules, task.deck_seed, players, task.seconds)
    finally:
        for player in players:
            close_player(player)
