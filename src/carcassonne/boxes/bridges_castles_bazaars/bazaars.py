"""Market days (ruling E4): tiles laid open, auctioned one after another, then laid in one turn each."""

from __future__ import annotations

from typing import NamedTuple

import cython

from carcassonne.core.tables import TILES

if not cython.compiled:
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.deck import NOT_TAKEN, add_kept_back, add_taker, ask_for_draw, kept_back, take_up
    from carcassonne.core.log import note
    from carcassonne.core.state import *
    from carcassonne.core.steps import *

    BAZAAR = [0] * MAX_KINDS


BOX = cython.declare(cython.int, box_number("bridges_castles_bazaars"))


def _load() -> None:
    kind: cython.int
    for kind, tile in enumerate(TILES):
        BAZAAR[kind] = tile.bazaar


_load()


# --- the day begins ---------------------------------------------------------------------------------------------------
def opens_market(s, kind):
    """Whether laying a tile of this kind opens a market day; enough tiles must be left (rulings E4.1, E4.2)."""
    return s.bazaars and BAZAAR[kind] and s.market == NO_MARKET and s.undrawn_total - kept_back(s) >= s.players


def see_market_tile(s):
    """A market day is due once a tile that opens one is laid (ruling E4.1); it waits for a second part of the turn."""
    s.market_due |= opens_market(s, s.hand)
    return GO_ON


def tiles_for_market(s):
    """The tiles that are kept for a market day that is due."""
    return s.players if s.market_due else 0


def open_market(s):
    """If a market day is due the player on turn opens it: as many tiles as players are to be drawn."""
    if not s.market_due:
        return GO_ON
    s.market = MARKET_DRAWING
    s.market_due = False
    s.again = False
    s.second_part = False
    s.market_player = s.turn
    s.market_size = 0
    s.market_turn = 0
    ask_for_draw(s)
    if s.log_on:
        note(s, LOG_MARKET, s.turn, 0, 0, 0, 0, 0)
    return WAIT


def lay_open(s, kind):
    """A tile drawn for the market lies open; after the last the auctions begin, or the turns where there are none."""
    if s.market != MARKET_DRAWING:
        return NOT_TAKEN
    s.market_kind[s.market_size] = kind
    s.market_owner[s.market_size] = 0
    s.market_size += 1
    if s.market_size < s.players:
        return WAIT
    if s.auction:
        begin_auctions(s)
        return WAIT
    s.market = MARKET_TURNS
    return TO + MARKET_TURN_ENDS


# --- who owns which tile ----------------------------------------------------------------------------------------------
def has_market_tile(s, player):
    """Whether a player has got a tile on this market day."""
    i: cython.int
    for i in range(s.market_size):
        if s.market_owner[i] == player + 1:
            return True
    return False


def market_tile_of(s, player):
    """The index of the market tile a player owns, -1 for none."""
    i: cython.int
    for i in range(s.market_size):
        if s.market_owner[i] == player + 1:
            return i
    return -1


def open_tiles(s):
    """How many market tiles nobody owns yet."""
    i: cython.int
    count: cython.int = 0
    for i in range(s.market_size):
        count += s.market_owner[i] == 0
    return count


def can_be_selected(s, index):
    """Whether a market tile is open; of several equal open tiles the first stands for all."""
    i: cython.int
    if s.market_owner[index]:
        return False
    for i in range(index):
        if s.market_owner[i] == 0 and s.market_kind[i] == s.market_kind[index]:
            return False
    return True


# --- auctions ---------------------------------------------------------------------------------------------------------
def list_openings(s, c):
    """Every tile that can be selected, with every opening bid; 0 is the only one where there is no auction."""
    i: cython.int
    bid: cython.int
    for i in range(s.market_size):
        if can_be_selected(s, i):
            for bid in range(c.most_values if s.auction else 1):
                add_choice(c, i * AUCTION_STEP + bid)


def open_with(s, choice):
    """The player asked selects a tile: he opens its auction with a bid, or takes it where there is none."""
    if s.auction:
        offer(s, choice // AUCTION_STEP, choice % AUCTION_STEP)
        return when_sold(s)
    take(s, s.turn, choice // AUCTION_STEP)
    return TO + MARKET_TILE


def list_bids(s, c):
    """Passing, and every higher bid."""
    points: cython.int
    add_choice(c, PASS)
    for points in range(s.bid + 1, s.bid + 1 + c.most_values):
        if points <= HIGHEST_BID:
            add_choice(c, points)


def make_bid(s, points):
    """A player bids higher or passes; the auction goes on."""
    answer_bid(s, points)
    return when_sold(s)


def list_deals(s, c):
    """Buying and selling."""
    add_choice(c, BUY)
    add_choice(c, SELL)


def make_deal(s, choice):
    """The selector buys or sells; the next auction begins."""
    deal(s, choice)
    return when_sold(s)


def when_sold(s):
    """How the turn goes on: the market turns begin when the last tile has found its owner."""
    return TO + MARKET_TURN_ENDS if s.market == MARKET_TURNS else WAIT


def begin_auctions(s):
    """All tiles lie open: the player to the left of the market player is the first selector."""
    s.market = MARKET_AUCTION
    s.selector = s.market_player
    next_selector(s)


def next_selector(s):
    """The next player clockwise without a tile selects; the last open tile goes to him free (ruling E4.6)."""
    i: cython.int
    while True:
        s.selector = (s.selector + 1) % s.players
        if not has_market_tile(s, s.selector):
            break
    if open_tiles(s) == 1:
        for i in range(s.market_size):
            if s.market_owner[i] == 0:
                s.market_owner[i] = s.selector + 1
                if s.log_on:
                    note(s, LOG_SOLD, s.market_kind[i], -1, s.selector, 0, 0, 0)
                break
        s.market = MARKET_TURNS
        return
    s.phase = AUCTION
    s.actor = s.selector


def offer(s, index, bid):
    """The selector picks a tile and opens with a bid."""
    s.offered = index
    s.bid = bid
    s.bidder = s.selector
    s.bidders_left = s.players - 1
    if s.log_on:
        note(s, LOG_BID, s.selector, bid, s.market_kind[index], 0, 0, 0)
    next_bidder(s)


def next_bidder(s):
    """Ask the next player without a tile for one bid; after the last, the selector deals (rulings E4.3, E4.4)."""
    player: cython.int
    while s.bidders_left:
        player = (s.selector + s.players - s.bidders_left) % s.players
        s.bidders_left -= 1
        if not has_market_tile(s, player):
            s.phase = BID
            s.actor = player
            return
    if s.bidder == s.selector:  # the own highest bid is lost to nobody
        hand_over(s, s.selector, -1)
        return
    s.phase = DEAL
    s.actor = s.selector


def answer_bid(s, points):
    """A player bids higher or passes."""
    if points != PASS:
        s.bid = points
        s.bidder = s.actor
    if s.log_on:
        note(s, LOG_BID, s.actor, -1 if points == PASS else points, s.market_kind[s.offered], 0, 0, 0)
    next_bidder(s)


def deal(s, choice):
    """The selector buys from the highest bidder at his bid, or sells to him."""
    if choice == BUY:
        hand_over(s, s.selector, s.bidder)
    else:
        hand_over(s, s.bidder, s.selector)


def hand_over(s, buyer, seller):
    """The offered tile changes hands at the highest bid; scores may become negative."""
    s.market_owner[s.offered] = buyer + 1
    s.score[buyer] -= s.bid
    if seller >= 0:
        s.score[seller] += s.bid
    if s.log_on:
        note(s, LOG_SOLD, s.market_kind[s.offered], seller, buyer, s.bid, 0, 0)
    s.offered = 0
    s.bid = 0
    s.bidder = 0
    next_selector(s)


def take(s, player, index):
    """Without auction a player simply takes an open tile (ruling E4.10)."""
    s.market_owner[index] = player + 1
    if s.log_on:
        note(s, LOG_SOLD, s.market_kind[index], -1, player, 0, 0, 0)


# --- market turns -----------------------------------------------------------------------------------------------------
def take_own_tile(s):
    """On a market day the player on turn takes up the tile he owns; he may be asked first which open one he takes."""
    i: cython.int
    if s.market != MARKET_TURNS:
        return GO_ON
    if market_tile_of(s, s.turn) < 0:
        if open_tiles(s) > 1:
            s.phase = AUCTION
            return WAIT
        for i in range(s.market_size):
            if s.market_owner[i] == 0:
                take(s, s.turn, i)
                break
    take_up(s, s.market_kind[market_tile_of(s, s.turn)])
    return AFTER + STEP_TILE


def next_market_turn(s):
    """A turn of the market day is over; the day ends with the market player's own."""
    if s.market != MARKET_TURNS:
        return GO_ON
    if s.market_turn == s.players:
        close_market(s)
    else:
        s.market_turn += 1
    return GO_ON


def close_market(s):
    """The market player has laid his tile: the market day is over."""
    i: cython.int
    for i in range(s.market_size):
        s.market_kind[i] = 0
        s.market_owner[i] = 0
    s.market = NO_MARKET
    s.market_size = 0
    s.market_turn = 0
    s.market_player = 0
    s.selector = 0


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, bazaars: cython.bint, auction: cython.bint) -> None:
    """Play with market days, with auctions or without, or without any."""
    s.bazaars = bazaars
    if bazaars:
        play_with(s, BOX)
    s.auction = auction


class MarketStanding(NamedTuple):
    """A market day in numbers."""

    stage: int
    player: int
    turn: int
    kinds: tuple
    owners: tuple  # -1 none
    selector: int
    offered: int
    bid: int
    bidder: int


def market_standing(s: State) -> MarketStanding | None:
    """The market day under way, None for none."""
    if s.market == NO_MARKET:
        return None
    return MarketStanding(
        s.market,
        s.market_player,
        s.market_turn,
        tuple([s.market_kind[i] for i in range(s.market_size)]),
        tuple([s.market_owner[i] - 1 for i in range(s.market_size)]),
        s.selector,
        s.offered,
        s.bid,
        s.bidder,
    )


def numbers(s: State) -> dict:
    """A market day in numbers, by name."""
    return {
        "market": s.market,
        "market_player": s.market_player,
        "market_turn": s.market_turn,
        "selector": s.selector,
        "offered": s.offered,
        "bid": s.bid,
        "bidder": s.bidder,
        "bidders_left": s.bidders_left,
        "market_due": s.market_due,
        "market_kind": [s.market_kind[i] for i in range(s.market_size)],
        "market_owner": [s.market_owner[i] for i in range(s.market_size)],
    }


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part."""
    i: cython.int
    s.market = given.get("market", s.market)
    s.market_player = given.get("market_player", s.market_player)
    s.market_turn = given.get("market_turn", s.market_turn)
    s.selector = given.get("selector", s.selector)
    s.offered = given.get("offered", s.offered)
    s.bid = given.get("bid", s.bid)
    s.bidder = given.get("bidder", s.bidder)
    s.bidders_left = given.get("bidders_left", s.bidders_left)
    s.market_due = given.get("market_due", s.market_due)
    if "market_kind" in given:
        s.market_size = len(given["market_kind"])
    for i, value in enumerate(given.get("market_kind", ())):
        s.market_kind[i] = value
    for i, value in enumerate(given.get("market_owner", ())):
        s.market_owner[i] = value


add_step("market due", BOX, see_market_tile)
MARKET_DAY = add_step("market day", BOX, open_market)
MARKET_TILE = add_step("market tile", BOX, take_own_tile)
MARKET_TURN_ENDS = add_step("market turn ends", BOX, next_market_turn)
add_phase(AUCTION, MARKET_DAY, list_openings, open_with)
add_phase(BID, MARKET_DAY, list_bids, make_bid)
add_phase(DEAL, MARKET_DAY, list_deals, make_deal)
add_taker(BOX, lay_open)
add_kept_back(BOX, tiles_for_market)
