"""A round: one deck played from every seat. It is the task that processes and clusters work on."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from carcassonne.ai.arena.single_game import GameResult, play_through
from carcassonne.ai.player import Player, close_player
from carcassonne.ai.players.program import ProgramPlayer
from carcassonne.ai.players.program_log import ProgramLog
from carcassonne.ai.players.roster import label_of, player_named
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import print_record, record_of


@dataclass(frozen=True, slots=True)
class Round:
    """The same deck for several seatings of the same players, named as the roster names them."""

    key: str
    number: int
    rules: Rules
    seatings: tuple[tuple[str, ...], ...]
    seed: int
    seconds: float | None = None
    recorded: bool = False
    """Whether the records of its games are wanted."""
    log: str = ""
    """The file to which the programs' standard error goes; "" for none."""
    protocol: bool = False
    """Whether the log has every line of the protocol, too."""

    @property
    def deck_seed(self) -> int:
        """The seed of the deck; each round has its own."""
        return self.seed + self.number

    def player_seed(self, seat: int) -> int:
        """Return the seed of the player in a seat, whoever it is: against itself a player plays every seating alike."""
        return random.Random(f"{self.seed}/{self.number}/{seat}").getrandbits(48)

    def game_name(self, game: int) -> str:
        """Return what files call a game of it: the deck, who plays where not everybody does, the seating; from 1."""
        lineup = self.key.partition("/")[2]
        who = "-" + "v".join(str(int(one) + 1) for one in lineup.split(",")) if lineup else ""
        return f"{self.number + 1:04}{who}-{game + 1}"


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round with its results, one for each seating."""

    key: str
    results: tuple[GameResult, ...]
    records: tuple[str, ...] = field(default=(), compare=False)
    """The records of its games, if they were wanted; the journal does not keep them."""

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
    games = [_play_seating(task, number) for number in range(len(task.seatings))]
    records = tuple(record for _, record in games) if task.recorded else ()
    return PlayedRound(task.key, tuple(result for result, _ in games), records)


def _play_seating(task: Round, number: int) -> tuple[GameResult, str]:
    """Return how a game ended, and its record if that is wanted."""
    seating = task.seatings[number]
    players = [player_named(text, task.player_seed(seat), threads=1) for seat, text in enumerate(seating)]
    _log_programs(task, number, players)
    game = Game(task.rules, seed=task.deck_seed)
    try:
        result = play_through(game, players, task.seconds)
    finally:
        for player in players:
            close_player(player)
    return result, _record(game, seating, result) if task.recorded else ""


def _log_programs(task: Round, number: int, players: list[Player]) -> None:
    for seat, player in enumerate(players):
        if task.log and isinstance(player, ProgramPlayer):
            who = f"{task.game_name(number)} seat {seat + 1} {task.seatings[number][seat]}"
            player.log = ProgramLog(Path(task.log), who, task.protocol)


def _record(game: Game, seating: tuple[str, ...], result: GameResult) -> str:
    """Return the record of a game; one that somebody forfeited says who, and why."""
    tags = tuple((f"Forfeit{seat}", reason) for seat, reason in result.forfeits.items())
    return print_record(replace(record_of(game, tuple(map(label_of, seating))), tags=tags))
