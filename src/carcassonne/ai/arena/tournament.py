"""A tournament: everybody against everybody on the same decks, and the ratings that follow."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any

from carcassonne.ai.arena.keeping import Keeping
from carcassonne.ai.arena.match import play_rounds
from carcassonne.ai.arena.round import PlayedRound, Round
from carcassonne.ai.arena.single_game import GameResult
from carcassonne.ai.arena.statistics import Interval, Results, added, rating_intervals
from carcassonne.ai.players.roster import UnknownPlayer, label_of
from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Tournament:
    """Every line-up of as many entrants as the rules have seats, each on the same decks, each deck from every seat."""

    entrants: tuple[str, ...]
    rules: Rules
    games: int = 20
    """Games of each line-up, rounded up to whole decks."""
    seed: int = 1
    seconds: float | None = None

    def __post_init__(self) -> None:
        if len(set(self.entrants)) != len(self.entrants):
            raise UnknownPlayer("everybody enters a tournament once")
        if len(self.entrants) < max(2, self.rules.players):
            raise UnknownPlayer(f"{self.rules.players} players a game need as many entrants, not {len(self.entrants)}")

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """Who meets whom, by number."""
        return list(combinations(range(len(self.entrants)), self.rules.players))

    @property
    def decks(self) -> int:
        """Decks of each line-up."""
        return math.ceil(self.games / self.rules.players)

    def about(self) -> dict[str, Any]:
        """Return what identifies the tournament; a longer one continues a shorter one."""
        return {
            "tournament": list(self.entrants),
            "preset": self.rules.preset,
            "options": self.rules.options,
            "players": self.rules.players,
            "seed": self.seed,
            "seconds": self.seconds,
        }

    def tasks(self) -> Iterator[Round]:
        """Yield every round: one deck after another, each with every line-up."""
        for number in range(self.decks):
            for lineup in self.lineups:
                seatings = tuple(tuple(self.entrants[one] for one in seats) for seats in _rotated(lineup))
                key = f"{number}/{','.join(map(str, lineup))}"
                yield Round(key, number, self.rules, seatings, self.seed, self.seconds)


def _rotated(lineup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the seatings in which all have moved on by as many seats: each sits in each seat once."""
    return [lineup[-turn:] + lineup[:-turn] if turn else lineup for turn in range(len(lineup))]


@dataclass(frozen=True, slots=True)
class CrossTableRow:
    """One line of the cross table."""

    text: str
    elo: Interval
    wins: float
    """Share of its games won; shared victories count in part."""
    score: float
    against: tuple[float | None, ...]
    """Points per game against each entrant in the order of the table, None against itself."""
    games: int
    forfeits: dict[str, int]

    @property
    def label(self) -> str:
        """What the table calls it."""
        return label_of(self.text)


def play_tournament(
    tournament: Tournament,
    jobs: int = 1,
    journal: Path | None = None,
    ray: str = "",
    keeping: Keeping | None = None,
) -> list[CrossTableRow]:
    """Play the rounds that the journal does not hold; return the cross table, the best player first."""
    tasks = list(tournament.tasks())
    played = play_rounds(tasks, tournament.about(), jobs, keeping or Keeping(journal), ray, "tournament")
    return cross_table(tournament, played)


def cross_table(tournament: Tournament, played: list[PlayedRound]) -> list[CrossTableRow]:
    """Return the cross table; `played` is in the order of the tournament's tasks."""
    size, width = len(tournament.entrants), len(tournament.lineups)
    lineups = tournament.lineups * tournament.decks
    results = [_results(size, lineup, one) for lineup, one in zip(lineups, played, strict=True)]
    by_deck = [added(results[start : start + width]) for start in range(0, len(results), width)]
    elos, total = rating_intervals(by_deck), added(by_deck)
    order = sorted(range(size), key=lambda one: (-elos[one].value, one))
    games = _games_of(lineups, played, size)
    return [
        CrossTableRow(
            tournament.entrants[one],
            elos[one],
            fmean(game.win(seat) for game, seat in games[one]),
            fmean(game.scores[seat] for game, seat in games[one]),
            tuple(_share(total, one, other) for other in order),
            len(games[one]),
            dict(sorted(Counter(game.forfeits[seat] for game, seat in games[one] if seat in game.forfeits).items())),
        )
        for one in order
    ]


def _results(size: int, lineup: tuple[int, ...], played: PlayedRound) -> Results:
    """Return who beat whom in a round: each pair of the line-up is a result of its own."""
    points = [[0.0] * size for _ in range(size)]
    for seats, game in zip(_rotated(lineup), played.results, strict=True):
        for seat, one in enumerate(seats):
            for rival, other in enumerate(seats):
                if seat != rival:
                    points[one][other] += game.beats(seat, rival)
    return points


def _games_of(
    lineups: list[tuple[int, ...]], played: list[PlayedRound], size: int
) -> list[list[tuple[GameResult, int]]]:
    """Return each entrant's games, with the seat it had."""
    found: list[list[tuple[GameResult, int]]] = [[] for _ in range(size)]
    for lineup, one in zip(lineups, played, strict=True):
        for seats, game in zip(_rotated(lineup), one.results, strict=True):
            for seat, entrant in enumerate(seats):
                found[entrant].append((game, seat))
    return found


def _share(total: Results, one: int, other: int) -> float | None:
    games = total[one][other] + total[other][one]
    return None if one == other or not games else total[one][other] / games
