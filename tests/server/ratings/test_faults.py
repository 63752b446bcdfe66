"""Faults: what keeps somebody from quick pairing, and what clears it."""

from __future__ import annotations

from carcassonne.server.ratings.faults import DAY, closed_until

HOUR = 3600.0


def test_the_second_fault_within_a_day_closes_for_five_minutes_then_thirty_then_a_day() -> None:
    faults = [(HOUR * number, True) for number in range(1, 6)]
    assert closed_until(faults[:1]) == 0.0
    assert closed_until(faults[:2]) == 2 * HOUR + 300
    assert closed_until(faults[:3]) == 3 * HOUR + 1800
    assert closed_until(faults[:4]) == 4 * HOUR + DAY
    assert closed_until(faults) == 5 * HOUR + DAY


def test_faults_of_different_days_close_nothing() -> None:
    assert closed_until([(0.0, True), (DAY + 1, True), (2 * DAY + 2, True)]) == 0.0


def test_ten_good_games_clear_one_fault() -> None:
    good = [(float(number), False) for number in range(2, 12)]
    assert closed_until([(1.0, True), *good[:9], (60.0, True)]) == 360.0
    assert closed_until([(1.0, True), *good, (60.0, True)]) == 0.0
