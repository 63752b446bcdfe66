"""Double elimination: whoever loses goes on in the losers' bracket, and is out with a second defeat.

The winners' bracket is that of a knockout. A round holds what is played at the same time in both brackets: losers of
the winners' first round meet one another in the second; from then on a round among the losers alone comes before each
further one of the winners, so that whoever loses there finds an opponent. The winners of both brackets play the final.
Where whoever came from the losers' bracket wins it, both have lost once, and it is played again (the reset), unless the
organiser has chosen a single final. Nothing here knows a database.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from carcassonne.server.events.encounters import Encounter
from carcassonne.server.events.knockout import first_pairs, loser_of, meeting, rounds_of
from carcassonne.server.events.pairing import NOBODY, Pair

Rounds: TypeAlias = Sequence[Sequence[Encounter]]
WINNERS, LOSERS, FINAL = 0, 1, 2
"""The brackets, as the group of a pair."""


def next_round(rounds: Rounds, seeds: Sequence[int], reset: bool = True) -> list[tuple[int, Pair]] | None:
    """Return the next round's pairs, each with its bracket, seeds given best first; None when it is played out.

    Where neither of two came both are out, and whoever would have met one of them goes on alone.

    >>> next_round([], [10, 11, 12])
    [(0, (10, None)), (0, (12, 11))]
    """
    deep, number = rounds_of(len(seeds)), len(rounds) + 1
    if number == 1:
        return [(WINNERS, pair) for pair in first_pairs(seeds)]
    if number > 2 * deep:
        return _final_again(rounds, deep) if reset else None
    winners, losers = _brackets(rounds, deep)
    won, lost = [_winner_of(met) for met in winners[-1]], [loser_of(met) for met in winners[-1]]
    left = [_winner_of(met) for met in losers[-1]] if losers else lost
    if number == 2 * deep:
        return [(FINAL, meeting(won[0], left[0], seeds))]
    if number % 2:  # who has just lost among the winners meets who is left among the losers
        pairs = zip(left, _crossed(lost, number // 2), strict=True)
        return [(LOSERS, meeting(a, b, seeds)) for a, b in pairs]
    return [(WINNERS, meeting(a, b, seeds)) for a, b in zip(won[::2], won[1::2], strict=True)] + [
        (LOSERS, meeting(a, b, seeds)) for a, b in zip(left[::2], left[1::2], strict=True)
    ]


def _brackets(rounds: Rounds, deep: int) -> tuple[list[Sequence[Encounter]], list[Sequence[Encounter]]]:
    """Return the rounds of the winners and those of the losers; what is in both is told with the winners first."""
    winners: list[Sequence[Encounter]] = [rounds[0]]
    losers: list[Sequence[Encounter]] = []
    for number, found in enumerate(rounds[1:], start=2):
        among_winners = 0 if number % 2 else 2 ** (deep - 1 - number // 2)
        winners += [found[:among_winners]] if among_winners else []
        losers += [found[among_winners:]]
    return winners, losers


def _crossed(dropped: Sequence[int], time: int) -> list[int]:
    """Return who drops into the losers' bracket far from whom they have met: turned round, then each half by itself.

    So nobody meets anybody again in as many rounds as the winners' bracket has, and seldom before the end (of what was
    tried, by halves, neighbours or all turned round, this has the fewest: 0.7 times in a field of 32).
    """
    if time % 2 or len(dropped) < 2:
        return list(reversed(dropped))
    half = len(dropped) // 2
    return [*reversed(dropped[:half]), *reversed(dropped[half:])]


def _final_again(rounds: Rounds, deep: int) -> list[tuple[int, Pair]] | None:
    """Return the final once more, begun by the other, where both have lost once by now."""
    final = rounds[-1][0]
    if len(rounds) > 2 * deep or final.b is None or final.winner is None:
        return None
    return [(FINAL, (final.b, final.a))] if defeats_in(rounds)[loser_of(final)] == 1 else None


def _winner_of(met: Encounter) -> int:
    return NOBODY if met.winner is None else met.winner


def defeats_in(rounds: Rounds) -> Counter[int]:
    """Return how often everybody has lost."""
    return Counter(loser_of(met) for found in rounds for met in found if loser_of(met) != NOBODY)


def places_of(rounds: Rounds, seeds: Sequence[int], reset: bool = True) -> list[tuple[int, int]]:
    """Return (place, entrant), the best first; who went out in the same round shares a place.

    As long as it is played those come first who have not lost, then those who have lost once.
    """
    out: dict[int, int] = {}
    for number, found in enumerate(rounds):
        defeats = defeats_in(rounds[: number + 1])
        for met in found:
            if met.b is not None:
                out |= {side: number for side in met.sides if met.winner is None or defeats[side] > 1}
    defeats = defeats_in(rounds)
    if rounds and next_round(rounds, seeds, reset) is None:
        out |= {loser_of(rounds[-1][0]): len(rounds) - 1}
    last = len(rounds)
    far = {entrant: (out.get(entrant, last), 0 if entrant in out else -defeats[entrant]) for entrant in seeds}
    order = sorted(seeds, key=lambda entrant: far[entrant], reverse=True)
    return [(1 + sum(far[other] > far[entrant] for other in seeds), entrant) for entrant in order]
