# cython: boundscheck=False, wraparound=False
"""Dragon and fairy for learners: his steps, where she goes, whom a princess sends away, and where everybody is."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.princess_dragon.rules import (
        SEND_AWAY,
        STANDINGS,
        TO_TILE,
        count_waiting,
        has_been_on,
        player_of_fairy,
        steps_to_go,
        tile_of_dragon,
        tile_of_fairy,
    )
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_choice_codes, add_codes, from_seat
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

BOX = cython.declare(cython.int, box_number("princess_dragon"))
AT_STEP = cython.declare(cython.int, add_section(BOX, "step of the dragon", 4))
AT_FAIRY = cython.declare(cython.int, add_section(BOX, "fairy to a tile and place", MOST_TILES * PLACES_PER_TILE))
AT_PRINCESS = cython.declare(cython.int, add_section(BOX, "knight sent away", MOST_TILES * PLACES_PER_TILE))
THERE = cython.declare(cython.int, add_planes(BOX, "dragon; his way; fairy", 3))
LEFT_TO_GO = cython.declare(cython.int, add_numbers(BOX, "steps left of the dragon", 1))
WAITING = cython.declare(cython.int, add_numbers(BOX, "tiles with a dragon that wait for a volcano", 1))
FAIRY_OF = cython.declare(cython.int, add_numbers(BOX, "seat beside whose follower the fairy stands + 1", 1))
BESIDE_FAIRY = cython.declare(cython.int, add_quantities(BOX, "the fairy is beside a follower", 1))
add_elsewhere_places(BOX, ORDINARY)
add_elsewhere_places(BOX, LARGE)
add_elsewhere_places(BOX, ABBOT)


def step_code(layout, s, side):
    """A step by its side."""
    return layout.codes_from[BOX] + AT_STEP + side


def place_code(s, segment):
    """A segment by its tile in the order of laying and its place there."""
    return s.tile_at[segment] * PLACES_PER_TILE + segment - s.tile_base[s.tile_at[segment]]


def own_code(layout, s, choice):
    """Moving the fairy, or sending a knight away."""
    if choice >= SEND_AWAY:
        return layout.codes_from[BOX] + AT_PRINCESS + place_code(s, (choice - SEND_AWAY) // STANDINGS)
    if choice >= TO_TILE:
        return layout.codes_from[BOX] + AT_FAIRY + (choice - TO_TILE) * PLACES_PER_TILE
    return layout.codes_from[BOX] + AT_FAIRY + place_code(s, choice // FIGURES)


def write_dragon(layout, s, seat, left, top, board, frontier, table):
    """Write where dragon and fairy are, the way he has come, and what is left of it."""
    tile: cython.int
    column: cython.int
    row: cython.int
    at: cython.int = layout.planes_from[BOX] + THERE
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, at] = tile == tile_of_dragon(s)
            board[row, column, at + 1] = has_been_on(s, tile)
            board[row, column, at + 2] = tile == tile_of_fairy(s)
    at = layout.table_from[BOX]
    table[at + LEFT_TO_GO] = steps_to_go(s)
    table[at + WAITING] = count_waiting(s)
    table[at + FAIRY_OF] = from_seat(s, player_of_fairy(s), seat) + 1 if player_of_fairy(s) >= 0 else 0


def count_fairy(layout, s, gathered):
    """Count whose follower the fairy is beside."""
    if player_of_fairy(s) >= 0:
        gathered[player_of_fairy(s) * QUANTITIES + layout.quantities_from[BOX] + BESIDE_FAIRY] = 1


add_codes(BOX, phase_named("dragon"), step_code)
add_choice_codes(BOX, own_code)
add_writing(BOX, write_dragon)
add_counting(BOX, count_fairy)
