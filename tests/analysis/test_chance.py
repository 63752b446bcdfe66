"""The chance to win, from expected points and tiles left."""

from __future__ import annotations

import pytest

from carcassonne.ai.analysis.weighing.chance import final_chances, margin_of, win_chances


def test_two_equal_players_have_equal_chances() -> None:
    assert win_chances((40.0, 40.0), 30) == (0.5, 0.5)


def test_a_lead_of_one_standard_deviation_wins_five_times_in_six() -> None:
    assert win_chances((27.0, 0.0), 100)[0] == pytest.approx(0.8413, abs=1e-3)


def test_the_same_lead_is_worth_more_when_fewer_tiles_are_left() -> None:
    chances = [win_chances((50.0, 45.0), left)[0] for left in (70, 40, 10, 1)]
    assert chances == sorted(chances)


@pytest.mark.parametrize("expected", [(30.0, 20.0, 10.0), (5.0, 5.0, 5.0, 5.0), (90.0, 1.0, 2.0, 3.0, 4.0, 5.0)])
def test_chances_of_many_players_add_up_to_one_in_the_order_of_their_points(expected: tuple[float, ...]) -> None:
    chances = win_chances(expected, 20)
    assert sum(chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in chances)
    ranked = sorted(range(len(expected)), key=lambda seat: expected[seat])
    assert [chances[seat] for seat in ranked] == sorted(chances)


def test_three_players_of_whom_one_is_hopeless_are_almost_two() -> None:
    assert win_chances((50.0, 45.0, -500.0), 20)[0] == pytest.approx(win_chances((50.0, 45.0), 20)[0], abs=0.01)


def test_after_the_end_a_tie_shares_the_victory() -> None:
    assert final_chances((40, 40, 12)) == (0.5, 0.5, 0.0)


def test_the_margin_is_against_the_best_rival() -> None:
    assert [margin_of((30.0, 20.0, 25.0), seat) for seat in range(3)] == [5.0, -10.0, -5.0]
