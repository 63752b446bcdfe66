"""Holes: the empty squares between tiles, and how many of the tiles to come could still close them."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from carcassonne.boxes import parts
from carcassonne.core import arrange, board, placement, report, state
from carcassonne.core.state import State
from carcassonne.engine.view import BoxView

FEWEST_NEIGHBOURS = 2
"""A square beside a single tile is an edge of the landscape and no hole in it."""
_BOX_VIEWS: tuple[BoxView, ...] = parts("view", BoxView)


class Hole(NamedTuple):
    """An empty square beside two or more; `fits` tiles to come could lie there, 0: it stays open."""

    x: int
    y: int
    fits: int


def holes_of(s: State) -> tuple[Hole, ...]:
    """Every hole of the landscape, row by row; the squares of a start board are neighbours too."""
    now = report.standing(s)
    holes: list[Hole] = []
    for cell, beside, fits in placement.squares_fitting(_laid_by_who_can_most(s, now.players), _to_come(s, now)):
        if beside >= FEWEST_NEIGHBOURS:
            x, y = board.place_of_cell(s, cell)
            holes.append(Hole(x, y, fits))
    return tuple(sorted(holes, key=lambda hole: (hole.y, hole.x)))


def _to_come(s: State, now: report.Standing) -> dict[int, int]:
    """The tiles not yet laid, by kind: undrawn, in hand, or beside the landscape."""
    coming: dict[int, int] = report.undrawn(s)
    in_hand = [now.hand] if now.hand >= 0 and not now.placed and now.phase != state.OVER else []
    for kind in chain(in_hand, *(box.beside(s) for box in _BOX_VIEWS)):
        coming[kind] = coming.get(kind, 0) + 1
    return coming


def _laid_by_who_can_most(s: State, players: int) -> State:
    """The position with somebody on turn who has something to lay with a tile, where there is anybody."""
    trial = s.copy()
    for player in range(players):
        arrange.take_numbers(trial, {"turn": player, "actor": player})
        if placement.may_lay_with(trial):
            return trial
    return s.copy()
