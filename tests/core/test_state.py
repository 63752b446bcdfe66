"""Copies of a state: as far as it is in use, over whatever the other state was before."""

from __future__ import annotations

from functools import cache

import pytest

from carcassonne.core.playout import Dice, playout
from carcassonne.core.state import (
    MAX_COLUMNS,
    MAX_FRONTIER,
    MAX_KINDS,
    MAX_ROOM,
    MAX_SEGMENTS,
    MAX_TILES,
    State,
    state_of,
)
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state
from support.layout import decoded, encoded

PRESETS = ("modern", "wheel-of-fortune", "big-box")
"""One for each size of the torus that decks of the boxes have."""


def begun(preset: str) -> State:
    rules = Rules.of(preset, 2)
    return starting_state(rules, full_deck(rules))


@cache
def played(preset: str) -> State:
    """A game that is over."""
    state = begun(preset)
    playout(state, Dice(3))
    return state


@pytest.mark.parametrize("one", PRESETS)
@pytest.mark.parametrize("other", PRESETS)
def test_a_state_that_was_another_is_all_that_it_becomes(one: str, other: str) -> None:
    for wanted in (begun(one), played(one).copy()):
        state = played(other).copy()
        state.become(wanted)
        assert state.to_bytes() == wanted.to_bytes()
        assert (state == wanted, hash(state)) == (True, hash(wanted))
        playout(state, Dice(5))
        playout(wanted, Dice(5))
        assert state == wanted


def test_a_state_becomes_itself() -> None:
    state = played("modern")
    before = state.to_bytes()
    state.become(state)
    assert state.to_bytes() == before


@pytest.mark.parametrize(
    ("field", "number"),
    [
        ("segments", MAX_SEGMENTS + 1),
        ("segments", -1),
        ("tiles", MAX_TILES + 1),
        ("tiles", -1),
        ("frontier_size", MAX_FRONTIER + 1),
        ("frontier_size", -1),
        ("tile_cell", 4096),
        ("tile_cell", -1),
        ("tile_cell", 1),
        ("frontier_cell", 4096),
        ("kinds", MAX_KINDS + 1),
        ("kinds", -1),
        ("discards", MAX_TILES + 1),
        ("room_size", MAX_ROOM + 1),
        ("room_size", 1),
        ("columns", MAX_COLUMNS + 1),
        ("mask", 4096),
        ("mask", -1),
        ("frontier_cell", 0),
    ],
)
def test_bytes_that_lead_out_of_the_arrays_are_refused(field: str, number: int) -> None:
    """Copying trusts the counts and cells of a state."""
    numbers = decoded(begun("modern"))
    assert state_of(encoded(numbers)) == begun("modern")
    numbers[field][0] = number
    with pytest.raises(ValueError, match="these bytes are not a position"):
        state_of(encoded(numbers))
