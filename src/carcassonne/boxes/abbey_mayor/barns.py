"""Barns (J5): put where four fields meet, they send farmers home, paid, and are paid themselves at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.log import beside_named, cause_named, term_named
from carcassonne.core.tables import SEGMENT_IDS, TILES, landscape_of, lies_on

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.boxes.abbey_mayor.played import *
    from carcassonne.core.boxes import count_boxes
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.fields import add_before_farmers, boxes_bettering, count_cities, note_bettered
    from carcassonne.core.figures import add_figure, add_figure_choices, stays_on_board
    from carcassonne.core.followers import drive_home, put_follower
    from carcassonne.core.log import note_score, note_term
    from carcassonne.core.scoring import before_home
    from carcassonne.core.standing import ONE_EACH, figure_at, first_figure, next_figure, segment_of
    from carcassonne.core.state import *
    from carcassonne.core.steps import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    CORNER = [-1] * (MAX_SPINS * 4)

CAUSE_BARN = cython.declare(cython.int, cause_named("barn"))
SCORED_BARN = cython.declare(cython.int, beside_named("barn"))
TERM_BARN = cython.declare(cython.int, term_named("barn"))
CORNERS = ("NW", "NE", "SE", "SW")
"""The corners of a tile, by number."""
HALVES_AT = (0x81, 0x06, 0x18, 0x60)
"""The two half-edges at each corner, one bit each."""


def _load() -> None:
    kind: cython.int
    rotation: cython.int
    corner: cython.int
    for kind in range(len(TILES)):
        for corner in range(4):
            place = _field_filling(kind, corner)
            for rotation in range(4):
                CORNER[(kind * 4 + rotation) * 4 + ((corner + rotation) & 3)] = place


def _field_filling(kind, corner):
    """The place of the field right up to a corner of a tile in rotation 0, -1 for none (ruling J5.1)."""
    for place in range(len(SEGMENT_IDS[kind])):
        at = kind * SEGMENTS_PER_TILE + place
        if landscape_of(at) == FIELD and lies_on(at) & HALVES_AT[corner] == HALVES_AT[corner]:
            return place
    return -1


_load()


def nowhere(s):
    """A barn stands on a corner, and goes to no place of the tile (ruling J5.1)."""
    return 0


# --- putting it -------------------------------------------------------------------------------------------------------
def tile_at_corner(s, corner, i):
    """One of the four tiles that meet at a corner of the new tile: 0 north-west of it, then clockwise; -1 for none."""
    cell: cython.int = s.tile_cell[s.tiles - 1]
    if corner == 1 or corner == 2:
        cell += s.delta[1]
    if corner >= 2:
        cell += s.delta[2]
    if i == 0 or i == 3:  # the cell is that to the south-east of the corner
        cell += s.delta[3]
    if i < 2:
        cell += s.delta[0]
    return s.grid[cell & s.mask] - 1


def segment_at_corner(s, corner):
    """The field of the tile south-east of a corner of the new tile if all four fill it, otherwise -1 (ruling J5.1)."""
    i: cython.int
    tile: cython.int
    place: cython.int
    segment: cython.int = -1
    for i in range(4):
        tile = tile_at_corner(s, corner, i)
        if tile < 0:
            return -1
        place = CORNER[s.tile_spin[tile] * 4 + ((i + 2) & 3)]
        if place < 0:
            return -1
        if i == 2:
            segment = s.tile_base[tile] + place
    return segment


def barns_in(s, field):
    """How many barns a field has."""
    p: cython.int
    at: cython.int
    count: cython.int = 0
    for p in range(s.players):
        at = s.standing_at[BARN * MAX_PLAYERS + p]
        count += at > 0 and s.feature[at - 1] == field
    return count


def may_build_barn(s, corner):
    """Whether a barn may stand at a corner of the new tile (rulings J5.1, J5.2)."""
    segment: cython.int = segment_at_corner(s, corner)
    return segment >= 0 and (plays(s, BARN_ON_BARN) or barns_in(s, s.feature[segment]) == 0)


def has_place_for_barn(s):
    """Whether the player on turn has his barn, and a corner for it."""
    corner: cython.int
    if s.supply[BARN * MAX_PLAYERS + s.turn] == 0:
        return False
    for corner in range(4):
        if may_build_barn(s, corner):
            return True
    return False


def list_corners(s, c):
    """The corners where his barn may stand."""
    corner: cython.int
    if s.supply[BARN * MAX_PLAYERS + s.turn] == 0:
        return
    for corner in range(4):
        if may_build_barn(s, corner):
            add_choice(c, corner)


def build_barn(s, corner):
    """The barn stands there; if there are farmers, they are paid with what this tile finished (ruling J5.3)."""
    put_follower(s, s.turn, segment_at_corner(s, corner), BARN)
    s.room[ROOM + NEW_BARN] = 1
    return GO_ON


# --- farmers beside a barn --------------------------------------------------------------------------------------------
def score_barns(s):
    """Every field with a barn and farmers pays them, and they go home (rulings J5.3, J5.4)."""
    p: cython.int
    at: cython.int
    field: cython.int
    new: cython.int = -1
    if s.room[ROOM + NEW_BARN]:
        new = s.feature[s.standing_at[BARN * MAX_PLAYERS + s.turn] - 1]
        s.room[ROOM + NEW_BARN] = 0
    for p in range(s.players):
        at = s.standing_at[BARN * MAX_PLAYERS + p]
        field = s.feature[at - 1] if at else -1
        if field < 0 or s.occupants[field] == barns_in(s, field):
            continue
        pay_farmers(s, field, FOR_A_NEW_BARN if field == new else FOR_A_BARN_THERE)
        before_home(s, field, CAUSE_BARN)
        send_farmers_home(s, field)
    return GO_ON


def pay_farmers(s, field, points):
    """Whoever has most farmers gets so much for each completed city, more for a castle, and what a pig adds."""
    p: cython.int
    best: cython.int
    more: cython.int
    count: cython.int = count_cities(s, field, True)
    cities: cython.int = count & 255
    castles: cython.int = count >> 8
    for_cities: cython.int = points * cities
    for_castles: cython.int = (points + s.castle_value - 3) * castles
    better: cython.uint
    if count == 0:
        return
    count_claims(s, field)
    best = majority(s)
    for p in range(s.players):
        if best == 0 or s.claim[p] < best:
            continue
        better = boxes_bettering(s, p, field)
        more = (cities + castles) * count_boxes(better)
        s.score[p] += for_cities + for_castles + more
        if s.log_on:
            note_score(s, p, for_cities + for_castles + more, FIELD, field, CAUSE_BARN, TERM_CITIES)
            note_term(s, TERM_CITIES, for_cities)
            note_term(s, TERM_CASTLES, for_castles)
            note_bettered(s, better, cities + castles)


def farmer_among(s, field):
    """The first figure of a field that is no barn, its place in the walk; 0 for none."""
    at: cython.int = first_figure(s, field)
    while at and figure_at(s, at) >> FIGURE == BARN:
        at = next_figure(s, at)
    return at


def send_farmers_home(s, field):
    """Farmers and pigs go home; barns stay."""
    at: cython.int = farmer_among(s, field)
    while at:
        drive_home(s, segment_of(s, at), figure_at(s, at), CAUSE_BARN)
        at = farmer_among(s, field)


# --- the end ----------------------------------------------------------------------------------------------------------
def pay_barn(s, player, anew):
    """At the end a barn pays its owner for each completed city at its field, more for a castle (ruling J5.5)."""
    at: cython.int = s.standing_at[BARN * MAX_PLAYERS + player]
    count: cython.int
    points: cython.int
    if at == 0:
        return
    count = count_cities(s, s.feature[at - 1], anew)
    points = FOR_THE_BARN * (count & 255) + (FOR_THE_BARN + s.castle_value - 3) * (count >> 8)
    if points == 0:
        return
    s.score[player] += points
    if s.log_on:
        note_score(s, player, points, SCORED_BARN, s.feature[at - 1], CAUSE_END, TERM_BARN)
        note_term(s, TERM_BARN, points)


# --- telling and arranging --------------------------------------------------------------------------------------------
def segment_for_barn(s: State, corner: cython.int) -> int:
    """Where a barn at a corner of the new tile would stand, -1 where four fields do not meet."""
    return segment_at_corner(s, corner)


def tiles_at_corner(s: State, corner: cython.int) -> list:
    """The four tiles that meet at a corner of the new tile, north-west first, clockwise; -1 for an empty square."""
    return [tile_at_corner(s, corner, i) for i in range(4)]


def fills_corner(s: State, tile: cython.int, corner: cython.int) -> bool:
    """Whether a tile shows field right up to its corner."""
    return CORNER[s.tile_spin[tile] * 4 + corner] >= 0


def corner_of(s: State, segment: cython.int) -> int:
    """The corner of the new tile at which a barn on a segment stands, -1 for none."""
    corner: cython.int
    for corner in range(4):
        if segment_at_corner(s, corner) == segment:
            return corner
    return -1


def stands_well(s: State, segment: cython.int) -> bool:
    """Whether four fields meet at the north-west corner of a segment's tile, and it is the one that fills it."""
    cell: cython.int = s.tile_cell[s.tile_at[segment]]
    there: list = [(cell + s.delta[3] + s.delta[0], 2), (cell + s.delta[0], 3), (cell, 0), (cell + s.delta[3], 1)]
    for at, corner in there:
        tile = s.grid[at & s.mask] - 1
        if tile < 0 or CORNER[s.tile_spin[tile] * 4 + corner] < 0:
            return False
    return s.printed[segment] & PLACE_MASK == CORNER[s.tile_spin[s.tile_at[segment]] * 4]


def is_new(s: State) -> bool:
    """Whether the player on turn has put his barn in this part of his turn."""
    return bool(s.room[ROOM + NEW_BARN])


def set_new(s: State, new: cython.bint) -> None:
    """The player on turn has put his barn in this part of his turn, or has not."""
    s.room[ROOM + NEW_BARN] = new


add_figure(BARN, nowhere, stays_on_board, ONE_EACH, 0)
add_figure_choices(BOX, has_place_for_barn, list_corners, build_barn)
add_step("barns", BOX, score_barns)
add_before_farmers(BOX, pay_barn)
