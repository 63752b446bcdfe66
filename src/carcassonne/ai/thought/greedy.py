"""Greedy play: every option of the phase at hand is tried on a copy and judged; the best is taken.

A placement is judged together with the best follower for it. In the follower step the position is looked at once and
each follower only adds what it changes, unless castles could pay at once: then every follower is played out.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import Evaluator, evaluate, utility
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import claim_worth, hand_worth
    from carcassonne.boxes.bridges_castles_bazaars.castles import is_project_of
    from carcassonne.boxes.wheel.rules import may_plague
    from carcassonne.boxes.wheel.thought import crown_worth
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.followers import free_crown
    from carcassonne.core.playout import bridged_option
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, SEGMENTS
    from carcassonne.core.turn import apply_choice, follow, must_use_bridge, place

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cython.final
@cython.cclass
class Judge:
    """Judges options with an evaluator; holds the copies to try them on. One to a thread."""

    def __init__(self, eye: Evaluator) -> None:
        if not cython.compiled:
            self.choice = [0] * MAX_OPTIONS
            self.then = [0] * MAX_OPTIONS
            self.value = [0.0] * MAX_OPTIONS
            self.gain = [0.0] * 36
            self.options = 0
        self.eye = eye
        self.work = State()
        self.trial = State()

    def choose(self, s: State) -> int:
        """The best choice in the phase at hand."""
        return decide(self, s)

    def judged(self, s: State, pairs: cython.bint = True) -> list:
        """Every option as (choice, follower choice that goes with it or -1, value), best first."""
        judge_options(self, s, pairs)
        found = [(self.choice[i], self.then[i], self.value[i]) for i in range(self.options)]
        return sorted(found, key=lambda option: -option[2])


def judge(j, s, player):
    """What a position is worth to a player."""
    evaluate(j.eye, s)
    return utility(j.eye, s, player)


def add_option(j, choice, then, value):
    """Note an option and its worth."""
    if j.options < MAX_OPTIONS:
        j.choice[j.options] = choice
        j.then[j.options] = then
        j.value[j.options] = value
        j.options += 1


def best_option(j):
    """The index of the best option noted, the first of equals."""
    i: cython.int
    best: cython.int = 0
    for i in range(1, j.options):
        if j.value[i] > j.value[best]:
            best = i
    return best


# --- placing and followers -------------------------------------------------------------------------------------------
def judge_followers(j, s, player, pairs, placement):
    """Judge every follower choice; with `pairs` noted as followers of a placement, otherwise as choices themselves."""
    tile: cython.int = s.tiles - 1
    i: cython.int
    now: cython.double = 0
    gain: cython.double
    exact: cython.bint = s.castle_count > 0
    c: cython.int
    for c in range(ON_CROWN + 6):
        if c == SKIP:
            pass
        elif s.supply[player] == 0:
            break
        elif c < ON_BRIDGE:
            if c > SEGMENTS[s.tile_spin[tile] >> 2] or s.occupants[s.feature[s.tile_base[tile] + c - 1]]:
                continue
        elif c == ON_BRIDGE:
            if s.bridge_segment < 0 or s.occupants[s.feature[s.bridge_segment]]:
                continue
        elif not s.wheel or free_crown(s, c - ON_CROWN) < 0:
            continue
        if exact:
            copy_state(j.trial, s)
            follow(j.trial, c)
            gain = judge(j, j.trial, player)
        elif c == SKIP:
            now = judge(j, s, player)
            gain = now
        elif c >= ON_CROWN:
            gain = now + crown_gain(j, s, c - ON_CROWN, player)
        else:
            i = s.bridge_segment if c == ON_BRIDGE else s.tile_base[tile] + c - 1
            gain = now + follower_gain(j, s, i, player, now)
        if pairs:
            add_option(j, placement, c, gain)
        else:
            add_option(j, c, -1, gain)


def follower_gain(j, s, segment, player, now):
    """What a follower on a free feature adds to a position worth `now`."""
    after: cython.double
    if s.field_scoring == PER_CITY_4 and LANDSCAPE[s.printed[segment]] == FIELD:
        # Farmers around one city are pooled over fields: the whole position must be looked at.
        s.follower[segment] = player + 1
        s.occupants[s.feature[segment]] += 1
        s.supply[player] -= 1
        after = judge(j, s, player)
        s.follower[segment] = 0
        s.occupants[s.feature[segment]] -= 1
        s.supply[player] += 1
        return after - now
    return claim_worth(j.eye, s, s.feature[segment], player)


def crown_gain(j, s, wheel_segment, player):
    """What a follower on a crown space adds."""
    spent: cython.double = hand_worth(j.eye, s, player, 0) - hand_worth(j.eye, s, player, -1)
    gain: cython.double = crown_worth(j.eye, s, wheel_segment, player)
    return gain - spent + j.eye.chance * j.eye.know.weight[W_RETURN] * spent


def judge_placements(j, s, pairs):
    """Judge every placement with its best follower; with `pairs` every placement with every follower."""
    f: cython.int
    option: cython.int
    options: cython.int = 7 if s.bridges and s.bridges_left[s.turn] else 1
    rotation: cython.int
    fitting: cython.int
    choice: cython.int
    first: cython.int
    i: cython.int
    player: cython.int = s.turn
    for f in range(s.frontier_size):
        for option in range(options):
            fitting = bridged_option(s, f, option)
            rotation = 0
            while fitting:
                if fitting & 1:
                    choice = s.frontier_cell[f] << 5 | option << 2 | rotation
                    copy_state(j.work, s)
                    place(j.work, choice)
                    if j.work.phase == FOLLOW:
                        first = j.options
                        judge_followers(j, j.work, player, True, choice)
                        if not pairs:  # keep the best only
                            for i in range(first + 1, j.options):
                                if j.value[i] > j.value[first]:
                                    j.value[first] = j.value[i]
                                    j.then[first] = j.then[i]
                            j.options = first + 1
                    else:
                        add_option(j, choice, -1, judge(j, j.work, player))
                fitting >>= 1
                rotation += 1
    if must_use_bridge(s):
        judge_choice(j, s, DECLINE)


def judge_choice(j, s, choice):
    """Judge one choice by making it on a copy."""
    copy_state(j.work, s)
    apply_choice(j.work, choice)
    add_option(j, choice, -1, judge(j, j.work, s.actor))


def judge_options(j, s, pairs):
    """Judge every option of the phase at hand; markets are left to their own weighing."""
    i: cython.int
    j.options = 0
    if s.phase == PLACE:
        judge_placements(j, s, pairs)
    elif s.phase == FOLLOW:
        copy_state(j.work, s)
        judge_followers(j, j.work, s.turn, False, 0)
    elif s.phase == BUILD_CASTLE:
        judge_choice(j, s, 0)
        judge_choice(j, s, 1)
    elif s.phase == CHOOSE_PROJECT:
        for i in range(s.finished_size):
            if is_project_of(s, s.castle_site, s.finished[i]):
                judge_choice(j, s, s.finished[i])
        for i in range(s.castle_count):
            if is_project_of(s, s.castle_site, A_CASTLE + i):
                judge_choice(j, s, A_CASTLE + i)
    elif s.phase == PLAGUE:
        for i in range(s.segments):
            if may_plague(s, i):
                judge_choice(j, s, i)
        for i in range(s.castle_count):
            if may_plague(s, A_CASTLE + i):
                judge_choice(j, s, A_CASTLE + i)
    elif s.phase == AUCTION:
        i = decide_auction(j, s)
        j.options = 0
        add_option(j, i, -1, 0)
    elif s.phase == BID:
        i = decide_bid(j, s)
        j.options = 0
        add_option(j, i, -1, 0)
    elif s.phase == DEAL:
        i = decide_deal(j, s)
        j.options = 0
        add_option(j, i, -1, 0)


def decide(j, s):
    """The best choice in the phase at hand."""
    judge_options(j, s, False)
    return j.choice[best_option(j)]


# --- the market ------------------------------------------------------------------------------------------------------
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
    """The best judged value of placing the tile in hand without a bridge, -30 points where it fits nowhere."""
    f: cython.int
    rotation: cython.int
    fitting: cython.int
    found: cython.bint = False
    best: cython.double = -1e9
    value: cython.double
    for f in range(s.frontier_size):
        fitting = bridged_option(s, f, NO_BRIDGE)
        rotation = 0
        while fitting:
            if fitting & 1:
                copy_state(j.work, s)
                place(j.work, s.frontier_cell[f] << 5 | rotation)
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


def weigh_market(j, s):
    """What every open tile would gain every player."""
    i: cython.int
    p: cython.int
    for i in range(s.market_size):
        for p in range(s.players):
            if s.market_owner[i] == 0:
                j.gain[i * 6 + p] = gain_from(j, s, s.market_kind[i], p)


def edge(j, s, index, player):
    """How much better an open tile is for a player than the average of the other open ones."""
    i: cython.int
    count: cython.int = 0
    total: cython.double = 0
    for i in range(s.market_size):
        if i != index and s.market_owner[i] == 0:
            total += j.gain[i * 6 + player]
            count += 1
    if count == 0:
        return 0
    return j.gain[index * 6 + player] - total / count


def decide_auction(j, s):
    """Select the tile with the largest edge; open with nothing, for an unanswered bid is lost to nobody."""
    i: cython.int
    best: cython.int = -1
    weigh_market(j, s)
    for i in range(s.market_size):
        if s.market_owner[i] == 0 and (best < 0 or edge(j, s, i, s.actor) > edge(j, s, best, s.actor)):
            best = i
    return best * AUCTION_STEP


def decide_bid(j, s):
    """Bid a share of the tile's edge if that is more than the bid on the table."""
    price: cython.int
    weigh_market(j, s)
    price = cython.cast(cython.int, j.eye.know.weight[W_TILE_PRICE] * edge(j, s, s.offered, s.actor))
    if price > HIGHEST_BID:
        price = HIGHEST_BID
    return price if price > s.bid else PASS


def decide_deal(j, s):
    """Buy when keeping the tile is worth more than the bid and what the rival would make of it."""
    mine: cython.double
    yours: cython.double
    weigh_market(j, s)
    mine = edge(j, s, s.offered, s.selector)
    yours = edge(j, s, s.offered, s.bidder)
    return BUY if mine + yours > 2 * s.bid else SELL
