"""Abbeys (J2): laid instead of a tile into a hole, they close what reaches them, and are cloisters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.decisions import phase_named

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.abbey_mayor.played import *
    from carcassonne.core.board import add_after_laying, lay, segment_across
    from carcassonne.core.decisions import *
    from carcassonne.core.deck import add_own_tile, ask_for_draw, kept_back
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.log import note
    from carcassonne.core.placement import SQUARE_RULE_BOXES, by_square_rules
    from carcassonne.core.state import *
    from carcassonne.core.steps import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

TILE = cython.declare(cython.int, phase_named("tile"))


def is_abbey(s, tile):
    """Whether a tile of the landscape is an abbey."""
    return s.tile_spin[tile] >> 2 == ABBEY


def has_abbey(s, player):
    """Whether a player has his abbey in hand."""
    return (s.room[ROOM + HELD] >> player) & 1


# --- what it closes ---------------------------------------------------------------------------------------------------
def close_sides(s, tile):
    """What reaches an abbey is open there no more, and the abbey is no part of it (ruling J2.2)."""
    d: cython.int
    segment: cython.int
    if not is_abbey(s, tile):
        return
    for d in range(4):
        segment = segment_across(s, tile, d)
        if segment >= 0:
            s.open[s.feature[segment]] -= 1


def gather_closed(s):
    """The cities and roads that the abbey just laid finished come to what its tile finished."""
    tile: cython.int = s.tiles - 1
    d: cython.int
    i: cython.int
    segment: cython.int
    count: cython.int = s.finished_size
    if not is_abbey(s, tile):
        return GO_ON
    for d in range(4):
        segment = segment_across(s, tile, d)
        if segment < 0 or s.open[s.feature[segment]]:
            continue
        for i in range(count):
            if s.finished[i] == s.feature[segment]:
                break
        else:
            s.finished[count] = s.feature[segment]
            count += 1
    s.finished_size = count
    return GO_ON


def see_builder_closed(s):
    """Where the rules say so, finishing what his builder stands on by an abbey gives a second part (ruling J6.1)."""
    at: cython.int = s.standing_at[BUILDER * MAX_PLAYERS + s.turn]
    tile: cython.int = s.tiles - 1
    d: cython.int
    segment: cython.int
    if not plays(s, SECOND_PART) or at == 0 or s.second_part or not is_abbey(s, tile):
        return GO_ON
    at = s.feature[at - 1]
    for d in range(4):
        segment = segment_across(s, tile, d)
        if segment >= 0 and s.feature[segment] == at and s.open[at] == 0:
            s.again = True
    return GO_ON


# --- laying it --------------------------------------------------------------------------------------------------------
def is_hole(s, f):
    """Whether all four squares beside an empty one hold tiles, and no box keeps cloisters off (J2.1, J6.9)."""
    d: cython.int
    for d in range(4):
        if s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] <= 0:
            return False
    if s.boxes & SQUARE_RULE_BOXES:
        return by_square_rules(s, f, ABBEY, s.frontier_key[f], NO_BRIDGE, 1 | 1 << COUNT) != 0
    return True


def any_hole(s):
    """Whether there is a hole in the landscape."""
    f: cython.int
    for f in range(s.frontier_size):
        if is_hole(s, f):
            return True
    return False


def may_lay_abbey(s):
    """Whether the player on turn has his abbey, and a hole for it."""
    return has_abbey(s, s.turn) and any_hole(s)


def may_draw(s):
    """Whether there is a tile to be drawn instead."""
    return s.undrawn_total > kept_back(s)


def ask_for_abbey(s):
    """The player on turn is asked before he draws; after the last tile there is a round of its own (ruling J2.8)."""
    if not may_lay_abbey(s) or not (may_draw(s) or s.second_part):
        return False
    s.phase = TILE
    s.actor = s.turn
    return True


def list_tiles(s, c):
    """The holes, then drawing a tile or, where there is none, laying nothing."""
    f: cython.int
    for f in range(s.frontier_size):
        if is_hole(s, f):
            add_choice(c, ON_CELL + s.frontier_cell[f])
    add_choice(c, TO_DRAW if may_draw(s) else TO_LAY_NONE)


def lay_abbey(s, choice):
    """The abbey is laid, and the turn goes on as with a tile; or one is drawn, or nothing is laid."""
    if choice == TO_DRAW:
        ask_for_draw(s)
        return WAIT
    if choice == TO_LAY_NONE:
        return TO + STEP_TURN_ENDS if s.room[ROOM + ROUND] else TO + STEP_PART_ENDS
    s.room[ROOM + HELD] &= ~(1 << s.turn)
    s.hand = ABBEY
    s.holding = True
    s.bridge_segment = -1
    lay(s, choice - ON_CELL, ABBEY * 4, NO_BRIDGE)
    s.placed = True
    s.turns += 1
    if s.log_on:
        note(s, LOG_PLACED, s.turn, ABBEY, s.tiles - 1, 0, 0, 0)
    return AFTER + STEP_PLACING


def ask_after_last_tile(s):
    """Everybody who still has his abbey may lay it once the tiles have run out, in turn (ruling J2.6)."""
    if not plays(s, AT_THE_END):
        return GO_ON
    while s.room[ROOM + ROUND] < s.players:
        s.room[ROOM + ROUND] += 1
        if may_lay_abbey(s):
            s.phase = TILE
            s.actor = s.turn
            return WAIT
        s.turn = (s.turn + 1) % s.players
    s.room[ROOM + ROUND] = 0
    return GO_ON


# --- telling and arranging --------------------------------------------------------------------------------------------
def abbeys_held(s: State) -> tuple:
    """How many abbeys each player has in hand."""
    return tuple([int(has_abbey(s, p)) for p in range(s.players)])


def has_hole(s: State) -> bool:
    """Whether there is a hole in the landscape."""
    return bool(any_hole(s))


def tiles_beside(s: State, cell: cython.int) -> int:
    """How many tiles lie beside a cell."""
    return sum([s.grid[(cell + s.delta[d]) & s.mask] > 0 for d in range(4)])


def numbers(s: State) -> dict:
    """Who has had his turn after the last tile, and whose abbeys are in hand."""
    return {"round": s.room[ROOM + ROUND], "held": s.room[ROOM + HELD]}


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave."""
    s.room[ROOM + ROUND] = given["round"]
    s.room[ROOM + HELD] = given["held"]


add_after_laying(BOX, close_sides)
add_own_tile(BOX, may_lay_abbey, ask_for_abbey)
add_step("abbey", BOX, gather_closed)
add_step("abbey and builder", BOX, see_builder_closed, "builder")
let_asides(TILE)
add_phase(TILE, add_step("last abbeys", BOX, ask_after_last_tile), list_tiles, lay_abbey)
