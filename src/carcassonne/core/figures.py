"""The step in which a player uses a figure: a follower on the new tile, and whatever boxes let him do besides.

Places of the step have numbers: those of the new tile, its bridge, then those that boxes bring. Where a figure may go
is a mask of places, one bit each. A box may let figures go to earlier tiles, too: those choices name the segment.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.decisions import *
    from carcassonne.core.followers import (
        any_follower,
        closes_tiles,
        is_closed,
        list_followers,
        open_places,
        places_for_follower,
        put_follower,
        segment_chosen,
    )
    from carcassonne.core.standing import *
    from carcassonne.core.state import *
    from carcassonne.core.steps import GO_ON
    from carcassonne.core.tables import LANDSCAPE

    GROUND = [0] * FIGURES
    PLACES_OF_FIGURE, COME_BACK = ([None] * FIGURES for _ in range(2))
    PLACES_OF_BOX, PUT_ON_PLACE, HAS_OWN_CHOICE, OWN_LISTING, OWN_MAKING = ([None] * MAX_BOXES for _ in range(5))
    HAS_ELSEWHERE, SEGMENTS_FOR, HAS_DUTY, DUTY_LISTED = ([None] * MAX_BOXES for _ in range(4))
    BOX_OF_PLACE = [0] * FIGURE_STEP
    FIGURES_ADDED = PLACES_BOXES = ELSEWHERE_BOXES = OWN_CHOICE_BOXES = DUTY_BOXES = 0

if ELSEWHERE + MAX_SEGMENTS * FIGURES > OWN_CHOICE:
    raise AssertionError("a segment elsewhere and a choice of a box have the same number (core/state.pxd)")

GROUND[ORDINARY] = 1 << FIELD | 1 << ROAD | 1 << CITY | 1 << CLOISTER | 1 << CASTLE
FIGURE_NAMES = ["", "large", "abbot", "builder", "pig"]
"""Every figure by its number; an ordinary follower needs no name. Boxes name theirs by :func:`figure_named`."""
PLACES_GIVEN: dict[int, int] = {}
"""The places besides segments that have an owner: place -> box."""


# --- what boxes add ---------------------------------------------------------------------------------------------------
def figure_named(name):
    """The number of a figure; the first to ask for a new name gets the next number."""
    if name not in FIGURE_NAMES:
        if len(FIGURE_NAMES) >= FIGURES:
            raise AssertionError(
                f"there is room for {FIGURES} kinds of figure, and {name!r} is one more (core/state.pxd)"
            )
        FIGURE_NAMES.append(name)
    return FIGURE_NAMES.index(name)


def add_figure(figure, places, come_back, properties, weight):
    """There is a figure besides the ordinary follower: where the player on turn may put it, and how it is taken back.

    SKIP among its places means that it may be taken back now. Its properties are FOLLOWER_FIGURE, ONE_EACH, both or
    none (0); its weight is what it counts in a majority: a figure that weighs nothing claims nothing.
    """
    global FIGURES_ADDED
    if (FIGURES_ADDED >> figure) & 1:
        raise AssertionError(f"two boxes bring the figure {FIGURE_NAMES[figure]!r}")
    FIGURES_ADDED |= cython.cast(cython.uint, 1) << figure
    PLACES_OF_FIGURE[figure] = places
    COME_BACK[figure] = come_back
    IS_FOLLOWER[figure] = properties & FOLLOWER_FIGURE != 0
    KEEPS_PLACE[figure] = properties & ONE_EACH != 0
    WEIGHT[figure] = weight


def add_weight_rule(figure, rule):
    """What a figure counts in a majority depends on the feature: a mayor counts its pennants."""
    if WEIGHT[figure] == BY_RULE:
        raise AssertionError(f"two rules say what the figure {FIGURE_NAMES[figure]!r} weighs")
    WEIGHT[figure] = BY_RULE
    WEIGHT_RULE[figure] = rule


def add_ground(figure, landscapes):
    """A figure may stand on these landscapes, a bit each, wherever on the board a box lets it go."""
    GROUND[figure] |= landscapes
    return figure


def add_duty(box, has_duty, listing):
    """A box may leave the player nothing but some of its own choices in this step: whether it does now, and which."""
    global DUTY_BOXES
    DUTY_BOXES = claim(DUTY_BOXES, box)
    HAS_DUTY[box] = has_duty
    DUTY_LISTED[box] = listing


def stays_on_board(s):
    """A figure that nobody takes back in this step."""


def take_places(box, first, count):
    """A box has these places besides segments, by numbers of this step that nobody else has."""
    place: cython.int
    for place in range(first, first + count):
        if place >= FIGURE_STEP or place in PLACES_GIVEN:
            raise AssertionError(
                f"place {place} of the figure step is taken, or there is no such place (core/state.pxd)"
            )
        PLACES_GIVEN[place] = box
        BOX_OF_PLACE[place] = box
    return first


def give_places(box, count):
    """Give a box numbers for so many places besides segments: the first of them."""
    return take_places(box, max(MORE_PLACES, 1 + max(PLACES_GIVEN, default=0)), count)


def add_places(box, places, put):
    """A box has places for followers besides segments: which are free now, of those that it was given."""
    global PLACES_BOXES
    PLACES_BOXES = claim(PLACES_BOXES, box)
    PLACES_OF_BOX[box] = places
    PUT_ON_PLACE[box] = put


def add_elsewhere(box, has_any, segments_for):
    """A box lets figures go to segments that are not of the new tile: whether to any now, and which for a figure.

    They are listed as plain segments, for figures that the player on turn has at home.
    """
    global ELSEWHERE_BOXES
    ELSEWHERE_BOXES = claim(ELSEWHERE_BOXES, box)
    HAS_ELSEWHERE[box] = has_any
    SEGMENTS_FOR[box] = segments_for


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
    if not (s.figures >> figure) & 1:
        return 0
    if closes_tiles(s):
        return PLACES_OF_FIGURE[figure](s) & open_places(s)
    return PLACES_OF_FIGURE[figure](s)


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
    if s.boxes & ELSEWHERE_BOXES and may_go_elsewhere(s):
        return True
    while boxes:
        if HAS_OWN_CHOICE[first_box(boxes)](s):
            return True
        boxes &= boxes - 1
    return False


def may_go_elsewhere(s):
    """Whether a figure may go to a segment that is not of the new tile."""
    boxes: cython.uint = s.boxes & ELSEWHERE_BOXES
    while boxes:
        if HAS_ELSEWHERE[first_box(boxes)](s):
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


def list_elsewhere(s, c):
    """The segments that are not of the new tile, for every figure that the player on turn has at home."""
    figure: cython.int
    for figure in range(FIGURES):
        if s.supply[figure * MAX_PLAYERS + s.turn]:
            list_segments_for(s, figure, c)


def is_ground_for(s, figure, segment):
    """Whether a segment is one on which this figure may stand at all, whoever else stands there."""
    landscape: cython.int = LANDSCAPE[s.printed[segment]]
    return (GROUND[figure] >> landscape) & 1 and (landscape != GARDEN or s.gardens) and s.parts[s.feature[segment]] > 0


def list_segments_for(s, figure, c):
    """The segments where boxes let a figure go, each once however many say so, but for those where it may go anyway."""
    boxes: cython.uint = s.boxes & ELSEWHERE_BOXES
    here: cython.int = (places_for(s, figure) if figure else places_for_follower(s)) & ~1
    first: cython.int = c.count
    count: cython.int
    segment: cython.int
    i: cython.int
    while boxes:
        SEGMENTS_FOR[first_box(boxes)](s, figure, c)
        boxes &= boxes - 1
    count = c.count
    c.count = first
    s.epoch += 1
    for i in range(first, count):
        segment = c.choice[i]
        if s.mark[segment] == s.epoch or is_closed(s, s.tile_at[segment]):
            continue
        if may_join(s, segment) and not (here >> place_here(s, segment)) & 1:
            s.mark[segment] = s.epoch
            add_choice(c, ELSEWHERE + segment * FIGURES + figure)


def place_here(s, segment):
    """The place of this step that a segment is, on the new tile or the bridge built this turn; SKIP: it is none."""
    if segment == s.bridge_segment:
        return ON_BRIDGE
    return 1 + segment - s.tile_base[s.tiles - 1] if s.tile_at[segment] == s.tiles - 1 else SKIP


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


def list_duties(s, c):
    """If boxes leave nothing but some choices of theirs, list these; says whether any does."""
    boxes: cython.uint = s.boxes & DUTY_BOXES
    box: cython.int
    first: cython.int
    i: cython.int
    found: cython.bint = False
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        if HAS_DUTY[box](s):
            found = True
            first = c.count
            DUTY_LISTED[box](s, c)
            for i in range(first, c.count):
                c.choice[i] += OWN_CHOICE * (1 + box)
    return found


def list_figure_choices(s, c):
    """Skipping; a follower on the new tile or its bridge, on a box's place; other figures; elsewhere; boxes' own."""
    figure: cython.int
    if s.boxes & DUTY_BOXES and list_duties(s, c):
        return
    add_choice(c, SKIP)
    if s.supply[s.turn]:
        list_followers(s, c)
        if s.boxes & PLACES_BOXES:
            list_places(c, places_of_boxes(s), 0)
    if s.figures:
        for figure in range(1, FIGURES):
            list_places(c, places_for(s, figure), figure * FIGURE_STEP)
    if s.boxes & ELSEWHERE_BOXES:
        list_elsewhere(s, c)
    if s.boxes & OWN_CHOICE_BOXES:
        list_own_choices(s, c)


# --- doing it ---------------------------------------------------------------------------------------------------------
def put_on_place(s, place, figure):
    """A figure goes to a place of the box that has it."""
    PUT_ON_PLACE[BOX_OF_PLACE[place]](s, s.turn, place, figure)


def make_figure_choice(s, choice):
    """Put a figure on the new tile, its bridge or a place of a box, take one back, or do neither."""
    place: cython.int
    figure: cython.int
    if choice >= OWN_CHOICE:
        return OWN_MAKING[choice // OWN_CHOICE - 1](s, choice % OWN_CHOICE)
    if choice >= ELSEWHERE:
        put_follower(s, s.turn, (choice - ELSEWHERE) // FIGURES, (choice - ELSEWHERE) % FIGURES)
        return GO_ON
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


# --- telling ----------------------------------------------------------------------------------------------------------
def goes_elsewhere(s: State) -> bool:
    """Whether a box in play lets figures go to segments that are not of the new tile."""
    return bool(s.boxes & ELSEWHERE_BOXES)


def place_of_segment(s: State, segment: cython.int) -> int:
    """The place of this step that a segment is, SKIP for none."""
    return place_here(s, segment)
