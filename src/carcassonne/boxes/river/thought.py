"""What may still come to lie at the end of the river, and what an end that nothing fits does to a cloister."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.river.rules import goes_on
    from carcassonne.core.state import *
    from carcassonne.core.tables import GROUP, TURNS


def river_fits(s):
    """How many undrawn tiles carry the river on from its open end; river tiles are drawn before all others."""
    key: cython.int = s.frontier_key[-s.grid[s.river_cell] - 1]
    kind: cython.int
    rotation: cython.int
    count: cython.int = 0
    for kind in range(MAX_KINDS):
        if s.undrawn[kind] and GROUP[kind] < GROUPS - 1:
            for rotation in range(TURNS[s.looks + kind]):
                if goes_on(s, kind * 4 + rotation, key, NO_SPAN):
                    count += s.undrawn[kind]
                    break
    return count


def faces_dead_end(s, tile):
    """Whether a square around a tile stays empty for ever: the end of a river that no tile carries on (ruling V2.4)."""
    i: cython.int
    for i in range(8):
        if (s.tile_cell[tile] + s.around[i]) & s.mask == s.river_cell:
            return river_fits(s) == 0
    return False
