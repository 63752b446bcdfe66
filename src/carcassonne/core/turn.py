"""The turn: what is asked of whom, in which order (ruling B2).

    draw -> [wheel: pig, action, crown scoring] -> place tile (+ bridge) -> follower -> [castle decision]
         -> score finished projects, followers home -> [castles pay] -> [market day] -> next player

`phase` says what is asked and `actor` of whom; a choice is one number whose meaning depends on the phase (state.pxd).
Phases that ask nobody run on by themselves. Functions here trust that a choice is legal; :func:`choices` lists those.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.bridges_castles_bazaars.bazaars import (
        answer_bid,
        begin_auctions,
        can_be_selected,
        close_market,
        deal,
        has_market_tile,
        market_tile_of,
        offer,
        open_market,
        open_tiles,
        take,
    )
    from carcassonne.boxes.bridges_castles_bazaars.bridges import fits_with_bridge, span
    from carcassonne.boxes.bridges_castles_bazaars.castles import (
        answer_castle,
        ask_about_castles,
        is_project_of,
        pay_castle,
        pay_castles,
    )
    from carcassonne.boxes.wheel.rules import act, ask_the_plagued, may_plague, move_pig, plague, score_crowns
    from carcassonne.core.board import fits_plainly, lay
    from carcassonne.core.followers import any_follower, may_follow, put_follower, put_on_crown
    from carcassonne.core.log import note
    from carcassonne.core.scoring import gather_finished, score_finished, score_the_end
    from carcassonne.core.state import *
    from carcassonne.core.tables import BAZAAR, LEGAL, LEGAL_NS, LEGAL_WE, SEGMENTS, SYMBOL, TURNS


# --- a tile comes to hand ---------------------------------------------------------------------------------------------
def begin_turn(s):
    """The player on turn takes his market tile or waits for nature to draw; with no tile left the game ends."""
    s.actor = s.turn
    if s.market == MARKET_TURNS:
        begin_market_turn(s)
    elif s.undrawn_total == 0:
        end_game(s)
    else:
        s.phase = DRAW


def begin_market_turn(s):
    """The player on turn lays his market tile; without auction he first takes one, the last of them unasked."""
    i: cython.int
    if not s.auction and not has_market_tile(s, s.turn):
        if open_tiles(s) > 1:
            s.phase = AUCTION
            return
        for i in range(s.market_size):
            if s.market_owner[i] == 0:
                take(s, s.turn, i)
                break
    take_up(s, s.market_kind[market_tile_of(s, s.turn)])


def draw(s, kind):
    """Nature draws a tile, for the player on turn or for the market."""
    s.undrawn[kind] -= 1
    s.undrawn_total -= 1
    if s.market == MARKET_DRAWING:
        s.market_kind[s.market_size] = kind
        s.market_owner[s.market_size] = 0
        s.market_size += 1
        if s.market_size < s.players:
            return
        if s.auction:
            begin_auctions(s)
        else:
            s.market = MARKET_TURNS
            end_turn(s)
        return
    take_up(s, kind)


def take_up(s, kind):
    """A tile comes into the hand of the player on turn; its wheel symbol acts at once (ruling D4)."""
    s.hand = kind
    s.holding = True
    s.actor = s.turn
    if s.wheel and SYMBOL[kind]:
        move_pig(s, SYMBOL[kind])
        act(s)
        if s.pig == WHEEL_PLAGUE and ask_the_plagued(s):
            return
        score_crowns(s)
    offer_squares(s)


def offer_squares(s):
    """The player places the tile; one that fits nowhere leaves the game (ruling B3.3)."""
    if fits_plainly(s, s.hand) or (s.bridges and s.bridges_left[s.turn] and fits_with_bridge(s, s.hand)):
        s.phase = PLACE
        s.actor = s.turn
    else:
        give_up_tile(s)


def give_up_tile(s):
    """The tile leaves the game and the player draws again; with nothing to draw the turn is over (ruling B3.4)."""
    s.discarded[s.discards] = s.hand
    s.discards += 1
    if s.log_on:
        note(s, LOG_DISCARDED, s.hand, s.turn, 0, 0, 0, 0)
    clear_turn(s)
    s.actor = s.turn
    if s.undrawn_total:
        s.phase = DRAW
    else:
        end_turn(s)


# --- the tile is laid -------------------------------------------------------------------------------------------------
def must_use_bridge(s):
    """Whether every placement of the tile in hand needs a bridge: then it may be declined (ruling E2.13)."""
    return s.bridges and not fits_plainly(s, s.hand)


def place(s, choice):
    """Lay the tile in hand, with a bridge if the choice has one, and go on to the follower step."""
    cell: cython.int = choice >> 5
    bridge: cython.int = (choice >> 2) & 7
    spin: cython.int = s.hand * 4 + (choice & 3)
    beside: cython.int
    axis: cython.int = NO_BRIDGE
    if choice == DECLINE:
        give_up_tile(s)
        return
    s.bridge_segment = -1
    beside = -1
    if bridge >= BRIDGE_BESIDE:
        beside = s.grid[(cell + s.delta[bridge - BRIDGE_BESIDE]) & s.mask] - 1
        s.bridge_segment = span(s, beside, BRIDGE_WE if bridge & 1 == 0 else BRIDGE_NS)
    elif bridge:
        axis = bridge
        s.bridge_segment = s.segments + SEGMENTS[s.hand]
    lay(s, cell, spin, axis)
    s.placed = True
    s.turns += 1
    if s.log_on:
        note(s, LOG_PLACED, s.turn, s.hand, s.tiles - 1, 0, 0, 0)
    if bridge:
        s.bridges_left[s.turn] -= 1
        if s.log_on:
            beside = beside if beside >= 0 else s.tiles - 1
            note(s, LOG_BRIDGE, s.turn, beside, s.tile_bridge[beside], 0, 0, 0)
    if any_follower(s):
        s.phase = FOLLOW
    else:
        resolve(s)


def follow(s, choice):
    """Put a follower on the new tile, its bridge or the wheel, or none; then the tile's effects follow."""
    if choice >= ON_CROWN:
        put_on_crown(s, s.turn, choice - ON_CROWN)
    elif choice == ON_BRIDGE:
        put_follower(s, s.turn, s.bridge_segment)
    elif choice != SKIP:
        put_follower(s, s.turn, s.tile_base[s.tiles - 1] + choice - 1)
    resolve(s)


def resolve(s):
    """What the tile finished: first the castle questions, then the scoring."""
    gather_finished(s)
    if s.castles:
        s.castle_asked = 0
        if s.finished_size and ask_about_castles(s):
            return
    settle(s)


def settle(s):
    """Score what is finished, pay castles, hold a market day, end the turn."""
    score_finished(s)
    if s.castle_count and pay_castles(s):
        return
    finish_turn(s)


def finish_turn(s):
    """A market tile laid in an ordinary turn opens a market day, if enough tiles are left (rulings E4.1, E4.2)."""
    bazaar: cython.bint = BAZAAR[s.hand]
    clear_turn(s)
    if s.bazaars and bazaar and s.market == NO_MARKET and s.undrawn_total >= s.players:
        open_market(s)
        s.phase = DRAW
        s.actor = s.turn
    else:
        end_turn(s)


# --- the turn is over -------------------------------------------------------------------------------------------------
def clear_turn(s):
    """Forget what only this turn needed, so that equal positions are equal states."""
    i: cython.int
    for i in range(s.finished_size):
        s.finished[i] = 0
    for i in range(s.cloisters_done_size):
        s.cloisters_done[i] = 0
    s.finished_size = 0
    s.cloisters_done_size = 0
    s.castle_asked = 0
    s.castle_site = 0
    s.bridge_segment = -1
    s.hand = 0
    s.holding = False
    s.placed = False


def end_turn(s):
    """The next player's turn: clockwise, on a market day until the market player has laid his tile."""
    if s.log_on:
        note(s, LOG_TURN_ENDED, s.turn, 0, 0, 0, 0, 0)
    if s.market == MARKET_TURNS:
        if s.market_turn == s.players:
            close_market(s)
        else:
            s.market_turn += 1
    s.turn = (s.turn + 1) % s.players
    begin_turn(s)


def end_game(s):
    """Score what is left and stop (ruling B8)."""
    s.phase = OVER
    score_the_end(s)
    if s.log_on:
        note(s, LOG_GAME_ENDED, 0, 0, 0, 0, 0, 0)


# --- choices ----------------------------------------------------------------------------------------------------------
def apply_choice(s, choice):
    """Make a legal choice in the phase at hand."""
    if s.phase == DRAW:
        draw(s, choice)
        return
    s.ply += 1
    if s.phase == PLACE:
        place(s, choice)
    elif s.phase == FOLLOW:
        follow(s, choice)
    elif s.phase == BUILD_CASTLE:
        answer_castle(s, choice)
        if not ask_about_castles(s):
            settle(s)
    elif s.phase == CHOOSE_PROJECT:
        pay_castle(s, s.castle_site, choice)
        if not pay_castles(s):
            finish_turn(s)
    elif s.phase == AUCTION:
        if s.auction:
            offer(s, choice // AUCTION_STEP, choice % AUCTION_STEP)
        else:
            take(s, s.turn, choice // AUCTION_STEP)
            take_up(s, s.market_kind[choice // AUCTION_STEP])
    elif s.phase == BID:
        answer_bid(s, choice)
    elif s.phase == DEAL:
        deal(s, choice)
    elif s.phase == PLAGUE:
        plague(s, choice)
        if not ask_the_plagued(s):
            score_crowns(s)
            offer_squares(s)
    if s.market == MARKET_TURNS and s.market_turn == 0:  # the last tile has found its owner
        end_turn(s)


def may_place(s, choice):
    """Whether the tile in hand may be laid so; a rotation that looks like a smaller one is not listed."""
    cell: cython.int = choice >> 5
    bridge: cython.int = (choice >> 2) & 7
    rotation: cython.int = 1 << (choice & 3)
    found: cython.int
    key: cython.int
    at: cython.int = s.hand * 256
    if choice == DECLINE:
        return must_use_bridge(s)
    if cell > s.mask or cell < 0:
        return False
    found = s.grid[cell]
    if found >= 0:
        return False
    key = s.frontier_key[-found - 1]
    if bridge == NO_BRIDGE:
        return (LEGAL[at + key] & rotation) != 0
    if not s.bridges or s.bridges_left[s.turn] == 0:
        return False
    if bridge == BRIDGE_NS:
        return (LEGAL_NS[at + key] & rotation) != 0
    if bridge == BRIDGE_WE:
        return (LEGAL_WE[at + key] & rotation) != 0
    bridge -= BRIDGE_BESIDE
    if bridge > 3 or not (s.frontier_bridges[-found - 1] >> bridge) & 1:
        return False
    return (LEGAL[at + (key ^ (3 << (2 * bridge)))] & rotation) != 0


def apply(s: State, choice: cython.int) -> None:
    """Make a legal choice in the phase at hand."""
    apply_choice(s, choice)


def start(s: State) -> None:
    """Begin the first turn."""
    begin_turn(s)


def choices(s: State) -> list:
    """Every legal choice in the phase at hand; in DRAW the kinds that can be drawn."""
    if s.phase == PLACE:
        return _placements(s)
    if s.phase == FOLLOW:
        return [i for i in range(ON_CROWN + 6) if may_follow(s, i)]
    if s.phase == BUILD_CASTLE or s.phase == DEAL:
        return [0, 1]
    if s.phase == CHOOSE_PROJECT:
        return [s.finished[i] for i in range(s.finished_size) if is_project_of(s, s.castle_site, s.finished[i])] + [
            A_CASTLE + i for i in range(s.castle_count) if is_project_of(s, s.castle_site, A_CASTLE + i)
        ]
    if s.phase == AUCTION:
        highest: cython.int = HIGHEST_BID if s.auction else 0
        return [i * AUCTION_STEP + j for i in range(s.market_size) if can_be_selected(s, i) for j in range(highest + 1)]
    if s.phase == BID:
        return [PASS, *range(s.bid + 1, HIGHEST_BID + 1)]
    if s.phase == PLAGUE:
        return [i for i in range(s.segments) if may_plague(s, i)] + [
            A_CASTLE + i for i in range(s.castle_count) if may_plague(s, A_CASTLE + i)
        ]
    if s.phase == DRAW:
        return [i for i in range(MAX_KINDS) if s.undrawn[i]]
    return []


def _placements(s: State) -> list:
    f: cython.int
    bridge: cython.int
    rotation: cython.int
    choice: cython.int
    bridges: cython.int = 7 if s.bridges and s.bridges_left[s.turn] else 1
    found = []
    for f in range(s.frontier_size):
        for rotation in range(TURNS[s.hand]):
            for bridge in range(bridges):
                choice = s.frontier_cell[f] << 5 | bridge << 2 | rotation
                if may_place(s, choice):
                    found.append(choice)
    if must_use_bridge(s):
        found.append(DECLINE)
    return found


def is_legal(s: State, choice: cython.int) -> bool:
    """Whether a choice is legal in the phase at hand."""
    if s.phase == PLACE:
        return bool(may_place(s, choice))
    return choice in choices(s)
