"""Arranging a position by hand, without asking whether it could have come about: for notation and for tests."""

from __future__ import annotations

import cython

from carcassonne.core.setup import put_deck
from carcassonne.core.tables import FIRST_SQUARE

if not cython.compiled:
    from carcassonne.core.board import lay
    from carcassonne.core.standing import may_join, stand
    from carcassonne.core.state import *


def lay_tile(s: State, kind: cython.int, x: cython.int, y: cython.int, rotation: cython.int, axis: cython.int) -> None:
    """Lay a tile at a coordinate, with something built over it (1 north-south, 2 west-east) or nothing (0)."""
    i: cython.int
    for i in range(s.cloisters_done_size):
        s.cloisters_done[i] = 0
    lay(s, (x + s.stride * y) & s.mask, kind * 4 + rotation, axis)
    s.tile_x[s.tiles - 1] = x
    s.tile_y[s.tiles - 1] = y


def stand_follower(s: State, player: cython.int, segment: cython.int, figure: cython.int = ORDINARY) -> None:
    """Stand a figure on a segment, also beside others; the supply is not touched."""
    if not may_join(s, segment):
        raise ValueError(f"no more than {MAX_STACKED} figures may stand beside others")
    stand(s, segment, figure << FIGURE | player + 1)


def take_one(s: State, player: cython.int, figure: cython.int) -> None:
    """A figure leaves the supply."""
    s.supply[figure * MAX_PLAYERS + player] -= 1


def numbers(s: State) -> dict:
    """Everything of a position but rules, landscape, followers and what belongs to a box, by name."""
    return {
        "ply": s.ply,
        "turns": s.turns,
        "phase": s.phase,
        "turn": s.turn,
        "actor": s.actor,
        "hand": s.hand,
        "holding": s.holding,
        "placed": s.placed,
        "score": [s.score[i] for i in range(s.players)],
        "supply": [s.supply[i] for i in range(s.players)],
        "special": [s.supply[i] for i in range(MAX_PLAYERS, MAX_SUPPLY)],
        "again": s.again,
        "second_part": s.second_part,
        "undrawn": [s.undrawn[i] for i in range(FIRST_SQUARE)],
        "discarded": [s.discarded[i] for i in range(s.discards)],
        "finished": [s.finished[i] for i in range(s.finished_size)],
        "cloisters_done": [s.cloisters_done[i] for i in range(s.cloisters_done_size)],
    }


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part."""
    _take_turn(s, given)
    _take_lists(s, given)


def _take_turn(s: State, given) -> None:
    i: cython.int
    s.ply = given.get("ply", s.ply)
    s.turns = given.get("turns", s.turns)
    s.phase = given.get("phase", s.phase)
    s.turn = given.get("turn", s.turn)
    s.actor = given.get("actor", s.actor)
    s.hand = given.get("hand", s.hand)
    s.holding = given.get("holding", s.holding)
    s.placed = given.get("placed", s.placed)
    for i, value in enumerate(given.get("score", ())):
        s.score[i] = value
    s.again = given.get("again", s.again)
    s.second_part = given.get("second_part", s.second_part)
    for i, value in enumerate(given.get("supply", ())):
        s.supply[i] = value
    for i, value in enumerate(given.get("special", ())):
        s.supply[MAX_PLAYERS + i] = value


def _take_lists(s: State, given) -> None:
    i: cython.int
    if "undrawn" in given:
        put_deck(s, dict(enumerate(given["undrawn"])))
    if "discarded" in given:
        s.discards = len(given["discarded"])
    for i, value in enumerate(given.get("discarded", ())):
        s.discarded[i] = value
    if "finished" in given:
        s.finished_size = len(given["finished"])
    for i, value in enumerate(given.get("finished", ())):
        s.finished[i] = value
    if "cloisters_done" in given:
        for i in range(s.cloisters_done_size):
            s.cloisters_done[i] = 0
        s.cloisters_done_size = len(given["cloisters_done"])
    for i, value in enumerate(given.get("cloisters_done", ())):
        s.cloisters_done[i] = value
