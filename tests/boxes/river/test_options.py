"""The River's options, deck and start piece (V0, V1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carcassonne.core import state, tables
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.errors import RulesError


def test_the_river_brings_eleven_tiles_and_takes_the_old_start_tile_out() -> None:
    """V1.1, V1.2: the spring lies on the table, and one D stays in the box."""
    plain, river = Counter(full_deck(Rules.of())), Counter(full_deck(Rules.of("modern", 2, {"river": True})))
    assert sum(count for name, count in river.items() if name.startswith("RV")) == 11
    assert (plain["D"], river["D"], river["RV01"]) == (3, 3, 0)
    assert sum(river.values()) == 71 + 11


def test_the_spring_is_the_start_piece() -> None:
    """V1.1"""
    assert Rules.of("modern", 2, {"river": True}).start == "tile_RV01"
    with pytest.raises(RulesError, match="does not go with"):
        Rules.of("modern", 2, {"river": True, "start": "tile_D"})


def test_a_shuffled_deck_has_the_river_first_and_the_lake_under_it() -> None:
    """V1.3"""
    stack = shuffled(full_deck(Rules.of("big-box")), 5)
    assert [name.startswith("RV") for name in stack[:11]] == [True] * 11
    assert stack[10] == "RV02"
    assert not any(name.startswith("RV") for name in stack[11:])


def test_decks_without_a_river_are_shuffled_as_they_always_were() -> None:
    assert {tables.group_of(tables.KIND_OF[name]) for name in full_deck(Rules.of())} == {state.GROUPS - 1}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"river": 1}, "river must be true or false, not 1"),
        ({"river_turns": "sharp"}, "river_turns must be one of no_immediate_u_turn, safe, not 'sharp'"),
        ({"river": True, "wheel": True}, "the river does not go with the wheel: its board is the start piece"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    """V5.1"""
    with pytest.raises(RulesError) as refusal:
        Rules.of("modern", 2, options)
    assert str(refusal.value).startswith(sentence)
