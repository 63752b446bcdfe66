"""Layouts: how large the action space and an observation are. Which one an environment has depends on its rules.

    layout  rules                            codes  squares  planes  numbers of the table  of a summary
    1       base game and its first boxes     5933      184      37       192                   41
    2       with any box that came later      8689      280      82       332                   59

What a number means never changes: codes, planes and numbers of layout 1 are the same in layout 2, whose own come after
them. A layout never changes either; boxes that find no room in the last one bring another.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from carcassonne.engine.positions import State
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, squares_of_start, starting_state
from carcassonne.env import codes, planes, summary

Shapes = Mapping[str, tuple[tuple[int, ...], Any]]
"""Name -> (shape, type) of each array of an observation."""


@dataclass(frozen=True, eq=False, slots=True)
class Layout:
    """The sizes of the spaces."""

    number: int
    codes: int
    """How many codes there are."""
    squares: int
    """How many frontier squares have codes."""
    kinds: int
    """How many kinds of tile have a number of their own among those undrawn."""
    shapes: Shapes
    summary: int
    """How many numbers a summary has."""

    @property
    def numbers(self) -> int:
        """Numbers in an observation altogether."""
        return sum(math.prod(shape) for shape, _ in self.shapes.values())


def _shapes(number_of_planes: int, squares: int, figures: tuple[int, int], table: int) -> Shapes:
    return {
        "board": ((planes.WINDOW, planes.WINDOW, number_of_planes), np.uint8),
        "frontier": ((squares, planes.SQUARE_NUMBERS), np.int8),
        "followers": (figures, np.int16),
        "table": ((table,), np.int16),
    }


LAYOUT_1 = Layout(
    1,
    codes.CODES,
    codes.SQUARES,
    planes.TABLE_KINDS,
    _shapes(planes.PLANES, codes.SQUARES, (codes.OWN_FOLLOWERS, planes.FOLLOWER_NUMBERS), planes.TABLE_NUMBERS),
    summary.SUMMARY,
)
LAYOUT_2 = Layout(
    2,
    codes.WIDE_CODES,
    codes.WIDE_SQUARES,
    planes.WIDE_TABLE_KINDS,
    _shapes(
        planes.WIDE_PLANES,
        codes.WIDE_SQUARES,
        (codes.WIDE_FIGURES, planes.WIDE_FIGURE_NUMBERS),
        planes.WIDE_TABLE_NUMBERS,
    ),
    summary.WIDE_SUMMARY,
)
LAYOUTS = (LAYOUT_1, LAYOUT_2)


def layout_of(state: State) -> Layout:
    """Return the layout that a position's tiles and figures ask for."""
    return LAYOUTS[codes.layout_number(state) - 1]


@cache
def layout_for(rules: Rules) -> Layout:
    """Return the layout of environments with these rules."""
    return layout_of(starting_state(rules, full_deck(rules)))


def most_squares(rules: Rules) -> int:
    """Return how many empty squares can lie beside a landscape: those around the start piece, and two more a tile."""
    return 4 * math.isqrt(squares_of_start(rules)) + 2 * len(full_deck(rules))


def reaches_far(rules: Rules) -> bool:
    """Return whether a landscape can have more empty squares beside it than layout 1 has codes for."""
    return most_squares(rules) > codes.SQUARES
