"""The deck: what nature may draw, and for whom; a drawn tile is the player's on turn unless a box takes it.

Only here the rules know that nature's answer is a tile; everybody else asks whether she is asked (`is_chance`).
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.decisions import add_chance, add_choice
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.core.steps import GO_ON, STEP_TILE
    from carcassonne.core.tables import GROUP

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    TAKES_DRAWN = [None] * MAX_BOXES
    KEEPS_BACK = [None] * MAX_BOXES
    SETS_ASIDE = [None] * MAX_BOXES
    HAS_OWN_TILE = [None] * MAX_BOXES
    ASKS_FOR_OWN_TILE = [None] * MAX_BOXES
    TAKES_DRAWN_BOXES = KEEPS_BACK_BOXES = SETS_ASIDE_BOXES = OWN_TILE_BOXES = 0


# --- what boxes add ---------------------------------------------------------------------------------------------------
def add_taker(box, takes):
    """A box may take a tile that nature draws; it answers as a step does, or NOT_TAKEN."""
    global TAKES_DRAWN_BOXES
    TAKES_DRAWN_BOXES = claim(TAKES_DRAWN_BOXES, box)
    TAKES_DRAWN[box] = takes


def add_kept_back(box, count):
    """A box keeps so many of the undrawn tiles: they are for nobody's turn."""
    global KEEPS_BACK_BOXES
    KEEPS_BACK_BOXES = claim(KEEPS_BACK_BOXES, box)
    KEEPS_BACK[box] = count


def add_set_aside(box, sets_aside):
    """A box says of which kinds no tile is drawn for now: one that comes is set aside. It keeps them back, too."""
    global SETS_ASIDE_BOXES
    SETS_ASIDE_BOXES = claim(SETS_ASIDE_BOXES, box)
    SETS_ASIDE[box] = sets_aside


def add_own_tile(box, has_any, asks):
    """A box lets the player on turn lay a tile of his own instead of drawing one.

    Whether he could now; whether he is asked before this draw, and then the question is put.
    """
    global OWN_TILE_BOXES
    OWN_TILE_BOXES = claim(OWN_TILE_BOXES, box)
    HAS_OWN_TILE[box] = has_any
    ASKS_FOR_OWN_TILE[box] = asks


def has_own_tile(s):
    """Whether the player on turn could lay a tile of his own."""
    boxes: cython.uint = s.boxes & OWN_TILE_BOXES
    while boxes:
        if HAS_OWN_TILE[first_box(boxes)](s):
            return True
        boxes &= boxes - 1
    return False


def asks_for_own_tile(s):
    """Whether a box asks the player on turn for a tile of his own before one is drawn."""
    boxes: cython.uint = s.boxes & OWN_TILE_BOXES
    while boxes:
        if ASKS_FOR_OWN_TILE[first_box(boxes)](s):
            return True
        boxes &= boxes - 1
    return False


def is_set_aside(s, kind):
    """Whether a tile of this kind would be set aside, and another drawn."""
    boxes: cython.uint = s.boxes & SETS_ASIDE_BOXES
    while boxes:
        if SETS_ASIDE[first_box(boxes)](s, kind):
            return True
        boxes &= boxes - 1
    return False


def kept_back(s):
    """How many of the undrawn tiles are not for this turn."""
    boxes: cython.uint = s.boxes & KEEPS_BACK_BOXES
    count: cython.int = 0
    while boxes:
        count += KEEPS_BACK[first_box(boxes)](s)
        boxes &= boxes - 1
    return count


# --- drawing ----------------------------------------------------------------------------------------------------------
if not cython.compiled:

    def is_draw(s):
        """Whether a tile is drawn next."""
        return s.phase == DRAW


def ask_for_draw(s):
    """Nature is to draw a tile, for the player on turn."""
    s.phase = DRAW
    s.actor = s.turn


def list_draws(s, c):
    """The kinds that can be drawn: those of the first group of the deck that is not empty."""
    kind: cython.int
    first: cython.int = GROUPS
    for kind in range(s.kinds):
        if s.undrawn[kind] and GROUP[kind] < first and not is_set_aside(s, kind):
            first = GROUP[kind]
    for kind in range(s.kinds):
        if s.undrawn[kind] and GROUP[kind] == first and not is_set_aside(s, kind):
            add_choice(c, kind)


def odds_of_draw(s, kind):
    """Every tile is as likely."""
    return s.undrawn[kind]


def draw(s, kind):
    """Nature draws a tile, for the player on turn or for a box that takes it."""
    answer: cython.int
    boxes: cython.uint = s.boxes & TAKES_DRAWN_BOXES
    s.undrawn[kind] -= 1
    s.undrawn_total -= 1
    if kind == s.kinds - 1:
        while s.kinds and s.undrawn[s.kinds - 1] == 0:
            s.kinds -= 1
    while boxes:
        answer = TAKES_DRAWN[first_box(boxes)](s, kind)
        if answer != NOT_TAKEN:
            return answer
        boxes &= boxes - 1
    take_up(s, kind)
    return GO_ON


def take_up(s, kind):
    """A tile comes into the hand of the player on turn."""
    s.hand = kind
    s.holding = True
    s.actor = s.turn


add_chance(DRAW, STEP_TILE, list_draws, draw, odds_of_draw)


def sets_aside(s: State) -> bool:
    """Whether a box in play sets tiles aside at times."""
    return bool(s.boxes & SETS_ASIDE_BOXES)


def kinds_set_aside(s: State) -> set:
    """The kinds of the undrawn tiles that are set aside for now."""
    return {kind for kind in range(s.kinds) if s.undrawn[kind] and is_set_aside(s, kind)}


def draws_tile(s: State) -> bool:
    """Whether a tile is drawn next."""
    return bool(is_draw(s))
