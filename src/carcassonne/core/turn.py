"""The turn: what is asked of whom, in which order (ruling B2). Here, and only here, the boxes meet.

ORDER is the whole of it. `phase` says what is asked and `actor` of whom; a choice is one number whose meaning depends
on the phase (state.pxd). Steps that ask nobody run on by themselves. Functions here trust that a choice is legal;
`list_choices` lists those.
"""

from __future__ import annotations

import cython

from carcassonne.boxes import load
from carcassonne.core.steps import arrange

if not cython.compiled:
    from carcassonne.core.board import lay
    from carcassonne.core.decisions import *
    from carcassonne.core.deck import ask_for_draw, asks_for_own_tile, is_draw, is_set_aside, kept_back
    from carcassonne.core.figures import list_figure_choices, make_figure_choice, may_use_a_figure
    from carcassonne.core.log import note
    from carcassonne.core.placement import build_extra, fits_somehow, list_placements, may_place, note_extra
    from carcassonne.core.scoring import gather_finished, score_finished, score_the_end
    from carcassonne.core.state import *
    from carcassonne.core.steps import *


ORDER = (
    "turn begins",
    "market tile",  # bazaars: on a market day the player lays the tile he owns
    "tile",  # nature draws; with no tile left the turn goes on below, where they run out
    "wheel",  # its symbol acts: the pig, the action, the crowns
    "placing",
    "builder",  # traders & builders: has it reached what the builder stands on?
    "figure",
    "ferries",  # one is put on a new lake, others are moved
    "magic joined",  # mage & witch: a ferry has joined what both are in
    "dragon",  # princess & dragon: it moves, where it does so before the scoring
    "finishing",
    "abbey",  # abbey & mayor: it finishes what it closes
    "castle questions",  # castles: shall a finished city become one?
    "scoring",
    "barns",  # abbey & mayor: fields with a barn and farmers
    "castles pay",
    "wagons",  # abbey & mayor: they move on
    "dragon after scoring",  # the princess & the dragon
    "market due",  # bazaars: a market tile was laid
    "part ends",
    "second part",  # traders & builders: once more from the tile on
    "market day",  # bazaars
    "market turn ends",
    "turn ends",  # the next player's begins
    "tiles run out",  # instead of a tile, once
    "last abbeys",  # abbey & mayor: a round of abbeys still in hand
    "game ends",
)
"""The steps of a turn, with the boxes that they belong to.

Where no box in play has a step between two of the base game, the one goes straight on to the other (`nobody_between`).
"""


# --- a tile comes to hand ---------------------------------------------------------------------------------------------
def begin_turn(s):
    """The player on turn is asked first, whatever is asked."""
    s.actor = s.turn
    return ask_for_tile(s) if nobody_between(s, STEP_TURN_BEGINS) else AFTER + STEP_TURN_BEGINS


def ask_for_tile(s):
    """Nature draws a tile for the player on turn, as long as there are any, unless he may lay one of his own."""
    s.actor = s.turn
    if asks_for_own_tile(s):
        return WAIT
    if s.undrawn_total <= kept_back(s):
        return run_out_of_tiles(s)
    ask_for_draw(s)
    return WAIT


def begins_turn(s):
    """Whether nature draws for a turn that begins, neither for its second part nor for a market day."""
    return is_draw(s) and s.market == NO_MARKET and not s.second_part


# --- the tile is laid -------------------------------------------------------------------------------------------------
def offer_squares(s):
    """The player places the tile; one that fits nowhere leaves the game (ruling B3.3)."""
    if fits_somehow(s):
        s.phase = PLACE
        s.actor = s.turn
        return WAIT
    return give_up_tile(s)


def give_up_tile(s):
    """The tile leaves the game and the player draws again; with nothing to draw the turn is over (ruling B3.4)."""
    s.discarded[s.discards] = s.hand
    s.discards += 1
    if s.log_on:
        note(s, LOG_DISCARDED, s.hand, s.turn, 0, 0, 0, 0)
    clear_turn(s)
    if s.undrawn_total <= kept_back(s):
        return AFTER + STEP_PART_ENDS
    ask_for_draw(s)
    return WAIT


def place(s, choice):
    """Lay the tile in hand, with what the choice lays with it."""
    cell: cython.int = choice >> CELL_BITS
    option: cython.int = (choice >> OPTION_BITS) & OPTIONS
    axis: cython.int = NO_BRIDGE
    if choice == DECLINE:
        return give_up_tile(s)
    s.bridge_segment = -1
    if option:
        axis = build_extra(s, cell, option)
    lay(s, cell, s.hand * 4 + (choice & 3), axis)
    s.placed = True
    s.turns += 1
    if s.log_on:
        note(s, LOG_PLACED, s.turn, s.hand, s.tiles - 1, 0, 0, 0)
        if option:
            note_extra(s, cell, option)
    return ask_for_figure(s) if nobody_between(s, STEP_PLACING) else GO_ON


def ask_for_figure(s):
    """The player may use a figure, if there is anything to do with one, or anything besides that would give him one."""
    if may_use_a_figure(s) or may_do_besides(s):
        s.phase = FOLLOW
        return WAIT
    return finish(s) if nobody_between(s, STEP_FIGURE) else AFTER + STEP_FIGURE


# --- what the tile finished -------------------------------------------------------------------------------------------
def finish(s):
    """The projects that the tile finished are gathered."""
    gather_finished(s)
    return score(s) if nobody_between(s, STEP_FINISHING) else AFTER + STEP_FINISHING


def score(s):
    """They are scored, and their followers come home."""
    score_finished(s)
    return end_part(s) if nobody_between(s, STEP_SCORING) else AFTER + STEP_SCORING


# --- the turn is over -------------------------------------------------------------------------------------------------
def end_part(s):
    """What only this part of the turn needed is forgotten."""
    clear_turn(s)
    return end_turn(s) if nobody_between(s, STEP_PART_ENDS) else AFTER + STEP_PART_ENDS


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
    """The next player's turn, clockwise."""
    if s.log_on:
        note(s, LOG_TURN_ENDED, s.turn, 0, 0, 0, 0, 0)
    s.again = False
    s.second_part = False
    s.turn = (s.turn + 1) % s.players
    return begin_turn(s)


def run_out_of_tiles(s):
    """No tile is left for the player on turn: what boxes do after the last tile, then the end."""
    return end_game(s) if nobody_between(s, STEP_TILES_RUN_OUT) else AFTER + STEP_TILES_RUN_OUT


def end_game(s):
    """Score what is left and stop (ruling B8)."""
    s.phase = OVER
    s.actor = s.turn
    score_the_end(s)
    if s.log_on:
        note(s, LOG_GAME_ENDED, 0, 0, 0, 0, 0, 0)
    return WAIT


def list_nothing(s, c):
    """A game that is over asks nothing."""


def make_nothing(s, choice):
    """A game that is over goes nowhere."""
    return WAIT


# --- choices ----------------------------------------------------------------------------------------------------------
add_base_step(STEP_TURN_BEGINS, begin_turn)
add_base_step(STEP_TILE, ask_for_tile)
add_base_step(STEP_PLACING, offer_squares)
add_base_step(STEP_FIGURE, ask_for_figure)
add_base_step(STEP_FINISHING, finish)
add_base_step(STEP_SCORING, score)
add_base_step(STEP_PART_ENDS, end_part)
add_base_step(STEP_TURN_ENDS, end_turn)
add_base_step(STEP_TILES_RUN_OUT, run_out_of_tiles)
add_base_step(STEP_GAME_ENDS, end_game)

add_phase(PLACE, STEP_PLACING, list_placements, place)
add_phase(FOLLOW, STEP_FIGURE, list_figure_choices, make_figure_choice)
add_phase(OVER, STEP_TURN_ENDS, list_nothing, make_nothing)
let_asides(PLACE)
let_asides(FOLLOW)


def go_on(s, step, answer):
    """Take the turn on from what a step, or a decision in it, has answered, until somebody is asked."""
    while answer != WAIT:
        if answer == GO_ON:
            step = step_after(s, step)
        elif answer < AFTER:
            step = answer - TO
        else:
            step = step_after(s, answer - AFTER)
        answer = RUN[step](s)


def make_choice(s, choice):
    """Make a legal choice in the phase at hand, and take the turn on until somebody is asked."""
    phase: cython.int = s.phase
    if choice >= ASIDE:
        make_aside(s, choice)
        return
    go_on(s, STEP_OF_PHASE[phase], MAKING[phase](s, choice))


def apply_choice(s, choice):
    """Make a legal choice in the phase at hand, and count it."""
    if not is_chance(s):
        s.ply += 1
    make_choice(s, choice)


def apply(s: State, choice: cython.int) -> None:
    """Make a legal choice in the phase at hand."""
    apply_choice(s, choice)


def start(s: State) -> None:
    """Begin the first turn."""
    go_on(s, STEP_TURN_BEGINS, TO + STEP_TURN_BEGINS)


def is_ordinary(s: State) -> bool:
    """Whether the turn at hand is an ordinary one; those of a market day and its draws are not."""
    return s.market == NO_MARKET


def choices(s: State) -> list:
    """Every legal choice in the phase at hand; where nature is asked, what may happen."""
    c: Choices = Choices()
    list_choices(s, c)
    return [c.choice[i] for i in range(c.count)]


def sides_of_dice(s: State) -> list:
    """What nature may show in this game besides tiles: the choices of her other questions, as they are listed now."""
    phase: cython.int
    box: cython.int
    asked = []
    for phase in range(PHASES, MAX_PHASES):
        box = BOX_OF_STEP[STEP_OF_PHASE[phase]]
        if CHANCE[phase] and (box == BASE or (s.boxes >> box) & 1):
            asked.append(phase)
    if not asked:
        return []
    c: Choices = Choices()
    for phase in asked:
        LISTING[phase](s, c)
    return sorted({c.choice[i] for i in range(c.count)})


def is_legal(s: State, choice: cython.int) -> bool:
    """Whether a choice is legal in the phase at hand.

    Nature may be told to draw any tile that is left: a list of draws need not keep the groups apart (ruling A6.13).
    """
    if s.phase == PLACE and choice < ASIDE:
        return bool(may_place(s, choice))
    if is_draw(s):
        return 0 <= choice < s.kinds and s.undrawn[choice] > 0 and not is_set_aside(s, choice)
    return choice in choices(s)


load("rules")
STEPS = arrange(ORDER)
"""Every step of a turn, in order."""
