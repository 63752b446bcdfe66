"""The turn: what is asked of whom, in which order (ruling B2). Here, and only here, the boxes meet.

    draw -> [wheel: pig, action, crown scoring] -> place tile (+ bridge) -> follower -> [castle decision]
         -> score finished projects, followers home -> goods -> [castles pay]
         -> [builder: once more from the draw on] -> [market day] -> next player

`phase` says what is asked and `actor` of whom; a choice is one number whose meaning depends on the phase (state.pxd).
Phases that ask nobody run on by themselves. Functions here trust that a choice is legal; `list_choices` lists those.
"""

from __future__ import annotations

import cython

from carcassonne.boxes import load

if not cython.compiled:
    from carcassonne.boxes.abbot.rules import places_for_abbot, take_abbot
    from carcassonne.boxes.bridges_castles_bazaars.bazaars import (
        lay_open,
        next_market_turn,
        open_market,
        opens_market,
        own_market_tile,
    )
    from carcassonne.boxes.bridges_castles_bazaars.castles import ask_about_castles, pay_castles
    from carcassonne.boxes.traders_builders.rules import builder_works, places_for_builder, places_for_pig
    from carcassonne.boxes.wheel.rules import any_crown, list_crowns, places_on_crowns, put_on_crown, turn_wheel
    from carcassonne.core.board import lay
    from carcassonne.core.decisions import *
    from carcassonne.core.followers import (
        any_follower,
        list_followers,
        places_for_follower,
        put_follower,
        segment_chosen,
    )
    from carcassonne.core.log import note
    from carcassonne.core.placement import build_extra, fits_somehow, list_placements, may_place, note_extra
    from carcassonne.core.scoring import gather_finished, score_finished, score_the_end
    from carcassonne.core.state import *
    from carcassonne.core.tables import GROUP, SYMBOL


# --- a tile comes to hand ---------------------------------------------------------------------------------------------
def begin_turn(s):
    """The player on turn takes his market tile or waits for nature to draw; with no tile left the game ends."""
    s.actor = s.turn
    if s.market == MARKET_TURNS:
        take_market_tile(s)
    elif s.undrawn_total == 0:
        end_game(s)
    else:
        s.phase = DRAW


def take_market_tile(s):
    """The player on turn takes up his market tile, unless he is first asked which."""
    kind: cython.int = own_market_tile(s)
    if kind >= 0:
        take_up(s, kind)


def list_draws(s, c):
    """The kinds that can be drawn: those of the first group of the deck that is not empty."""
    kind: cython.int
    first: cython.int = GROUPS
    for kind in range(MAX_KINDS):
        if s.undrawn[kind] and GROUP[kind] < first:
            first = GROUP[kind]
    for kind in range(MAX_KINDS):
        if s.undrawn[kind] and GROUP[kind] == first:
            add_choice(c, kind)


def begins_turn(s):
    """Whether nature draws for a turn that begins, neither for its second part nor for a market day."""
    return s.phase == DRAW and s.market == NO_MARKET and not s.second_part


def draw(s, kind):
    """Nature draws a tile, for the player on turn or for the market."""
    s.undrawn[kind] -= 1
    s.undrawn_total -= 1
    if s.market == MARKET_DRAWING:
        return lay_open(s, kind)
    take_up(s, kind)
    return STAY


def take_up(s, kind):
    """A tile comes into the hand of the player on turn; its wheel symbol acts at once (ruling D4)."""
    s.hand = kind
    s.holding = True
    s.actor = s.turn
    if s.wheel and SYMBOL[kind] and turn_wheel(s, SYMBOL[kind]):
        return
    offer_squares(s)


def offer_squares(s):
    """The player places the tile; one that fits nowhere leaves the game (ruling B3.3)."""
    if fits_somehow(s):
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
    if s.market_due and s.undrawn_total <= s.players:  # the rest is the market's
        open_market(s)
    elif s.undrawn_total:
        s.phase = DRAW
    else:
        end_turn(s)


# --- the tile is laid -------------------------------------------------------------------------------------------------
def place(s, choice):
    """Lay the tile in hand, with what the choice lays with it, and go on to the follower step."""
    cell: cython.int = choice >> CELL_BITS
    option: cython.int = (choice >> OPTION_BITS) & OPTIONS
    axis: cython.int = NO_BRIDGE
    if choice == DECLINE:
        give_up_tile(s)
        return STAY
    s.bridge_segment = -1
    if option:
        axis = build_extra(s, cell, option)
    lay(s, cell, s.hand * 4 + (choice & 3), axis)
    s.placed = True
    s.turns += 1
    if s.figures and not s.second_part:
        s.again = builder_works(s)
    if s.log_on:
        note(s, LOG_PLACED, s.turn, s.hand, s.tiles - 1, 0, 0, 0)
        if option:
            note_extra(s, cell, option)
    if may_follow(s):
        s.phase = FOLLOW
    else:
        resolve(s)
    return STAY


def may_follow(s):
    """Whether anything but skipping is possible in the follower step."""
    figure: cython.int
    if s.supply[s.turn] > 0 and (any_follower(s) or (s.wheel and any_crown(s))):
        return True
    if s.figures:
        for figure in range(LARGE, PIG + 1):
            if places_for(s, figure):
                return True
    return False


def places_for(s, figure):
    """The places of the follower step where a figure other than an ordinary follower may go, one bit each."""
    if not (s.figures >> figure) & 1:
        return 0
    if figure == LARGE:
        return places_for_large(s)
    if figure == ABBOT:
        return places_for_abbot(s)
    if figure == BUILDER:
        return places_for_builder(s)
    return places_for_pig(s)


def places_for_large(s):
    """Where a large follower may go: wherever an ordinary one may (ruling I4.1)."""
    if s.supply[LARGE * MAX_PLAYERS + s.turn] == 0:
        return 0
    return places_for_follower(s) | (places_on_crowns(s) if s.wheel else 0)


def list_followings(s, c):
    """Skipping; a follower on the new tile or its bridge; one on a crown space; then the other figures."""
    figure: cython.int
    place: cython.int
    places: cython.int
    add_choice(c, SKIP)
    if s.supply[s.turn]:
        list_followers(s, c)
        if s.wheel:
            list_crowns(s, c)
    if s.figures:
        for figure in range(LARGE, PIG + 1):
            places = places_for(s, figure)
            place = 0
            while places:
                if places & 1:
                    add_choice(c, figure * FIGURE_STEP + place)
                places >>= 1
                place += 1


def follow(s, choice):
    """Put a figure on the new tile, its bridge or the wheel, take the abbot back, or neither; then effects follow."""
    where: cython.int = choice % FIGURE_STEP
    figure: cython.int = choice // FIGURE_STEP
    if choice == ABBOT * FIGURE_STEP:
        take_abbot(s)
    elif where >= ON_CROWN:
        put_on_crown(s, s.turn, where - ON_CROWN, figure)
    elif where != SKIP:
        put_follower(s, s.turn, segment_chosen(s, where), figure)
    resolve(s)
    return STAY


def resolve(s):
    """What the tile finished: first the castle questions, then the scoring."""
    gather_finished(s)
    if s.castles:
        s.castle_asked = 0
        if s.finished_size and ask_about_castles(s):
            return
    settle(s)


def settle(s):
    """Score what is finished, pay castles, and this part of the turn is over."""
    score_finished(s)
    if s.castle_count and pay_castles(s):
        return
    finish_turn(s)


def finish_turn(s):
    """A second tile in the same turn, a market day after a market tile (ruling E4.1), or the next player.

    A market day waits for the second part, which leaves it its tiles (T5.4).
    """
    s.market_due |= opens_market(s, s.hand)
    clear_turn(s)
    if s.again and not s.second_part and s.undrawn_total > (s.players if s.market_due else 0):
        s.second_part = True
        s.actor = s.turn
        s.phase = DRAW
        if s.log_on:
            note(s, LOG_SECOND_PART, s.turn, 0, 0, 0, 0, 0)
    elif s.market_due:
        open_market(s)
    else:
        end_turn(s)


# --- the turn is over -------------------------------------------------------------------------------------------------
def clear_turn(s):
    """Forget what only this part of a turn needed, so that equal positions are equal states."""
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
    s.again = False
    s.second_part = False
    if s.market == MARKET_TURNS:
        next_market_turn(s)
    s.turn = (s.turn + 1) % s.players
    begin_turn(s)


def end_game(s):
    """Score what is left and stop (ruling B8)."""
    s.phase = OVER
    score_the_end(s)
    if s.log_on:
        note(s, LOG_GAME_ENDED, 0, 0, 0, 0, 0, 0)


def list_nothing(s, c):
    """A game that is over asks nothing."""


def make_nothing(s, choice):
    """A game that is over goes nowhere."""
    return STAY


# --- choices ----------------------------------------------------------------------------------------------------------
decide_by(DRAW, list_draws, draw)
decide_by(PLACE, list_placements, place)
decide_by(FOLLOW, list_followings, follow)
decide_by(OVER, list_nothing, make_nothing)


def go_on(s, step):
    """Take the turn on from where a decision left it."""
    if step == TO_PLACING:
        offer_squares(s)
    elif step == TO_SCORING:
        settle(s)
    elif step == TO_FINISHING:
        finish_turn(s)
    elif step == TO_NEXT_TURN:
        end_turn(s)
    elif step == TO_OWN_TILE:
        take_market_tile(s)


def apply_choice(s, choice):
    """Make a legal choice in the phase at hand."""
    if s.phase != DRAW:
        s.ply += 1
    go_on(s, make_choice(s, choice))


def apply(s: State, choice: cython.int) -> None:
    """Make a legal choice in the phase at hand."""
    apply_choice(s, choice)


def start(s: State) -> None:
    """Begin the first turn."""
    begin_turn(s)


def is_ordinary(s: State) -> bool:
    """Whether the turn at hand is an ordinary one; those of a market day and its draws are not."""
    return s.market == NO_MARKET


def choices(s: State) -> list:
    """Every legal choice in the phase at hand; in DRAW the kinds that can be drawn."""
    c: Choices = Choices()
    list_choices(s, c)
    return [c.choice[i] for i in range(c.count)]


def is_legal(s: State, choice: cython.int) -> bool:
    """Whether a choice is legal in the phase at hand.

    Nature may be told to draw any tile that is left: a list of draws need not keep the groups apart (ruling A6.13).
    """
    if s.phase == PLACE:
        return bool(may_place(s, choice))
    if s.phase == DRAW:
        return 0 <= choice < MAX_KINDS and s.undrawn[choice] > 0
    return choice in choices(s)


load("rules")  # those of a box that has no step of its own in a turn
