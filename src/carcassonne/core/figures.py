"""The step in which a player uses a figure: a follower on the new tile, and whatever boxes let him do besides.

Places of the step have numbers: those of the new tile, its bridge, then those that boxes bring. Where a figure may go
is a mask of places, one bit each.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.decisions import *
    from carcassonne.core.followers import (
        any_follower,
        list_followers,
        put_follower,
        segment_chosen,
    )
    from carcassonne.core.state import *
    from carcassonne.core.steps import GO_ON

    PLACES_OF_FIGURE, COME_BACK = ([None] * FIGURES for _ in range(2))
    PLACES_OF_BOX, PUT_ON_PLACE, HAS_OWN_CHOICE, OWN_LISTING, OWN_MAKING = ([None] * MAX_BOXES for _ in range(5))
    FIGURES_ADDED = PLACES_BOXES = OWN_CHOICE_BOXES = 0


# --- what boxes add ---------------------------------------------------------------------------------------------------
def add_figure(figure, places, come_back):
    """There is a figure besides the ordinary follower: where the player on turn may put it, and how it is taken back.

    SKIP among its places means that it may be taken back now.
    """
    global FIGURES_ADDED
    FIGURES_ADDED = claim(FIGURES_ADDED, figure)
    PLACES_OF_FIGURE[figure] = places
    COME_BACK[figure] = come_back


def stays_on_board(s):
    """A figure that nobody takes back in this step."""


def add_places(box, places, put):
    """A box has places for followers besides segments."""
    global PLACES_BOXES
    PLACES_BOXES = claim(PLACES_BOXES, box)
    PLACES_OF_BOX[box] = places
    PUT_ON_PLACE[box] = put


def add_figure_choices(box, has_any, listing, making):
    """A box has choices of its own in this step, by numbers of its own below OWN_CHOICE."""
    global OWN_CHOICE_BOXES
    OWN_CHOICE_BOXES = claim(OWN_CHOICE_BOXES, box)
    HAS_OWN_CHOICE[box] = has_any
    OWN_LISTING[box] = listing
    OWN_MAKING[box] = making


# --- what may be done -------------------------------------------------------------------------------------------------
def places_of_boxes(s):
    """The places besides segments where a follower may go now."""
    boxes: cython.uint = s.boxes & PLACES_BOXES
    places: cython.int = 0
    while boxes:
        places |= PLACES_OF_BOX[first_box(boxes)](s)
        boxes &= boxes - 1
    return places


def places_for(s, figure):
    """The places of this step where a figure other than an ordinary follower may go."""
    return PLACES_OF_FIGURE[figure](s) if (s.figures >> figure) & 1 else 0


def may_use_a_figure(s):
    """Whether anything but skipping is possible."""
    figure: cython.int
    boxes: cython.uint = s.boxes & OWN_CHOICE_BOXES
    if s.supply[s.turn] > 0 and (any_follower(s) or (s.boxes & PLACES_BOXES and places_of_boxes(s))):
        return True
    if s.figures:
        for figure in range(1, FIGURES):
            if places_for(s, figure):
                return True
    while boxes:
        if HAS_OWN_CHOICE[first_box(boxes)](s):
            return True
        boxes &= boxes - 1
    return False


def list_places(c, places, first):
    """Add a mask of places to the list, counted from a number."""
    place: cython.int = 0
    while places:
        if places & 1:
            add_choice(c, first + place)
        places >>= 1
        place += 1


def list_own_choices(s, c):
    """The choices that boxes bring: OWN_CHOICE * (1 + box) + their number."""
    boxes: cython.uint = s.boxes & OWN_CHOICE_BOXES
    box: cython.int
    first: cython.int
    i: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        first = c.count
        OWN_LISTING[box](s, c)
        for i in range(first, c.count):
            c.choice[i] += OWN_CHOICE * (1 + box)


def list_figure_choices(s, c):
    """Skipping; a follower on the new tile or its bridge; one on a box's place; other figures; choices of boxes."""
    figure: cython.int
    add_choice(c, SKIP)
    if s.supply[s.turn]:
        list_followers(s, c)
        if s.boxes & PLACES_BOXES:
            list_places(c, places_of_boxes(s), 0)
    if s.figures:
        for figure in range(1, FIGURES):
            list_places(c, places_for(s, figure), figure * FIGURE_STEP)
    if s.boxes & OWN_CHOICE_BOXES:
        list_own_choices(s, c)


# --- doing it ---------------------------------------------------------------------------------------------------------
def put_on_place(s, place, figure):
    """A figure goes to a place of the box that has it free."""
    boxes: cython.uint = s.boxes & PLACES_BOXES
    box: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        if (PLACES_OF_BOX[box](s) >> place) & 1:
            PUT_ON_PLACE[box](s, s.turn, place, figure)
            return


def make_figure_choice(s, choice):
    """Put a figure on the new tile, its bridge or a place of a box, take one back, or do neither."""
    place: cython.int
    figure: cython.int
    if choice >= OWN_CHOICE:
        return OWN_MAKING[choice // OWN_CHOICE - 1](s, choice % OWN_CHOICE)
    place = choice % FIGURE_STEP
    figure = choice // FIGURE_STEP
    if place == SKIP:
        if figure:
            COME_BACK[figure](s)
    elif place > ON_BRIDGE:
        put_on_place(s, place, figure)
    else:
        put_follower(s, s.turn, segment_chosen(s, place), figure)
    return GO_ON
