"""The rows of ratings: what rated games came to, each counted once, and how strong that makes people.

A result is inserted first, and its key refuses the second; results are counted one after another, so that to count
them all again gives the same ratings, bit for bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.outcome import Outcome
from carcassonne.server.games.stores import Conflict
from carcassonne.server.ratings.derived import RatedResult, ResultOf, Standing, Table, count, derive
from carcassonne.server.ratings.faults import DAY, MOST_A_DAY
from carcassonne.server.ratings.model import PARAMETERS, TOP_DAYS, TOP_GAMES, Parameters, Rating, guess_loss
from carcassonne.server.ratings.pools import Pool
from carcassonne.server.storage import schema
from carcassonne.server.storage.lobby_schema import rated_game, rated_seat, rating
from carcassonne.server.storage.people_schema import person
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

LOCK = 0x0CA6CA7E
"""PostgreSQL's advisory lock for counting: one result at a time."""
COUNTED = "counted"


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game that is over: who sat where, and what came of it."""

    game: str
    pool: Pool
    people: Sequence[str]
    outcome: Outcome
    at: float


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in a top list."""

    name: str
    standing: Standing = field(default_factory=lambda: Standing(Rating()))


@dataclass(frozen=True, slots=True)
class Loss:
    """The mean log-loss of results: of the ratings before them, and of who knows nothing."""

    results: int = 0
    ratings: float = 0.0
    coin: float = 0.0


class RatingRows:
    """The ratings in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    # --- counting -----------------------------------------------------------------------------------------------------
    @shielded
    async def count(self, played: RatedGame) -> bool:
        """Count a game; return whether this was the first time."""
        async with self._store.transaction() as connection:
            await one_at_a_time(connection)
            known = select(rated_game.c.game).where(rated_game.c.game == played.game)
            if (await connection.execute(known)).scalar() is not None:
                return False
            number = (await connection.execute(select(func.coalesce(func.max(rated_game.c.number), 0)))).scalar_one()
            row = {"game": played.game, "pool": played.pool, "outcome": played.outcome.kind}
            await connection.execute(insert(rated_game).values(row | {"number": number + 1, "at": played.at}))
            await connection.execute(insert(rated_seat), _seats(played))
            if played.outcome.kind == COUNTED:
                table = await _standings(connection, sorted(set(played.people)))
                result = _result(played, await _bots(connection, played.people))
                await _write_result(connection, count(table, result))
                for who in filter(result.moves, sorted(set(played.people))):
                    await _write_standing(connection, who, played.pool, table[who, played.pool])
        return True

    @shielded
    async def uncounted(self, most: int = 50) -> list[str]:
        """Return rated games that are over and that nobody has counted: their processes died, or were away."""
        game = schema.game.c
        query = (
            select(game.id)
            .outerjoin(rated_game, rated_game.c.game == game.id)
            .where(game.rated.is_(True), game.status == "over", rated_game.c.game.is_(None))
        )
        async with self._store.reading() as connection:
            return list((await connection.execute(query.order_by(game.created).limit(most))).scalars())

    @shielded
    async def running(self, most: int = 1000) -> list[str]:
        """Return the rated games that are being played."""
        game = schema.game.c
        query = select(game.id).where(game.status == "playing", game.rated.is_(True)).order_by(game.created.desc())
        async with self._store.reading() as connection:
            return list((await connection.execute(query.limit(most))).scalars())

    @shielded
    async def results(self) -> list[ResultOf]:
        """Return the results that count, in the order in which they were counted."""
        async with self._store.reading() as connection:
            return await _results(connection)

    @shielded
    async def replay(self, parameters: Parameters = PARAMETERS) -> tuple[int, int]:
        """Derive all ratings again; return how many results there are, and how many ratings were different."""
        async with self._store.transaction() as connection:
            await one_at_a_time(connection)
            table, counted = derive(await _results(connection), parameters)
            found = await _standings(connection, None)
            wrong = sum(found.get(key) != standing for key, standing in table.items()) + len(
                found.keys() - table.keys()
            )
            await connection.execute(delete(rating))
            for (who, pool), standing in sorted(table.items()):
                await _write_standing(connection, who, cast(Pool, pool), standing)
            for each in counted:
                await _write_result(connection, each, parameters)
        return len(counted), wrong

    @shielded
    async def loss_of_week(self, now: float) -> Loss:
        """Return how surprising the results of the last seven days were."""
        players = func.count(rated_seat.c.seat)
        query = (
            select(rated_game.c.loss, players)
            .join(rated_seat, rated_seat.c.game == rated_game.c.game)
            .where(rated_game.c.at > now - 7 * DAY, rated_game.c.loss.is_not(None))
            .group_by(rated_game.c.game, rated_game.c.loss)
        )
        async with self._store.reading() as connection:
            found = [(loss, guess_loss(seats)) for loss, seats in (await connection.execute(query)).all()]
        sums = [sum(each) / len(found) for each in zip(*found, strict=True)] if found else [0.0, 0.0]
        return Loss(len(found), *sums)

    # --- reading ------------------------------------------------------------------------------------------------------
    @shielded
    async def standings(self, people: Collection[str]) -> Table:
        """Return what is known of some people, by person and pool."""
        async with self._store.reading() as connection:
            return await _standings(connection, sorted(people))

    @shielded
    async def top(self, pool: Pool, now: float, most: int = 100) -> list[Ranked]:
        """Return the strongest in a pool, as far as can be told: who has played enough, and lately."""
        enough = (rating.c.pool == pool, rating.c.games >= TOP_GAMES, rating.c.last > now - TOP_DAYS * DAY)
        query = (
            select(rating, person.c.name)
            .join(person, person.c.id == rating.c.person)
            .where(*enough, person.c.name.is_not(None), person.c.kind == "person")
            .order_by((rating.c.mu - 2 * rating.c.sigma).desc(), rating.c.person)
        )
        async with self._store.reading() as connection:
            found = (await connection.execute(query.limit(most))).mappings().all()
        return [Ranked(row["name"], _standing(row)) for row in found]

    @shielded
    async def played_enough(self, people: Collection[str], now: float) -> dict[str, set[str]]:
        """Return with whom each of some people has played as many rated games today as may be."""
        seats = (
            select(rated_seat.c.game, rated_seat.c.person)
            .join(rated_game, rated_game.c.game == rated_seat.c.game)
            .where(rated_game.c.at > now - DAY, rated_seat.c.person.in_(people))
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(seats)).all()
        of_game: dict[str, list[str]] = {}
        for game, who in rows:
            of_game.setdefault(game, []).append(who)
        pairs = Counter(
            (one, other) for seated in of_game.values() for one in seated for other in seated if one != other
        )
        found: dict[str, set[str]] = {}
        for (one, other), games in pairs.items():
            if games >= MOST_A_DAY:
                found.setdefault(one, set()).add(other)
        return found

    @shielded
    async def faults(self, who: str, now: float) -> list[tuple[float, bool]]:
        """Return the ends of somebody's rated games lately, oldest first, and whether each was a fault of theirs."""
        query = (
            select(rated_game.c.at, rated_seat.c.fault)
            .join(rated_game, rated_game.c.game == rated_seat.c.game)
            .where(rated_seat.c.person == who, or_(rated_game.c.at > now - 2 * DAY))
            .order_by(rated_game.c.number)
        )
        async with self._store.reading() as connection:
            return [(at, fault is not None) for at, fault in (await connection.execute(query)).all()]


def shown_ratings(table: Table, people: Collection[str]) -> Mapping[str, dict[str, int]]:
    """Return the ratings that people see, by person and pool."""
    return {who: {pool: each.rating.shown for (whose, pool), each in table.items() if whose == who} for who in people}


async def one_at_a_time(connection: AsyncConnection, key: int = LOCK) -> None:
    """Wait until no other process counts; SQLite's transactions wait for one another anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})


def _seats(played: RatedGame) -> list[dict[str, Any]]:
    places: list[int | None] = [*played.outcome.places] or [None] * len(played.people)
    return [
        {"game": played.game, "seat": seat, "person": who, "place": place, "fault": played.outcome.faults.get(seat)}
        for seat, (who, place) in enumerate(zip(played.people, places, strict=True))
    ]


def _result(played: RatedGame, bots: frozenset[str]) -> ResultOf:
    return ResultOf(played.game, played.pool, played.people, played.outcome.places, played.at, bots)


async def _bots(connection: AsyncConnection, people: Collection[str]) -> frozenset[str]:
    """Return those of some people who are bots."""
    query = select(person.c.id).where(person.c.id.in_(people), person.c.kind == "bot")
    return frozenset((await connection.execute(query)).scalars())


async def _results(connection: AsyncConnection) -> list[ResultOf]:
    query = (
        select(
            rated_game.c.game,
            rated_game.c.pool,
            rated_game.c.at,
            rated_seat.c.person,
            rated_seat.c.place,
            person.c.kind,
        )
        .join(rated_seat, rated_seat.c.game == rated_game.c.game)
        .join(person, person.c.id == rated_seat.c.person)
        .where(rated_game.c.outcome == COUNTED)
        .order_by(rated_game.c.number, rated_seat.c.seat)
    )
    games: dict[str, tuple[Pool, float, list[str], list[int]]] = {}
    bots: set[str] = set()
    for game, pool, at, who, place, kind in (await connection.execute(query)).all():
        _, _, people, places = games.setdefault(game, (pool, at, [], []))
        people.append(who)
        places.append(place)
        bots.update([who] if kind == "bot" else [])
    return [
        ResultOf(game, pool, people, places, at, frozenset(bots.intersection(people)))
        for game, (pool, at, people, places) in games.items()
    ]


async def _standings(connection: AsyncConnection, people: Sequence[str] | None) -> Table:
    query = select(rating).order_by(rating.c.person, rating.c.pool)
    if people is not None:
        query = query.where(rating.c.person.in_(people))
    return {(row["person"], row["pool"]): _standing(row) for row in (await connection.execute(query)).mappings()}


def _standing(row: Any) -> Standing:
    return Standing(Rating(row["mu"], row["sigma"]), row["games"], row["last"])


async def _write_standing(connection: AsyncConnection, who: str, pool: Pool, standing: Standing) -> None:
    values = {"mu": standing.rating.mu, "sigma": standing.rating.sigma, "games": standing.games, "last": standing.last}
    mine = (rating.c.person == who, rating.c.pool == pool)
    written = await connection.execute(update(rating).where(*mine).values(values))
    if written.rowcount == 0:
        await connection.execute(insert(rating).values(values | {"person": who, "pool": pool}))


async def _write_result(connection: AsyncConnection, each: RatedResult, parameters: Parameters = PARAMETERS) -> None:
    game = each.result.game
    values = {"edition": parameters.edition, "loss": each.loss}
    written = await connection.execute(update(rated_game).where(rated_game.c.game == game).values(values))
    if written.rowcount != 1:
        raise Conflict(game)
    for seat, (before, after) in enumerate(zip(each.before, each.after, strict=True)):
        mine = (rated_seat.c.game == game, rated_seat.c.seat == seat)
        seen = {"mu_before": before.mu, "sigma_before": before.sigma, "mu_after": after.mu, "sigma_after": after.sigma}
        await connection.execute(update(rated_seat).where(*mine).values(seen))
