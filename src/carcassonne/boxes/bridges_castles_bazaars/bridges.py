"""Bridges (ruling E2): one more road over a tile whose two opposite sides are field.

A bridge makes a tile fit in one of two ways: it stands on the new tile (the tables know which squares take that), or on
a neighbour, where it turns that neighbour's field side into a road side. A neighbour can take one only while the square
behind it is empty, for the far end would meet a field there; each frontier square keeps the directions where it can.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.board import add_after_laying
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.features import begin_segment
    from carcassonne.core.log import note
    from carcassonne.core.placement import add_extras, rotations_with
    from carcassonne.core.state import *
    from carcassonne.core.tables import BRIDGEABLE, EDGE, FITS_AT, LEGAL_NS, LEGAL_WE, SEGMENTS, WAYS


BOX = cython.declare(cython.int, box_number("bridges_castles_bazaars"))
WAYS_TO_BRIDGE = cython.declare(cython.int, 6)
"""Over the new tile along either axis, or over one of its four neighbours."""


def has_bridge(s):
    """Whether the player on turn has a bridge left."""
    return s.bridges_left[s.turn] > 0


def mind_bridge_sites(s, tile):
    """After laying a tile: which squares around could now be joined by a bridge, and which no more."""
    cell: cython.int = s.tile_cell[tile]
    spin: cython.int = s.tile_spin[tile]
    d: cython.int
    facing: cython.int
    found: cython.int
    behind: cython.int
    if not s.bridges:
        return
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


def build_over(s, tile, axis):
    """Build a bridge over a tile already lying there; gives the bridge's segment."""
    cell: cython.int = s.tile_cell[tile]
    kind: cython.int = s.tile_spin[tile] >> 2
    segment: cython.int = s.tile_base[tile] + SEGMENTS[kind]
    d: cython.int
    found: cython.int
    begin_segment(s, segment, kind * SEGMENTS_PER_TILE + SEGMENTS[kind], tile)
    s.tile_bridge[tile] = axis
    for d in range(4):
        found = s.grid[(cell + s.delta[d]) & s.mask]
        if found < 0:
            s.frontier_bridges[-found - 1] &= 15 ^ (1 << (d ^ 2))
            if (axis >> (d & 1)) & 1:
                s.frontier_key[-found - 1] ^= 3 << (2 * (d ^ 2))  # its field side has become a road side
    return segment


def rotations_with_bridge(s, f, option):
    """What fits a frontier square with a bridge, as in LEGAL (options: state.pxd)."""
    key: cython.int = s.frontier_key[f]
    d: cython.int = option - BRIDGE_BESIDE
    if s.bridges_left[s.turn] == 0:
        return 0
    if option < BRIDGE_BESIDE:
        return rotations_with(s, f, key, option)
    if (s.frontier_bridges[f] >> d) & 1:
        return rotations_with(s, f, key ^ (3 << (2 * d)), 0)
    return 0


def count_fitting_with_bridge(s):
    """Count the placements with a bridge on each frontier square, added to those without; gives their number.

    What :func:`rotations_with_bridge` asks square by square is read in one go.
    """
    ways: cython.p_uchar = WAYS  # pointers of its own: C would read them anew for every square
    legal_ns: cython.p_uchar = LEGAL_NS
    legal_we: cython.p_uchar = LEGAL_WE
    keys: cython.p_uchar = s.frontier_key
    sites: cython.p_uchar = s.frontier_bridges
    at: cython.Py_ssize_t = FITS_AT[s.looks + s.hand]
    key: cython.Py_ssize_t
    f: cython.int
    d: cython.int
    here: cython.int
    total: cython.int = 0
    for f in range(s.frontier_size):
        key = at + keys[f]
        here = (legal_ns[key] >> COUNT) + (legal_we[key] >> COUNT)
        for d in range(4):
            if (sites[f] >> d) & 1:
                here += ways[key ^ (3 << (2 * d))]  # a pattern begins at a multiple of KEYS
        s.fits[f] += here
        total += here
    return total


def fits_with_bridge(s):
    """Whether some square takes the tile in hand with one bridge."""
    f: cython.int
    option: cython.int
    for f in range(s.frontier_size):
        for option in range(BRIDGE_NS, BRIDGE_NS + WAYS_TO_BRIDGE):
            if rotations_with_bridge(s, f, option):
                return True
    return False


def build_bridge(s, cell, option):
    """Build a bridge before the tile in hand is laid on a cell; gives its axis if it will stand on that tile."""
    beside: cython.int
    s.bridges_left[s.turn] -= 1
    if option < BRIDGE_BESIDE:
        s.bridge_segment = s.segments + SEGMENTS[s.hand]
        return option
    beside = s.grid[(cell + s.delta[option - BRIDGE_BESIDE]) & s.mask] - 1
    s.bridge_segment = build_over(s, beside, BRIDGE_WE if option & 1 == 0 else BRIDGE_NS)
    return NO_BRIDGE


def note_bridge(s, cell, option):
    """Write the event of the bridge just built."""
    tile: cython.int = s.tiles - 1
    if option >= BRIDGE_BESIDE:
        tile = s.grid[(cell + s.delta[option - BRIDGE_BESIDE]) & s.mask] - 1
    note(s, LOG_BRIDGE, s.turn, tile, s.tile_bridge[tile], 0, 0, 0)


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, bridges: cython.bint, tokens: cython.int) -> None:
    """Play with bridges, so many for each player, or without."""
    i: cython.int
    s.bridges = bridges
    if bridges:
        play_with(s, BOX)
    for i in range(s.players):
        s.bridges_left[i] = tokens if bridges else 0


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


add_after_laying(BOX, mind_bridge_sites)
add_extras(
    BOX,
    WAYS_TO_BRIDGE,
    has_bridge,
    fits_with_bridge,
    count_fitting_with_bridge,
    rotations_with_bridge,
    build_bridge,
    note_bridge,
)
