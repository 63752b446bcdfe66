"""Pairing: who of those who wait plays with whom. Pure: the same people at the same time are paired in the same way.

There is one queue. A wish widens while it waits: at once it finds the same wish within 150 points; 50 more each 5
seconds; after 30 seconds anything that everybody at the table accepts. Who has waited longest comes first.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from carcassonne.engine.rules import Rules
from carcassonne.server.lobby.wishes import ClockName, Wishes, most_players
from carcassonne.server.ratings.pools import POOLS, Pool, pool_of

NEAR, WIDER, WIDER_EVERY = 150, 50, 5.0
"""Points within which somebody is near, and by how many more each so many seconds."""
ANYTHING_AFTER = 30.0
"""Seconds after which anything will do that everybody accepts."""
UNKNOWN = 1500
"""What somebody without a rating counts as."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who waits: a person, or a guest. `ratings` are shown ones, by pool; `avoids` are other persons."""

    id: str
    created: float
    wishes: Wishes = field(default_factory=Wishes)
    person: str | None = None
    ratings: Mapping[str, int] = field(default_factory=dict)
    avoids: frozenset[str] = frozenset()
    no_longer_rated: frozenset[str] = frozenset()
    """With whom as many rated games were played today as may be."""

    def rating(self, pool: Pool) -> int:
        """Return the rating in a pool, or in the closest one."""
        return self.ratings.get(pool, next((self.ratings[other] for other in POOLS if other in self.ratings), UNKNOWN))


@dataclass(frozen=True, slots=True)
class Pairing:
    """People who play with one another, and what."""

    seekers: tuple[Seeker, ...]
    preset: str
    clock: ClockName
    rated: bool


def pairings(waiting: Sequence[Seeker], now: float, since: float = -math.inf) -> list[Pairing]:
    """Return who plays with whom now; nobody stands in two of them.

    Where everybody was compared at a time before, `since`, only those are looked at whose wishes have widened.
    """
    left = {seeker.id: seeker for seeker in sorted(waiting, key=lambda seeker: (seeker.created, seeker.id))}
    found: list[Pairing] = []
    for first in [
        seeker for seeker in left.values() if since < seeker.created or _steps(seeker, since) != _steps(seeker, now)
    ]:
        if first.id in left:
            pairing = _pairing_of(first, [seeker for seeker in left.values() if seeker is not first], now)
            if pairing is not None:
                found.append(pairing)
                for seeker in pairing.seekers:
                    del left[seeker.id]
    return found


def _steps(seeker: Seeker, now: float) -> int:
    """Return how often somebody's wishes have widened."""
    return int(min(max(0.0, now - seeker.created), ANYTHING_AFTER) // WIDER_EVERY)


def pairing_with(newcomer: Seeker, waiting: Sequence[Seeker], now: float) -> Pairing | None:
    """Return the pairing that somebody who has just come makes possible; None where there is none yet."""
    return _pairing_of(newcomer, [seeker for seeker in waiting if seeker.id != newcomer.id], now)


def _pairing_of(first: Seeker, others: Sequence[Seeker], now: float) -> Pairing | None:
    """Return the best table for one of those who wait: their dearest wish that others share, with those nearest."""
    for players in first.wishes.players:
        for preset in first.wishes.presets:
            if players <= most_players(preset):
                pairing = _table_of(first, others, now, players, preset)
                if pairing is not None:
                    return pairing
    return None


def _table_of(first: Seeker, others: Sequence[Seeker], now: float, players: int, preset: str) -> Pairing | None:
    pool = _pool_of(preset, players)
    long, dearest = now - ANYTHING_AFTER, first.wishes.dearest
    early = first.created > long
    accepting = [
        other
        for other in others
        if (not early or other.created <= long or other.wishes.dearest == dearest)
        and players in other.wishes.players
        and preset in other.wishes.presets
        and meet(first, other, pool, now)
    ]
    near = sorted(accepting, key=lambda other: (abs(other.rating(pool) - first.rating(pool)), other.created, other.id))
    table = [first]
    for other in near:
        if all(meet(one, other, pool, now) for one in table[1:]) and _clock_of((*table, other)) is not None:
            table.append(other)
            if len(table) == players:
                clock = _clock_of(table)
                assert clock is not None
                return Pairing(tuple(table), preset, clock, _is_rated(table))
    return None


def meet(one: Seeker, other: Seeker, pool: Pool, now: float) -> bool:
    """Return whether two may sit at one table now, for a game in a pool that both accept."""
    if one.person is not None and one.person == other.person:
        return False
    if one.person in other.avoids or other.person in one.avoids:
        return False
    if (one.wishes.rated_only or other.wishes.rated_only) and not _is_rated((one, other)):
        return False
    mine, theirs = one.rating(pool), other.rating(pool)
    if not (_in_span(one.wishes, theirs) and _in_span(other.wishes, mine)):
        return False
    waited = now - min(one.created, other.created)
    if waited >= ANYTHING_AFTER:
        return True
    alike = one.wishes.dearest == other.wishes.dearest and (one.person is None) == (other.person is None)
    return alike and abs(mine - theirs) <= NEAR + WIDER * int(waited // WIDER_EVERY)


@cache
def _pool_of(preset: str, players: int) -> Pool:
    return pool_of(Rules.of(preset, players))


def _in_span(wishes: Wishes, rating: int) -> bool:
    return wishes.span is None or wishes.span[0] <= rating <= wishes.span[1]


def _is_rated(table: Sequence[Seeker]) -> bool:
    """Guests play unrated; so do two who have played as many rated games today as may be."""
    return all(one.person is not None and other.person not in one.no_longer_rated for one in table for other in table)


def _clock_of(table: Sequence[Seeker]) -> ClockName | None:
    """Return the clock that everybody accepts, the first one's dearest; None where there is none."""
    for clock in table[0].wishes.clocks:
        if all(clock in other.wishes.clocks for other in table):
            return clock
    return None
