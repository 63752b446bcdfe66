"""Holes: the empty squares between tiles, and how many of the undrawn tiles could still close them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from carcassonne.boxes.base.actions import MORE_THAN_A_PLACE
from carcassonne.core import arrange, board, report, state, turn
from carcassonne.core.state import State
from carcassonne.engine.names import STEPS

FEWEST_NEIGHBOURS = 2
"""A square beside a single tile is an edge of the landscape and no hole in it."""


@dataclass(frozen=True, slots=True)
class Hole:
    """An empty square beside two or more; `fits` undrawn tiles could lie there as they are, 0: it stays open."""

    x: int
    y: int
    fits: int


def holes_of(s: State) -> tuple[Hole, ...]:
    """Every hole of the landscape, row by row."""
    squares = _squares_between(s)
    fitting = _tiles_fitting(s) if squares else Counter[tuple[int, int]]()
    return tuple(Hole(x, y, fitting[x, y]) for x, y in squares)


def _squares_between(s: State) -> list[tuple[int, int]]:
    """The empty squares with enough neighbours, row by row; the squares of a start board are neighbours too."""
    lying = {(x, y) for _, x, y, *_ in report.tiles_lying(s)}
    beside = Counter((x + dx, y + dy) for x, y in lying for dx, dy in STEPS.values())
    found = [at for at, neighbours in beside.items() if neighbours >= FEWEST_NEIGHBOURS and at not in lying]
    return sorted(found, key=lambda at: (at[1], at[0]))


def _tiles_fitting(s: State) -> Counter[tuple[int, int]]:
    """How many undrawn tiles fit each square: the core is asked about every kind as if it were in hand."""
    now = report.standing(s)
    trial = s.copy()
    fitting: Counter[int] = Counter()
    for kind, count in enumerate(now.undrawn):
        if count:
            arrange.take_numbers(trial, {"phase": state.PLACE, "hand": kind, "holding": 1, "placed": 0})
            for cell in {choice >> 5 for choice in turn.choices(trial) if not choice & MORE_THAN_A_PLACE}:
                fitting[cell] += count
    return Counter({board.place_of_cell(s, cell): count for cell, count in fitting.items()})
