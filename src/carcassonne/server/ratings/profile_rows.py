"""What everybody may know of a person's games: results of rated ones, and those that are or were open to be watched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import and_, or_, select

from carcassonne.server.ratings.model import Rating
from carcassonne.server.ratings.pools import Pool
from carcassonne.server.ratings.rating_rows import COUNTED
from carcassonne.server.storage import schema
from carcassonne.server.storage.lobby_schema import rated_game, rated_seat
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

MOST_RESULTS = 1000
"""So many of somebody's rated games are told, the latest."""
MOST_ANALYSED = 20
"""The accuracy is that of so many games, the latest that were analysed."""
game, seat = schema.game.c, schema.seat.c
OPEN_TO_ALL = and_(
    game.status.in_(("playing", "over")),
    or_(game.rated.is_(True), game.listed.is_(True), game.match_id.is_not(None)),
)
"""Games that others may be shown: what friends play among themselves is on nobody's profile."""


@dataclass(frozen=True, slots=True)
class RatedPlay:
    """Somebody's rated game: when it was counted, where everybody came, and the rating that it led to."""

    pool: Pool
    at: float
    place: int
    others: Mapping[str, int]
    """The places of those who played along, by person."""
    after: Rating
    moved: bool = True
    """Whether it changed the rating: a person's game with bots does not."""


@dataclass(slots=True)
class Tally:
    """Games won, tied and lost."""

    won: int = 0
    tied: int = 0
    lost: int = 0

    def add(self, place: int, others: Sequence[int]) -> None:
        """Count a game by its places."""
        best = min(others)
        self.won += place < best
        self.tied += place == best
        self.lost += place > best


@dataclass(slots=True)
class PoolPlay:
    """What somebody's rated games of a pool came to."""

    tally: Tally = field(default_factory=Tally)
    history: list[tuple[float, int]] = field(default_factory=list)
    """When each was counted, and the rating after it, as it is shown."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well somebody plays, in the games that were analysed."""

    games: int
    accuracy: float


def by_pool(plays: Sequence[RatedPlay]) -> dict[Pool, PoolPlay]:
    """Return what rated games came to in each pool.

    >>> plays = [RatedPlay("base-2", 1.0, 1, {"b": 2}, Rating(26.0)), RatedPlay("base-2", 2.0, 1, {"b": 1}, Rating())]
    >>> by_pool(plays)["base-2"]
    PoolPlay(tally=Tally(won=1, tied=1, lost=0), history=[(1.0, 1510), (2.0, 1500)])
    """
    found: dict[Pool, PoolPlay] = {}
    for play in (each for each in plays if each.moved):
        known = found.setdefault(play.pool, PoolPlay())
        known.tally.add(play.place, [*play.others.values()])
        known.history.append((play.at, play.after.shown))
    return found


def against(plays: Sequence[RatedPlay], other: str) -> Tally:
    """Return how somebody fared in the games in which another took part: only the two are compared."""
    tally = Tally()
    for play in plays:
        if other in play.others:
            tally.add(play.place, [play.others[other]])
    return tally


class ProfileRows:
    """What profiles show, in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def rated_plays(self, who: str) -> list[RatedPlay]:
        """Return somebody's rated games that count, as they were counted."""
        mine = rated_seat.alias()
        theirs = (
            select(rated_game.c.game)
            .join(mine, mine.c.game == rated_game.c.game)
            .where(mine.c.person == who, rated_game.c.outcome == COUNTED)
            .order_by(rated_game.c.number.desc())
            .limit(MOST_RESULTS)
        )
        query = (
            select(rated_game.c.game, rated_game.c.pool, rated_game.c.at, rated_seat)
            .join(rated_seat, rated_seat.c.game == rated_game.c.game)
            .where(rated_game.c.game.in_(theirs))
            .order_by(rated_game.c.number, rated_seat.c.seat)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        games: dict[str, list[Any]] = {}
        for row in rows:
            games.setdefault(row["game"], []).append(row)
        return [_play_of(who, seated) for seated in games.values()]

    @shielded
    async def games_of(self, who: str, most: int) -> list[tuple[str, int]]:
        """Return games and seats of somebody that others may be shown, the newest first."""
        query = select(seat.game_id, seat.number).join(schema.game).where(seat.person == who, OPEN_TO_ALL)
        async with self._store.reading() as connection:
            found = await connection.execute(query.order_by(game.created.desc(), game.id).limit(most))
            return [(row[0], row[1]) for row in found.all()]

    @shielded
    async def accuracy(self, who: str) -> Accuracy | None:
        """Return how well somebody plays; None where no game was analysed that others may be shown."""
        query = (
            select(schema.analysis.c.document, seat.number)
            .join(schema.game, game.id == schema.analysis.c.game_id)
            .join(schema.seat, seat.game_id == game.id)
            .where(seat.person == who, OPEN_TO_ALL)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(query.order_by(game.created.desc()).limit(MOST_ANALYSED))).all()
        found = await asyncio.to_thread(_accuracies, [(row[0], row[1]) for row in rows])
        return Accuracy(len(found), sum(found) / len(found)) if found else None


def _play_of(who: str, seated: Sequence[Any]) -> RatedPlay:
    own = next(row for row in seated if row["person"] == who)
    others = {row["person"]: row["place"] for row in seated if row["person"] != who}
    after = Rating(own["mu_after"], own["sigma_after"])
    moved = (own["mu_before"], own["sigma_before"]) != (after.mu, after.sigma)
    return RatedPlay(cast(Pool, own["pool"]), own["at"], own["place"], others, after, moved)


def _accuracies(documents: Sequence[tuple[str, int]]) -> list[float]:
    """Return the accuracy of a seat in each document: they are long, so that others are answered meanwhile."""
    summaries = [(json.loads(document)["summaries"], number) for document, number in documents]
    return [each["accuracy"] for told, number in summaries for each in told if each["seat"] == number]
