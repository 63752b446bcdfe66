"""Tables of three and four: everybody plays, nobody meets the same people more often than can be helped."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carcassonne.server.events.tables import FOR_PLACES, met_at, points_for, seat_round, sizes_of


def rounds(entrants: int, many: int, seats: int = 4) -> list[list[list[int]]]:
    played: list[list[list[int]]] = []
    for _ in range(many):
        played.append(seat_round(range(entrants), [table for found in played for table in found], seats))
    return played


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.integers(3, 33), st.sampled_from([3, 4]))
def test_everybody_sits_at_one_table_of_three_or_four_each_round_and_byes_go_round(entrants: int, seats: int) -> None:
    sat: Counter[int] = Counter()
    begun: Counter[int] = Counter()
    for found in rounds(entrants, 4, seats):
        people = [entrant for table in found for entrant in table]
        assert len(people) == len(set(people)) == sum(sizes_of(entrants, seats))
        assert {len(table) for table in found} <= {3, 4}
        sat.update(people)
        begun.update(table[0] for table in found)
    assert max(sat.values()) - min(sat.values()) <= 1
    assert max(begun.values()) <= 3


@pytest.mark.parametrize(("entrants", "seats", "many", "most", "again"), [
    (16, 4, 3, 1, 0), (16, 4, 5, 2, 12), (12, 4, 5, 3, 36), (9, 3, 4, 2, 6), (32, 4, 5, 1, 0), (13, 4, 4, 2, 8),
])  # fmt: skip
def test_nobody_meets_the_same_people_more_often_than_needs_be(
    entrants: int, seats: int, many: int, most: int, again: int
) -> None:
    met = met_at(table for found in rounds(entrants, many, seats) for table in found)
    assert max(met.values()) <= most
    assert sum(times - 1 for times in met.values()) <= again


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(st.integers(0, 3), min_size=3, max_size=4))
def test_who_shares_a_place_shares_its_points(scores: list[int]) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = points_for(places)
    assert sum(points) == pytest.approx(sum(FOR_PLACES[: len(scores)]))
    for one, other in combinations(range(len(scores)), 2):
        assert (points[one] > points[other]) == (scores[one] > scores[other])
