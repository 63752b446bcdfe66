"""The landscape on the table: laying a tile, the empty squares around it, the cloisters it surrounds.

The plane is a twisted torus: a cell is x + stride * y modulo a power of two, so that a neighbour is one addition and
one mask. The cells are many enough that no landscape of the deck can meet itself (setup.py).

A frontier square keeps a key of two bits a side, what a tile laid there must match:

    bits 7 6  5 4  3 2  1 0
          W    S    E    N      0 nothing yet, 1 field, 2 road, 3 city
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.features import begin_segment, join, take_apart
    from carcassonne.core.state import *
    from carcassonne.core.tables import BRIDGEABLE, EDGE, HUB_AT, LIES_ON, SEGMENTS, SLOT

    AFTER_LAYING = [None] * MAX_BOXES
    AFTER_LAYING_BOXES = 0

STEP_X = (0, 1, 0, -1)
STEP_Y = (-1, 0, 1, 0)


def add_after_laying(box, act):
    """A box looks at every tile once it is laid, those of the start included."""
    global AFTER_LAYING_BOXES
    AFTER_LAYING_BOXES = claim(AFTER_LAYING_BOXES, box)
    AFTER_LAYING[box] = act


def lay(s, cell, spin, axis):
    """Lay a tile that fits, with a bridge over it along `axis` or none; its segments join their neighbours'."""
    kind: cython.int = spin >> 2
    base: cython.int = s.segments
    printed: cython.int = SEGMENTS[kind]
    tile: cython.int = s.tiles
    mask: cython.int = s.mask
    i: cython.int
    d: cython.int
    there: cython.int
    found: cython.int
    facing: cython.int
    landscape: cython.int
    a: cython.int
    b: cython.int
    mine: cython.int
    yours: cython.int
    other: cython.int
    s.tiles = tile + 1
    for i in range(printed):
        begin_segment(s, base + i, kind * SEGMENTS_PER_TILE + i, tile)
    s.segments = base + printed
    if s.bridges and BRIDGEABLE[kind]:
        begin_segment(s, base + printed, kind * SEGMENTS_PER_TILE + printed, tile)
        if axis == NO_BRIDGE:
            s.parts[base + printed] = 0
        s.segments += 1
    s.tile_cell[tile] = cell
    s.tile_spin[tile] = spin
    s.tile_base[tile] = base
    s.tile_bridge[tile] = axis
    for i in range(s.columns):
        s.tile_room[i * MAX_TILES + tile] = 0
    leave_frontier(s, cell)
    s.grid[cell] = tile + 1
    for d in range(4):
        there = (cell + s.delta[d]) & mask
        found = s.grid[there]
        facing = d ^ 2
        mine = spin * 4 + d
        landscape = EDGE[mine]
        if axis and (axis >> (d & 1)) & 1:
            landscape = ROAD
        if found < 0:
            s.frontier_key[-found - 1] |= (landscape & CITY) << (2 * facing)
        elif found == 0:
            enter_frontier(s, there, (landscape & CITY) << (2 * facing))
        else:
            other = found - 1
            if d & 1:
                s.tile_x[tile] = s.tile_x[other] + d - 2
                s.tile_y[tile] = s.tile_y[other]
            else:
                s.tile_x[tile] = s.tile_x[other]
                s.tile_y[tile] = s.tile_y[other] + 1 - d
            if landscape == NOTHING:  # inside a start board
                continue
            yours = s.tile_spin[other] * 4 + facing
            a = base + SLOT[mine * 3]
            b = s.tile_base[other] + SLOT[yours * 3]
            if landscape == ROAD:
                if axis and (axis >> (d & 1)) & 1:
                    a = base + printed
                if s.tile_bridge[other] and (s.tile_bridge[other] >> (d & 1)) & 1:
                    b = s.tile_base[other] + SEGMENTS[s.tile_spin[other] >> 2]
                join(s, base + SLOT[mine * 3 + 1], s.tile_base[other] + SLOT[yours * 3 + 2])
                join(s, base + SLOT[mine * 3 + 2], s.tile_base[other] + SLOT[yours * 3 + 1])
            elif landscape == RIVER:  # it parts fields as a road does, and is no feature itself (ruling V3.1)
                a = base + SLOT[mine * 3 + 1]
                b = s.tile_base[other] + SLOT[yours * 3 + 2]
                join(s, base + SLOT[mine * 3 + 2], s.tile_base[other] + SLOT[yours * 3 + 1])
            join(s, a, b)
    surround_hubs(s, cell, kind, base)
    if s.boxes & AFTER_LAYING_BOXES:
        after_laying(s, tile)


def after_laying(s, tile):
    """Let the boxes look at a tile just laid."""
    boxes: cython.uint = s.boxes & AFTER_LAYING_BOXES
    while boxes:
        AFTER_LAYING[first_box(boxes)](s, tile)
        boxes &= boxes - 1


def leave_frontier(s, cell):
    """A square is empty no more: the last of the frontier takes its place in the list."""
    found: cython.int = s.grid[cell]
    f: cython.int
    last: cython.int
    if found < 0:
        f = -found - 1
        last = s.frontier_size - 1
        s.frontier_size = last
        s.frontier_cell[f] = s.frontier_cell[last]
        s.frontier_key[f] = s.frontier_key[last]
        s.frontier_bridges[f] = s.frontier_bridges[last]
        s.grid[s.frontier_cell[f]] = -(f + 1)


def enter_frontier(s, cell, key):
    """An empty square now touches the landscape."""
    f: cython.int = s.frontier_size
    s.frontier_size = f + 1
    s.frontier_cell[f] = cell
    s.frontier_key[f] = key
    s.frontier_bridges[f] = 0
    s.grid[cell] = -(f + 1)


def surround_hubs(s, cell, kind, base):
    """The new tile stands around its neighbours' hubs, cloisters and the like, and they round its own (ruling B5.5)."""
    i: cython.int
    found: cython.int
    at: cython.int
    segment: cython.int
    own: cython.int = -1
    count: cython.int = 0
    if HUB_AT[kind] >= 0:
        own = base + HUB_AT[kind]
    for i in range(8):
        found = s.grid[(cell + s.around[i]) & s.mask]
        if found > 0:
            if own >= 0:
                s.open[own] -= 1
            at = HUB_AT[s.tile_spin[found - 1] >> 2]
            if at >= 0:
                segment = s.tile_base[found - 1] + at
                s.open[segment] -= 1
                if s.open[segment] == 0:
                    s.cloisters_done[count] = segment
                    count += 1
    if own >= 0 and s.open[own] == 0:
        s.cloisters_done[count] = own
        count += 1
    s.cloisters_done_size = count


def segments_on(s, tile):
    """How many segments lie on a tile: those printed, and a bridge built over it."""
    return SEGMENTS[s.tile_spin[tile] >> 2] + (s.tile_bridge[tile] > 0)


def segment_across(s, tile, d):
    """The segment of a city, a road or a bridge of the neighbour's that ends at a side of a tile; -1 for none."""
    other: cython.int = s.grid[(s.tile_cell[tile] + s.delta[d]) & s.mask] - 1
    yours: cython.int
    if other < 0:
        return -1
    yours = s.tile_spin[other] * 4 + (d ^ 2)
    return s.tile_base[other] + SLOT[yours * 3] if EDGE[yours] == CITY else road_at(s, other, d ^ 2)


def ends_here(s, d):
    """The segment around that ends at a side of the tile laid last which shows no landscape; -1 for none."""
    return -1 if EDGE[s.tile_spin[s.tiles - 1] * 4 + d] != NOTHING else segment_across(s, s.tiles - 1, d)


def halves_of(s, segment):
    """The half-edges a segment reaches as it lies, one bit each; both halves of a city's or road's side."""
    tile: cython.int = s.tile_at[segment]
    halves: cython.int = LIES_ON[s.printed[segment]]
    turned: cython.int = 2 * (s.tile_spin[tile] & 3)
    if (s.printed[segment] & PLACE_MASK) == SEGMENTS[s.printed[segment] >> PLACE_BITS]:  # a bridge
        return 0x33 if s.tile_bridge[tile] == BRIDGE_NS else 0xCC
    return ((halves << turned) | (halves >> (8 - turned))) & 255


def road_at(s, tile, d):
    """The road, or bridge, of a tile at a side; -1 where there is none."""
    if s.tile_bridge[tile] and (s.tile_bridge[tile] >> (d & 1)) & 1:
        return s.tile_base[tile] + SEGMENTS[s.tile_spin[tile] >> 2]
    if EDGE[s.tile_spin[tile] * 4 + d] != ROAD:
        return -1
    return s.tile_base[tile] + SLOT[(s.tile_spin[tile] * 4 + d) * 3]


def road_across(s, tile, d):
    """The road, or bridge, that the tile beyond a side has towards this one; -1 where there is none."""
    found: cython.int = s.grid[(s.tile_cell[tile] + s.delta[d]) & s.mask] - 1
    return road_at(s, found, d ^ 2) if found >= 0 else -1


def part_road(s, feature):
    """A road falls apart, and its segments join again as they did when their tiles were laid, and in no other way."""
    tile: cython.int
    d: cython.int
    found: cython.int
    own: cython.int
    other: cython.int
    take_apart(s, feature)
    for tile in range(s.tiles):
        for d in range(4):
            found = s.grid[(s.tile_cell[tile] + s.delta[d]) & s.mask] - 1
            own = road_at(s, tile, d)
            if own < 0 or s.mark[own] != s.epoch or found < 0:
                continue
            other = road_at(s, found, d ^ 2)
            if other < 0:  # what lies there has closed this side
                s.open[s.feature[own]] -= 1
            elif found < tile:
                join(s, own, other)


def cell_at(s: State, x: cython.int, y: cython.int) -> int:
    """The cell of a coordinate."""
    return (x + s.stride * y) & s.mask


def square_at(s: State, x: cython.int, y: cython.int) -> int:
    """What lies at a coordinate: the tile's index + 1, minus (the frontier square's index + 1), or 0 for neither."""
    found: cython.int
    if not (-MAX_TILES <= x <= MAX_TILES and -MAX_TILES <= y <= MAX_TILES):
        return 0
    found = s.grid[(x + s.stride * y) & s.mask]
    if found > 0 and (s.tile_x[found - 1], s.tile_y[found - 1]) != (x, y):
        return 0
    if found < 0 and frontier_place(s, -found - 1) != (x, y):
        return 0
    return found


def frontier_place(s: State, f: cython.int) -> tuple:
    """The coordinate of a frontier square, told by a tile beside it."""
    d: cython.int
    found: cython.int
    for d in range(4):
        found = s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask]
        if found > 0:
            return s.tile_x[found - 1] - STEP_X[d], s.tile_y[found - 1] - STEP_Y[d]
    raise AssertionError("a frontier square touches no tile")


def place_of_cell(s: State, cell: cython.int) -> tuple:
    """The coordinate of a cell that holds a tile or touches one."""
    found: cython.int = s.grid[cell]
    if found > 0:
        return s.tile_x[found - 1], s.tile_y[found - 1]
    return frontier_place(s, -found - 1)


def side_of(s: State, tile: cython.int, d: cython.int) -> int:
    """The landscape of a side of a tile on the board, a bridge's ends counted as road (ruling E2.5)."""
    if s.tile_bridge[tile] and (s.tile_bridge[tile] >> (d & 1)) & 1:
        return ROAD
    return EDGE[s.tile_spin[tile] * 4 + d]
