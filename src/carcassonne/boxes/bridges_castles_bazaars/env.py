# cython: boundscheck=False, wraparound=False
"""Bridges, castles and bazaars for learners: codes of their decisions, their numbers in observations and summaries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.bridges_castles_bazaars.bazaars import BAZAAR
    from carcassonne.boxes.bridges_castles_bazaars.castles import A_CASTLE
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE
    from carcassonne.env.codes import add_codes, from_seat
    from carcassonne.env.layouts import *
    from carcassonne.env.layouts import add_section
    from carcassonne.env.planes import add_writing
    from carcassonne.env.summary import add_counting

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("bridges_castles_bazaars"))


# --- codes ------------------------------------------------------------------------------------------------------------
AT_FURTHER_PROJECT = cython.declare(cython.int, add_section(BOX, "project on a further place", 8))
AT_FAR_PROJECT = cython.declare(cython.int, add_section(BOX, "road elsewhere", MOST_TILES * PLACES_PER_TILE))


def castle_code(layout, s, choice):
    """Taking the points, or building."""
    return AT_CASTLE + choice


def project_code(layout, s, choice):
    """A finished project by its first place on the new tile, a cloister beside it by its square, a castle by itself.

    What a ferry or an abbey finished elsewhere by a place of it.
    """
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    i: cython.int
    if choice >= A_CASTLE:
        return AT_PROJECT + 16 + choice - A_CASTLE
    for i in range(segments_on(s, tile)):
        if s.feature[base + i] == choice:
            return AT_PROJECT + i if i < 8 else further_code(layout, i - 8)
    if LANDSCAPE[s.printed[choice]] == ROAD or LANDSCAPE[s.printed[choice]] == CITY:
        return far_code(layout, s, choice)
    for i in range(8):
        if s.grid[(s.tile_cell[tile] + s.around[i]) & s.mask] == s.tile_at[choice] + 1:
            return AT_PROJECT + 8 + i
    return -1


def further_code(layout, number):
    """A place on the new tile after its eighth: a code of layout 3."""
    return layout.codes_from[BOX] + AT_FURTHER_PROJECT + number if layout.codes_from[BOX] >= 0 else -1


def far_code(layout, s, segment):
    """A place of an earlier tile: a code of layout 3."""
    tile: cython.int = s.tile_at[segment]
    if layout.codes_from[BOX] < 0:
        return -1
    return layout.codes_from[BOX] + AT_FAR_PROJECT + tile * PLACES_PER_TILE + segment - s.tile_base[tile]


def bid_code(layout, s, choice):
    """Passing, or the points bid."""
    return AT_BID + choice


def deal_code(layout, s, choice):
    """Buying or selling."""
    return AT_DEAL + choice


def auction_code(layout, s, choice):
    """A market tile and the opening bid on it."""
    return AT_AUCTION + choice // AUCTION_STEP * BIDS + choice % AUCTION_STEP


add_codes(BOX, BUILD_CASTLE, castle_code)
add_codes(BOX, CHOOSE_PROJECT, project_code)
add_codes(BOX, BID, bid_code)
add_codes(BOX, DEAL, deal_code)
add_codes(BOX, AUCTION, auction_code)


# --- observations -----------------------------------------------------------------------------------------------------
def write_building(layout, s, seat, left, top, board, frontier, table):
    """Write what is seen of bridges, castles and a market day."""
    write_rules(s, table)
    write_castles(s, seat, left, top, board)
    if layout.number > 1:
        write_holders(s, left, top, board)
        table[304] = s.market_due
    write_stock(s, seat, table)
    if s.market != NO_MARKET:
        write_market(layout, s, seat, table)


def write_rules(s, table):
    """Write which modules are played with, and whether the tile in hand has a market."""
    table[17] = s.bridges
    table[18] = s.castles
    table[19] = s.bazaars
    table[20] = s.auction
    table[23] = s.castle_value
    if s.holding:
        table[32] = BAZAAR[s.hand]


def write_castles(s, seat, left, top, board):
    """Write every castle on both its tiles."""
    c: cython.int
    tile: cython.int
    column: cython.int
    row: cython.int
    side: cython.int
    whose: cython.int
    again: cython.int
    for c in range(s.castle_count):
        tile = s.castle_tile[c]
        side = s.castle_side[c]
        whose = 3 if s.castle_done[c] else 1 if s.castle_owner[c] == seat else 2
        column = s.tile_x[tile] - left
        row = s.tile_y[tile] - top
        for again in range(2):
            if 0 <= column < WINDOW and 0 <= row < WINDOW:
                board[row, column, CASTLED] = whose
            column += (side == 1) - (side == 3)
            row += (side == 2) - (side == 0)


def write_holders(s, left, top, board):
    """Write the figure that holds a castle, on the tile where it stood."""
    c: cython.int
    column: cython.int
    row: cython.int
    for c in range(s.castle_count):
        column = s.tile_x[s.castle_tile[c]] - left
        row = s.tile_y[s.castle_tile[c]] - top
        if not s.castle_done[c] and 0 <= column < WINDOW and 0 <= row < WINDOW:
            board[row, column, CASTLE_FIGURE] = s.castle_figure[c] + 1


def write_stock(s, seat, table):
    """Write the bridges and castles in stock and what a castle question is about."""
    p: cython.int
    for p in range(s.players):
        table[46 + from_seat(s, p, seat)] = s.bridges_left[p]
        table[52 + from_seat(s, p, seat)] = s.castles_left[p]
    if s.phase == BUILD_CASTLE:
        table[94] = s.castle_site + 1
    if s.phase == CHOOSE_PROJECT:
        table[95] = s.castle_site + 1


def write_market(layout, s, seat, table):
    """Write the market day under way."""
    i: cython.int
    table[76] = s.market
    table[77] = from_seat(s, s.market_player, seat) + 1
    for i in range(s.market_size):
        table[78 + i] = layout.kind_number[s.market_kind[i]] + 1
        if s.market_owner[i]:
            table[84 + i] = from_seat(s, s.market_owner[i] - 1, seat) + 1
    if s.market == MARKET_AUCTION:
        table[90] = from_seat(s, s.selector, seat) + 1
    if s.phase == BID or s.phase == DEAL:
        table[91] = s.offered + 1
        table[92] = s.bid
        table[93] = from_seat(s, s.bidder, seat) + 1


# --- summaries --------------------------------------------------------------------------------------------------------
def count_stock(layout, s, gathered):
    """Count each player's bridges and castles in stock, the castles he holds that have not paid yet, his market."""
    i: cython.int
    for i in range(s.players):
        gathered[i * QUANTITIES + TOKENS_LEFT] = s.bridges_left[i] + s.castles_left[i]
    for i in range(s.castle_count):
        if not s.castle_done[i]:
            gathered[s.castle_owner[i] * QUANTITIES + CASTLES_HELD] += 1
    count_market(s, gathered)


def count_market(s, gathered):
    """Count the highest bid under way for its bidder, and each player's market tiles not laid yet."""
    i: cython.int
    if s.phase == BID or s.phase == DEAL:
        gathered[s.bidder * QUANTITIES + PLEDGED] = s.bid
    for i in range(s.market_size):
        if s.market_owner[i] and not has_laid(s, s.market_owner[i] - 1):
            gathered[(s.market_owner[i] - 1) * QUANTITIES + MARKET_TILES] += 1


def has_laid(s, player):
    """Whether a player has laid his tile of this market day: the turns go clockwise, the market player's last."""
    order: cython.int = (player - s.market_player + s.players - 1) % s.players + 1
    return s.market == MARKET_TURNS and order <= s.market_turn and (player != s.turn or s.placed)


add_writing(BOX, write_building)
add_counting(BOX, count_stock)
