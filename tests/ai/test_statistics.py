"""What matches prove: the statistics, on examples computed by hand."""

from __future__ import annotations

import math
import random

import pytest

from carcassonne.ai.arena.statistics import (
    Interval,
    Results,
    added,
    elo,
    elo_interval,
    expected,
    mean_interval,
    rating_intervals,
    ratings,
    share_interval,
    student,
)


def test_the_margins_interval_comes_from_the_spread_of_the_rounds() -> None:
    # mean 11, sum of squares 1 + 9 + 1 + 9 = 20, variance 20/3, error sqrt(20/3/4) = 1.2910, times 3.16 (Student: 3.18)
    found = mean_interval([10, 14, 12, 8])
    assert (found.value, round(found.low, 1), round(found.high, 1)) == (11, 6.9, 15.1)


def test_one_round_proves_nothing_about_the_margin() -> None:
    assert mean_interval([7.0]) == Interval(7.0, -math.inf, math.inf)


@pytest.mark.parametrize(("freedom", "bound"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (60, 2)])
def test_few_rounds_have_the_bounds_of_students_distribution(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, rel=0.01)


def test_the_win_rates_interval_counts_the_trials_that_would_vary_like_the_rounds() -> None:
    # rounds 1, 1, .5, .5 and, before them, 0 and 1: mean 2/3, variance 1/6; trials 2/9 * 4 * 6 = 5.3333
    # Wilson with Student's bound for 5, 2.569, squared 6.60: centre (.75 + .6188) / 2.2375 = .6118; half .3504
    found = share_interval([1, 1, 0.5, 0.5])
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (0.75, 0.261, 0.962)


def test_four_games_tell_next_to_nothing() -> None:
    for rounds in ([0.75, 0.75], [0.5, 0.5], [0.5, 1.0]):  # however alike two decks happened to be
        found = elo_interval(share_interval(rounds))
        assert found.low < -150
        assert found.high > 300
    one, other = rating_intervals([[[0.0, 1.5], [0.5, 0.0]]] * 2)
    assert one.low < -100 < 0 < one.value < 300 < one.high
    assert (other.low, other.high) == pytest.approx((-one.high, -one.low))


def test_winning_everything_is_no_proof_of_always_winning() -> None:
    found = share_interval([1.0] * 10)  # as many trials as rounds, nearly
    assert (found.value, round(found.low, 2), found.high) == (1.0, 0.65, 1.0)
    found = share_interval([0.0] * 10)
    assert (found.value, found.low, round(found.high, 2)) == (0.0, 0.0, 0.35)


@pytest.mark.parametrize("decks", [2, 3, 5, 12, 40])
@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9])
def test_the_intervals_hold_what_they_promise(decks: int, chance: float) -> None:
    """Matches thrown by dice, half of whose decks decide both games: in 95 of 100 the bounds hold the true share."""
    dice = random.Random(1)

    def deck() -> float:
        first = dice.random() < chance
        second = first if dice.random() < 0.5 else dice.random() < chance
        return (first + second) / 2

    tried = [share_interval([deck() for _ in range(decks)]) for _ in range(400)]
    assert sum(one.low <= chance <= one.high for one in tried) >= 0.94 * 400


@pytest.mark.parametrize("decks", [2, 4, 16])
def test_the_bounds_of_ratings_hold_what_they_promise(decks: int) -> None:
    dice, true = random.Random(1), (200.0, 0.0, -200.0)

    def round_of_dice() -> Results:
        points = [[0.0] * 3 for _ in true]
        for i, j in ((0, 1), (0, 2), (1, 2)):
            for _ in range(2):
                won = dice.random() < expected(true[i] - true[j])
                points[i][j] += won
                points[j][i] += not won
        return points

    held = 0
    for _ in range(60):
        found = rating_intervals([round_of_dice() for _ in range(decks)])
        held += sum(one.low <= elo <= one.high for one, elo in zip(found, true, strict=True))
    assert held >= 0.93 * 180


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
