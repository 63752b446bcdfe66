"""Holes: the empty squares between tiles, and how many of the tiles to come could still close them."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

from carcassonne.boxes import parts
from carcassonne.core import arrange, board, placement, report, state, turn
from carcassonne.core.state import State
from carcassonne.engine.names import STEPS
from carcassonne.engine.view import BoxView

FEWEST_NEIGHBOURS = 2
"""A square beside a single tile is an edge of the landscape and no hole in it."""


@dataclass(frozen=True, slots=True)
class Hole:
    """An empty square beside two or more; `fits` tiles to come could lie there, 0: it stays open."""

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


def _to_come(s: State) -> Counter[int]:
    """The tiles not yet laid, by kind: undrawn, in hand, or beside the landscape."""
    now = report.standing(s)
    coming = Counter({kind: count for kind, count in enumerate(now.undrawn) if count})
    if now.hand >= 0 and not now.placed and now.phase != state.OVER:
        coming[now.hand] += 1
    boxes: tuple[BoxView, ...] = parts("view", BoxView)
    for box in boxes:
        coming.update(box.beside(s))
    return coming


def _tiles_fitting(s: State) -> Counter[tuple[int, int]]:
    """How many tiles to come fit each square: the core is asked about every kind as if it were in hand."""
    trial = _laid_by_who_can_most(s)
    fitting: defaultdict[int, int] = defaultdict(int)
    for kind, count in _to_come(s).items():
        arrange.take_numbers(trial, {"phase": state.PLACE, "hand": kind, "holding": 1, "placed": 0})
        cells = {choice >> 5 for choice in turn.choices(trial) if choice != state.DECLINE}
        for cell in cells:
            fitting[cell] += count
    return Counter({board.place_of_cell(s, cell): count for cell, count in fitting.items()})


def _laid_by_who_can_most(s: State) -> State:
    """The position with somebody on turn who has something to lay with a tile, where there is anybody."""
    trial = s.copy()
    for player in range(report.standing(s).players):
        arrange.take_numbers(trial, {"turn": player, "actor": player})
        if placement.may_lay_with(trial):
            return trial
    return s.copy()
