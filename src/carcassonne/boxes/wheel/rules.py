"""The wheel of fortune (rulings D4-D6): the pig moves, its segment acts, the crown followers there score."""

from __future__ import annotations

import cython

from carcassonne.tiles import tile_set

if not cython.compiled:
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.features import count_heads
    from carcassonne.core.fields import count_cities
    from carcassonne.core.figures import add_places, take_places
    from carcassonne.core.followers import (
        add_figures_kept,
        come_home,
        followers_at_home,
        is_on_landscape,
        list_on_landscape,
        take_back,
    )
    from carcassonne.core.log import note
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE, SYMBOL

    CROWN_SPACES = [0] * 6

BOX = cython.declare(cython.int, box_number("wheel"))
SEGMENT_NAMES: list[str] = []
"""The wheel's segments clockwise."""


def _load() -> None:
    i: cython.int
    board = tile_set("wheel").board
    assert board is not None
    for i, segment in enumerate(board.segments):
        SEGMENT_NAMES.append(segment.id)
        CROWN_SPACES[i] = segment.crown_spaces


_load()


def move_pig(s, steps):
    """The pig walks clockwise; the segments it passes do nothing."""
    start: cython.int = s.pig
    s.pig = (start + steps) % 6
    if s.log_on:
        note(s, LOG_PIG, start, s.pig, 0, 0, 0, 0)


def turn_wheel(s):
    """A symbol on the tile in hand acts at once (ruling D4): the pig moves, its segment acts, its crowns score."""
    if not SYMBOL[s.hand]:
        return GO_ON
    move_pig(s, SYMBOL[s.hand])
    act(s)
    if s.pig == WHEEL_PLAGUE and ask_the_plagued(s):
        return WAIT
    score_crowns(s)
    return GO_ON


def act(s):
    """Carry out the action of the pig's segment; Plague only sets everybody's duty, to be asked one by one."""
    p: cython.int
    if s.log_on:
        note(s, LOG_WHEEL_ACTION, s.pig, 0, 0, 0, 0, 0)
    if s.pig == WHEEL_FORTUNE:
        earn(s, s.turn, 3)
    elif s.pig == WHEEL_TAX:
        tax(s)
    elif s.pig == WHEEL_FAMINE:
        famine(s)
    elif s.pig == WHEEL_STORM:
        for p in range(s.players):
            earn(s, p, followers_at_home(s, p))
    elif s.pig == WHEEL_INQUISITION:
        inquisition(s)


def earn(s, player, points):
    """A player gets points through the wheel's action."""
    if points == 0:
        return
    s.score[player] += points
    if s.log_on:
        note(s, LOG_WHEEL_SCORED, player, points, s.pig, 0, 0, 0)


def tax(s):
    """Each knight earns the pennants of his city and the own knights in it: n knights, p pennants, n * (n + p)."""
    city: cython.int
    p: cython.int
    for city in range(s.segments):
        if s.occupants[city] and s.feature[city] == city and LANDSCAPE[s.printed[city]] == CITY:
            count_heads(s, city)
            for p in range(s.players):
                earn(s, p, s.claim[p] * (s.claim[p] + s.pennants[city]))


def famine(s):
    """Each farmer earns 1 for every completed city his field borders, majority or not."""
    field: cython.int
    count: cython.int
    p: cython.int
    for field in range(s.segments):
        if s.occupants[field] and s.feature[field] == field and LANDSCAPE[s.printed[field]] == FIELD:
            count = count_cities(s, field, True)
            count_heads(s, field)
            for p in range(s.players):
                earn(s, p, s.claim[p] * ((count & 255) + (count >> 8)))


def inquisition(s):
    """Each monk earns 2."""
    segment: cython.int
    at: cython.int
    for segment in range(s.segments):
        if s.follower[segment] == 0 or LANDSCAPE[s.printed[segment]] != CLOISTER:
            continue
        at = first_on(s, segment)
        while at:
            if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
                earn(s, (figure_at(s, at) & OWNER) - 1, 2)
            at = next_figure(s, at)


def ask_the_plagued(s):
    """Ask the next player, from the player on turn clockwise, who has a follower on the landscape."""
    player: cython.int
    while s.plagued < s.players:
        player = (s.turn + s.plagued) % s.players
        s.plagued += 1
        if is_on_landscape(s, player):  # crown spaces are not landscape
            s.phase = PLAGUE
            s.actor = player
            return True
    s.plagued = 0
    return False


def list_plagued(s, c):
    """The own followers of the player asked, wherever on the landscape they stand."""
    list_on_landscape(s, s.actor, c)


def suffer_plague(s, choice):
    """The player asked takes a follower back; the next is asked, or the crowns score and the tile is laid."""
    take_back(s, s.actor, choice)
    if ask_the_plagued(s):
        return WAIT
    score_crowns(s)
    return GO_ON


def free_crown(s, wheel_segment):
    """The first free crown space of a wheel segment, -1 if it is full (ruling D6.2)."""
    space: cython.int
    for space in range(2 * wheel_segment, 2 * wheel_segment + CROWN_SPACES[wheel_segment]):
        if s.crown[space] == 0:
            return space
    return -1


def places_on_crowns(s):
    """The wheel segments that have room for a follower, as places of the figure step."""
    i: cython.int
    found: cython.int = 0
    for i in range(6):
        if free_crown(s, i) >= 0:
            found |= 1 << (ON_CROWN + i)
    return found


def put_on_crown(s, player, place, figure):
    """A figure goes from the supply to a crown space."""
    wheel_segment: cython.int = place - ON_CROWN
    s.crown[free_crown(s, wheel_segment)] = figure << FIGURE | player + 1
    s.supply[figure * MAX_PLAYERS + player] -= 1
    if s.log_on:
        note(s, LOG_CROWN, player, wheel_segment, figure, 0, 0, 0)


def score_crowns(s):
    """Followers on the pig's crown spaces score 3, or 6 alone in a segment of two, and come home (ruling D6.3)."""
    space: cython.int = 2 * s.pig
    i: cython.int
    player: cython.int
    alone: cython.int = s.crown[space] == 0 or s.crown[space + 1] == 0
    points: cython.int = 6 if alone and CROWN_SPACES[s.pig] == 2 else 3
    for i in range(space, space + 2):
        if s.crown[i]:
            player = (s.crown[i] & OWNER) - 1
            s.score[player] += points
            if s.log_on:
                note(s, LOG_CROWN_SCORED, player, points, s.pig, 0, 0, 0)
    for i in range(space, space + 2):
        if s.crown[i]:
            come_home(s, s.crown[i])
            if s.log_on:
                note(s, LOG_CROWN_HOME, (s.crown[i] & OWNER) - 1, s.pig, s.crown[i] >> FIGURE, 0, 0, 0)
            s.crown[i] = 0


def crowned(s, player, figure):
    """How many figures of a kind a player has on crown spaces."""
    i: cython.int
    count: cython.int = 0
    for i in range(MAX_CROWNS):
        count += s.crown[i] == figure << FIGURE | player + 1
    return count


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, wheel: cython.bint) -> None:
    """Play with the wheel, or without."""
    s.wheel = wheel
    if wheel:
        play_with(s, BOX)


def crown_spaces(segment: cython.int) -> int:
    """How many followers a wheel segment holds."""
    return CROWN_SPACES[segment]


def pig_at(s: State) -> int:
    """The pig's segment."""
    return s.pig


def crowns_standing(s: State) -> tuple:
    """By wheel segment: the players on its crown spaces, each with his figure."""
    return tuple(
        [
            tuple([((s.crown[i + j] & OWNER) - 1, s.crown[i + j] >> FIGURE) for j in range(2) if s.crown[i + j]])
            for i in range(0, MAX_CROWNS, 2)
        ]
    )


def numbers(s: State) -> dict:
    """The wheel in numbers, by name."""
    return {"pig": s.pig, "plagued": s.plagued, "crown": [s.crown[i] for i in range(MAX_CROWNS)]}


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part."""
    i: cython.int
    s.pig = given.get("pig", s.pig)
    s.plagued = given.get("plagued", s.plagued)
    for i, value in enumerate(given.get("crown", ())):
        s.crown[i] = value


add_phase(PLAGUE, add_step("wheel", BOX, turn_wheel), list_plagued, suffer_plague)
take_places(BOX, ON_CROWN, 6)
add_places(BOX, places_on_crowns, put_on_crown)
add_figures_kept(BOX, crowned)
