# cython: boundscheck=False, wraparound=False
"""Towers for learners: where to build, whom to capture, to exchange and to ransom; towers, pieces and prisoners."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.tower.rules import (
        FOUNDATION,
        FROM_TOWER,
        NOBODY,
        ON_TOP,
        STANDINGS,
        height_of,
        imprisoned,
        pieces_of,
        reaches_tile,
        top_of,
        tower_being_built,
        was_ransomed,
    )
    from carcassonne.core.boxes import box_number
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_aside_codes, add_choice_codes, add_codes, add_no_segment_codes, from_seat
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

BOX = cython.declare(cython.int, box_number("tower"))
MOST_CAPTURES = cython.declare(cython.int, 128)
AT_TOWER = cython.declare(cython.int, add_section(BOX, "a piece on a tile; a follower; a large one", 3 * MOST_TILES))
AT_CAPTURE = cython.declare(cython.int, add_section(BOX, "capture nobody; a follower in reach", MOST_CAPTURES))
AT_EXCHANGE = cython.declare(cython.int, add_section(BOX, "figure got by exchange", FIGURES))
AT_RANSOM = cython.declare(cython.int, add_section(BOX, "ransom by captor and figure", MAX_PLAYERS * FIGURES))
AT_GUARD = cython.declare(cython.int, add_section(BOX, "follower on a tower", MOST_TILES))
TOWER_ON = cython.declare(cython.int, add_planes(BOX, "a foundation; pieces on it; who stands there", 3))
PIECES_OF = cython.declare(cython.int, add_numbers(BOX, "pieces", MAX_PLAYERS))
HELD_BY = cython.declare(cython.int, add_numbers(BOX, "prisoners by captor and owner", MAX_PLAYERS * MAX_PLAYERS))
RANSOM_PAID = cython.declare(cython.int, add_numbers(BOX, "a ransom paid in this turn", 1))
PIECES_LEFT = cython.declare(cython.int, add_quantities(BOX, "pieces", 1))
IN_PRISON = cython.declare(cython.int, add_quantities(BOX, "followers in prison", 1))


# --- codes ------------------------------------------------------------------------------------------------------------
def tower_code(layout, s, choice):
    """A tower in the order of laying: for a piece, a follower, a large follower."""
    return layout.codes_from[BOX] + AT_TOWER + choice // ON_TOP * MOST_TILES + choice % ON_TOP


def capture_code(layout, s, choice):
    """The follower by how many in reach are listed before him."""
    built: cython.int = tower_being_built(s)
    rank: cython.int = 0
    segment: cython.int
    tile: cython.int
    at: cython.int
    seen: cython.int
    if choice == NOBODY:
        return layout.codes_from[BOX] + AT_CAPTURE
    for segment in range(s.segments):
        if s.follower[segment] and reaches_tile(s, built, s.tile_at[segment], height_of(s, built)):
            seen = 0
            at = first_on(s, segment)
            while at:
                if figure_at(s, at) != seen and IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
                    rank += 1
                    if choice == segment * STANDINGS + figure_at(s, at):
                        return layout.codes_from[BOX] + AT_CAPTURE + rank if rank < MOST_CAPTURES else -1
                seen = figure_at(s, at)
                at = next_figure(s, at)
    for tile in range(choice - FROM_TOWER + 1):
        rank += top_of(s, tile) != 0 and reaches_tile(s, built, tile, height_of(s, built))
    return layout.codes_from[BOX] + AT_CAPTURE + rank if rank < MOST_CAPTURES else -1


def exchange_code(layout, s, figure):
    """The figure that comes home."""
    return layout.codes_from[BOX] + AT_EXCHANGE + figure


def ransom_code(layout, s, choice):
    """The captor, from the own seat on, and the figure."""
    captor: cython.int = from_seat(s, choice // FIGURES, s.actor)
    return layout.codes_from[BOX] + AT_RANSOM + captor * FIGURES + choice % FIGURES


def guard_code(layout, s, tile):
    """A follower on a tower, for the plague."""
    return layout.codes_from[BOX] + AT_GUARD + tile


# --- what is seen -----------------------------------------------------------------------------------------------------
def write_towers(layout, s, seat, left, top, board, frontier, table):
    """Write towers on the board, everybody's pieces, and who holds how many of whose followers."""
    tile: cython.int
    column: cython.int
    row: cython.int
    captor: cython.int
    owner: cython.int
    figure: cython.int
    at: cython.int
    for tile in range(s.tiles):
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        if 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, layout.planes_from[BOX] + TOWER_ON] = FOUNDATION[s.tile_spin[tile] >> 2]
            board[row, column, layout.planes_from[BOX] + TOWER_ON + 1] = height_of(s, tile)
            if top_of(s, tile):
                board[row, column, layout.planes_from[BOX] + TOWER_ON + 2] = (
                    from_seat(s, (top_of(s, tile) & OWNER) - 1, seat) + 1
                )
    for captor in range(s.players):
        table[layout.table_from[BOX] + PIECES_OF + from_seat(s, captor, seat)] = pieces_of(s, captor)
        for owner in range(s.players):
            at = from_seat(s, captor, seat) * MAX_PLAYERS + from_seat(s, owner, seat)
            for figure in range(FIGURES):
                table[layout.table_from[BOX] + HELD_BY + at] += imprisoned(s, captor, owner, figure)
    table[layout.table_from[BOX] + RANSOM_PAID] = was_ransomed(s)


def count_towers(layout, s, gathered):
    """Count everybody's pieces, and his followers in prison."""
    p: cython.int
    captor: cython.int
    figure: cython.int
    at: cython.int
    for p in range(s.players):
        at = p * QUANTITIES + layout.quantities_from[BOX]
        gathered[at + PIECES_LEFT] = pieces_of(s, p)
        for captor in range(s.players):
            for figure in range(FIGURES):
                gathered[at + IN_PRISON] += imprisoned(s, captor, p, figure)


add_choice_codes(BOX, tower_code)
add_codes(BOX, phase_named("capture"), capture_code)
add_codes(BOX, phase_named("exchange"), exchange_code)
add_aside_codes(BOX, ransom_code)
add_no_segment_codes(BOX, guard_code)
add_writing(BOX, write_towers)
add_counting(BOX, count_towers)
