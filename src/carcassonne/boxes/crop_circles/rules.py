"""Crop circles (O1, O2): the player on turn chooses whether everybody adds a follower of one kind or takes one home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import cause_named, event_named
from carcassonne.core.tables import TILES

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import add_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.figures import is_ground_for
    from carcassonne.core.followers import after_leaving, drive_home, follower_of, is_closed, put_follower
    from carcassonne.core.log import note
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_on, may_join, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    CIRCLES = [0] * MAX_KINDS

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


BOX = cython.declare(cython.int, box_number("crop_circles"))
ROOM = cython.declare(cython.int, add_room(BOX, KEPT))
CIRCLE = cython.declare(cython.int, phase_named("circle"))
MOVING = cython.declare(cython.int, phase_named("circle_move"))
CAUSE_CIRCLE = cython.declare(cython.int, cause_named("circle"))
LOG_CHOSEN = cython.declare(cython.int, event_named("circle_chosen"))


def _load() -> None:
    kind: cython.int
    signs = {"rake": FIELD, "club": ROAD, "shield": CITY}
    for kind, tile in enumerate(TILES):
        for sign in tile.signs:
            CIRCLES[kind] = signs.get(sign, CIRCLES[kind])


_load()


def circle_of(s, tile):
    """The landscape that the crop circle of a tile concerns: field, road or city; NOTHING without one."""
    return CIRCLES[s.tile_spin[tile] >> 2]


def circle_here(s):
    """The same of the tile laid last."""
    return circle_of(s, s.tiles - 1)


def chosen_now(s):
    """What everybody is asked for now: ADD, REMOVE, or nothing (0)."""
    return s.room[ROOM + CHOSEN]


# --- whom it concerns -------------------------------------------------------------------------------------------------
def stands_there(s, player, segment):
    """Whether a player has a follower on a segment that the circle concerns (ruling O1.3)."""
    return (
        s.follower[segment] != 0
        and LANDSCAPE[s.printed[segment]] == circle_here(s)
        and follower_of(s, player, segment) != 0
    )


def may_be_added(s, player, segment, figure):
    """Whether a player may add such a figure beside his follower on a segment (ruling O2.1)."""
    return (
        IS_FOLLOWER[figure]
        and s.supply[figure * MAX_PLAYERS + player] > 0
        and is_ground_for(s, figure, segment)
        and may_join(s, segment)
        and not is_closed(s, s.tile_at[segment])
    )


def is_concerned(s, player):
    """Whether a player has any follower of the kind that the circle concerns."""
    segment: cython.int
    for segment in range(s.segments):
        if stands_there(s, player, segment):
            return True
    return False


def concerns_anybody(s):
    """Whether any player has one."""
    player: cython.int
    for player in range(s.players):
        if is_concerned(s, player):
            return True
    return False


def can_answer(s, player):
    """Whether a player can do what is asked of everybody."""
    segment: cython.int
    figure: cython.int
    for segment in range(s.segments):
        if stands_there(s, player, segment):
            if chosen_now(s) == REMOVE:
                return True
            for figure in range(FIGURES):
                if may_be_added(s, player, segment, figure):
                    return True
    return False


# --- the questions ----------------------------------------------------------------------------------------------------
def open_circle(s):
    """If the tile has a circle that concerns anybody, the player on turn says what everybody does (ruling O1.2)."""
    if circle_here(s) == NOTHING or not concerns_anybody(s):
        return GO_ON
    s.phase = CIRCLE
    s.actor = s.turn
    return WAIT


def list_both(s, c):
    """To add, or to remove."""
    add_choice(c, ADD)
    add_choice(c, REMOVE)


def choose(s, choice):
    """What everybody does is chosen; the left neighbour is asked first, the player on turn last (ruling O2.3)."""
    s.room[ROOM + CHOSEN] = choice
    s.room[ROOM + ASKED] = 0
    if s.log_on:
        note(s, LOG_CHOSEN, s.turn, choice, 0, 0, 0, 0)
    return ask_next(s)


def ask_next(s):
    """The next player who can do something is asked; after the last the turn goes on."""
    player: cython.int
    while s.room[ROOM + ASKED] < s.players:
        s.room[ROOM + ASKED] += 1
        player = (s.turn + s.room[ROOM + ASKED]) % s.players
        if can_answer(s, player):
            s.phase = MOVING
            s.actor = player
            return WAIT
    s.room[ROOM + CHOSEN] = 0
    s.room[ROOM + ASKED] = 0
    s.actor = s.turn
    return GO_ON


def list_answers(s, c):
    """Beside which followers one may be added, and nothing where that is allowed; or which may be taken home."""
    segment: cython.int
    if chosen_now(s) == ADD and not s.room[ROOM + MUST_ADD]:
        add_choice(c, NONE_ADDED)
    for segment in range(s.segments):
        if stands_there(s, s.actor, segment):
            if chosen_now(s) == ADD:
                list_adding(s, s.actor, segment, c)
            else:
                list_taking(s, s.actor, segment, c)


def list_adding(s, player, segment, c):
    """The figures that a player may add on a segment."""
    figure: cython.int
    for figure in range(FIGURES):
        if may_be_added(s, player, segment, figure):
            add_choice(c, segment * FIGURES + figure)


def list_taking(s, player, segment, c):
    """A player's followers on a segment, each kind of figure once."""
    at: cython.int = first_on(s, segment)
    standing: cython.int
    last: cython.int = 0
    while at:
        standing = figure_at(s, at)
        if standing & OWNER == player + 1 and IS_FOLLOWER[standing >> FIGURE] and standing != last:
            add_choice(c, segment * FIGURES + (standing >> FIGURE))
            last = standing
        at = next_figure(s, at)


def answer(s, choice):
    """A player adds a follower, takes one home, or does nothing; then the next is asked."""
    player: cython.int = s.actor
    segment: cython.int = choice // FIGURES
    if choice != NONE_ADDED:
        if chosen_now(s) == ADD:
            put_follower(s, player, segment, choice % FIGURES)
        else:
            drive_home(s, segment, (choice % FIGURES) << FIGURE | player + 1, CAUSE_CIRCLE)
            after_leaving(s, player, s.feature[segment])
    return ask_next(s)


# --- rules and telling ------------------------------------------------------------------------------------------------
def take_rules(s: State, circles: cython.bint, must_add: cython.bint) -> None:
    """Play with crop circles, adding compulsory or not, or without."""
    if circles:
        play_with(s, BOX)
        s.room[ROOM + MUST_ADD] = must_add


def circle_laid(s: State) -> int:
    """The landscape that the circle of the tile laid last concerns."""
    return circle_here(s)


def asked_for(s: State) -> int:
    """What everybody is asked for now: ADD, REMOVE, or nothing (0)."""
    return chosen_now(s)


def must_add(s: State) -> bool:
    """Whether adding is compulsory for who can."""
    return s.room[ROOM + MUST_ADD] != 0


def has_follower_on(s: State, player: cython.int, segment: cython.int) -> bool:
    """Whether a player has a follower on a segment that the circle concerns."""
    return bool(stands_there(s, player, segment))


def anybody_concerned(s: State) -> bool:
    """Whether the circle of the tile laid last concerns anybody."""
    return bool(concerns_anybody(s))


def may_answer(s: State, player: cython.int) -> bool:
    """Whether a player can do what is asked of everybody."""
    return bool(can_answer(s, player))


def ask(s: State, player: cython.int, what: cython.int) -> None:
    """Everybody is asked for this, and the turn has come to a player."""
    s.room[ROOM + CHOSEN] = what
    s.room[ROOM + ASKED] = (player - s.turn + s.players - 1) % s.players + 1


STEP = cython.declare(cython.int, add_step("crop circle", BOX, open_circle, "castles pay"))
add_phase(CIRCLE, STEP, list_both, choose)
add_phase(MOVING, STEP, list_answers, answer)
