"""What matches prove: the statistics, on examples computed by hand."""

from __future__ import annotations

import math

import pytest

from carcassonne.ai.arena.statistics import (
    Interval,
    added,
    elo,
    elo_interval,
    mean_interval,
    rating_intervals,
    ratings,
    share_interval,
)


def test_the_margins_interval_comes_from_the_spread_of_the_rounds() -> None:
    # mean 11, sum of squares 1 + 9 + 1 + 9 = 20, variance 20/3, error sqrt(20/3/4) = 1.2910, times 1.96 = 2.5303
    found = mean_interval([10, 14, 12, 8])
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (11, 8.470, 13.530)


def test_one_round_proves_nothing_about_the_margin() -> None:
    assert mean_interval([7.0]) == Interval(7.0, -math.inf, math.inf)


def test_the_win_rates_interval_counts_the_trials_that_would_vary_like_the_rounds() -> None:
    # rounds 1, 1, .5, .5: mean .75, variance 1/12, of the mean 1/48; trials .1875 * 48 = 9
    # Wilson, z² = 3.8415: centre (.75 + .21342) / 1.42683 = .67522; half 1.37365 * sqrt(.0208333 + .0118563) = .24836
    found = share_interval([1, 1, 0.5, 0.5])
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (0.75, 0.427, 0.924)


def test_winning_everything_is_no_proof_of_always_winning() -> None:
    found = share_interval([1.0] * 10)  # Wilson: low = 10 / (10 + 3.8415)
    assert (found.value, round(found.low, 4), found.high) == (1.0, 0.7225, 1.0)
    found = share_interval([0.0] * 10)
    assert (found.value, found.low, round(found.high, 4)) == (0.0, 0.0, 0.2775)


def test_for_large_samples_the_interval_is_the_usual_one() -> None:
    rounds = [1.0, 0.5, 0.5, 0.0] * 250
    plain = mean_interval(rounds)
    assert share_interval(rounds).low == pytest.approx(plain.low, abs=1e-4)
    assert share_interval(rounds).high == pytest.approx(plain.high, abs=1e-4)


@pytest.mark.parametrize(
    ("share", "rivals", "difference"),
    [(0.5, 1, 0.0), (0.75, 1, 190.85), (0.25, 1, -190.85), (10 / 11, 1, 400.0), (0.25, 3, 0.0), (0.5, 3, 190.85)],
)
def test_elo_of_a_share(share: float, rivals: int, difference: float) -> None:
    assert elo(share, rivals) == pytest.approx(difference, abs=0.01)


def test_elo_without_a_loss_has_no_bound() -> None:
    found = elo_interval(Interval(1.0, 0.75, 1.0))
    assert (found.value, round(found.low), found.high) == (math.inf, 191, math.inf)
    assert elo(0.0) == -math.inf


def test_ratings_of_two_players_are_their_elo_difference() -> None:
    # with the prior's half point each: 75.5 of 101, 400 log10(75.5 / 25.5) = 188.56
    first, second = ratings([[0, 75], [25, 0]])
    assert first - second == pytest.approx(188.56, abs=0.01)
    assert first + second == pytest.approx(0, abs=1e-6)


def test_ratings_of_three_consistent_players_recover_their_strengths() -> None:
    strengths = [4.0, 2.0, 1.0]  # 10,000 games a pair, points by Bradley and Terry's formula
    results = [[0 if i == j else 1e4 * a / (a + b) for j, b in enumerate(strengths)] for i, a in enumerate(strengths)]
    best, middle, worst = ratings(results)
    assert best - middle == pytest.approx(120.4, abs=0.1)  # 400 log10(2)
    assert middle - worst == pytest.approx(120.4, abs=0.1)


def test_ratings_stay_finite_for_who_never_wins_and_their_intervals_hold_them() -> None:
    rounds = [[[0.0, 2.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 0.0]]] * 5
    assert added(rounds) == [[0, 15], [5, 0]]
    for one in rating_intervals(rounds):
        assert one.low < one.value < one.high
    assert all(math.isfinite(one) for one in ratings([[0, 9], [0, 0]]))
