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

from carcassonne.ai.arena.match import play_rounds
from carcassonne.ai.arena.round import PlayedRound, Round
from carcassonne.ai.arena.single_game import GameResult
from carcassonne.ai.arena.statistics import Interval, Results, added, rating_intervals
from carcassonne.ai.players.roster import UnknownPlayer, label_of
from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Tournament:
    """Every table of so many players as the rules have seats, each on the same decks, each deck from every seat."""

    entrants: tuple[str, ...]
    rules: Rules
    games: int = 20
    """At each table."""
    seed: int = 1
    seconds: float | None = None

    def __post_init__(self) -> None:
        if len(set(self.entrants)) != len(self.entrants):
            raise UnknownPlayer("everybody enters a tournament once")
        if len(self.entrants) < max(2, self.rules.players):
            raise UnknownPlayer(f"{self.rules.players} players a game need as many entrants, not {len(self.entrants)}")

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """Who meets whom, by number."""
        return list(combinations(range(len(self.entrants)), self.rules.players))

    @property
    def decks(self) -> int:
        """Decks at each table."""
        return math.ceil(self.games / self.rules.players)

    def about(self) -> dict[str, Any]:
        """What makes it this tournament and no other. A longer one goes on from a shorter one."""
        return {
            "tournament": list(self.entrants),
            "preset": self.rules.preset,
            "options": self.rules.options,
            "players": self.rules.players,
            "seed": self.seed,
            "seconds": self.seconds,
        }

    def tasks(self) -> Iterator[Round]:
        """Every round: the decks one after another, at every table."""
        for number in range(self.decks):
            for table in self.tables:
                seatings = tuple(tuple(self.entrants[one] for one in seats) for seats in _turned(table))
                key = f"{number}/{','.join(map(str, table))}"
                yield Round(key, number, self.rules, seatings, self.seed, self.seconds)


def _turned(table: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every seating in which all have moved on by as many seats: each sits in each seat once."""
    return [table[-turn:] + table[:-turn] if turn else table for turn in range(len(table))]


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
    tournament: Tournament, jobs: int = 1, journal: Path | None = None, ray: bool = False
) -> list[CrossTableRow]:
    """Play what the journal does not hold yet; gives the standings, the best first."""
    tasks = list(tournament.tasks())
    played = play_rounds(tasks, tournament.about(), jobs, journal, ray, "tournament")
    return cross_table(tournament, played)


def cross_table(tournament: Tournament, played: list[PlayedRound]) -> list[CrossTableRow]:
    """The cross table; `played` is in the order of the tournament's tasks."""
    size, width = len(tournament.entrants), len(tournament.tables)
    tables = tournament.tables * tournament.decks
    results = [_results(size, table, one) for table, one in zip(tables, played, strict=True)]
    by_deck = [added(results[start : start + width]) for start in range(0, len(results), width)]
    elos, total = rating_intervals(by_deck, tournament.seed), added(by_deck)
    order = sorted(range(size), key=lambda one: (-elos[one].value, one))
    seen = _seen(tables, played, size)
    return [
        CrossTableRow(
            tournament.entrants[one],
            elos[one],
            fmean(outcome.win(seat) for outcome, seat in seen[one]),
            fmean(outcome.scores[seat] for outcome, seat in seen[one]),
            tuple(_share(total, one, other) for other in order),
            len(seen[one]),
            dict(sorted(Counter(o.forfeits[seat] for o, seat in seen[one] if seat in o.forfeits).items())),
        )
        for one in order
    ]


def _results(size: int, table: tuple[int, ...], played: PlayedRound) -> Results:
    """Who beat whom in a round: each pair at the table is a result of its own."""
    points = [[0.0] * size for _ in range(size)]
    for seats, outcome in zip(_turned(table), played.outcomes, strict=True):
        for seat, one in enumerate(seats):
            for rival, other in enumerate(seats):
                if seat != rival:
                    points[one][other] += outcome.beats(seat, rival)
    return points


def _seen(tables: list[tuple[int, ...]], played: list[PlayedRound], size: int) -> list[list[tuple[GameResult, int]]]:
    """Each entrant's games, with the seat it had."""
    seen: list[list[tuple[GameResult, int]]] = [[] for _ in range(size)]
    for table, one in zip(tables, played, strict=True):
        for seats, outcome in zip(_turned(table), one.outcomes, strict=True):
            for seat, entrant in enumerate(seats):
                seen[entrant].append((outcome, seat))
    return seen


def _share(total: Results, one: int, other: int) -> float | None:
    games = total[one][other] + total[other][one]
    return None if one == other or not games else total[one][other] / games
