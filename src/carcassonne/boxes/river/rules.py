"""The river (rulings V1-V2): where it flows, and which rotations of a river tile carry it on.

The river has one open end at most. The square it faces takes river tiles only, and river tiles are laid nowhere else; a
river that cannot be finished leaves that square empty for ever (ruling V2.4).
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.board import add_after_laying
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.placement import add_square_rule, count_one_by_one
    from carcassonne.core.state import *
    from carcassonne.core.tables import EDGE, TURNS

BOX = cython.declare(cython.int, box_number("river"))


def flows(spin):
    """Whether a tile has a river."""
    d: cython.int
    for d in range(4):
        if EDGE[spin * 4 + d] == RIVER:
            return True
    return False


def follow_river(s, tile):
    """Once a tile of the river is laid: where the river leads now."""
    if flows(s.tile_spin[tile]):
        trace_river(s)


def trace_river(s):
    """Follow the river from the first tile to its open end, if it has one."""
    tile: cython.int = 0
    enter: cython.int = -1
    out: cython.int
    d: cython.int
    there: cython.int
    while True:
        out = -1
        for d in range(4):
            if out < 0 and d != enter and EDGE[s.tile_spin[tile] * 4 + d] == RIVER:
                out = d
        s.river_bend = 0
        s.river_from = 0
        s.river_cell = -1
        if out < 0:
            return
        there = (s.tile_cell[tile] + s.delta[out]) & s.mask
        if s.grid[there] <= 0:
            s.river_cell = there
            s.river_from = out ^ 2
            if enter >= 0:
                s.river_bend = (out - enter - 2) & 3
            return
        tile = s.grid[there] - 1
        enter = out ^ 2


def keeps_room(s, out):
    """Whether no tile lies in the strip, three squares wide, ahead of a river that leaves its square by this side."""
    before: cython.int = s.grid[(s.river_cell + s.delta[s.river_from]) & s.mask] - 1
    enter: cython.int = s.river_from
    x: cython.int = s.tile_x[before]  # then the square of the river, then the one ahead of it
    y: cython.int = s.tile_y[before]
    i: cython.int
    ahead: cython.int
    aside: cython.int
    x += (enter == 3) - (enter == 1) + (out == 1) - (out == 3)
    y += (enter == 0) - (enter == 2) + (out == 2) - (out == 0)
    for i in range(s.tiles):
        ahead = s.tile_x[i] - x if out & 1 else s.tile_y[i] - y
        aside = s.tile_y[i] - y if out & 1 else s.tile_x[i] - x
        if out == 0 or out == 3:
            ahead = -ahead
        if ahead >= 0 and -1 <= aside <= 1:
            return False
    return True


def goes_on(s, spin, key, axis):
    """Whether a tile carries the river on from its open end, with a bridge along `axis` or none (rulings V2.1-V2.5)."""
    d: cython.int
    edge: cython.int
    wanted: cython.int
    bend: cython.int
    out: cython.int = -1
    if EDGE[spin * 4 + s.river_from] != RIVER:
        return False
    for d in range(4):
        edge = EDGE[spin * 4 + d]
        wanted = (key >> (2 * d)) & 3
        if d == s.river_from:
            continue
        if edge == RIVER:
            if wanted != NOTHING:
                return False
            out = d
        else:
            if axis and (axis >> (d & 1)) & 1:
                if edge != FIELD:
                    return False
                edge = ROAD
            if wanted != NOTHING and wanted != edge:
                return False
    if axis and ((axis >> (s.river_from & 1)) & 1 or (out >= 0 and (axis >> (out & 1)) & 1)):
        return False
    if out < 0:
        return True
    bend = (out - s.river_from - 2) & 3
    if bend and bend == s.river_bend:
        return False
    return not s.river_safe or keeps_room(s, out)


def rotations_on_river(s, kind, key, axis):
    """The rotations of a kind of tile that carry the river on, as in LEGAL; none for a tile without a river."""
    rotation: cython.int
    fitting: cython.int = 0
    count: cython.int = 0
    for rotation in range(TURNS[s.looks + kind]):
        if goes_on(s, kind * 4 + rotation, key, axis):
            fitting |= 1 << rotation
            count += 1
    return count << COUNT | fitting


def river_rules(s, kind):
    """Whether there is an open end, whatever the tile."""
    return s.river_cell >= 0


def rotations_by_river(s, f, kind, key, axis, fitting):
    """At the open end only what carries the river on fits; other squares are no concern of the river."""
    return rotations_on_river(s, kind, key, axis) if s.frontier_cell[f] == s.river_cell else fitting


def undrawn_for_river(s):
    """How many undrawn tiles carry the river on from its open end."""
    key: cython.int = s.frontier_key[-s.grid[s.river_cell] - 1]
    kind: cython.int
    count: cython.int = 0
    for kind in range(s.kinds):
        if s.undrawn[kind] and rotations_on_river(s, kind, key, NO_BRIDGE):
            count += s.undrawn[kind]
    return count


# --- rules and telling ------------------------------------------------------------------------------------------------
def take_rules(s: State, river: cython.bint, safe: cython.bint) -> None:
    """Play with the river, keeping room ahead of its end or not, or without."""
    s.river_safe = safe
    if river:
        play_with(s, BOX)


def river_end(s: State) -> int:
    """The square that the open end of the river faces, -1 for none."""
    return s.river_cell


def repeats_bend(s: State, kind: cython.int, rotation: cython.int) -> bool:
    """Whether a river tile laid so at the open end bends as the one before it."""
    d: cython.int
    for d in range(4):
        if d != s.river_from and EDGE[(kind * 4 + rotation) * 4 + d] == RIVER:
            return bool(s.river_bend and (d - s.river_from - 2) & 3 == s.river_bend)
    return False


add_after_laying(BOX, follow_river)
add_square_rule(BOX, river_rules, rotations_by_river, count_one_by_one)
