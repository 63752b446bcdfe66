"""Trading on a market day: which tile to select, how much to bid, whether to buy or to sell.

A tile is worth to a player what laying it now would gain him; its edge is what it gains more than the other open tiles.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.greedy import add_rule, add_sanity, best_option, judge, judge_followers
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.boxes.bridges_castles_bazaars.thought import W_TILE_PRICE
    from carcassonne.core.placement import rotations_at
    from carcassonne.core.state import *
    from carcassonne.core.turn import make_choice


def gain_from(j, s, kind, player):
    """What laying a tile of this kind now would gain a player."""
    before: cython.double
    copy_state(j.trial, s)
    j.trial.turn = player
    j.trial.actor = player
    j.trial.hand = kind
    j.trial.holding = True
    j.trial.phase = PLACE
    j.trial.market = NO_MARKET
    before = judge(j, j.trial, player)
    return best_placement_value(j, j.trial, player) - before


def best_placement_value(j, s, player):
    """The best judged value of laying the tile in hand without a bridge; as the position stands if it fits nowhere."""
    f: cython.int
    rotation: cython.int
    fitting: cython.int
    found: cython.bint = False
    best: cython.double = -1e9
    value: cython.double
    for f in range(s.frontier_size):
        fitting = rotations_at(s, f, AS_IT_IS) & ROTATIONS
        rotation = 0
        while fitting:
            if fitting & 1:
                copy_state(j.work, s)
                make_choice(j.work, s.frontier_cell[f] << CELL_BITS | rotation)
                j.options = 0
                if j.work.phase == FOLLOW and j.work.castle_count == 0:
                    judge_followers(j, j.work, player, True, 0)
                    value = j.value[best_option(j)]
                else:
                    value = judge(j, j.work, player)
                if value > best:
                    best = value
                found = True
            fitting >>= 1
            rotation += 1
    if not found:
        return judge(j, s, player)
    return best


def weigh_market(j, s, player):
    """What every open tile would gain a player; two of a kind gain the same."""
    i: cython.int
    k: cython.int
    for i in range(s.market_size):
        if s.market_owner[i]:
            continue
        k = 0
        while s.market_owner[k] or s.market_kind[k] != s.market_kind[i]:
            k += 1
        j.scratch[i] = j.scratch[k] if k < i else gain_from(j, s, s.market_kind[i], player)


def edge(j, s, index):
    """How much better an open tile is for the player just asked about than the average of the other open ones."""
    i: cython.int
    count: cython.int = 0
    total: cython.double = 0
    for i in range(s.market_size):
        if i != index and s.market_owner[i] == 0:
            total += j.scratch[i]
            count += 1
    if count == 0:
        return 0
    return j.scratch[index] - total / count


def decide_auction(j, s):
    """Select the tile with the largest edge; open with nothing, for an unanswered bid is lost to nobody."""
    i: cython.int
    best: cython.int = -1
    weigh_market(j, s, s.actor)
    for i in range(s.market_size):
        if s.market_owner[i] == 0 and (best < 0 or edge(j, s, i) > edge(j, s, best)):
            best = i
    return best * AUCTION_STEP


def decide_bid(j, s):
    """Bid a share of the tile's edge if that is more than the bid on the table."""
    price: cython.int
    weigh_market(j, s, s.actor)
    price = cython.cast(cython.int, j.eye.know.weight[W_TILE_PRICE] * edge(j, s, s.offered))
    if price > HIGHEST_BID:
        price = HIGHEST_BID
    return price if price > s.bid else PASS


def decide_deal(j, s):
    """Buy when keeping the tile is worth more than the bid and what the rival would make of it."""
    mine: cython.double
    yours: cython.double
    weigh_market(j, s, s.selector)
    mine = edge(j, s, s.offered)
    weigh_market(j, s, s.bidder)
    yours = edge(j, s, s.offered)
    return BUY if mine + yours > 2 * s.bid else SELL


def is_fair_price(j, s, choice):
    """Whether a bid is no more than what laying the tile now could bring."""
    bid: cython.int = choice % AUCTION_STEP if s.phase == AUCTION else choice
    kind: cython.int = s.market_kind[choice // AUCTION_STEP if s.phase == AUCTION else s.offered]
    return bid == 0 or bid <= gain_from(j, s, kind, s.actor)


add_sanity(AUCTION, is_fair_price)
add_sanity(BID, is_fair_price)
add_rule(AUCTION, decide_auction)
add_rule(BID, decide_bid)
add_rule(DEAL, decide_deal)
