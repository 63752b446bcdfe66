"""Followers: where one may be put, putting it there, and its way home (ruling B4)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.decisions import add_choice
    from carcassonne.core.log import note
    from carcassonne.core.state import *
    from carcassonne.core.tables import PLACES_ON

    STANDING_APART = [None]
    LISTING_APART = [None]
    LEAVING_APART = [None]
    LEAVING_BEHIND = [None]


def may_stand(s, segment):
    """Whether a follower may be put on a segment: nobody stands in its feature (ruling B4.3)."""
    return s.occupants[s.feature[segment]] == 0


def any_follower(s):
    """Whether a follower may be put on the new tile or on the bridge built this turn."""
    tile: cython.int = s.tiles - 1
    segment: cython.int
    for segment in range(s.tile_base[tile], s.tile_base[tile] + PLACES_ON[s.tile_spin[tile] >> 2]):
        if may_stand(s, segment):
            return True
    return s.bridge_segment >= 0 and may_stand(s, s.bridge_segment)


def list_followers(s, c):
    """The places on the new tile where a follower may stand, then the bridge built this turn."""
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    place: cython.int
    for place in range(PLACES_ON[s.tile_spin[tile] >> 2]):
        if may_stand(s, base + place):
            add_choice(c, 1 + place)
    if s.bridge_segment >= 0 and may_stand(s, s.bridge_segment):
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
    if s.bridge_segment >= 0 and may_stand(s, s.bridge_segment):
        found |= 1 << ON_BRIDGE
    return found


def segment_chosen(s, place):
    """The segment of a place in the follower step: on the new tile, or the bridge built this turn."""
    return s.bridge_segment if place == ON_BRIDGE else s.tile_base[s.tiles - 1] + place - 1


def put_follower(s, player, segment, figure):
    """A figure goes from the supply to a segment."""
    s.follower[segment] = figure << FIGURE | player + 1
    s.occupants[s.feature[segment]] += 1
    s.supply[figure * MAX_PLAYERS + player] -= 1
    if figure > LARGE:
        s.standing_at[figure * MAX_PLAYERS + player] = segment + 1
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
    for figure in range(FOLLOWERS):
        count += s.supply[figure * MAX_PLAYERS + player]
    return count


def leave(s, segment):
    """The figure on a segment comes home, and its feature stays as it is."""
    come_home(s, s.follower[segment])
    if s.log_on:
        note(s, LOG_HOME, (s.follower[segment] & OWNER) - 1, segment, s.follower[segment] >> FIGURE, 0, 0, 0)
    s.follower[segment] = 0
    s.occupants[s.feature[segment]] -= 1


def send_home(s, feature):
    """All followers of a scored feature return, also those who scored nothing (ruling B6.5)."""
    left: cython.int = s.occupants[feature]
    x: cython.int = feature
    while left:
        if s.follower[x]:
            come_home(s, s.follower[x])
            if s.log_on:
                note(s, LOG_HOME, (s.follower[x] & OWNER) - 1, x, s.follower[x] >> FIGURE, 0, 0, 0)
            s.follower[x] = 0
            left -= 1
        x = s.next[x]
    s.occupants[feature] = 0


# --- figures of the landscape, also those apart from its segments -----------------------------------------------------
def stand_apart_by(standing, listing, leaving):
    """Let a box tell of its figures on the landscape that stand on no segment.

    Whether a player has any there; which, listed as APART + a number of each; how that one comes home.
    """
    STANDING_APART[0] = standing
    LISTING_APART[0] = listing
    LEAVING_APART[0] = leaving


def nobody_apart(s, player):
    """Every figure stands on a segment."""
    return False


def list_nobody_apart(s, player, c):
    """Every figure stands on a segment."""


def leave_nothing(s, number):
    """Every figure stands on a segment."""


stand_apart_by(nobody_apart, list_nobody_apart, leave_nothing)


def leave_behind_by(leaving):
    """Let a box say what becomes of the figures that a follower taken back leaves behind in his feature."""
    LEAVING_BEHIND[0] = leaving


def leave_nobody_behind(s, player, feature):
    """No figure depends on a follower."""


leave_behind_by(leave_nobody_behind)


def is_follower_of(s, player, segment):
    """Whether a follower of a player stands on a segment; not every figure is one."""
    return s.follower[segment] & OWNER == player + 1 and s.follower[segment] >> FIGURE < FOLLOWERS


def is_on_landscape(s, player):
    """Whether a player has any follower on the landscape."""
    i: cython.int
    for i in range(s.segments):
        if is_follower_of(s, player, i):
            return True
    return STANDING_APART[0](s, player)


def list_on_landscape(s, player, c):
    """A player's followers on the landscape: their segments, then APART + the number of those on none."""
    i: cython.int
    for i in range(s.segments):
        if is_follower_of(s, player, i):
            add_choice(c, i)
    LISTING_APART[0](s, player, c)


def take_back(s, choice):
    """A figure of the landscape comes home before its feature is scored."""
    player: cython.int
    if choice >= APART:
        LEAVING_APART[0](s, choice - APART)
        return
    player = (s.follower[choice] & OWNER) - 1
    leave(s, choice)
    LEAVING_BEHIND[0](s, player, s.feature[choice])
