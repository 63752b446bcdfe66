"""Shrines: where they and cloisters may not be laid (S1.2), and the challenge between the two (S2)."""

from __future__ import annotations

import cython

from carcassonne.core.log import cause_named, event_named
from carcassonne.core.tables import TILES

if not cython.compiled:
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.figures import add_ground
    from carcassonne.core.followers import drive_home
    from carcassonne.core.log import note
    from carcassonne.core.placement import add_square_rule
    from carcassonne.core.scoring import add_before_home
    from carcassonne.core.standing import figure_at, first_on
    from carcassonne.core.state import *
    from carcassonne.core.tables import HUB_AT, LANDSCAPE

    HUBS = [0] * MAX_KINDS

BOX = cython.declare(cython.int, box_number("shrines"))
CAUSE_CHALLENGE = cython.declare(cython.int, cause_named("challenge"))
LOG_CHALLENGED = cython.declare(cython.int, event_named("challenged"))


def _load() -> None:
    kind: cython.int
    for kind in range(len(TILES)):
        HUBS[kind] = LANDSCAPE[kind * SEGMENTS_PER_TILE + HUB_AT[kind]] if HUB_AT[kind] >= 0 else NOTHING


_load()


def hub_of(kind):
    """The landscape in the middle of a kind of tile, NOTHING without one."""
    return HUBS[kind]


def rival_of(landscape):
    """What a cloister competes with, and a shrine; NOTHING for whatever else stands in the middle of a tile."""
    return SHRINE if landscape == CLOISTER else CLOISTER if landscape == SHRINE else NOTHING


def rival_near(s, cell, i, rival):
    """The segment of a rival on one of the eight squares around a cell, -1 if there is none."""
    found: cython.int = s.grid[(cell + s.around[i]) & s.mask]
    kind: cython.int
    if found <= 0:
        return -1
    kind = s.tile_spin[found - 1] >> 2
    return s.tile_base[found - 1] + HUB_AT[kind] if HUBS[kind] == rival else -1


# --- keeping apart ----------------------------------------------------------------------------------------------------
def has_rival(s, cell, rival):
    """Whether a rival stands among the eight squares around a cell."""
    i: cython.int
    for i in range(8):
        if rival_near(s, cell, i, rival) >= 0:
            return True
    return False


def has_two(s, cell, rival):
    """Whether two rivals stand among the eight squares around a cell."""
    i: cython.int
    found: cython.int
    count: cython.int = 0
    for i in range(8):
        found = s.grid[(cell + s.around[i]) & s.mask]
        count += found > 0 and HUBS[s.tile_spin[found - 1] >> 2] == rival
    return count > 1


def is_crowded(s, cell, landscape):
    """Whether a cloister or shrine on this square would have two rivals, or be some rival's second (ruling S1.2)."""
    rival: cython.int = rival_of(landscape)
    i: cython.int
    segment: cython.int
    count: cython.int = 0
    for i in range(8):
        segment = rival_near(s, cell, i, rival)
        if segment >= 0:
            count += 1
            if count > 1 or has_rival(s, s.tile_cell[s.tile_at[segment]], landscape):
                return True
    return False


def rules_over(s, kind):
    """Whether a kind of tile has a cloister or a shrine."""
    return rival_of(hub_of(kind)) != NOTHING


def keep_apart(s, f, kind, key, axis, fitting):
    """A square where it would be crowded takes no tile with a cloister or a shrine, however it is turned."""
    return 0 if fitting and is_crowded(s, s.frontier_cell[f], hub_of(kind)) else fitting


def count_apart(s, total):
    """Take out of the count what would be crowded: squares around the rivals that lie there; gives what is left."""
    landscape: cython.int = hub_of(s.hand)
    rival: cython.int = rival_of(landscape)
    tile: cython.int
    i: cython.int
    f: cython.int
    cell: cython.int
    taken: cython.bint
    for tile in range(s.tiles):
        if HUBS[s.tile_spin[tile] >> 2] != rival:
            continue
        taken = has_rival(s, s.tile_cell[tile], landscape)
        for i in range(8):
            cell = (s.tile_cell[tile] + s.around[i]) & s.mask
            f = -s.grid[cell] - 1
            if f >= 0 and s.fits[f] and (taken or has_two(s, cell, rival)):
                total -= s.fits[f]
                s.fits[f] = 0
    return total


# --- the challenge ----------------------------------------------------------------------------------------------------
def challenge(s, feature, cause):
    """A cloister or shrine that is finished and paid drives off whoever stands on an unfinished rival (ruling S2.1)."""
    rival: cython.int = rival_of(LANDSCAPE[s.printed[feature]])
    cell: cython.int = s.tile_cell[s.tile_at[feature]]
    i: cython.int
    segment: cython.int
    if rival == NOTHING or cause != CAUSE_FINISHED:
        return
    for i in range(8):
        segment = rival_near(s, cell, i, rival)
        if segment >= 0 and s.open[segment] and s.occupants[segment]:
            drive_off(s, feature, segment)


def drive_off(s, winner, segment):
    """Everybody on a cloister or shrine that has lost goes home without points."""
    at: cython.int = first_on(s, segment)
    if s.log_on:
        note(s, LOG_CHALLENGED, winner, segment, 0, 0, 0, 0)
    while at:
        drive_home(s, segment, figure_at(s, at), CAUSE_CHALLENGE)
        at = first_on(s, segment)


# --- rules and telling ------------------------------------------------------------------------------------------------
def take_rules(s: State, shrines: cython.bint) -> None:
    """Play with shrines, or without."""
    if shrines:
        play_with(s, BOX)


def crowds(s: State, cell: cython.int, kind: cython.int) -> bool:
    """Whether a kind of tile has a cloister or a shrine that would be crowded on a square."""
    return bool(rules_over(s, kind) and is_crowded(s, cell, hub_of(kind)))


def rivals_of(s: State, tile: cython.int) -> int:
    """How many rivals a cloister or shrine on the board has around it; 0 for other tiles."""
    rival: cython.int = rival_of(hub_of(s.tile_spin[tile] >> 2))
    i: cython.int
    count: cython.int = 0
    for i in range(8):
        count += rival != NOTHING and rival_near(s, s.tile_cell[tile], i, rival) >= 0
    return count


add_ground(ORDINARY, 1 << SHRINE)
add_ground(LARGE, 1 << SHRINE)
add_square_rule(BOX, rules_over, keep_apart, count_apart)
add_before_home(BOX, challenge)
