"""How large a mistake is."""

from __future__ import annotations

import pytest

from carcassonne.ai.analysis.reasons.choosing import reason_of_outlook
from carcassonne.ai.analysis.weighing.decision import Size, size_of


@pytest.mark.parametrize(
    ("loss", "win_loss", "size"),
    [
        (1.0, 0.04, Size.NONE),
        (2.0, 0.04, Size.INACCURACY),
        (4.5, 0.04, Size.MISTAKE),
        (1.0, 0.12, Size.MISTAKE),
        (8.0, 0.04, Size.BLUNDER),
        (1.0, 0.25, Size.BLUNDER),
    ],
)
def test_what_is_lost_makes_the_size(loss: float, win_loss: float, size: Size) -> None:
    assert size_of(loss, win_loss, doubt=0.1) is size


def test_nothing_is_a_blunder_where_the_game_was_decided() -> None:
    assert size_of(19.8, 0.004, doubt=1.0) is Size.MISTAKE
    assert size_of(3.0, 0.0, doubt=1.0) is Size.INACCURACY


def test_what_may_be_chance_is_no_mistake() -> None:
    assert size_of(9.0, 0.3, doubt=5.0) is Size.NONE


def test_an_outlook_has_no_second_number() -> None:
    for better, worse in (((20.0, 10.0), (9.0, 12.0)), ((20.0, 4.0), (19.0, 15.0))):
        (reason,) = reason_of_outlook(0, better, worse)
        assert "points" not in reason.values
