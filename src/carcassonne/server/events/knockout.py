"""The knockout: a bracket in which the best seeds meet last; losers of the semi-finals play for the third place."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.server.events.encounters import Encounter
from carcassonne.server.events.pairing import NOBODY, Pair


def rounds_of(entrants: int) -> int:
    """Return how many rounds a bracket has.

    >>> [rounds_of(entrants) for entrants in (2, 3, 4, 5, 8)]
    [1, 2, 2, 3, 3]
    """
    return max(1, (entrants - 1).bit_length())


def bracket_order(size: int) -> list[int]:
    """Return the seeds, counted from 0, in the order of the first round's places; size is a power of two.

    >>> bracket_order(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        doubled = 2 * len(order)
        order = [seed for pair in ((each, doubled - 1 - each) for each in order) for seed in pair]
    return order


def next_round(rounds: Sequence[Sequence[Encounter]], seeds: Sequence[int], third: bool = True) -> list[Pair] | None:
    """Return the pairs of the next round, seeds given best first; None when the bracket is played out.

    The best have a bye where places are left over. In the last round the final comes first, then the match for the
    third place. Where neither of two came, whoever would have met the winner goes on alone.

    >>> next_round([], [10, 11, 12])
    [(10, None), (12, 11)]
    """
    if len(rounds) == rounds_of(len(seeds)):
        return None
    if not rounds:
        return first_pairs(seeds)
    through = [NOBODY if each.winner is None else each.winner for each in rounds[-1]]
    pairs = [meeting(a, b, seeds) for a, b in zip(through[::2], through[1::2], strict=True)]
    if third and len(rounds) + 1 == rounds_of(len(seeds)):
        one, other = map(loser_of, rounds[-1])  # of the two semi-finals
        beaten = meeting(one, other, seeds)
        pairs += [] if beaten[0] == NOBODY else [beaten]
    return pairs


def first_pairs(seeds: Sequence[int]) -> list[Pair]:
    """Return the pairs of a bracket's first round; the best have a bye where places are left over."""
    places = bracket_order(2 ** rounds_of(len(seeds)))
    drawn = [seeds[seed] if seed < len(seeds) else NOBODY for seed in places]
    return [meeting(a, b, seeds) for a, b in zip(drawn[::2], drawn[1::2], strict=True)]


def meeting(a: int, b: int, seeds: Sequence[int]) -> Pair:
    """Return the pair of two, of whom either may be nobody. The worse seed begins, as a small compensation."""
    here = sorted((each for each in (a, b) if each != NOBODY), key=lambda each: -seeds.index(each))
    return (here[0], here[1]) if len(here) == 2 else (here[0] if here else NOBODY, None)


def loser_of(met: Encounter) -> int:
    """Return who lost; nobody in a bye, and where neither came."""
    if met.winner is None or met.b is None:
        return NOBODY
    return met.b if met.winner == met.a else met.a


def places_of(rounds: Sequence[Sequence[Encounter]], seeds: Sequence[int]) -> list[tuple[int, int]]:
    """Return (place, entrant), the best first; who went out in the same round shares a place."""
    far = dict.fromkeys(seeds, 0.0)
    for number, found in enumerate(rounds):
        final = number + 1 == rounds_of(len(seeds))
        for place, each in enumerate(found):
            for entrant in each.sides:
                if final and place == 1:  # for the third place: both were beaten a round before
                    far[entrant] = number - 1 + (0.5 if each.winner == entrant else 0.0)
                elif entrant != NOBODY:
                    far[entrant] = number + (1.0 if each.winner == entrant else 0.0)
    order = sorted(seeds, key=lambda entrant: -far[entrant])
    return [(1 + sum(far[other] > far[entrant] for other in seeds), entrant) for entrant in order]
