"""Wagons (J4): followers that go on to something unfinished when what they stand on has been scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import event_named
from carcassonne.core.tables import SEGMENT_IDS, TILES

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.abbey_mayor.abbeys import is_abbey
    from carcassonne.boxes.abbey_mayor.played import *
    from carcassonne.core.board import halves_of, segment_across, segments_on
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.figures import add_figure, add_ground, is_ground_for, stays_on_board
    from carcassonne.core.followers import is_closed, places_for_follower
    from carcassonne.core.log import note
    from carcassonne.core.scoring import add_before_home
    from carcassonne.core.standing import FOLLOWER_FIGURE, ONE_EACH, stand
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    LINKS = [0] * MAX_PRINTS

MOVING = cython.declare(cython.int, phase_named("wagon"))
LOG_WAGON = cython.declare(cython.int, event_named("wagon_moved"))


# --- what meets on a tile ---------------------------------------------------------------------------------------------
def _meeting(tile):
    """The pairs of segments of a tile that meet on it (ruling J4.2): by the data's names."""
    found = set()
    crossing = [road.id for road in tile.roads if road.end == "crossing"]
    found.update((a, b) for a in crossing for b in crossing if a != b)
    for road in tile.roads:
        kind, _, city = (road.end or "").partition(":")
        if kind == "city":
            found.add((road.id, city))
        elif tile.hub and kind == tile.hub:
            found.add((road.id, tile.hub))
    if tile.hub == "cloister":
        found.update((tile.hub, city.id) for city in tile.cities if _spans(city))  # it stands inside
    return found | {(b, a) for a, b in found}


def _spans(city):
    """Whether a city reaches over the middle of its tile."""
    return {"N", "S"} <= set(city.sides) or {"E", "W"} <= set(city.sides)


def _load() -> None:
    kind: cython.int
    for kind, tile in enumerate(TILES):
        places = {name: place for place, name in enumerate(SEGMENT_IDS[kind])}
        for a, b in _meeting(tile):
            LINKS[kind * SEGMENTS_PER_TILE + places[a]] |= 1 << places[b]


_load()


# --- putting it -------------------------------------------------------------------------------------------------------
def places_for_wagon(s):
    """Where the player on turn may put his wagon: wherever an ordinary follower may, but in no field (ruling J4.1)."""
    base: cython.int = s.tile_base[s.tiles - 1]
    place: cython.int
    found: cython.int
    if s.supply[WAGON * MAX_PLAYERS + s.turn] == 0:
        return 0
    found = places_for_follower(s)
    for place in range(segments_on(s, s.tiles - 1)):
        if LANDSCAPE[s.printed[base + place]] == FIELD:
            found &= ~(2 << place)
    return found


# --- moving on --------------------------------------------------------------------------------------------------------
def see_scored(s, feature, cause):
    """A project is scored: the wagons on it may move on (ruling J4.2)."""
    p: cython.int
    at: cython.int
    if cause != CAUSE_FINISHED or not plays(s, WITH_WAGONS):
        return
    for p in range(s.players):
        at = s.standing_at[WAGON * MAX_PLAYERS + p]
        if at and s.feature[at - 1] == feature:
            s.room[ROOM + DUE + p] = at


def segment_left(s, player):
    """The segment from which a player's wagon may move on, -1 for none."""
    return s.room[ROOM + DUE + player] - 1


def mark_feature(s, segment):
    """A feature meets the one that was scored."""
    if segment >= 0:
        s.mark[s.feature[segment]] = s.epoch


def mark_connected(s, feature):
    """Mark what meets a feature on some tile: roads and cities into each other, cloisters, abbeys beside it."""
    x: cython.int = feature
    d: cython.int
    base: cython.int
    tile: cython.int
    place: cython.int
    links: cython.int
    s.epoch += 1
    while True:
        base = s.tile_base[s.tile_at[x]]
        links = LINKS[s.printed[x]]
        place = 0
        while links:
            if links & 1:
                mark_feature(s, base + place)
            links >>= 1
            place += 1
        for d in range(4):
            if is_abbey(s, s.tile_at[x]):
                mark_feature(s, segment_across(s, s.tile_at[x], d))
            elif (halves_of(s, x) >> (2 * d)) & 3:
                tile = s.grid[(s.tile_cell[s.tile_at[x]] + s.delta[d]) & s.mask] - 1
                if tile >= 0 and is_abbey(s, tile):
                    mark_feature(s, s.tile_base[tile])
        x = s.next[x]
        if x == feature:
            return


def is_nearby(s, tile, other):
    """Whether a tile is another one, or on one of the eight squares around it."""
    x: cython.int = s.tile_x[tile] - s.tile_x[other]
    y: cython.int = s.tile_y[tile] - s.tile_y[other]
    return -1 <= x <= 1 and -1 <= y <= 1


def takes_wagon(s, segment):
    """Whether a wagon may come there from anywhere: nobody is there, and it is not complete (rulings J4.2, J4.3)."""
    feature: cython.int = s.feature[segment]
    return (
        s.occupants[feature] == 0
        and is_ground_for(s, WAGON, segment)
        and s.open[feature] > 0
        and not is_closed(s, s.tile_at[segment])
    )


def may_reach(s, start, segment):
    """Whether a segment is in reach of a wagon; where they go along what meets, that is marked before."""
    if plays(s, CONNECTED):
        return s.mark[s.feature[segment]] == s.epoch
    return is_nearby(s, s.tile_at[start], s.tile_at[segment])


def may_move_on(s, player):
    """Whether a player's wagon has somewhere to go."""
    start: cython.int = segment_left(s, player)
    segment: cython.int
    if plays(s, CONNECTED):
        mark_connected(s, s.feature[start])
    for segment in range(s.segments):
        if may_reach(s, start, segment) and takes_wagon(s, segment):
            return True
    return False


def ask_for_wagon(s):
    """The owners of wagons that may move on are asked, the player on turn first (ruling J4.4)."""
    offset: cython.int
    player: cython.int
    for offset in range(s.players):
        player = (s.turn + offset) % s.players
        if segment_left(s, player) < 0:
            continue
        if may_move_on(s, player):
            s.phase = MOVING
            s.actor = player
            return WAIT
        s.room[ROOM + DUE + player] = 0
    s.actor = s.turn
    return GO_ON


def list_moves(s, c):
    """Staying at home, and every segment in reach."""
    start: cython.int = segment_left(s, s.actor)
    segment: cython.int
    add_choice(c, STAYS)
    if plays(s, CONNECTED):
        mark_connected(s, s.feature[start])
    for segment in range(s.segments):
        if may_reach(s, start, segment) and takes_wagon(s, segment):
            add_choice(c, 1 + segment)


def move_wagon(s, choice):
    """It goes there; nothing is scored by that (ruling J4.5)."""
    start: cython.int = segment_left(s, s.actor)
    s.room[ROOM + DUE + s.actor] = 0
    if choice != STAYS:
        stand(s, choice - 1, WAGON << FIGURE | s.actor + 1)
        s.supply[WAGON * MAX_PLAYERS + s.actor] -= 1
        if s.log_on:
            note(s, LOG_WAGON, s.actor, start, choice - 1, 0, 0, 0)
    return ask_for_wagon(s)


# --- telling and arranging --------------------------------------------------------------------------------------------
def left_by(s: State, player: cython.int) -> int:
    """The segment from which a player's wagon may move on, -1 for none."""
    return segment_left(s, player)


def let_move(s: State, player: cython.int, segment: cython.int) -> None:
    """A player's wagon may move on from there."""
    s.room[ROOM + DUE + player] = segment + 1


def reaches(s: State, player: cython.int, segment: cython.int) -> bool:
    """Whether a segment is in reach of a player's wagon that may move on, whoever is there."""
    start: cython.int = segment_left(s, player)
    if plays(s, CONNECTED):
        mark_connected(s, s.feature[start])
    return may_reach(s, start, segment)


def may_stand_there(s: State, segment: cython.int) -> bool:
    """Whether a segment is one on which a wagon may stand at all."""
    return is_ground_for(s, WAGON, segment)


add_figure(WAGON, places_for_wagon, stays_on_board, FOLLOWER_FIGURE | ONE_EACH, 1)
add_ground(WAGON, 1 << ROAD | 1 << CITY | 1 << CLOISTER | 1 << SHRINE | 1 << CASTLE)
add_before_home(BOX, see_scored)
add_phase(MOVING, add_step("wagons", BOX, ask_for_wagon), list_moves, move_wagon)
