"""Pairing: who meets whom in the next round. Pure functions of who is there and what has been played.

A pair is (a, b): `a` begins the first game. A bye is (a, None).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from carcassonne.errors import CarcassonneError
from carcassonne.server.events.encounters import Encounter

Pair: TypeAlias = tuple[int, int | None]
NOBODY = -1
"""Stands where a bracket has nobody left."""
REMATCH = 10**9
"""What meeting again costs: more than all else together, so that it happens only where nothing else is possible."""
SECOND_BYE = 10**8
SCORE = 10**5
"""What half a point of difference costs, squared."""
FOLD = 100
"""What it costs to be off the usual opponent of one's own score group: who is half the group further down."""
STARTS = 10
"""What it costs to pair two who have both begun too often, or too seldom."""


class PairingError(CarcassonneError):
    """A round that cannot be paired; it says why."""


def round_robin(entrants: Sequence[int], twice: bool = False) -> list[list[Pair]]:
    """Return the rounds in which everybody meets everybody; with an odd number somebody has a bye each round.

    Everybody begins as often as not, give or take one.

    >>> round_robin([1, 2, 3, 4])
    [[(1, 4), (2, 3)], [(3, 1), (4, 2)], [(1, 2), (3, 4)]]
    """
    seats: list[int | None] = [*entrants] if len(entrants) % 2 == 0 else [None, *entrants]
    rounds: list[list[Pair]] = []
    for number in range(len(seats) - 1):
        pairs = list(zip(seats[: len(seats) // 2], reversed(seats), strict=False))
        if number % 2:  # whoever stays in place begins every other round; the others change halves as they go round
            pairs[0] = pairs[0][::-1]
        rounds.append([_in_order(a, b) for a, b in pairs])
        seats = [seats[0], seats[-1], *seats[1:-1]]
    if twice:
        rounds += [[(b, a) if b is not None else (a, b) for a, b in found] for found in rounds]
    return rounds


def _in_order(a: int | None, b: int | None) -> Pair:
    return (a, b) if a is not None else (NOBODY if b is None else b, None)


def swiss(order: Sequence[int], encounters: Sequence[Encounter], starts: Mapping[int, int] | None = None) -> list[Pair]:
    """Return the next round of a Swiss: equal scores meet, nobody twice, and starts are evened.

    `order` is the entrants, best seeded first. With an odd number the bye goes to a low score that has had none.
    Raises PairingError without the library that finds the best matching.
    """
    scores = dict.fromkeys(order, 0.0)
    begun = Counter(starts or {})
    met: Counter[frozenset[int]] = Counter()
    byes: Counter[int] = Counter()
    for each in encounters:
        for entrant, won in zip(each.sides, each.decided, strict=False):
            if entrant in scores:
                scores[entrant] += won
        if each.b is None:
            byes[each.a] += 1
        else:
            met[frozenset(each.sides)] += 1
            if starts is None:
                begun[each.a] += 1
                begun[each.b] -= 1
    ranked = sorted(order, key=lambda entrant: -scores[entrant])  # stable: best seeded first within a score
    costs = {(a, b): _swiss_cost(a, b, ranked, scores, begun, met) for a, b in combinations(ranked, 2)}
    if len(ranked) % 2:
        lowest = min(scores.values())
        for place, entrant in enumerate(ranked):
            further_up = int(2 * (scores[entrant] - lowest)) ** 2 * SCORE + (len(ranked) - place) * FOLD
            costs[entrant, NOBODY] = byes[entrant] * SECOND_BYE + further_up
    pairs = [_begins(a, b, begun) for a, b in cheapest_matching(costs)]
    place_of = {entrant: place for place, entrant in enumerate(ranked)}
    return sorted(pairs, key=lambda pair: (pair[1] is None, min(place_of[n] for n in pair if n is not None)))


def _swiss_cost(
    a: int,
    b: int,
    ranked: Sequence[int],
    scores: Mapping[int, float],
    begun: Mapping[int, int],
    met: Mapping[frozenset[int], int],
) -> int:
    apart = int(2 * abs(scores[a] - scores[b])) ** 2 * SCORE
    fold = 0
    if scores[a] == scores[b]:
        group = [entrant for entrant in ranked if scores[entrant] == scores[a]]
        fold = abs(2 * abs(group.index(a) - group.index(b)) - len(group)) * FOLD
    return met[frozenset((a, b))] * REMATCH + apart + fold + abs(begun[a] + begun[b]) * STARTS


def _begins(a: int, b: int, begun: Mapping[int, int]) -> Pair:
    """Let whoever began less often begin; of equals the one further down, as a small compensation."""
    if NOBODY in (a, b):
        return (b if a == NOBODY else a), None
    return (a, b) if begun[a] < begun[b] else (b, a)


def cheapest_matching(costs: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """Return the pairs, as many as can be, that cost least together."""
    try:
        import networkx
    except ModuleNotFoundError:
        raise PairingError("pairing needs networkx: pip install 'carcassonne[events]'") from None
    graph = networkx.Graph()
    highest = max(costs.values(), default=0) + 1
    graph.add_weighted_edges_from((a, b, highest - cost) for (a, b), cost in costs.items())
    order = {pair: place for place, pair in enumerate(costs)}
    found = [pair if pair in costs else pair[::-1] for pair in networkx.max_weight_matching(graph, maxcardinality=True)]
    return sorted(found, key=lambda pair: order[pair])


def arena(
    waiting: Sequence[int],
    last_met: Mapping[int, int],
    scores: Mapping[int, float],
    begun: Mapping[int, int],
) -> list[Pair]:
    """Pair who waits in an arena, by score. The last opponent again only where nobody else waits.

    `waiting` is in the order in which they came free; of an odd number one goes on waiting.
    """
    found = [(a, b) for a, b in combinations(waiting, 2)]
    fresh = [pair for pair in found if not _met_last(*pair, last_met)]
    place = {entrant: number for number, entrant in enumerate(waiting)}
    wanted = fresh if fresh else found if len(waiting) == 2 else []
    costs = {
        (a, b): int(2 * abs(scores.get(a, 0.0) - scores.get(b, 0.0))) * FOLD + place[a] + place[b] for a, b in wanted
    }
    seen = Counter(begun)
    return [_begins(a, b, seen) for a, b in cheapest_matching(costs)]


def _met_last(a: int, b: int, last_met: Mapping[int, int]) -> bool:
    return last_met.get(a) == b or last_met.get(b) == a


def starts_of(encounters: Iterable[Encounter]) -> Counter[int]:
    """Return how much more often entrants began a match than not."""
    found: Counter[int] = Counter()
    for each in encounters:
        if each.b is not None:
            found[each.a] += 1
            found[each.b] -= 1
    return found
