"""Ratings derived from results: the same results in the same order give the same ratings, bit for bit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from carcassonne.server.ratings.model import PARAMETERS, Parameters, Rating, first_rating, guess_loss, rated
from carcassonne.server.ratings.pools import Pool

KNOWN_GAMES = 10
"""A result tells something of the parameters where everybody has played so many games before."""
BETAS = (0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.4, 3.0)
"""What is tried for beta, in units of the first sigma."""


@dataclass(frozen=True, slots=True)
class ResultOf:
    """A game that counts: its pool, who played, and who came where (1 for the first, equal ones tied)."""

    game: str
    pool: Pool
    people: Sequence[str]
    places: Sequence[int]
    at: float = 0.0
    bots: frozenset[str] = frozenset()
    """Those of them who are bots: where people play along, the people's ratings stay as they are."""

    def moves(self, person: str) -> bool:
        """Return whether the result changes somebody's rating.

        >>> mixed = ResultOf("g", "base-2", ["anna", "robin"], [1, 2], bots=frozenset({"robin"}))
        >>> mixed.moves("anna"), mixed.moves("robin")
        (False, True)
        """
        return not self.bots or person in self.bots


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's rating in a pool, after so many games, the last of them at a time."""

    rating: Rating
    games: int = 0
    last: float = 0.0


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A result with what it changed, and its log-loss."""

    result: ResultOf
    before: Sequence[Rating]
    after: Sequence[Rating]
    loss: float
    fewest: int
    """How many games whoever had played least had played before."""


Table = dict[tuple[str, str], Standing]
"""Everybody's standing, by person and pool."""


def entered(table: Table, person: str, pool: Pool, parameters: Parameters = PARAMETERS) -> Standing:
    """Return somebody's standing in a pool, before the first game there what the others say."""
    if (person, pool) in table:
        return table[person, pool]
    others = {name: standing.rating for (who, name), standing in table.items() if who == person}
    return Standing(first_rating(pool, others, parameters))


def count(table: Table, result: ResultOf, parameters: Parameters = PARAMETERS) -> RatedResult:
    """Count a result in a table that holds at least everybody who played."""
    standings = [entered(table, person, result.pool, parameters) for person in result.people]
    before = [standing.rating for standing in standings]
    told, loss = rated(before, result.places, parameters)
    after = [new if result.moves(who) else old for who, old, new in zip(result.people, before, told, strict=True)]
    for person, standing, rating in zip(result.people, standings, after, strict=True):
        if result.moves(person):
            table[person, result.pool] = Standing(rating, standing.games + 1, max(result.at, standing.last))
    return RatedResult(result, before, after, loss, min(standing.games for standing in standings))


def derive(results: Iterable[ResultOf], parameters: Parameters = PARAMETERS) -> tuple[Table, list[RatedResult]]:
    """Return everybody's standing after all results, and what each of them changed."""
    of_person: dict[str, Table] = {}
    counted: list[RatedResult] = []
    for result in results:
        known: Table = {}
        for person in result.people:
            known |= of_person.get(person, {})
        counted.append(count(known, result, parameters))
        for person in filter(result.moves, result.people):
            kept = of_person.setdefault(person, {})
            kept[person, result.pool] = known[person, result.pool]
    return {key: standing for table in of_person.values() for key, standing in table.items()}, counted


@dataclass(frozen=True, slots=True)
class Fit:
    """What a beta comes to: the log-loss of results among people who are known, and that of guessing."""

    beta: float
    loss: float
    guess: float
    results: int


def fit(results: Sequence[ResultOf], parameters: Parameters = PARAMETERS, known: int = KNOWN_GAMES) -> list[Fit]:
    """Return what each beta comes to, the best first; each result is predicted before it is counted."""
    found: list[Fit] = []
    for share in BETAS:
        tried = replace(parameters, beta=share * parameters.sigma)
        told = [each for each in derive(results, tried)[1] if each.fewest >= known]
        if told:
            loss = sum(each.loss for each in told) / len(told)
            guess = sum(guess_loss(len(each.before)) for each in told) / len(told)
            found.append(Fit(tried.beta, loss, guess, len(told)))
    return sorted(found, key=lambda each: (each.loss, each.beta))
