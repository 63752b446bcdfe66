"""Followers: where one may be put, putting it there, and its way home (ruling B4)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.decisions import add_choice
    from carcassonne.core.log import note
    from carcassonne.core.standing import (
        IS_FOLLOWER,
        figure_at,
        first_figure,
        first_on,
        next_figure,
        segment_of,
        stand,
        step_off,
        unstack,
    )
    from carcassonne.core.state import *
    from carcassonne.core.tables import PLACES_ON

    HAS_ON_NO_SEGMENT = [None] * MAX_BOXES
    LIST_ON_NO_SEGMENT = [None] * MAX_BOXES
    LEAVE_NO_SEGMENT = [None] * MAX_BOXES
    AFTER_LEAVING = [None] * MAX_BOXES
    FIGURES_KEPT = [None] * MAX_BOXES
    CLOSES_TILE = [None] * MAX_BOXES
    ON_NO_SEGMENT_BOXES = AFTER_LEAVING_BOXES = FIGURES_KEPT_BOXES = CLOSES_TILE_BOXES = 0

PLACES_OF_TILE = cython.declare(cython.int, (1 << ON_BRIDGE) - 2)


def add_closed_tile(box, closes):
    """A box closes tiles to figures: none may be put there, by whatever way."""
    global CLOSES_TILE_BOXES
    CLOSES_TILE_BOXES = claim(CLOSES_TILE_BOXES, box)
    CLOSES_TILE[box] = closes


if not cython.compiled:

    def closes_tiles(s):
        """Whether a box in play closes tiles at times."""
        return s.boxes & CLOSES_TILE_BOXES != 0


def is_closed(s, tile):
    """Whether no figure may be put on a tile."""
    boxes: cython.uint = s.boxes & CLOSES_TILE_BOXES
    while boxes:
        if CLOSES_TILE[first_box(boxes)](s, tile):
            return True
        boxes &= boxes - 1
    return False


def open_places(s):
    """The places of the figure step that are not on a closed tile, one bit each."""
    places: cython.int = -1
    if is_closed(s, s.tiles - 1):
        places &= ~PLACES_OF_TILE
    if s.bridge_segment >= 0 and is_closed(s, s.tile_at[s.bridge_segment]):
        places &= ~(1 << ON_BRIDGE)
    return places


def may_stand(s, segment):
    """Whether a follower may be put on a segment: nobody stands in its feature (ruling B4.3)."""
    return s.occupants[s.feature[segment]] == 0


def may_stand_on_bridge(s):
    """Whether a follower may be put on the bridge built this turn, if there is one."""
    return s.bridge_segment >= 0 and may_stand(s, s.bridge_segment) and not is_closed(s, s.tile_at[s.bridge_segment])


def any_follower(s):
    """Whether a follower may be put on the new tile or on the bridge built this turn."""
    tile: cython.int = s.tiles - 1
    segment: cython.int
    if closes_tiles(s) and is_closed(s, tile):
        return may_stand_on_bridge(s)
    for segment in range(s.tile_base[tile], s.tile_base[tile] + PLACES_ON[s.tile_spin[tile] >> 2]):
        if may_stand(s, segment):
            return True
    return may_stand_on_bridge(s)


def list_followers(s, c):
    """The places on the new tile where a follower may stand, then the bridge built this turn."""
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    place: cython.int
    if not (closes_tiles(s) and is_closed(s, tile)):
        for place in range(PLACES_ON[s.tile_spin[tile] >> 2]):
            if may_stand(s, base + place):
                add_choice(c, 1 + place)
    if may_stand_on_bridge(s):
        add_choice(c, ON_BRIDGE)


def places_for_follower(s):
    """The places of :func:`list_followers`, one bit each."""
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    place: cython.int
    found: cython.int = 0
    for place in range(PLACES_ON[s.tile_spin[tile] >> 2]):
        if may_stand(s, base + place):
            found |= 2 << place
    if may_stand_on_bridge(s):
        found |= 1 << ON_BRIDGE
    return found & open_places(s) if closes_tiles(s) else found


def segment_chosen(s, place):
    """The segment of a place in the follower step: on the new tile, or the bridge built this turn."""
    return s.bridge_segment if place == ON_BRIDGE else s.tile_base[s.tiles - 1] + place - 1


def put_follower(s, player, segment, figure):
    """A figure goes from the supply to a segment."""
    stand(s, segment, figure << FIGURE | player + 1)
    s.supply[figure * MAX_PLAYERS + player] -= 1
    if s.log_on:
        note(s, LOG_FOLLOWER, player, segment, figure, 0, 0, 0)


def come_home(s, standing):
    """A figure, given as it stands (owner and figure in one number), returns to its owner's supply."""
    at: cython.int = (standing >> FIGURE) * MAX_PLAYERS + (standing & OWNER) - 1
    s.supply[at] += 1
    s.standing_at[at] = 0


def followers_at_home(s, player):
    """How many followers a player has in his supply, whatever they weigh."""
    figure: cython.int
    count: cython.int = 0
    for figure in range(FIGURES):
        if IS_FOLLOWER[figure]:
            count += s.supply[figure * MAX_PLAYERS + player]
    return count


def leave(s, segment, standing):
    """A figure that stands on a segment, owner and figure in one number, comes home; its feature stays as it is."""
    drive_home(s, segment, standing, 0)


def drive_home(s, segment, standing, cause):
    """A figure comes home because of what a box calls by a cause (log.py); 0: nobody drives it."""
    step_off(s, segment, standing)
    come_home(s, standing)
    if s.log_on:
        note(s, LOG_HOME, (standing & OWNER) - 1, segment, standing >> FIGURE, cause, 0, 0)


def send_home(s, feature):
    """All followers of a scored feature return, also those who scored nothing (ruling B6.5)."""
    at: cython.int = first_figure(s, feature)
    segment: cython.int
    standing: cython.int
    while at:
        standing = figure_at(s, at)
        segment = segment_of(s, at)
        come_home(s, standing)
        if s.log_on:
            note(s, LOG_HOME, (standing & OWNER) - 1, segment, standing >> FIGURE, 0, 0, 0)
        at = next_figure(s, at)
        s.follower[segment] = 0  # the walk is past it, or at those stacked on it
    s.occupants[feature] = 0
    if s.stacked:
        clear_stack(s, feature)


def clear_stack(s, feature):
    """Forget the figures stacked in a feature that have gone home."""
    i: cython.int = s.stacked
    while i:
        i -= 1
        if s.feature[s.stacked_segment[i]] == feature:
            unstack(s, i)


# --- figures of the landscape, also those on no segment ---------------------------------------------------------------
def add_figures_on_no_segment(box, has_any, list_them, leave_there):
    """A box has places on the landscape besides segments.

    Whether a player has a figure there; which, listed as numbers of the box's own; how the one of a number comes home.
    """
    global ON_NO_SEGMENT_BOXES
    ON_NO_SEGMENT_BOXES = claim(ON_NO_SEGMENT_BOXES, box)
    HAS_ON_NO_SEGMENT[box] = has_any
    LIST_ON_NO_SEGMENT[box] = list_them
    LEAVE_NO_SEGMENT[box] = leave_there


def add_after_leaving(box, act):
    """A box acts when a follower is taken back from a feature that is not scored."""
    global AFTER_LEAVING_BOXES
    AFTER_LEAVING_BOXES = claim(AFTER_LEAVING_BOXES, box)
    AFTER_LEAVING[box] = act


def add_figures_kept(box, count):
    """A box keeps figures where there is neither a supply nor a segment: how many of a kind of a player's."""
    global FIGURES_KEPT_BOXES
    FIGURES_KEPT_BOXES = claim(FIGURES_KEPT_BOXES, box)
    FIGURES_KEPT[box] = count


def count_out(s, player, figure):
    """How many figures of a kind of a player's are out: on segments, and wherever boxes keep them."""
    i: cython.int
    count: cython.int = 0
    boxes: cython.uint = s.boxes & FIGURES_KEPT_BOXES
    standing: cython.int = figure << FIGURE | player + 1
    for i in range(s.segments):
        count += s.follower[i] == standing
    for i in range(s.stacked):
        count += s.stacked_figure[i] == standing
    while boxes:
        count += FIGURES_KEPT[first_box(boxes)](s, player, figure)
        boxes &= boxes - 1
    return count


def follower_of(s, player, segment):
    """The first follower of a player on a segment, owner and figure in one number; 0: none, not every figure is one."""
    at: cython.int = first_on(s, segment)
    standing: cython.int
    while at:
        standing = figure_at(s, at)
        if standing & OWNER == player + 1 and IS_FOLLOWER[standing >> FIGURE]:
            return standing
        at = next_figure(s, at)
    return 0


def is_on_landscape(s, player):
    """Whether a player has any follower on the landscape."""
    i: cython.int
    boxes: cython.uint = s.boxes & ON_NO_SEGMENT_BOXES
    for i in range(s.segments):
        if s.follower[i] and follower_of(s, player, i):
            return True
    while boxes:
        if HAS_ON_NO_SEGMENT[first_box(boxes)](s, player):
            return True
        boxes &= boxes - 1
    return False


def list_on_landscape(s, player, c):
    """A player's followers on the landscape: their segments, then places of boxes (state.pxd, ON_NO_SEGMENT)."""
    i: cython.int
    box: cython.int
    first: cython.int
    boxes: cython.uint = s.boxes & ON_NO_SEGMENT_BOXES
    for i in range(s.segments):
        if s.follower[i] and follower_of(s, player, i):
            add_choice(c, i)
            if s.stacked:
                list_others(s, player, i, c)
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        first = c.count
        LIST_ON_NO_SEGMENT[box](s, player, c)
        for i in range(first, c.count):
            c.choice[i] += ON_NO_SEGMENT * (1 + box)


def list_others(s, player, segment, c):
    """The player's further followers on a segment, each kind of figure once (state.pxd, ANOTHER)."""
    at: cython.int = first_on(s, segment)
    seen: cython.int = follower_of(s, player, segment)
    standing: cython.int
    while at:
        standing = figure_at(s, at)
        if standing & OWNER == player + 1 and IS_FOLLOWER[standing >> FIGURE] and standing != seen:
            add_choice(c, ANOTHER * (standing >> FIGURE) + segment)
            seen = standing
        at = next_figure(s, at)


def take_back(s, player, choice):
    """A player's figure on the landscape comes home before its feature is scored."""
    segment: cython.int = choice % ANOTHER
    if ON_NO_SEGMENT <= choice < ANOTHER:
        LEAVE_NO_SEGMENT[choice // ON_NO_SEGMENT - 1](s, choice % ON_NO_SEGMENT)
        return
    if choice < ANOTHER:
        leave(s, segment, follower_of(s, player, segment))
    else:
        leave(s, segment, (choice // ANOTHER) << FIGURE | player + 1)
    after_leaving(s, player, s.feature[segment])


def after_leaving(s, player, feature):
    """What becomes of the figures that a player's follower leaves behind in a feature."""
    boxes: cython.uint = s.boxes & AFTER_LEAVING_BOXES
    while boxes:
        AFTER_LEAVING[first_box(boxes)](s, player, feature)
        boxes &= boxes - 1
