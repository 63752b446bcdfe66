"""The wheel's decisions are refused with a reason where they are not asked for, and shown where they are."""

from __future__ import annotations

import pytest

from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.boxes.wheel.view import WheelView
from carcassonne.errors import IllegalAction
from support.table import lay, table, thief


def test_the_view_has_a_part_for_the_wheel_exactly_when_it_is_played() -> None:
    plain, played = table("U").view(), table("U", wheel=True).view()
    assert (plain.part(WheelView), played.part(WheelView)) == (None, WheelView("fortune", {}))
    assert (plain.wheel, plain.pig, plain.crowns) == (False, None, {})
    assert (played.wheel, played.pig, played.crowns) == (True, "fortune", {})


@pytest.mark.parametrize(
    ("segment", "sentence"),
    [
        ("tax", "these rules have no wheel"),
        ("luck", "the wheel has no segment 'luck'; it has fortune, tax, famine, storm, inquisition, plague"),
    ],
)
def test_a_crown_space_that_is_not_there_is_refused(segment: str, sentence: str) -> None:
    game = table("U U", lay(1, 0), thief("E"), lay(2, 0))
    assert game.explain(Crown(segment)) == sentence


def test_the_plague_takes_nobody_where_it_is_not_asked_for() -> None:
    sentence = "the tile has to be placed now (player 0): plague does not answer that"
    game = table("U V")
    assert game.explain(Plague(0, 0, "city", "N")) == sentence
    with pytest.raises(IllegalAction, match="plague does not answer that"):
        game.play(Plague(0, 0, "city", "N"))
