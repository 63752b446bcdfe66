# cython: boundscheck=False, wraparound=False
"""Abbeys, mayors, wagons and barns for learners: where they go, where they are, and who has an abbey."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.abbey_mayor.abbeys import ON_CELL, TO_DRAW, TO_LAY_NONE, has_abbey, is_abbey
    from carcassonne.boxes.abbey_mayor.played import BARN, BOX, MAYOR, WAGON
    from carcassonne.boxes.abbey_mayor.wagons import STAYS, segment_left
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_choice_codes, add_codes, from_seat
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

AT_TILE = cython.declare(cython.int, add_section(BOX, "a tile is drawn; none is laid", 2))
AT_ABBEY = cython.declare(cython.int, add_section(BOX, "abbey on a frontier square", MAX_FRONTIER))
AT_CORNER = cython.declare(cython.int, add_section(BOX, "barn on a corner", 4))
AT_WAGON = cython.declare(
    cython.int, add_section(BOX, "wagon home, to a tile and place", 1 + MOST_TILES * PLACES_PER_TILE)
)
STANDING = cython.declare(cython.int, add_planes(BOX, "abbey; mayor; wagon; barn at the north-west corner", 4))
ABBEYS = cython.declare(cython.int, add_numbers(BOX, "abbeys in hand", MAX_PLAYERS))
MOVES_ON = cython.declare(
    cython.int, add_numbers(BOX, "tile in the order of laying from which the own wagon may move on, from 1", 1)
)
ABBEY_LEFT = cython.declare(cython.int, add_quantities(BOX, "abbeys", 1))
add_figure_places(BOX, MAYOR)
add_figure_places(BOX, WAGON)
add_figure_places(BOX, BARN)
add_elsewhere_places(BOX, MAYOR)
add_elsewhere_places(BOX, WAGON)


# --- codes ------------------------------------------------------------------------------------------------------------
def tile_code(layout, s, choice):
    """Drawing, laying nothing, or an abbey by the empty square of its hole."""
    if choice == TO_DRAW:
        return layout.codes_from[BOX] + AT_TILE
    if choice == TO_LAY_NONE:
        return layout.codes_from[BOX] + AT_TILE + 1
    return layout.codes_from[BOX] + AT_ABBEY - s.grid[choice - ON_CELL] - 1


def corner_code(layout, s, corner):
    """A barn by its corner, north-west first, clockwise."""
    return layout.codes_from[BOX] + AT_CORNER + corner


def wagon_code(layout, s, choice):
    """A wagon by the tile in the order of laying, and the place there."""
    tile: cython.int
    if choice == STAYS:
        return layout.codes_from[BOX] + AT_WAGON
    tile = s.tile_at[choice - 1]
    return layout.codes_from[BOX] + AT_WAGON + 1 + tile * PLACES_PER_TILE + choice - 1 - s.tile_base[tile]


# --- what is seen -----------------------------------------------------------------------------------------------------
def write_abbeys(layout, s, seat, left, top, board, frontier, table):
    """Write abbeys on the board and in hand, the tiles of mayors, wagons and barns by seat from 1, a wagon's start."""
    tile: cython.int
    column: cython.int
    row: cython.int
    figure: cython.int
    p: cython.int
    at: cython.int
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if is_abbey(s, tile) and 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, layout.planes_from[BOX] + STANDING] = 1
    for figure in range(3):
        for p in range(s.players):
            at = s.standing_at[(MAYOR + figure) * MAX_PLAYERS + p] - 1
            if at < 0:
                continue
            column = s.tile_x[s.tile_at[at]] - left
            row = s.tile_y[s.tile_at[at]] - top
            if 0 <= column < WINDOW and 0 <= row < WINDOW:
                board[row, column, layout.planes_from[BOX] + STANDING + 1 + figure] = from_seat(s, p, seat) + 1
    for p in range(s.players):
        table[layout.table_from[BOX] + ABBEYS + from_seat(s, p, seat)] = has_abbey(s, p)
    at = segment_left(s, seat)
    table[layout.table_from[BOX] + MOVES_ON] = s.tile_at[at] + 1 if at >= 0 else 0


def count_abbeys(layout, s, gathered):
    """Count everybody's abbey in hand."""
    p: cython.int
    for p in range(s.players):
        gathered[p * QUANTITIES + layout.quantities_from[BOX] + ABBEY_LEFT] = has_abbey(s, p)


add_codes(BOX, phase_named("tile"), tile_code)
add_codes(BOX, phase_named("wagon"), wagon_code)
add_choice_codes(BOX, corner_code)
add_writing(BOX, write_abbeys)
add_counting(BOX, count_abbeys)
