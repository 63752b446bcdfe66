"""Positions with the wheel."""

from __future__ import annotations

import pytest

from carcassonne.engine.game import Game
from carcassonne.errors import RulesError


def test_a_wheel_deck_larger_than_the_table_is_refused() -> None:
    with pytest.raises(RulesError, match="a deck of 246 tiles is too large"):
        Game("wheel-of-fortune", draw=["B"] * 246)
