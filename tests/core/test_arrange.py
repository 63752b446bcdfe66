"""Positions arranged by hand: every number that is given is taken, and none is left over from before."""

from __future__ import annotations

from types import ModuleType

import pytest

from carcassonne.boxes.bridges_castles_bazaars import bazaars, bridges, castles
from carcassonne.boxes.wheel import rules as wheel
from carcassonne.core import arrange
from carcassonne.core.state import MAX_CROWNS, State
from carcassonne.core.tables import FIRST_SQUARE
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import starting_state

RULES = Rules.of("modern", 3, {"wheel": True, "bridges_castles_bazaars": True})
LENGTHS = {"undrawn": FIRST_SQUARE, "crown": MAX_CROWNS, "discarded": 4, "finished": 3, "cloisters_done": 2}
CASTLES = 2
ARRANGED = (arrange, bazaars, bridges, castles, wheel)
"""Who has numbers of a position: the base game, and each box its own."""


def position() -> State:
    """A start with two castles, whose tile matters to nobody here."""
    s = starting_state(RULES, ["U", "V", "E"])
    for owner in range(CASTLES):
        castles.stand_castle(s, owner, 0, 0, False)
    return s


@pytest.mark.parametrize("part", ARRANGED, ids=lambda part: part.__name__.rpartition(".")[2])
def test_every_number_given_is_taken(part: ModuleType) -> None:
    """Each number another one, so that none can stand for its neighbour."""
    s, fresh = position(), iter(range(2, 10**6))
    given = {
        name: [next(fresh) % 250 for _ in range(LENGTHS.get(name, len(value) or RULES.players))]
        if isinstance(value, list)
        else next(fresh) % 250
        for name, value in part.numbers(s).items()
    }
    part.take_numbers(s, given)
    assert part.numbers(s) == given


def test_a_part_of_the_numbers_leaves_the_others_as_they_are() -> None:
    s = position()
    before = arrange.numbers(s), wheel.numbers(s)
    arrange.take_numbers(s, {"supply": [1, 2, 3]})
    wheel.take_numbers(s, {"pig": 4})
    assert (arrange.numbers(s), wheel.numbers(s)) == (before[0] | {"supply": [1, 2, 3]}, before[1] | {"pig": 4})


def test_cloisters_given_before_are_forgotten() -> None:
    s = position()
    before = s.to_bytes()
    arrange.take_numbers(s, {"cloisters_done": [5, 6, 7]})
    arrange.take_numbers(s, {"cloisters_done": []})
    assert s.to_bytes() == before
