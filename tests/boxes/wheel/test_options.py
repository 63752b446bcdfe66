"""The wheel's option, deck and start piece (A1, D1)."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import RulesError

BCB = "bridges-castles-bazaars"


def test_the_wheel_brings_its_own_deck_to_any_preset() -> None:
    """A5.12"""
    assert len(full_deck(Rules.of(BCB, 2, {"wheel": True}))) == 84
    assert len(full_deck(Rules.of("wheel-of-fortune", 2, {"wheel": False}))) == 71


def test_rules_name_their_start_piece() -> None:
    assert [Rules.of(preset).start for preset in ("modern", "wheel-of-fortune")] == ["tile_D", "wheel_tableau"]
    assert Rules.of("modern", 2, {"start": "tile_D"}) == Rules.of("modern")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"wheel": 1}, "wheel must be true or false, not 1"),
        ({"start": "wheel_tableau"}, "start 'wheel_tableau' does not go with wheel False"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.of("modern", 2, options)
    assert str(refusal.value).startswith(sentence)
