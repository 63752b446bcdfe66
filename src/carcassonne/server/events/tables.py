"""Tables of three and four: who sits with whom in a round, what places are worth. Pure functions of what was played.

Nobody meets the same people more often than necessary. Sitting together again costs the more the oftener two did, and
entrants of two tables are exchanged as long as that costs less; the best of a few beginnings is taken. That is no proof
of the least, which is a puzzle of its own (the social golfers'), but 32 at tables of four meet nobody twice in five
rounds, nor 16 in three. It is the same wherever it is computed again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product

FOR_PLACES = (5.0, 3.0, 2.0, 1.0)
FOR_A_BYE = 3.0
"""What a second place is worth: whoever finds no table neither gains nor loses by it."""
BEGINNINGS = 12
FEWEST = 3


def points_for(places: Sequence[int]) -> list[float]:
    """Return what the places of a table are worth, in its order; who shares a place shares its points and the next.

    >>> points_for([2, 1, 3]), points_for([1, 1, 3, 4]), points_for([1, 2, 2, 2])
    ([3.0, 5.0, 2.0], [4.0, 4.0, 2.0, 1.0], [5.0, 2.0, 2.0, 2.0])
    """
    shared = Counter(places)
    return [sum(FOR_PLACES[place - 1 : place - 1 + shared[place]]) / shared[place] for place in places]


def sizes_of(entrants: int, seats: int = 4) -> list[int]:
    """Return how many sit at each table: `seats` where that comes out even, one more or fewer at as few as can be.

    Of five one has a bye, as has whoever is left where there are fewer than three.

    >>> [sizes_of(many) for many in (3, 5, 6, 10, 13)], [sizes_of(many, 3) for many in (4, 7, 8)]
    ([[3], [4], [3, 3], [4, 3, 3], [4, 3, 3, 3]], [[4], [4, 3], [4, 4]])
    """
    if entrants < FEWEST:
        return []
    if entrants == 5:
        return [4]
    other = 7 - seats
    for others in range(entrants // other + 1):
        rest = entrants - others * other
        if rest >= 0 and rest % seats == 0:
            return sorted([seats] * (rest // seats) + [other] * others, reverse=True)
    raise AssertionError(f"{entrants} fit at no tables of three and four")


def met_at(tables: Iterable[Sequence[int]]) -> Counter[frozenset[int]]:
    """Return how often every two have sat together."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def seat_round(order: Sequence[int], played: Sequence[Sequence[int]], seats: int = 4) -> list[list[int]]:
    """Return the tables of the next round, whoever begins at each first.

    `order` is the entrants as they were drawn, `played` the tables before. Whoever is left over has a bye: the last of
    those who have sat most often.
    """
    sizes, sat = sizes_of(len(order), seats), Counter(entrant for table in played for entrant in table)
    left = len(order) - sum(sizes)
    resting = sorted(order, key=lambda entrant: (-sat[entrant], -order.index(entrant)))[:left]
    playing = [entrant for entrant in order if entrant not in resting]
    met = met_at(played)
    beginnings = [_exchanged(_dealt(playing, sizes, shift), met) for shift in range(min(BEGINNINGS, len(playing) or 1))]
    best = min(beginnings, key=lambda tables: _cost(tables, met))
    begun = Counter(table[0] for table in played if table)
    return [sorted(table, key=lambda entrant: (begun[entrant], order.index(entrant))) for table in best]


def _dealt(playing: Sequence[int], sizes: Sequence[int], shift: int) -> list[list[int]]:
    """Deal entrants to tables one after the other, beginning further down each time."""
    tables: list[list[int]] = [[] for _ in sizes]
    places = [number for seat in range(max(sizes, default=0)) for number, size in enumerate(sizes) if seat < size]
    for number, place in enumerate(places):
        tables[place].append(playing[(number + shift) % len(playing)])
    return tables


def _exchanged(tables: list[list[int]], met: Mapping[frozenset[int], int]) -> list[list[int]]:
    """Exchange entrants of two tables as long as that lets fewer sit together again."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for a, b in product(range(len(tables[one])), range(len(tables[other]))):
                mine, theirs = tables[one][a], tables[other][b]
                others = (
                    [each for each in tables[one] if each != mine],
                    [each for each in tables[other] if each != theirs],
                )
                before = _with(mine, others[0], met) + _with(theirs, others[1], met)
                if _with(theirs, others[0], met) + _with(mine, others[1], met) < before:
                    tables[one][a], tables[other][b] = theirs, mine
                    better = True
    return tables


def _with(entrant: int, others: Iterable[int], met: Mapping[frozenset[int], int]) -> int:
    """Return what it costs to let somebody sit with others: so that the sum over all goes by the square of times."""
    return sum(2 * met.get(frozenset((entrant, other)), 0) + 1 for other in others)


def _cost(tables: Iterable[Sequence[int]], met: Mapping[frozenset[int], int]) -> int:
    return sum(2 * met.get(frozenset(pair), 0) + 1 for table in tables for pair in combinations(table, 2))
