"""Bridges (ruling E2): one more road over a tile whose two opposite sides are field.

A bridge makes a tile fit in one of two ways: it stands on the new tile (the tables know which squares take that), or on
a neighbour, where it turns that neighbour's field side into a road side. A neighbour can take one only while the square
behind it is empty, for the far end would meet a field there; each frontier square keeps the directions where it can.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.features import begin_segment
    from carcassonne.core.state import *
    from carcassonne.core.tables import BRIDGEABLE, EDGE, LEGAL, LEGAL_NS, LEGAL_WE, SEGMENTS


def mind_bridge_sites(s, tile):
    """After laying a tile: which squares around could now be joined by a bridge, and which no more."""
    cell: cython.int = s.tile_cell[tile]
    spin: cython.int = s.tile_spin[tile]
    d: cython.int
    facing: cython.int
    found: cython.int
    behind: cython.int
    for d in range(4):
        facing = d ^ 2
        found = s.grid[(cell + s.delta[d]) & s.mask]
        if found > 0:  # that neighbour has the new tile at its far side now
            behind = s.grid[(cell + 2 * s.delta[d]) & s.mask]
            if behind < 0:
                s.frontier_bridges[-behind - 1] &= 15 ^ (1 << facing)
        elif BRIDGEABLE[spin >> 2] and s.tile_bridge[tile] == NO_BRIDGE:
            behind = s.grid[(cell + s.delta[facing]) & s.mask]
            if behind <= 0 and EDGE[spin * 4 + d] == FIELD and EDGE[spin * 4 + facing] == FIELD:
                s.frontier_bridges[-found - 1] |= 1 << facing


def span(s, tile, axis):
    """Build a bridge over a tile already lying there; gives the bridge's segment."""
    cell: cython.int = s.tile_cell[tile]
    kind: cython.int = s.tile_spin[tile] >> 2
    segment: cython.int = s.tile_base[tile] + SEGMENTS[kind]
    d: cython.int
    found: cython.int
    begin_segment(s, segment, kind * 8 + SEGMENTS[kind], tile)
    s.tile_bridge[tile] = axis
    for d in range(4):
        found = s.grid[(cell + s.delta[d]) & s.mask]
        if found < 0:
            s.frontier_bridges[-found - 1] &= 15 ^ (1 << (d ^ 2))
            if (axis >> (d & 1)) & 1:
                s.frontier_key[-found - 1] ^= 3 << (2 * (d ^ 2))  # its field side has become a road side
    return segment


def fits_with_bridge(s, kind):
    """Whether some square takes the tile with one bridge."""
    f: cython.int
    d: cython.int
    key: cython.int
    for f in range(s.frontier_size):
        key = s.frontier_key[f]
        if LEGAL_NS[kind * 256 + key] or LEGAL_WE[kind * 256 + key]:
            return True
        for d in range(4):
            if (s.frontier_bridges[f] >> d) & 1 and LEGAL[kind * 256 + (key ^ (3 << (2 * d)))]:
                return True
    return False


# --- telling and arranging --------------------------------------------------------------------------------------------
def bridge_built(s: State) -> int:
    """The segment of the bridge built this turn, -1 for none."""
    return s.bridge_segment


def bridges_in_stock(s: State) -> tuple:
    """How many bridges each player has left."""
    return tuple([s.bridges_left[i] for i in range(s.players)])


def numbers(s: State) -> dict:
    """Bridges in numbers, by name; those that stand are told with their tiles."""
    return {"bridge_segment": s.bridge_segment, "bridges_left": [s.bridges_left[i] for i in range(s.players)]}


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part."""
    i: cython.int
    s.bridge_segment = given.get("bridge_segment", s.bridge_segment)
    for i, value in enumerate(given.get("bridges_left", ())):
        s.bridges_left[i] = value
