# cython: boundscheck=False, wraparound=False
"""What a seat sees, written as numbers into arrays (planes.pxd has the shapes).

Seats are told from the observer's chair: 0 is the observer, 1 the next player clockwise. Nothing here can know the
order of the undrawn tiles, for a state holds only how many of each kind are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.env.layouts import Layout, layout_of

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from pathlib import Path

    from carcassonne.core.board import halves_of
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, project_points
    from carcassonne.core.fields import field_worth
    from carcassonne.core.standing import figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.tables import EDGE, HUB_AT, LANDSCAPE, PENNANTS, SEGMENTS, SYMBOL
    from carcassonne.env.codes import from_seat
    from carcassonne.env.layouts import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    WRITING = [None] * MAX_BOXES
    WRITING_BOXES = 0


def add_writing(box, writing):
    """A box writes what is seen of its own things: its planes of the board and its numbers of the table.

    It is asked wherever the layout has room for it; one that layout 1 does not know looks whether it is another.
    """
    global WRITING_BOXES
    WRITING_BOXES = claim(WRITING_BOXES, box)
    WRITING[box] = writing
    return box


def write_observation(layout, s, seat, board, frontier, followers, table):
    """Write everything a seat sees."""
    boxes: cython.uint = layout.boxes & WRITING_BOXES
    left: cython.int = middle(s, False) - WINDOW // 2
    top: cython.int = middle(s, True) - WINDOW // 2
    clear(board, frontier, followers, table)
    write_tiles(layout, s, left, top, board)
    write_features(s, seat, left, top, board)
    write_frontier(s, left, top, board, frontier)
    write_followers(layout, s, seat, left, top, followers)
    write_table(layout, s, seat, table)
    while boxes:
        WRITING[first_box(boxes)](layout, s, seat, left, top, board, frontier, table)
        boxes &= boxes - 1


def clear(board, frontier, followers, table):
    """Write zeros everywhere."""
    if cython.compiled:
        memset(cython.address(board[0, 0, 0]), 0, board.shape[0] * board.shape[1] * board.shape[2])
        memset(cython.address(frontier[0, 0]), 0, frontier.shape[0] * frontier.shape[1])
        memset(cython.address(followers[0, 0]), 0, followers.shape[0] * followers.shape[1] * 2)
        memset(cython.address(table[0]), 0, table.shape[0] * 2)
    else:
        for array in (board, frontier, followers, table):
            array[...] = 0


def middle(s, upright):
    """The middle column of the landscape, or its middle row."""
    low: cython.int = MAX_TILES
    high: cython.int = -MAX_TILES
    at: cython.int
    i: cython.int
    for i in range(s.tiles):
        at = s.tile_y[i] if upright else s.tile_x[i]
        if at < low:
            low = at
        if at > high:
            high = at
    return ((low + high + 512) >> 1) - 256


# --- the board --------------------------------------------------------------------------------------------------------
def write_tiles(layout, s, left, top, board):
    """Write what is printed on the tiles in the window."""
    column: cython.int
    row: cython.int
    tile: cython.int
    spin: cython.int
    d: cython.int
    place: cython.int
    pennants: cython.int
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if not (0 <= column < WINDOW and 0 <= row < WINDOW):
            continue
        spin = s.tile_spin[tile]
        pennants = 0
        for place in range(SEGMENTS[spin >> 2]):
            pennants += PENNANTS[(spin >> 2) * SEGMENTS_PER_TILE + place]
        for d in range(4):
            board[row, column, SIDE + d] = EDGE[spin * 4 + d]
            if s.tile_bridge[tile] and (s.tile_bridge[tile] >> (d & 1)) & 1:
                board[row, column, SIDE + d] = ROAD
        board[row, column, PENNANT] = pennants
        board[row, column, BRIDGED] = s.tile_bridge[tile]
        board[row, column, KIND] = (layout.kind_number[spin >> 2] + 1) & 255
        if layout.number == 3:
            board[row, column, KIND_HIGH] = (layout.kind_number[spin >> 2] + 1) >> 8
            board[row, column, TILE_LOW] = (tile + 1) & 255
            board[row, column, TILE_HIGH] = (tile + 1) >> 8
        board[row, column, ROTATION] = spin & 3
        if s.placed and tile == s.tiles - 1:
            board[row, column, NEWEST] = 1


def write_features(s, seat, left, top, board):
    """Write at every side, half-edge and cloister whose it is and what it is worth."""
    feature: cython.int
    x: cython.int
    tile: cython.int
    p: cython.int
    own: cython.int
    rival: cython.int
    points: cython.int
    column: cython.int
    row: cython.int
    for feature in range(s.segments):
        if s.feature[feature] != feature or s.parts[feature] == 0:
            continue
        own = 0
        rival = 0
        if s.occupants[feature]:
            count_claims(s, feature)
            own = s.claim[seat]
            for p in range(s.players):
                if p != seat and s.claim[p] > rival:
                    rival = s.claim[p]
        points = 0
        if LANDSCAPE[s.printed[feature]] == FIELD:
            if s.occupants[feature] == 0:
                continue
        else:
            points = project_points(s, feature)
            if points > 255:
                points = 255
        x = feature
        while True:
            tile = s.tile_at[x]
            column = s.tile_x[tile] - left
            row = s.tile_y[tile] - top
            if 0 <= column < WINDOW and 0 <= row < WINDOW:
                write_segment(s, x, column, row, own, rival, points, board)
            x = s.next[x]
            if x == feature:
                break


def write_segment(s, segment, column, row, own, rival, points, board):
    """Write a segment's feature at the sides or half-edges it reaches."""
    printed: cython.int = s.printed[segment]
    landscape: cython.int = LANDSCAPE[printed]
    halves: cython.int = halves_of(s, segment)
    i: cython.int
    if landscape > CITY:  # a hub: a cloister and its like
        board[row, column, CLOISTERED] = 2 if own else 3 if rival else 1
        board[row, column, CLOISTER_OPEN] = s.open[segment]
        return
    if landscape == FIELD:
        for i in range(8):
            if (halves >> i) & 1:
                board[row, column, FARMED + i] = 3 if own == rival else 1 if own > rival else 2
        return
    for i in range(4):
        if (halves >> (2 * i)) & 1:
            board[row, column, SIDE_OWN + i] = own
            board[row, column, SIDE_RIVAL + i] = rival
            board[row, column, SIDE_OPEN + i] = s.open[s.feature[segment]]
            board[row, column, SIDE_POINTS + i] = points


def write_at_sides(s, segment, left, top, board, plane, value):
    """Write a number at every side that a segment reaches: for boxes that know more of it."""
    column: cython.int = s.tile_x[s.tile_at[segment]] - left
    row: cython.int = s.tile_y[s.tile_at[segment]] - top
    halves: cython.int = halves_of(s, segment)
    d: cython.int
    if 0 <= column < WINDOW and 0 <= row < WINDOW:
        for d in range(4):
            if (halves >> (2 * d)) & 1:
                board[row, column, plane + d] = value


def write_figures(s, seat, left, top, board, figure, at_sides, at_halves, at_hub):
    """Write wherever features with this figure reach: 1 own, 2 a rival's, 3 both. Roads and cities are seen at sides,
    fields at half-edges, hubs (cloisters and the like) on their tile; -1 where the figure never is.
    """
    i: cython.int
    d: cython.int
    x: cython.int
    column: cython.int
    row: cython.int
    whose: cython.int
    landscape: cython.int
    halves: cython.int
    if not (s.figures >> figure) & 1:
        return
    for i in range(s.segments):
        whose = 0
        x = first_on(s, i)
        while x:
            if figure_at(s, x) >> FIGURE == figure:
                whose |= 1 if figure_at(s, x) & OWNER == seat + 1 else 2
            x = next_figure(s, x)
        if whose == 0:
            continue
        landscape = LANDSCAPE[s.printed[i]]
        x = i
        while True:
            column = s.tile_x[s.tile_at[x]] - left
            row = s.tile_y[s.tile_at[x]] - top
            if 0 <= column < WINDOW and 0 <= row < WINDOW:
                halves = halves_of(s, x)
                if landscape > CITY:
                    mark_whose(board, row, column, at_hub, whose)
                elif landscape == FIELD:
                    for d in range(8):
                        if (halves >> d) & 1:
                            mark_whose(board, row, column, at_halves + d, whose)
                else:
                    for d in range(4):
                        if (halves >> (2 * d)) & 1:
                            mark_whose(board, row, column, at_sides + d, whose)
            x = s.next[x]
            if x == i:
                break


def mark_whose(board, row, column, plane, whose):
    """Add a figure's owner to a number: 1 own, 2 a rival's, 3 both."""
    board[row, column, plane] |= whose


def write_frontier(s, left, top, board, frontier):
    """Write every empty square beside the landscape in the order of its code: in use, column, row, N E S W, bridges."""
    f: cython.int
    d: cython.int
    tile: cython.int
    column: cython.int
    row: cython.int
    for f in range(s.frontier_size):
        tile = 0
        column = 0
        row = 0
        for d in range(4):
            tile = s.grid[(s.frontier_cell[f] + s.delta[d]) & s.mask] - 1
            if tile >= 0:
                column = s.tile_x[tile] - left - (d == 1) + (d == 3)
                row = s.tile_y[tile] - top - (d == 2) + (d == 0)
                break
        frontier[f, 0] = 1
        frontier[f, 1] = column
        frontier[f, 2] = row
        for d in range(4):
            frontier[f, 3 + d] = (s.frontier_key[f] >> (2 * d)) & 3
        frontier[f, 7] = s.frontier_bridges[f]
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, BESIDE] = 1


def write_followers(layout, s, seat, left, top, followers):
    """Write the own figures of the landscape by code: in use, column, row, landscape, worth, open; then which it is."""
    i: cython.int
    room: cython.int = followers.shape[0]
    count: cython.int = 0
    at: cython.int
    for i in range(s.segments):
        at = first_on(s, i)
        while at:
            if figure_at(s, at) & OWNER == seat + 1 and count < room:
                write_follower(s, i, layout.figure_number[figure_at(s, at) >> FIGURE], left, top, followers, count)
                count += 1
            at = next_figure(s, at)


def write_follower(s, segment, figure, left, top, followers, row):
    """Write an own figure into a row of :func:`write_followers`."""
    feature: cython.int = s.feature[segment]
    landscape: cython.int = LANDSCAPE[s.printed[segment]]
    followers[row, 0] = 1
    followers[row, 1] = s.tile_x[s.tile_at[segment]] - left
    followers[row, 2] = s.tile_y[s.tile_at[segment]] - top
    followers[row, 3] = landscape
    followers[row, 4] = field_worth(s, feature) if landscape == FIELD else project_points(s, feature)
    followers[row, 5] = 0 if landscape == FIELD else s.open[feature]
    if followers.shape[1] > FOLLOWER_NUMBERS:
        followers[row, 6] = figure


# --- beside the board -------------------------------------------------------------------------------------------------
def write_table(layout, s, seat, table):
    """Write the phase, the players, the rules and the undrawn tiles; boxes write the rest."""
    i: cython.int
    p: cython.int
    if layout.phase_number[s.phase] >= 0:
        table[layout.phase_number[s.phase]] = 1
    table[10] = s.players
    table[11] = from_seat(s, s.actor, seat)
    table[12] = from_seat(s, s.turn, seat)
    table[13] = s.turns
    table[14] = s.undrawn_total
    table[15] = s.discards
    table[21] = s.tiny_city
    table[22] = s.field_scoring
    if s.holding:
        write_hand(layout, s, table)
    for p in range(s.players):
        i = from_seat(s, p, seat)
        table[34 + i] = s.score[p]
        table[40 + i] = s.supply[p]
    for i in range(TABLE_KINDS if layout.number == 1 else WIDE_KINDS):
        table[96 + i] = s.undrawn[i]
    if layout.number > 1:
        for i in range(MORE_FIGURES):
            table[280 + i] = (s.figures >> (i + 1)) & 1
            for p in range(s.players):
                table[256 + i * MAX_PLAYERS + from_seat(s, p, seat)] = s.supply[(i + 1) * MAX_PLAYERS + p]
    if layout.number == 3:
        write_later_table(layout, s, seat, table)


def write_later_table(layout, s, seat, table):
    """Write the undrawn tiles and the figures of boxes that layout 2 does not know."""
    i: cython.int
    p: cython.int
    for i in range(WIDE_KINDS, MAX_KINDS):
        if layout.undrawn_from[i] >= 0:
            table[layout.undrawn_from[i]] = s.undrawn[i]
    for i in range(MORE_FIGURES + 1, FIGURES):
        if layout.supply_from[i] >= 0:
            table[layout.supply_from[i] + MAX_PLAYERS] = (s.figures >> i) & 1
            for p in range(s.players):
                table[layout.supply_from[i] + from_seat(s, p, seat)] = s.supply[i * MAX_PLAYERS + p]


def write_hand(layout, s, table):
    """Write the tile in hand as it lies unturned."""
    d: cython.int
    place: cython.int
    table[24] = layout.kind_number[s.hand] + 1
    for d in range(4):
        table[25 + d] = EDGE[s.hand * 16 + d]
    table[29] = HUB_AT[s.hand] >= 0
    for place in range(SEGMENTS[s.hand]):
        table[30] += PENNANTS[s.hand * SEGMENTS_PER_TILE + place]
    table[31] = SYMBOL[s.hand]
    table[33] = s.placed


# --- for Python -------------------------------------------------------------------------------------------------------
def observe_into(
    s: State,
    seat: cython.int,
    board: cython.uchar[:, :, ::1],
    frontier: cython.schar[:, ::1],
    followers: cython.short[:, ::1],
    table: cython.short[::1],
    layout: Layout | None = None,
) -> None:
    """Write everything a seat sees into arrays of the right shapes.

    The layout is the one that the position asks for, unless the rules are known to ask for a larger one.
    """
    known: Layout = layout or layout_of(s)
    given = {"board": board, "frontier": frontier, "followers": followers, "table": table}
    for name, (shape, _) in known.shapes.items():
        if tuple(given[name].shape)[: len(shape)] != shape:
            raise ValueError("these arrays do not have the shapes of an observation")
    if not 0 <= seat < s.players or s.frontier_size > known.squares:
        raise ValueError("no such seat, or a landscape too large for an observation")
    write_observation(known, s, seat, board, frontier, followers, table)


def as_list(tensor: cython.float[::1]) -> list:
    """The numbers of an observation as a list of floats, most of them the same 0: several times as fast as NumPy's."""
    numbers = [0.0] * tensor.shape[0]
    i: cython.Py_ssize_t
    for i in range(tensor.shape[0]):
        if tensor[i] != 0:
            numbers[i] = float(tensor[i])
    return numbers
