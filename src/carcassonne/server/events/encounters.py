"""Encounters: who met whom in an event, and how it went, as values that everything else is computed from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

How: TypeAlias = Literal["played", "absent", "void", "set", "bye"]
"""Played out; one side did not come; neither did; set by the organiser; nobody to play against."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of an encounter: which side began, each side's points, which side won (None: shared).

    In a match of teams it is a board.
    """

    id: str
    first: int
    points: tuple[int, int]
    winner: int | None

    def to_json(self) -> dict[str, Any]:
        """The game as JSON."""
        return {"id": self.id, "first": self.first, "points": list(self.points), "winner": self.winner}


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two entrants, by their numbers, and what came of it. Without `b` somebody had a bye."""

    a: int
    b: int | None
    wins: tuple[float, float]
    how: How = "played"
    games: tuple[PlayedGame, ...] = ()
    id: str = ""

    @property
    def sides(self) -> tuple[int, ...]:
        """The entrants."""
        return (self.a,) if self.b is None else (self.a, self.b)

    @property
    def winner(self) -> int | None:
        """The entrant who won; None: shared, or void."""
        if self.wins[0] == self.wins[1]:
            return None
        return self.a if self.wins[0] > self.wins[1] else self.b

    @property
    def decided(self) -> tuple[float, float]:
        """What each side gets for the match: 1 for a win, ½ for an equal one, nothing where neither came."""
        if self.how == "void":
            return 0.0, 0.0
        if self.b is None:
            return 1.0, 0.0
        return (0.5, 0.5) if self.winner is None else (1.0, 0.0) if self.winner == self.a else (0.0, 1.0)

    def side_of(self, entrant: int) -> int:
        """0 for the first entrant, 1 for the second."""
        return 0 if entrant == self.a else 1

    def other_than(self, entrant: int) -> int | None:
        """Whom an entrant met; None in a bye."""
        return self.b if entrant == self.a else self.a

    def to_json(self) -> dict[str, Any]:
        """The encounter as JSON."""
        games = [game.to_json() for game in self.games]
        return {"id": self.id, "a": self.a, "b": self.b, "wins": list(self.wins), "how": self.how, "games": games}


def encounter_of(found: Mapping[str, Any]) -> Encounter:
    """Return the encounter of its JSON."""
    games = tuple(
        PlayedGame(g["id"], g["first"], (g["points"][0], g["points"][1]), g["winner"]) for g in found["games"]
    )
    wins = (float(found["wins"][0]), float(found["wins"][1]))
    return Encounter(found["a"], found["b"], wins, found["how"], games, found["id"])


def encounters_of(entrant: int, encounters: Iterable[Encounter]) -> list[Encounter]:
    """Return those in which an entrant was."""
    return [each for each in encounters if entrant in each.sides]


def won_by(games: Sequence[PlayedGame]) -> tuple[float, float]:
    """Return what two sides won of some games; an equal game is a half for each.

    >>> won_by([PlayedGame("", 0, (80, 70), 0), PlayedGame("", 1, (75, 75), None)])
    (1.5, 0.5)
    """
    won = [
        sum(1.0 if game.winner == side else 0.5 if game.winner is None else 0.0 for game in games) for side in (0, 1)
    ]
    return won[0], won[1]
