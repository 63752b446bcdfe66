# cython: boundscheck=False, wraparound=False
"""Mage and witch for learners: where they may go, which road or city each is in, and whom that helps or harms."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.boxes.mage_witch.rules import MAGICIANS, OFF, magic_feature
    from carcassonne.core.boxes import box_number
    from carcassonne.core.features import count_claims, majority, pennant_points, project_points, tile_points
    from carcassonne.core.state import *
    from carcassonne.env.codes import add_codes
    from carcassonne.env.layouts import *
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

BOX = cython.declare(cython.int, box_number("mage_witch"))
PLACES = cython.declare(cython.int, MOST_TILES * PLACES_PER_TILE)
AT_MAGIC = cython.declare(cython.int, add_section(BOX, "mage to a place, witch to a place", MAGICIANS * PLACES))
AT_OFF = cython.declare(cython.int, add_section(BOX, "mage off, witch off", MAGICIANS))
MAGIC_ON = cython.declare(cython.int, add_planes(BOX, "the mage's feature: place + 1; the witch's", MAGICIANS))
ON_BOARD = cython.declare(cython.int, add_numbers(BOX, "mage, witch on the board", MAGICIANS))
POINTS = cython.declare(cython.int, add_quantities(BOX, "points by mage and witch now", 1))


def magic_code(layout, s, choice):
    """Who goes where: the tile in the order of laying, and the place on it; or off the board."""
    segment: cython.int = choice // MAGICIANS
    tile: cython.int
    if choice >= OFF:
        return layout.codes_from[BOX] + AT_OFF + choice - OFF
    tile = s.tile_at[segment]
    return (
        layout.codes_from[BOX]
        + AT_MAGIC
        + choice % MAGICIANS * PLACES
        + tile * PLACES_PER_TILE
        + segment
        - s.tile_base[tile]
    )


def write_magic(layout, s, seat, left, top, board, frontier, table):
    """Write the tiles of the features they are in, with the place on each, and whether they are on the board."""
    who: cython.int
    feature: cython.int
    x: cython.int
    tile: cython.int
    column: cython.int
    row: cython.int
    for who in range(MAGICIANS):
        feature = magic_feature(s, who)
        if feature < 0:
            continue
        table[layout.table_from[BOX] + ON_BOARD + who] = 1
        x = feature
        while True:
            tile = s.tile_at[x]
            column = s.tile_x[tile] - left
            row = s.tile_y[tile] - top
            if 0 <= column < WINDOW and 0 <= row < WINDOW:
                board[row, column, layout.planes_from[BOX] + MAGIC_ON + who] = x - s.tile_base[tile] + 1
            x = s.next[x]
            if x == feature:
                break


def count_magic(layout, s, gathered):
    """Count what they change of everybody's projects as these stand."""
    who: cython.int
    p: cython.int
    best: cython.int
    feature: cython.int
    finished: cython.bint
    more: cython.int
    if s.phase == OVER:
        return
    for who in range(MAGICIANS):
        feature = magic_feature(s, who)
        if feature < 0 or s.occupants[feature] == 0:
            continue
        if who and feature == magic_feature(s, 0):  # counted already
            continue
        finished = s.open[feature] == 0
        more = project_points(s, feature) - tile_points(s, feature, finished) - pennant_points(s, feature, finished)
        count_claims(s, feature)
        best = majority(s)
        for p in range(s.players):
            if best and s.claim[p] == best:
                gathered[p * QUANTITIES + layout.quantities_from[BOX] + POINTS] += more


add_codes(BOX, phase_named("magic"), magic_code)
add_writing(BOX, write_magic)
add_counting(BOX, count_magic)
