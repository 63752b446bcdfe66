"""A match as a value, and what becomes of it. Pure: times are given, games are told, nothing is looked up.

Two sides, 0 and 1, agree on a time. The table opens some minutes before; games follow one another until somebody has
the majority. Who does not come has lost, and where neither comes nobody has won.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from typing_extensions import TypedDict

from carcassonne.server.games.model import Aids, BankClock, Clock, TieRule
from carcassonne.server.problems import Problem

MatchState: TypeAlias = Literal["proposed", "agreed", "open", "over"]
"""A time is wanted; there is one; the table is there; it is over, however it went."""
MatchEnd: TypeAlias = Literal["played", "absent", "void", "set", "declined", "lapsed"]
"""Played out; one did not come; neither did; set by an organiser; not wanted; nobody agreed on a time."""
BEST_OF = (1, 3, 5)
MOST_TIMES = 3
QUARTER = 900
"""Seconds: times are agreed on by the quarter of an hour."""
OPENS_BEFORE = 600.0
"""Seconds before its time at which the table opens."""
LATEST = 60 * 86400
"""Seconds ahead at which a time may lie."""
LAPSES = 14 * 86400
"""Seconds after which a match lapses for which nobody has agreed on a time."""
USUAL_CLOCK: BankClock = {"kind": "bank", "seconds": 900, "increment": 0}
"""A quarter of an hour for each: the custom."""
MATCH_AIDS: Aids = {"features": True, "fields": True, "remaining": False, "holes": False, "hints": False}
"""Organisers forbid whatever counts tiles."""


class Proposal(TypedDict):
    """The times that a side proposes, in seconds of the epoch."""

    by: int
    times: list[int]


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What is played, and how long people are waited for."""

    best_of: int = 3
    preset: str = "modern"
    clock: Clock = field(default_factory=lambda: USUAL_CLOCK)
    tie: TieRule = "share"
    rated: bool = True
    aids: Aids = field(default_factory=lambda: MATCH_AIDS)
    pause: float = 60.0
    """Seconds between two games."""
    patience: float = 900.0
    """Seconds after its time in which both must have come."""
    late: int = 0
    """So many tiles late watchers see its games."""
    decisive: bool = False
    """Whether it goes on until somebody leads, as in a knockout."""

    @property
    def minutes(self) -> int:
        """For how long both are taken."""
        return {1: 45, 3: 90, 5: 150}[self.best_of]

    @property
    def majority(self) -> float:
        """The wins of whoever needs no further game."""
        return float(self.best_of // 2 + 1)


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game of a match: which side began; the points by side and the side that won, once it is over.

    A game that is `void` counts for nothing, and is played again.
    """

    id: str
    first: int
    points: tuple[int, int] | None = None
    winner: int | None = None
    void: bool = False

    @property
    def counts(self) -> bool:
        """Whether it is over and counts."""
        return self.points is not None and not self.void


@dataclass(frozen=True, slots=True)
class Match:
    """A match of two people, given by their ids."""

    id: str
    created: str
    setup: MatchSetup
    people: tuple[str, str]
    seed: int = field(repr=False)
    """Whose hash was promised when the match was made: it says who begins."""
    secret: str = field(repr=False)
    """Of which the seats' tokens are made."""
    state: MatchState = "proposed"
    proposal: Proposal | None = None
    time: float | None = None
    """When it begins, in seconds of the epoch."""
    first: int | None = None
    """The side that begins the first game, where that is not drawn."""
    here: tuple[int, ...] = ()
    """The sides that have come."""
    games: tuple[MatchGame, ...] = ()
    next_game: float | None = None
    """When the next game begins."""
    end: MatchEnd | None = None
    won: tuple[float, float] | None = None
    """The wins of a match that was not played, or not played out."""
    event: str | None = None
    slot: str | None = None
    """The event it is a match of, and its pair there."""
    board: int = 0
    until: float | None = None
    """When the round is over in which it is played."""
    due: float | None = None
    version: int = 0

    @property
    def wins(self) -> tuple[float, float]:
        """What both sides have won; a tied game is a half for each."""
        if self.won is not None:
            return self.won
        found = [0.0, 0.0]
        for game in self.games:
            if game.counts:
                for side in (0, 1):
                    found[side] += 0.5 if game.winner is None else float(game.winner == side)
        return found[0], found[1]

    @property
    def counted(self) -> list[MatchGame]:
        """The games that are over and count."""
        return [game for game in self.games if game.counts]

    @property
    def running(self) -> MatchGame | None:
        """The game that is being played."""
        return self.games[-1] if self.games and self.games[-1].points is None and not self.games[-1].void else None

    @property
    def starter(self) -> int:
        """The side that begins the next game: they alternate, whoever begins the first."""
        first = first_starter(self.seed) if self.first is None else self.first
        return (first + len(self.counted)) % 2

    def side_of(self, person: str) -> int:
        """Return the side of a person; raises Problem where it is somebody else's match."""
        if person not in self.people:
            raise Problem("not_allowed", "this is a match of two other people")
        return self.people.index(person)


def first_starter(seed: int) -> int:
    """Return the side that begins, drawn by the seed that was committed to.

    >>> first_starter(6), first_starter(7)
    (0, 1)
    """
    return hashlib.sha256(f"carcassonne match first {seed}".encode("ascii")).digest()[0] % 2


def commitment_to_start(seed: int) -> str:
    """Return the commitment to a match's seed; it reveals nothing of it."""
    return hashlib.sha256(f"carcassonne match {seed}".encode("ascii")).hexdigest()


# --- a time ----------------------------------------------------------------------------------------------------------
def checked_times(times: Sequence[int], now: float) -> list[int]:
    """Return times that can be agreed on, the earliest first; raises Problem that says what is wrong with them."""
    found = sorted({*times})
    if not 1 <= len(found) <= MOST_TIMES:
        raise Problem("bad_request", f"one to {MOST_TIMES} different times can be proposed", field="times")
    for time in found:
        if time % QUARTER:
            raise Problem("bad_request", "times are full quarters of an hour", field="times")
        if not now < time <= now + LATEST:
            raise Problem("bad_request", "a time lies ahead, within the next 60 days", field="times")
    return found


def proposed(match: Match, side: int, times: Sequence[int], now: float) -> Match:
    """Return the match with times that a side proposes, in place of whatever was proposed before.

    A time that was agreed on holds until another is.
    """
    _check_open_to_times(match)
    found = checked_times(times, now)
    if match.until is not None and found[-1] > match.until:
        raise Problem("bad_request", "the round is over by then", field="times")
    return replace(match, proposal={"by": side, "times": found})


def agreed(match: Match, side: int, time: int, now: float) -> Match:
    """Return the match at a time that the other side has proposed; the same again changes nothing."""
    if match.time == time and match.state != "proposed":
        return match
    _check_open_to_times(match)
    offered = match.proposal
    if offered is None or offered["by"] == side or time not in offered["times"]:
        raise Problem("no_offer", "the other has not proposed this time")
    if time <= now:
        raise Problem("no_offer", "this time has passed: propose another")
    return timed(match, float(time))


def timed(match: Match, time: float) -> Match:
    """Return the match with its time."""
    return replace(match, state="agreed", time=time, proposal=None, due=time - OPENS_BEFORE)


def declined(match: Match, side: int) -> Match:
    """Return the match that somebody does not want, or has called off. Matches of an event are not declined."""
    if match.state == "over" and match.end == "declined":
        return match
    _check_open_to_times(match)
    if match.event is not None:
        raise Problem("not_allowed", "a match of an event is played: propose another time")
    return ended(match, "declined")


def _check_open_to_times(match: Match) -> None:
    if match.state not in ("proposed", "agreed"):
        raise Problem("game_over" if match.state == "over" else "not_waiting", "the match has begun, or is over")


# --- playing ---------------------------------------------------------------------------------------------------------
def opened(match: Match) -> Match:
    """Return the match with its table open; who has not come by the end of the patience is absent."""
    assert match.time is not None
    return replace(match, state="open", next_game=match.time - OPENS_BEFORE)


def arrived(match: Match, side: int) -> Match:
    """Return the match once a side has come to its table."""
    if match.state == "over":
        raise Problem("game_over", "the match is over")
    if match.state != "open":
        raise Problem("waiting", "the table opens ten minutes before the match")
    return match if side in match.here else replace(match, here=tuple(sorted({*match.here, side})))


def begun(match: Match, game_id: str) -> Match:
    """Return the match with its next game."""
    return replace(match, games=(*match.games, MatchGame(game_id, match.starter)), next_game=None)


def game_told(match: Match, points: tuple[int, int], winner: int | None, void: bool, now: float) -> Match:
    """Return the match after its running game, with points and winner by side: over, or with the next game to come."""
    assert match.running is not None
    game = replace(match.running, points=points, winner=winner, void=void)
    match = replace(match, games=(*match.games[:-1], game))
    return ended(match, "played") if is_decided(match) else replace(match, next_game=now + match.setup.pause)


def is_decided(match: Match) -> bool:
    """Return whether no further game is played: somebody has the majority, or all have been played."""
    wins, played = match.wins, len(match.counted)
    if max(wins) > match.setup.best_of / 2:
        return True
    return played >= match.setup.best_of and not (match.setup.decisive and wins[0] == wins[1])


def substituted(match: Match, side: int, person: str, now: float) -> Match:
    """Return the match with another person on a side; a game that is not over is begun anew. What counts stays."""
    people = (person, match.people[1]) if side == 0 else (match.people[0], person)
    match = replace(match, people=people, here=tuple(other for other in match.here if other != side))
    if match.running is None:
        return match
    called_off = replace(match.running, points=(0, 0), void=True)
    return replace(match, games=(*match.games[:-1], called_off), next_game=now)


def missed(match: Match) -> Match:
    """Return the match after the patience: it is over unless both have come."""
    if len(match.here) == 2:
        return match
    if not match.here:
        return ended(match, "void", (0.0, 0.0))
    most = match.setup.majority
    return ended(match, "absent", (most, 0.0) if match.here == (0,) else (0.0, most))


def ended(match: Match, how: MatchEnd, won: tuple[float, float] | None = None) -> Match:
    """Return the match once it is over."""
    return replace(match, state="over", end=how, won=won, proposal=None, next_game=None, due=None)


# --- JSON ------------------------------------------------------------------------------------------------------------
def game_to_json(game: MatchGame) -> dict[str, Any]:
    """Return a game as it is stored."""
    points = None if game.points is None else list(game.points)
    return {"id": game.id, "first": game.first, "points": points, "winner": game.winner, "void": game.void}


def game_of(found: dict[str, Any]) -> MatchGame:
    """Return the game of its JSON."""
    points = found["points"]
    two = None if points is None else (points[0], points[1])
    return MatchGame(found["id"], found["first"], two, found["winner"], found["void"])
