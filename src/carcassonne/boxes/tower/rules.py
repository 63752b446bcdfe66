"""Towers: built piece by piece (R2), they capture whoever stands in reach (R3); exchange and ransom free him (R4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import event_named
from carcassonne.core.tables import TILES

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import add_room, add_tile_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.figures import add_figure_choices
    from carcassonne.core.followers import (
        add_figures_kept,
        add_figures_on_no_segment,
        after_leaving,
        come_home,
        is_closed,
        leave,
    )
    from carcassonne.core.log import note
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_on, next_figure, step_off
    from carcassonne.core.state import *
    from carcassonne.core.steps import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    FOUNDATION = [0] * MAX_KINDS

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


PIECES_FOR_EACH = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}
"""By number of players (ruling R1.1)."""

BOX = cython.declare(cython.int, box_number("tower"))
ROOM = cython.declare(cython.int, add_room(BOX, KEPT))
HEIGHT = cython.declare(cython.int, add_tile_room(BOX))
TOP = cython.declare(cython.int, add_tile_room(BOX))
CAPTURE = cython.declare(cython.int, phase_named("capture"))
EXCHANGE = cython.declare(cython.int, phase_named("exchange"))
LOG_TOWER = cython.declare(cython.int, event_named("tower_built"))
LOG_ON_TOWER = cython.declare(cython.int, event_named("follower on a tower"))
LOG_OFF_TOWER = cython.declare(cython.int, event_named("follower off a tower"))
LOG_CAPTURED = cython.declare(cython.int, event_named("captured"))
LOG_EXCHANGED = cython.declare(cython.int, event_named("exchanged"))
LOG_RANSOMED = cython.declare(cython.int, event_named("ransomed"))
OWN_CHOICES: int = OWN_CHOICE * (1 + BOX)
"""Its choices of the figure step begin here; this and the next for Python."""
ASIDES: int = ASIDE * (1 + BOX)


def _load() -> None:
    kind: cython.int
    for kind, tile in enumerate(TILES):
        FOUNDATION[kind] = "tower" in tile.signs


_load()


# --- towers and prisons -----------------------------------------------------------------------------------------------
def is_open(s, tile):
    """Whether a tile has a foundation with nobody on it: one may build there (rulings R2.1, R2.2)."""
    return FOUNDATION[s.tile_spin[tile] >> 2] and s.tile_room[TOP + tile] == 0


def height_of(s, tile):
    """How many pieces lie on a tile."""
    return s.tile_room[HEIGHT + tile]


def top_of(s, tile):
    """Who stands on the tower of a tile, owner and figure in one number; 0: nobody."""
    return s.tile_room[TOP + tile]


def pieces_of(s, player):
    """How many pieces a player has left."""
    return s.room[ROOM + PIECES + player]


def tower_being_built(s):
    """The tile on which a piece has just been put, while its capture is asked; -1: none."""
    return s.room[ROOM + BUILT] - 1


def was_ransomed(s):
    """Whether somebody was ransomed in this turn."""
    return s.room[ROOM + RANSOMED]


def imprisoned(s, captor, owner, figure):
    """How many figures of a kind of the owner's a captor holds."""
    pair: cython.int = ROOM + captor * MAX_PLAYERS + owner
    if figure == ORDINARY:
        return s.room[pair + PRISON]
    return (s.room[pair + CELLS] >> (figure - 1)) & 1


def holds_any(s, captor, owner):
    """Whether a captor holds anybody of the owner's."""
    pair: cython.int = ROOM + captor * MAX_PLAYERS + owner
    return s.room[pair + PRISON] != 0 or s.room[pair + CELLS] != 0


# --- building ---------------------------------------------------------------------------------------------------------
def may_stand_on_tower(s, figure):
    """Whether the player on turn has this figure at home; ordinary and large followers go there (ruling R2.2)."""
    return s.supply[figure * MAX_PLAYERS + s.turn] > 0


def may_use_towers(s):
    """Whether the player on turn may put a piece or a follower on any tower."""
    tile: cython.int
    builds: cython.bint = pieces_of(s, s.turn) > 0
    climbs: cython.bint = may_stand_on_tower(s, ORDINARY) or may_stand_on_tower(s, LARGE)
    for tile in range(s.tiles):
        if is_open(s, tile) and (builds or (climbs and height_of(s, tile) > 0 and not is_closed(s, tile))):
            return True
    return False


def list_towers(s, c):
    """A piece for every open tower; a follower for each that has a piece."""
    tile: cython.int
    builds: cython.bint = pieces_of(s, s.turn) > 0
    for tile in range(s.tiles):
        if not is_open(s, tile):
            continue
        if builds:
            add_choice(c, tile)
        if height_of(s, tile) > 0 and not is_closed(s, tile):
            if may_stand_on_tower(s, ORDINARY):
                add_choice(c, ON_TOP * (1 + ORDINARY) + tile)
            if may_stand_on_tower(s, LARGE):
                add_choice(c, ON_TOP * (1 + LARGE) + tile)


def use_tower(s, choice):
    """A piece comes to lie on a tower, or a follower to stand on it."""
    tile: cython.int = choice % ON_TOP
    figure: cython.int = choice // ON_TOP - 1
    if figure < 0:
        s.room[ROOM + PIECES + s.turn] -= 1
        s.tile_room[HEIGHT + tile] += 1
        s.room[ROOM + BUILT] = 1 + tile
        if s.log_on:
            note(s, LOG_TOWER, s.turn, tile, height_of(s, tile), 0, 0, 0)
        return GO_ON
    s.tile_room[TOP + tile] = figure << FIGURE | s.turn + 1
    s.supply[figure * MAX_PLAYERS + s.turn] -= 1
    if s.log_on:
        note(s, LOG_ON_TOWER, s.turn, tile, figure, 0, 0, 0)
    return GO_ON


# --- capturing --------------------------------------------------------------------------------------------------------
def reaches_tile(s, tower, tile, height):
    """Whether a tower of this height reaches a tile: its own, or one in a straight line (ruling R3.1)."""
    x: cython.int = s.tile_x[tile] - s.tile_x[tower]
    y: cython.int = s.tile_y[tile] - s.tile_y[tower]
    return (x == 0 or y == 0) and -height <= x + y <= height


def list_on_segment(s, segment, c):
    """The followers on a segment, of each owner and kind one."""
    at: cython.int = first_on(s, segment)
    seen: cython.int = 0
    standing: cython.int
    while at:
        standing = figure_at(s, at)
        if standing != seen and IS_FOLLOWER[standing >> FIGURE]:
            add_choice(c, segment * STANDINGS + standing)
        seen = standing
        at = next_figure(s, at)


def list_in_reach(s, tower, height, c):
    """Whom a tower of this height may capture: on segments, then on towers (ruling R3.2)."""
    segment: cython.int
    tile: cython.int
    for segment in range(s.segments):
        if s.follower[segment] and reaches_tile(s, tower, s.tile_at[segment], height):
            list_on_segment(s, segment, c)
    for tile in range(s.tiles):
        if top_of(s, tile) and reaches_tile(s, tower, tile, height):
            add_choice(c, FROM_TOWER + tile)


def list_captures(s, c):
    """Nobody, or somebody in reach of the tower just built."""
    tower: cython.int = tower_being_built(s)
    add_choice(c, NOBODY)
    list_in_reach(s, tower, height_of(s, tower), c)


def any_in_reach(s, tower):
    """Whether a tower may capture anybody."""
    segment: cython.int
    tile: cython.int
    at: cython.int
    for segment in range(s.segments):
        if s.follower[segment] and reaches_tile(s, tower, s.tile_at[segment], height_of(s, tower)):
            at = first_on(s, segment)
            while at:
                if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
                    return True
                at = next_figure(s, at)
    for tile in range(s.tiles):
        if top_of(s, tile) and reaches_tile(s, tower, tile, height_of(s, tower)):
            return True
    return False


def ask_for_capture(s):
    """Whoever has just put a piece may capture a follower, if one is in reach (rulings R3.1, R3.5)."""
    if tower_being_built(s) < 0:
        return GO_ON
    if any_in_reach(s, tower_being_built(s)):
        s.phase = CAPTURE
        s.actor = s.turn
        return WAIT
    s.room[ROOM + BUILT] = 0
    return GO_ON


def capture(s, choice):
    """An own follower comes home, another's goes to prison; what he leaves behind goes home (rulings R3.3, R3.4)."""
    segment: cython.int = -1
    tile: cython.int = -1
    standing: cython.int
    s.room[ROOM + BUILT] = 0
    if choice == NOBODY:
        return GO_ON
    if choice >= FROM_TOWER:
        tile = choice - FROM_TOWER
        standing = top_of(s, tile)
    else:
        segment = choice // STANDINGS
        standing = choice % STANDINGS
    if (standing & OWNER) - 1 == s.turn:
        if segment < 0:
            leave_tower(s, tile)
        else:
            leave(s, segment, standing)
    else:
        if segment < 0:
            s.tile_room[TOP + tile] = 0
        else:
            step_off(s, segment, standing)
        if s.log_on:
            note(s, LOG_CAPTURED, s.turn, (standing & OWNER) - 1, segment, tile, standing >> FIGURE, 0)
        imprison(s, standing)
    if segment >= 0:
        after_leaving(s, (standing & OWNER) - 1, s.feature[segment])
    return GO_ON


def imprison(s, standing):
    """A captured follower goes to the prison of the player on turn."""
    owner: cython.int = (standing & OWNER) - 1
    figure: cython.int = standing >> FIGURE
    pair: cython.int = ROOM + s.turn * MAX_PLAYERS + owner
    if figure == ORDINARY:
        s.room[pair + PRISON] += 1
    else:
        s.room[pair + CELLS] |= 1 << (figure - 1)
    if holds_any(s, owner, s.turn):
        s.room[ROOM + EXCHANGING] = 1 + owner


def take_out(s, captor, owner, figure):
    """A prisoner comes home."""
    pair: cython.int = ROOM + captor * MAX_PLAYERS + owner
    if figure == ORDINARY:
        s.room[pair + PRISON] -= 1
    else:
        s.room[pair + CELLS] &= ~(1 << (figure - 1))
    come_home(s, figure << FIGURE | owner + 1)


# --- exchange ---------------------------------------------------------------------------------------------------------
def kinds_held(s, captor, owner):
    """How many kinds of figures of the owner's a captor holds."""
    figure: cython.int
    count: cython.int = 0
    for figure in range(FIGURES):
        count += imprisoned(s, captor, owner, figure) > 0
    return count


def first_held(s, captor, owner):
    """The first kind of figure of the owner's that a captor holds."""
    figure: cython.int = 0
    while imprisoned(s, captor, owner, figure) == 0:
        figure += 1
    return figure


def ask_for_exchange(s):
    """Two players who hold each other's followers exchange a pair; who captured chooses his (ruling R4.1)."""
    other: cython.int = s.room[ROOM + EXCHANGING] - 1
    if other < 0:
        return GO_ON
    if kinds_held(s, other, s.turn) > 1:
        s.phase = EXCHANGE
        s.actor = s.turn
        return WAIT
    return exchange(s, first_held(s, other, s.turn))


def list_exchanges(s, c):
    """The kinds of the player's own figures that the other holds."""
    figure: cython.int
    for figure in range(FIGURES):
        if imprisoned(s, s.room[ROOM + EXCHANGING] - 1, s.turn, figure):
            add_choice(c, figure)


def exchange(s, figure):
    """He gets this figure back and gives the one just captured: the only one of the other's that he holds."""
    other: cython.int = s.room[ROOM + EXCHANGING] - 1
    given: cython.int = first_held(s, s.turn, other)
    s.room[ROOM + EXCHANGING] = 0
    take_out(s, other, s.turn, figure)
    take_out(s, s.turn, other, given)
    if s.log_on:
        note(s, LOG_EXCHANGED, s.turn, other, figure, given, 0, 0)
    return GO_ON


# --- ransom -----------------------------------------------------------------------------------------------------------
def begin_ransom(s):
    """In every turn one prisoner may be ransomed (ruling R4.2)."""
    s.room[ROOM + RANSOMED] = 0
    return GO_ON


def may_ransom(s):
    """Whether the player on turn may ransom anybody."""
    captor: cython.int
    if was_ransomed(s) or (s.score[s.turn] < PRICE and not s.room[ROOM + WITHOUT_POINTS]):
        return False
    for captor in range(s.players):
        if holds_any(s, captor, s.turn):
            return True
    return False


def list_ransoms(s, c):
    """His prisoners by captor and figure."""
    captor: cython.int
    figure: cython.int
    if not may_ransom(s):
        return
    for captor in range(s.players):
        if holds_any(s, captor, s.turn):
            for figure in range(FIGURES):
                if imprisoned(s, captor, s.turn, figure):
                    add_choice(c, captor * FIGURES + figure)


def ransom(s, choice):
    """The captor gets his price and the prisoner is home at once (rulings R4.2, R4.4)."""
    captor: cython.int = choice // FIGURES
    s.score[s.turn] -= PRICE
    s.score[captor] += PRICE
    s.room[ROOM + RANSOMED] = 1
    take_out(s, captor, s.turn, choice % FIGURES)
    if s.log_on:
        note(s, LOG_RANSOMED, s.turn, captor, choice % FIGURES, PRICE, 0, 0)


# --- followers on towers, and those in prison -------------------------------------------------------------------------
def stands_on_tower(s, player):
    """Whether a player has a follower on a tower."""
    tile: cython.int
    for tile in range(s.tiles):
        if top_of(s, tile) & OWNER == player + 1:
            return True
    return False


def list_on_towers(s, player, c):
    """The tiles with towers on which a player has a follower."""
    tile: cython.int
    for tile in range(s.tiles):
        if top_of(s, tile) & OWNER == player + 1:
            add_choice(c, tile)


def leave_tower(s, tile):
    """The follower on a tower comes home; the tower is open again (ruling R2.3)."""
    standing: cython.int = top_of(s, tile)
    s.tile_room[TOP + tile] = 0
    come_home(s, standing)
    if s.log_on:
        note(s, LOG_OFF_TOWER, (standing & OWNER) - 1, tile, standing >> FIGURE, 0, 0, 0)


def count_kept(s, player, figure):
    """How many figures of a kind a player has on towers and in prisons."""
    tile: cython.int
    captor: cython.int
    count: cython.int = 0
    for tile in range(s.tiles):
        count += top_of(s, tile) == (figure << FIGURE | player + 1)
    for captor in range(s.players):
        count += imprisoned(s, captor, player, figure)
    return count


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, towers: cython.bint, ransom_needs_points: cython.bint) -> None:
    """Play with towers and their pieces, or without."""
    p: cython.int
    if not towers:
        return
    play_with(s, BOX)
    s.room[ROOM + WITHOUT_POINTS] = not ransom_needs_points
    for p in range(s.players):
        s.room[ROOM + PIECES + p] = PIECES_FOR_EACH[s.players]


def plays_with_towers(s: State) -> bool:
    """Whether there are towers in the game."""
    return bool((s.boxes >> BOX) & 1)


def towers_standing(s: State) -> list:
    """The towers in order of laying: (tile, height, player on top or -1, figure)."""
    return [
        (tile, height_of(s, tile), (top_of(s, tile) & OWNER) - 1, top_of(s, tile) >> FIGURE)
        for tile in range(s.tiles)
        if height_of(s, tile)
    ]


def has_foundation(s: State, tile: cython.int) -> bool:
    """Whether a tile has a foundation."""
    return bool(FOUNDATION[s.tile_spin[tile] >> 2])


def is_guarded(s: State, tile: cython.int) -> bool:
    """Whether somebody stands on the tower of a tile."""
    return bool(top_of(s, tile))


def pieces_left(s: State) -> tuple:
    """How many pieces each player has."""
    return tuple([pieces_of(s, p) for p in range(s.players)])


def prisoners(s: State) -> list:
    """Who holds whom: (captor, owner, figure, how many)."""
    return [
        (captor, owner, figure, imprisoned(s, captor, owner, figure))
        for captor in range(s.players)
        for owner in range(s.players)
        for figure in range(FIGURES)
        if imprisoned(s, captor, owner, figure)
    ]


def place_of_tower(tile: cython.int) -> int:
    """The tower of a tile as a place of the landscape."""
    return ON_NO_SEGMENT * (1 + BOX) + tile


def tower_at_place(place: cython.int) -> int:
    """The tile whose tower is a place of the landscape, -1 for any other place."""
    return place % ON_NO_SEGMENT if place // ON_NO_SEGMENT == 1 + BOX else -1


def in_reach(s: State, tower: cython.int, tile: cython.int) -> bool:
    """Whether a tower reaches a tile as high as it is."""
    return bool(reaches_tile(s, tower, tile, height_of(s, tower)))


def numbers(s: State) -> dict:
    """What is under way, by name: the tile just built on or -1, whom one exchanges with or -1, a ransom paid."""
    return {
        "built": tower_being_built(s),
        "exchanging": s.room[ROOM + EXCHANGING] - 1,
        "ransomed": s.room[ROOM + RANSOMED],
    }


def take_numbers(s: State, built: cython.int, exchanging: cython.int, ransomed: cython.int) -> None:
    """Take what :func:`numbers` gave."""
    s.room[ROOM + BUILT] = built + 1
    s.room[ROOM + EXCHANGING] = exchanging + 1
    s.room[ROOM + RANSOMED] = ransomed


def build_tower(s: State, tile: cython.int, height: cython.int) -> None:
    """So many pieces lie on a tile; nobody's stock is touched."""
    s.tile_room[HEIGHT + tile] = height


def stand_on_tower(s: State, tile: cython.int, player: cython.int, figure: cython.int) -> None:
    """A follower stands on the tower of a tile; the supply is not touched."""
    s.tile_room[TOP + tile] = figure << FIGURE | player + 1


def hold(s: State, captor: cython.int, owner: cython.int, figure: cython.int) -> None:
    """A captor holds one more figure of the owner's; the supply is not touched."""
    pair: cython.int = ROOM + captor * MAX_PLAYERS + owner
    if figure == ORDINARY:
        s.room[pair + PRISON] += 1
    else:
        s.room[pair + CELLS] |= 1 << (figure - 1)


def give_pieces(s: State, player: cython.int, count: cython.int) -> None:
    """A player has so many pieces."""
    s.room[ROOM + PIECES + player] = count


add_step("ransom again", BOX, begin_ransom, "turn begins")
add_phase(CAPTURE, add_step("captures", BOX, ask_for_capture, "figure"), list_captures, capture)
add_phase(EXCHANGE, add_step("exchanges", BOX, ask_for_exchange, "captures"), list_exchanges, exchange)
add_figure_choices(BOX, may_use_towers, list_towers, use_tower)
add_aside(BOX, may_ransom, list_ransoms, ransom)
add_figures_on_no_segment(BOX, stands_on_tower, list_on_towers, leave_tower)
add_figures_kept(BOX, count_kept)
