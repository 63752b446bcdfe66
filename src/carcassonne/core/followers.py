"""Followers: where one may be put, putting it there, and its way home (ruling B4)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.log import note
    from carcassonne.core.state import *
    from carcassonne.core.tables import CROWN_SPACES, SEGMENTS


def may_follow(s, choice):
    """Whether the player on turn, with a follower in the supply, may make this choice in the follower step."""
    tile: cython.int = s.tiles - 1
    if choice == SKIP:
        return True
    if s.supply[s.turn] == 0:
        return False
    if choice < ON_BRIDGE:
        return (
            choice <= SEGMENTS[s.tile_spin[tile] >> 2] and s.occupants[s.feature[s.tile_base[tile] + choice - 1]] == 0
        )
    if choice == ON_BRIDGE:
        return s.bridge_segment >= 0 and s.occupants[s.feature[s.bridge_segment]] == 0
    return s.wheel and choice < ON_CROWN + 6 and free_crown(s, choice - ON_CROWN) >= 0


def any_follower(s):
    """Whether anything but skipping is possible in the follower step."""
    tile: cython.int = s.tiles - 1
    segment: cython.int
    if s.supply[s.turn] == 0:
        return False
    for segment in range(s.tile_base[tile], s.tile_base[tile] + SEGMENTS[s.tile_spin[tile] >> 2]):
        if s.occupants[s.feature[segment]] == 0:
            return True
    if s.bridge_segment >= 0 and s.occupants[s.feature[s.bridge_segment]] == 0:
        return True
    if s.wheel:
        for segment in range(6):
            if free_crown(s, segment) >= 0:
                return True
    return False


def free_crown(s, wheel_segment):
    """The first free crown space of a wheel segment, -1 if it is full (ruling D6.2)."""
    space: cython.int
    for space in range(2 * wheel_segment, 2 * wheel_segment + CROWN_SPACES[wheel_segment]):
        if s.crown[space] == 0:
            return space
    return -1


def put_follower(s, player, segment):
    """A follower goes from the supply to a segment."""
    s.follower[segment] = player + 1
    s.occupants[s.feature[segment]] += 1
    s.supply[player] -= 1
    if s.log_on:
        note(s, LOG_FOLLOWER, player, segment, 0, 0, 0, 0)


def put_on_crown(s, player, wheel_segment):
    """A follower goes from the supply to a crown space."""
    s.crown[free_crown(s, wheel_segment)] = player + 1
    s.supply[player] -= 1
    if s.log_on:
        note(s, LOG_CROWN, player, wheel_segment, 0, 0, 0, 0)


def send_home(s, feature):
    """All followers of a scored feature return, also those who scored nothing (ruling B6.5)."""
    left: cython.int = s.occupants[feature]
    x: cython.int = feature
    while left:
        if s.follower[x]:
            s.supply[s.follower[x] - 1] += 1
            if s.log_on:
                note(s, LOG_HOME, s.follower[x] - 1, x, 0, 0, 0, 0)
            s.follower[x] = 0
            left -= 1
        x = s.next[x]
    s.occupants[feature] = 0
