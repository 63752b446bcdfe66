"""Ferries: each joins two roads that end at its lake (Y1), and may be moved when a tile extends a road over it (Y2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import event_named
from carcassonne.core.tables import TILES

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.board import add_after_laying, halves_of, part_road, road_across, road_at
    from carcassonne.core.boxes import add_tile_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import name_by_first, unite
    from carcassonne.core.followers import after_leaving
    from carcassonne.core.log import note
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import EDGE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    LAKE = [0] * MAX_KINDS

BOX = cython.declare(cython.int, box_number("ferries"))
FERRY = cython.declare(cython.int, add_tile_room(BOX))
ASKED = cython.declare(cython.int, phase_named("ferry"))
LOG_PLACED_FERRY = cython.declare(cython.int, event_named("ferry_placed"))
LOG_MOVED_FERRY = cython.declare(cython.int, event_named("ferry_moved"))


def _load() -> None:
    kind: cython.int
    for kind, tile in enumerate(TILES):
        LAKE[kind] = "lake" in tile.signs


_load()


# --- lakes and their ferries ------------------------------------------------------------------------------------------
def is_lake(s, tile):
    """Whether there is a lake on a tile."""
    return LAKE[s.tile_spin[tile] >> 2]


def ends_at(s, tile):
    """The two sides whose roads the ferry of a tile joins, one bit each; 0 where there is no ferry."""
    return s.tile_room[FERRY + tile] & ENDS


def arms_of(s, tile):
    """The sides of a lake from which a road comes, one bit each."""
    d: cython.int
    sides: cython.int = 0
    for d in range(4):
        if EDGE[s.tile_spin[tile] * 4 + d] == ROAD:
            sides |= 1 << d
    return sides


def arm_joined(s, tile, which):
    """The first (0) or the second (1) of the two roads that a ferry joins."""
    d: cython.int
    ends: cython.int = ends_at(s, tile)
    if which:
        ends &= ends - 1
    for d in range(4):
        if (ends >> d) & 1:
            break
    return road_at(s, tile, d)


def is_marked(s, tile):
    """Whether one of the two roads that a ferry joins is marked with the epoch."""
    return s.mark[arm_joined(s, tile, 0)] == s.epoch or s.mark[arm_joined(s, tile, 1)] == s.epoch


def tie(s, tile):
    """The two roads at a ferry are one (ruling Y1.3)."""
    if ends_at(s, tile):
        name_by_first(s, unite(s, arm_joined(s, tile, 0), arm_joined(s, tile, 1)))


def tie_again(s, moved):
    """The ferries of a road that has just fallen apart join its parts again, the one moved its new roads."""
    tile: cython.int
    for tile in range(s.tiles):
        if not ends_at(s, tile):
            continue
        if tile == moved or is_marked(s, tile):
            unite(s, arm_joined(s, tile, 0), arm_joined(s, tile, 1))


def name_at(s, tile, sides):
    """Of the roads at these sides of a lake those over ferries are named anew."""
    d: cython.int
    road: cython.int
    for d in range(4):
        if (sides >> d) & 1:
            road = s.feature[road_at(s, tile, d)]
            if runs_over_ferry(s, road):
                name_by_first(s, road)


def runs_over_ferry(s, road):
    """Whether any ferry joins parts of a road."""
    x: cython.int = road
    tile: cython.int
    while True:
        tile = s.tile_at[x]
        if ends_at(s, tile) and (arm_joined(s, tile, 0) == x or arm_joined(s, tile, 1) == x):
            return True
        x = s.next[x]
        if x == road:
            return False


def name_extended(s, tile):
    """Roads over ferries that a new tile extends are named anew: their tiles and ferries came in any order."""
    d: cython.int
    own: cython.int
    for d in range(4):
        own = road_at(s, tile, d)
        if own >= 0 and runs_over_ferry(s, s.feature[own]):
            name_by_first(s, s.feature[own])


# --- which ferries may be moved ---------------------------------------------------------------------------------------
def go_along(s, segment):
    """Follow a road up to the first ferry in each direction, back to the new tile or to its ends (ruling Y2.1).

    Tells whether there is a ferry; the arms at which one has been met are marked.
    """
    tile: cython.int = s.tile_at[segment]
    d: cython.int
    other: cython.int
    met: cython.bint = False
    if s.mark[segment] == s.epoch or tile == s.tiles - 1:
        return False
    s.mark[segment] = s.epoch
    if ends_at(s, tile) and (arm_joined(s, tile, 0) == segment or arm_joined(s, tile, 1) == segment):
        return True
    for d in range(4):
        if (halves_of(s, segment) >> (2 * d)) & 3:
            other = road_across(s, tile, d)
            if other >= 0 and go_along(s, other):
                met = True
    return met


def look_for_ferries(s):
    """Go from the new tile along every road that leaves it; whether that leads to any ferry."""
    d: cython.int
    other: cython.int
    tile: cython.int = s.tiles - 1
    met: cython.bint = False
    s.epoch += 1
    for d in range(4):
        if road_at(s, tile, d) < 0:  # an abbey extends none
            continue
        other = road_across(s, tile, d)
        if other >= 0 and go_along(s, other):
            met = True
    return met


def may_move(s, tile):
    """Whether a ferry is one of those just met, and has not been moved in this part of the turn (ruling Y2.1)."""
    return ends_at(s, tile) and s.tile_room[FERRY + tile] >> TOUCHED == 0 and is_marked(s, tile) and tile != s.tiles - 1


def list_pairs(s, tile, c):
    """Every pair of roads at a lake but the one that its ferry joins."""
    arms: cython.int = arms_of(s, tile)
    a: cython.int
    b: cython.int
    for a in range(4):
        for b in range(a + 1, 4):
            if (arms >> a) & (arms >> b) & 1 and ends_at(s, tile) != (1 << a | 1 << b):
                add_choice(c, tile << TILE_BITS | 1 << a | 1 << b)


def list_ferries(s, c):
    """Where the ferry of the new lake may be put; else how ferries may be moved, or that none is."""
    tile: cython.int = s.tiles - 1
    if is_lake(s, tile) and not ends_at(s, tile):
        list_pairs(s, tile, c)
        return
    if look_for_ferries(s):
        for tile in range(s.tiles):
            if may_move(s, tile):
                list_pairs(s, tile, c)
    add_choice(c, LEAVE)


def ask_for_ferry(s):
    """After the figure the ferry of a new lake is put, then others are moved, one by one (rulings Y1.3, Y2.3)."""
    tile: cython.int = s.tiles - 1
    asked: cython.bint = is_lake(s, tile) and not ends_at(s, tile)
    if not asked and look_for_ferries(s):
        for tile in range(s.tiles):
            if may_move(s, tile):
                asked = True
                break
    if not asked:
        return GO_ON
    s.phase = ASKED
    s.actor = s.turn
    return WAIT


# --- putting and moving them ------------------------------------------------------------------------------------------
def answer_ferry(s, choice):
    """A ferry is put or moved, and the next may be; or that is all."""
    tile: cython.int = choice >> TILE_BITS
    if choice == LEAVE:
        return GO_ON
    if ends_at(s, tile):
        move_ferry(s, tile, choice & ENDS)
    else:
        s.tile_room[FERRY + tile] = choice & ENDS
        tie(s, tile)
        if s.log_on:
            note(s, LOG_PLACED_FERRY, s.turn, tile, choice & ENDS, 0, 0, 0)
    return TO + STEP_OF_PHASE[ASKED]


def move_ferry(s, tile, ends):
    """The road over a ferry falls in two, two are joined; everybody stays where he is (rulings Y2.4, Y2.5)."""
    before: cython.int = ends_at(s, tile)
    road: cython.int = s.feature[arm_joined(s, tile, 0)]
    s.tile_room[FERRY + tile] = (before | ends) << TOUCHED | ends
    part_road(s, road)
    tie_again(s, tile)
    name_at(s, tile, before | ends)
    if s.log_on:
        note(s, LOG_MOVED_FERRY, s.turn, tile, ends, before, 0, 0)
    send_lonely_home(s, tile, before)


def send_lonely_home(s, tile, sides):
    """What cannot stay where its player has no follower left comes home, a builder (ruling Y3.2)."""
    d: cython.int
    player: cython.int
    for d in range(4):
        if (sides >> d) & 1:
            for player in range(s.players):
                after_leaving(s, player, s.feature[road_at(s, tile, d)])


def gather_roads(s):
    """Every finished road at a lake whose ferry has been moved is finished in this turn (ruling Y2.4)."""
    tile: cython.int
    d: cython.int
    touched: cython.int
    for tile in range(s.tiles):
        touched = s.tile_room[FERRY + tile] >> TOUCHED
        if touched:
            s.tile_room[FERRY + tile] &= ENDS
            for d in range(4):
                if (touched >> d) & 1:
                    add_finished(s, s.feature[road_at(s, tile, d)])
    return GO_ON


def add_finished(s, road):
    """A road is among those finished, once; the eight ferries of the box never finish more than there is room for."""
    i: cython.int
    if s.open[road]:
        return
    for i in range(s.finished_size):
        if s.finished[i] == road:
            return
    if s.finished_size < MAX_FINISHED:
        s.finished[s.finished_size] = road
        s.finished_size += 1


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, ferries: cython.bint) -> None:
    """Play with ferries, or without."""
    if ferries:
        play_with(s, BOX)


def ferries_lying(s: State) -> list:
    """Every ferry: (tile, the two sides it joins as bits)."""
    if not (s.boxes >> BOX) & 1:
        return []
    return [(tile, ends_at(s, tile)) for tile in range(s.tiles) if ends_at(s, tile)]


def ends_of(s: State, tile: cython.int) -> int:
    """The two sides that the ferry of a tile joins, as bits; 0 where there is none."""
    return ends_at(s, tile) if (s.boxes >> BOX) & 1 else 0


def roads_at(s: State, tile: cython.int) -> int:
    """The sides of a tile from which a road comes to its lake, as bits; 0 where there is no lake."""
    return arms_of(s, tile) if is_lake(s, tile) else 0


def waits_for_ferry(s: State) -> bool:
    """Whether the lake just laid has no ferry yet."""
    return bool(is_lake(s, s.tiles - 1)) and ends_of(s, s.tiles - 1) == 0


def sides_touched(s: State, tile: cython.int) -> int:
    """The sides at which the ferry of a tile has been moved in this part of the turn, as bits."""
    return s.tile_room[FERRY + tile] >> TOUCHED


def has_met(s: State, tile: cython.int) -> bool:
    """Whether a road of the new tile leads to the ferry of a tile before any other."""
    return bool(look_for_ferries(s) and is_marked(s, tile))


def moves_left(s: State) -> list:
    """What may be answered now, if the lake just laid is asked about or ferries may be moved."""
    c: Choices = Choices()
    list_ferries(s, c)
    return [c.choice[i] for i in range(c.count) if c.choice[i] != LEAVE]


def put_ferry(s: State, tile: cython.int, ends: cython.int, touched: cython.int = 0) -> None:
    """A ferry joins two roads, and has been moved at these sides in this part of the turn."""
    s.tile_room[FERRY + tile] = touched << TOUCHED | ends
    tie(s, tile)


add_after_laying(BOX, name_extended)
add_phase(ASKED, add_step("ferries", BOX, ask_for_ferry), list_ferries, answer_ferry)
add_step("roads of ferries", BOX, gather_roads, "finishing")
