"""A client for every hook of the core. What it answers changes little; that it was asked is traced."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.figures import figure_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.first_witness.trace import trace
    from carcassonne.core.board import add_after_laying
    from carcassonne.core.boxes import add_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.deck import NOT_TAKEN, add_kept_back, add_own_tile, add_set_aside, add_taker
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import add_bonus
    from carcassonne.core.fields import add_before_farmers, add_better_field
    from carcassonne.core.figures import (
        add_duty,
        add_elsewhere,
        add_figure,
        add_figure_choices,
        add_places,
        add_weight_rule,
        give_places,
    )
    from carcassonne.core.followers import (
        add_after_leaving,
        add_closed_tile,
        add_figures_kept,
        add_figures_on_no_segment,
        places_for_follower,
    )
    from carcassonne.core.placement import add_extras, add_square_rule, count_one_by_one, rotations_at
    from carcassonne.core.scoring import add_after_project, add_before_home, add_final_scoring
    from carcassonne.core.standing import FOLLOWER_FIGURE, ONE_EACH, add_after_stepping_off
    from carcassonne.core.state import *
    from carcassonne.core.steps import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

NAME = "first_witness"
BOX = cython.declare(cython.int, box_number(NAME))
FIGURE_NUMBER = cython.declare(cython.int, figure_named(NAME))
PLACE_NUMBER = cython.declare(cython.int, give_places(BOX, 1))
DONE = cython.declare(cython.int, add_room(BOX, 1))
ASK = cython.declare(cython.int, phase_named(f"{NAME} asks"))
OWN_PLACE: int = PLACE_NUMBER
"""For thought."""
CHANCE_ASKED = cython.declare(cython.int, phase_named(f"{NAME} throws"))


# --- steps, questions, chance -----------------------------------------------------------------------------------------
def begin(s):
    """Before the draw."""
    trace(BOX, H_TURN_BEGINS)
    return GO_ON


def before_scoring(s):
    """Between figure and scoring."""
    trace(BOX, H_FIGURE)
    return GO_ON


def after_scoring(s):
    """After scoring: somebody is asked."""
    trace(BOX, H_SCORING)
    s.phase = ASK
    s.actor = s.turn
    return WAIT


def list_one(s, c):
    """One choice."""
    add_choice(c, 1)


def answer(s, choice):
    """It is made."""
    trace(BOX, H_PHASE)
    return GO_ON


def after_turn(s):
    """After the turn: nature is asked."""
    trace(BOX, H_TURN_ENDS)
    s.phase = CHANCE_ASKED
    return WAIT


def odds(s, choice):
    """One of one."""
    return 1


def throw(s, choice):
    """Nature has answered."""
    trace(BOX, H_CHANCE)
    return GO_ON


def after_last_tile(s):
    """After the last tile."""
    trace(BOX, H_TILES_RUN_OUT)
    return GO_ON


# --- figures ----------------------------------------------------------------------------------------------------------
def places_of_figure(s):
    """Where an ordinary follower may go."""
    trace(BOX, H_FIGURE_PLACES)
    return places_for_follower(s) if s.supply[FIGURE_NUMBER * MAX_PLAYERS + s.turn] else 0


def come_back(s):
    """Nobody takes it back."""


def weigh(s, feature, player):
    """As much as an ordinary follower."""
    trace(BOX, H_WEIGHT)
    return 1


def has_elsewhere(s):
    """Earlier tiles may be chosen in every other turn."""
    trace(BOX, H_ELSEWHERE_ANY)
    return s.turns & 1


def list_segments(s, figure, c):
    """The first segment of the landscape."""
    trace(BOX, H_ELSEWHERE)
    if s.occupants[s.feature[0]] == 0:
        add_choice(c, 0)


def keep_none_of(s, player, figure):
    """No figure is kept anywhere else."""
    trace(BOX, H_KEPT)
    return 0


def own_places(s):
    """One place beside the landscape, for everybody."""
    trace(BOX, H_PLACES)
    return 1 << PLACE_NUMBER


def put_there(s, player, place, figure):
    """A figure goes there, and straight home."""
    trace(BOX, H_PUT)


def has_own(s):
    """There is something else to do in two turns of four."""
    trace(BOX, H_OWN_ANY)
    return s.turns & 2


def list_own(s, c):
    """One thing."""
    trace(BOX, H_OWN_LISTED)
    add_choice(c, OWN_NUMBER)


def make_own(s, choice):
    """It is done."""
    if choice == OWN_NUMBER:
        trace(BOX, H_OWN_MADE)
    return GO_ON


def has_aside(s):
    """Something may be done besides, once in the game."""
    return s.room[DONE] == 0


def list_aside(s, c):
    """One thing."""
    trace(BOX, H_ASIDE_LISTED)
    if s.room[DONE] == 0:
        add_choice(c, OWN_NUMBER)


def do_aside(s, choice):
    """It is done."""
    if choice == OWN_NUMBER:
        trace(BOX, H_ASIDE_DONE)
        s.room[DONE] = 1


# --- placing ----------------------------------------------------------------------------------------------------------
def has_extra(s):
    """Something may be laid with every tile."""
    trace(BOX, H_EXTRA_ANY)
    return True


def fits_with(s):
    """It fits where the tile fits without it."""
    trace(BOX, H_EXTRA_FITS)
    return False


def count_with(s):
    """One more way for each square that takes the tile as it is: in its first rotation that fits."""
    f: cython.int
    count: cython.int = 0
    trace(BOX, H_EXTRA_COUNTED)
    for f in range(s.frontier_size):
        if rotations_with_extra(s, f, 1):
            s.fits[f] += 1
            count += 1
    return count


def rotations_with_extra(s, f, way):
    """The first rotation that fits without it."""
    fitting: cython.int = rotations_at(s, f, AS_IT_IS) & ROTATIONS
    return (fitting & -fitting) | 1 << COUNT if fitting else 0


def build(s, cell, way):
    """It is laid."""
    trace(BOX, H_EXTRA_BUILT)
    return NO_BRIDGE


def note_built(s, cell, way):
    """It has no event."""


def rules_squares(s, kind):
    """Every other kind of tile is ruled."""
    trace(BOX, H_SQUARES_APPLY)
    return kind % 2


def rule_square(s, f, kind, key, axis, fitting):
    """Everything is let through."""
    trace(BOX, H_SQUARES)
    return fitting


# --- tiles, points, followers -----------------------------------------------------------------------------------------
def see_tile(s, tile):
    """A tile was laid."""
    trace(BOX, H_LAID)


def leave_tile(s, kind):
    """A tile was drawn, and is left to others."""
    trace(BOX, H_TAKER)
    return NOT_TAKEN


def keep_none(s):
    """No tile is kept back."""
    trace(BOX, H_KEPT_BACK)
    return 0


def one_more(s, feature, points, finished):
    """A point more for everything."""
    trace(BOX, H_BONUS)
    return 1


def term(s, feature):
    """As if it were for tiles."""
    return TERM_TILES


def no_field(s, player):
    """No field is better."""
    trace(BOX, H_FIELD)
    return -1


def see_project(s, feature):
    """A project was scored."""
    trace(BOX, H_PROJECT)


def see_end(s):
    """The game was scored."""
    trace(BOX, H_END)


def stands_beside(s, player):
    """Nobody stands on the landscape but on segments."""
    trace(BOX, H_BESIDE_ANY)
    return False


def list_beside(s, player, c):
    """Nobody."""
    trace(BOX, H_BESIDE_LISTED)


def leave_beside(s, choice):
    """Nobody leaves."""


def see_leaving(s, player, feature):
    """A follower was taken back."""
    trace(BOX, H_LEAVING)


def set_none_aside(s, kind):
    """No tile is set aside."""
    trace(BOX, H_SET_ASIDE)
    return False


def close_none(s, tile):
    """No tile is closed to figures."""
    trace(BOX, H_CLOSED)
    return False


def see_stepping_off(s, segment, standing):
    """A figure has left its segment."""
    trace(BOX, H_STEPPED_OFF)


def see_before_home(s, feature, cause):
    """A project has been paid."""
    trace(BOX, H_BEFORE_HOME)


def has_no_tile(s):
    """No tile of one's own could be laid."""
    return False


def asks_for_no_tile(s):
    """A tile is drawn."""
    trace(BOX, H_OWN_TILE)
    return False


def see_farmers(s, player, anew):
    """The farmers of a player are to be paid."""
    trace(BOX, H_BEFORE_FARMERS)


def has_no_duty(s):
    """Everything may be done."""
    trace(BOX, H_DUTY)
    return False


# --- telling ----------------------------------------------------------------------------------------------------------
def take_rules(s: State, played: cython.bint) -> None:
    """Look on, or do not."""
    p: cython.int
    if played:
        play_with(s, BOX)
        s.figures |= 1 << FIGURE_NUMBER
        for p in range(s.players):
            s.supply[FIGURE_NUMBER * MAX_PLAYERS + p] = 1


def add_again(hook: str) -> None:
    """Add what was added already: refused where it was."""
    if hook == "add_phase":
        add_phase(ASK, STEP_SCORING, list_one, answer)
    elif hook == "add_chance":
        add_chance(CHANCE_ASKED, STEP_SCORING, list_one, throw, odds)
    elif hook == "add_step":
        add_step(f"{NAME} begins", BOX, begin, "turn begins")
    elif hook == "add_figure":
        add_figure(FIGURE_NUMBER, places_of_figure, come_back, FOLLOWER_FIGURE | ONE_EACH, 1)
    elif hook == "add_weight_rule":
        add_weight_rule(FIGURE_NUMBER, weigh)
    elif hook == "add_elsewhere":
        add_elsewhere(BOX, has_elsewhere, list_segments)
    elif hook == "add_figures_kept":
        add_figures_kept(BOX, keep_none_of)
    elif hook == "add_places":
        add_places(BOX, own_places, put_there)
    elif hook == "add_figure_choices":
        add_figure_choices(BOX, has_own, list_own, make_own)
    elif hook == "add_aside":
        add_aside(BOX, has_aside, list_aside, do_aside)
    elif hook == "add_extras":
        add_extras(BOX, 1, has_extra, fits_with, count_with, rotations_with_extra, build, note_built)
    elif hook == "add_square_rule":
        add_square_rule(BOX, rules_squares, rule_square, count_one_by_one)
    elif hook == "add_after_laying":
        add_after_laying(BOX, see_tile)
    elif hook == "add_taker":
        add_taker(BOX, leave_tile)
    elif hook == "add_kept_back":
        add_kept_back(BOX, keep_none)
    elif hook == "add_bonus":
        add_bonus(BOX, one_more, term)
    elif hook == "add_better_field":
        add_better_field(BOX, no_field, TERM_PIG)
    elif hook == "add_after_project":
        add_after_project(BOX, see_project)
    elif hook == "add_final_scoring":
        add_final_scoring(BOX, see_end)
    elif hook == "add_figures_on_no_segment":
        add_figures_on_no_segment(BOX, stands_beside, list_beside, leave_beside)
    elif hook == "add_after_leaving":
        add_after_leaving(BOX, see_leaving)
    elif hook == "add_set_aside":
        add_set_aside(BOX, set_none_aside)
    elif hook == "add_closed_tile":
        add_closed_tile(BOX, close_none)
    elif hook == "add_after_stepping_off":
        add_after_stepping_off(BOX, see_stepping_off)
    elif hook == "add_before_home":
        add_before_home(BOX, see_before_home)
    elif hook == "add_own_tile":
        add_own_tile(BOX, has_no_tile, asks_for_no_tile)
    elif hook == "add_before_farmers":
        add_before_farmers(BOX, see_farmers)
    elif hook == "add_duty":
        add_duty(BOX, has_no_duty, list_own)
    else:
        raise KeyError(hook)


ADDED = (
    "add_phase",
    "add_chance",
    "add_step",
    "add_figure",
    "add_weight_rule",
    "add_elsewhere",
    "add_figures_kept",
    "add_places",
    "add_figure_choices",
    "add_aside",
    "add_extras",
    "add_square_rule",
    "add_after_laying",
    "add_taker",
    "add_kept_back",
    "add_bonus",
    "add_better_field",
    "add_after_project",
    "add_final_scoring",
    "add_figures_on_no_segment",
    "add_after_leaving",
    "add_set_aside",
    "add_closed_tile",
    "add_after_stepping_off",
    "add_before_home",
    "add_own_tile",
    "add_before_farmers",
    "add_duty",
)
"""The hooks that it adds to, a step and its phases first."""

add_step(f"{NAME} begins", BOX, begin, "turn begins")
add_step(f"{NAME} sees the figure", BOX, before_scoring, "figure")
add_phase(ASK, add_step(f"{NAME} sees the score", BOX, after_scoring, "scoring"), list_one, answer)
add_chance(CHANCE_ASKED, add_step(f"{NAME} sees the end", BOX, after_turn, "market turn ends"), list_one, throw, odds)
add_step(f"{NAME} sees the last tile", BOX, after_last_tile, "tiles run out")
for hook in ADDED[3:]:
    add_again(hook)
