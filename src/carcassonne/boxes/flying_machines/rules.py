"""Flying machines (F2): a follower flies as far as the die says, and lands where others may stand already."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import event_named
from carcassonne.core.tables import TILES
from carcassonne.tiles import COMPASS

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import add_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.figures import GROUND, add_figure_choices, is_ground_for
    from carcassonne.core.followers import is_closed, put_follower
    from carcassonne.core.log import note
    from carcassonne.core.standing import IS_FOLLOWER, may_join
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    ARROWS = [-1] * MAX_SPINS

BOX = cython.declare(cython.int, box_number("flying_machines"))
BOX_NUMBER: int = BOX
HIGHEST: int = FACES
"""For Python."""
ROOM = cython.declare(cython.int, add_room(BOX, KEPT))
FLIGHT = cython.declare(cython.int, phase_named("flight"))
LANDING = cython.declare(cython.int, phase_named("landing"))
LOG_CRASHED = cython.declare(cython.int, event_named("crashed"))


def _load() -> None:
    kind: cython.int
    rotation: cython.int
    for kind, tile in enumerate(TILES):
        for rotation in range(4):
            ARROWS[kind * 4 + rotation] = COMPASS.index(tile.points_to(rotation)) if tile.flight else -1


_load()


# --- in the figure step: somebody takes off ---------------------------------------------------------------------------
def arrow_of(spin):
    """Where the arrow of a kind and rotation points, of eight directions clockwise from the north; -1 without one."""
    return ARROWS[spin]


def arrow_here(s):
    """Where the arrow of the new tile points."""
    return ARROWS[s.tile_spin[s.tiles - 1]]


def is_flier(s, figure):
    """Whether a figure may fly at all: a follower who stands elsewhere than in fields (ruling F2.5)."""
    return (
        IS_FOLLOWER[figure]
        and (figure <= LARGE or s.room[ROOM + ANYBODY] != 0)
        and GROUND[figure] & ~(cython.cast(cython.uint, 1) << FIELD) != 0
    )


def may_fly(s, figure):
    """Whether the player on turn has this figure at home, and it flies."""
    return s.supply[figure * MAX_PLAYERS + s.turn] > 0 and is_flier(s, figure)


def may_declare(s):
    """Whether the player on turn may let somebody fly (ruling F2.1)."""
    figure: cython.int
    if arrow_here(s) < 0:
        return False
    for figure in range(FIGURES):
        if may_fly(s, figure):
            return True
    return False


def list_fliers(s, c):
    """The figures that may fly, by their numbers."""
    figure: cython.int
    if arrow_here(s) < 0:
        return
    for figure in range(FIGURES):
        if may_fly(s, figure):
            add_choice(c, figure)


def take_off(s, figure):
    """A figure flies; until it lands it is still at home."""
    s.room[ROOM + FLYING] = figure + 1
    return GO_ON


def flying(s):
    """The figure that flies, -1 for none."""
    return s.room[ROOM + FLYING] - 1


# --- the die ----------------------------------------------------------------------------------------------------------
def ask_for_die(s):
    """Whoever flies needs to know how far (ruling F2.2)."""
    if flying(s) < 0:
        return GO_ON
    s.phase = FLIGHT
    return WAIT


def list_faces(s, c):
    """The faces of the die."""
    face: cython.int
    for face in range(1, FACES + 1):
        add_choice(c, face)


def odds_of_face(s, face):
    """Each is there twice."""
    return 2


def throw_die(s, face):
    """So many squares."""
    s.room[ROOM + ROLLED] = face
    return GO_ON


def rolled_now(s):
    """What the die shows while a flier lands, otherwise 0."""
    return s.room[ROOM + ROLLED]


# --- landing ----------------------------------------------------------------------------------------------------------
def step_x(arrow):
    """How far to the east a square in this direction lies."""
    return (arrow > 0 and arrow < 4) - (arrow > 4)


def step_y(arrow):
    """How far to the south."""
    return (arrow > 2 and arrow < 6) - (arrow < 2 or arrow == 7)


def tile_after(s, squares):
    """The tile so many squares from the new one along its arrow, whatever lies between; -1 where none lies."""
    tile: cython.int = s.tiles - 1
    x: cython.int = squares * step_x(arrow_here(s))
    y: cython.int = squares * step_y(arrow_here(s))
    found: cython.int = s.grid[(s.tile_cell[tile] + x * s.delta[1] + y * s.delta[2]) & s.mask] - 1
    if found < 0 or s.tile_x[found] != s.tile_x[tile] + x or s.tile_y[found] != s.tile_y[tile] + y:
        return -1
    return found


def may_land(s, figure, segment):
    """Whether a figure may come down there: no field, nothing complete, no closed tile, whoever stands there (F2.3)."""
    return (
        LANDSCAPE[s.printed[segment]] != FIELD
        and is_ground_for(s, figure, segment)
        and s.open[s.feature[segment]] > 0
        and may_join(s, segment)
        and not is_closed(s, s.tile_at[segment])
    )


def can_land(s):
    """Whether there is a tile where the flight ends, with room for the figure that flies."""
    segment: cython.int
    tile: cython.int = tile_after(s, rolled_now(s))
    if tile < 0:
        return False
    for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
        if may_land(s, flying(s), segment):
            return True
    return False


def ask_for_landing(s):
    """The player says where on its tile his figure lands; where it cannot, it goes home (ruling F2.4)."""
    if flying(s) < 0:
        return GO_ON
    if can_land(s):
        s.phase = LANDING
        s.actor = s.turn
        return WAIT
    if s.log_on:
        note(s, LOG_CRASHED, s.turn, flying(s), 0, 0, 0, 0)
    return end_flight(s)


def list_landings(s, c):
    """The segments of the tile on which the figure may land."""
    segment: cython.int
    tile: cython.int = tile_after(s, rolled_now(s))
    if tile < 0:
        return
    for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
        if may_land(s, flying(s), segment):
            add_choice(c, segment)


def land(s, segment):
    """It stands there, whoever stood there before (ruling F2.6)."""
    put_follower(s, s.turn, segment, flying(s))
    return end_flight(s)


def end_flight(s):
    """Nobody flies any more."""
    s.room[ROOM + FLYING] = 0
    s.room[ROOM + ROLLED] = 0
    return GO_ON


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, fly: cython.bint, anybody: cython.bint) -> None:
    """Play with flying machines, for every follower or for ordinary and large ones, or without."""
    if fly:
        play_with(s, BOX)
        s.room[ROOM + ANYBODY] = anybody


def flight_at_hand(s: State) -> tuple:
    """The figure that flies, -1 for none, and what the die shows, 0 before it is thrown."""
    return flying(s), rolled_now(s)


def let_fly(s: State, figure: cython.int, rolled: cython.int) -> None:
    """A figure flies, -1 for none; the die shows so much."""
    s.room[ROOM + FLYING] = figure + 1
    s.room[ROOM + ROLLED] = rolled


def square_after(s: State, squares: cython.int) -> tuple:
    """The square so many squares from the new tile along its arrow."""
    tile: cython.int = s.tiles - 1
    arrow: cython.int = arrow_here(s)
    return s.tile_x[tile] + squares * step_x(arrow), s.tile_y[tile] + squares * step_y(arrow)


def shows_arrow(s: State) -> bool:
    """Whether the new tile has an arrow."""
    return arrow_here(s) >= 0


def flies(s: State, figure: cython.int) -> bool:
    """Whether a figure may fly at all."""
    return bool(is_flier(s, figure))


add_figure_choices(BOX, may_declare, list_fliers, take_off)
add_chance(FLIGHT, add_step("flight", BOX, ask_for_die, "figure"), list_faces, throw_die, odds_of_face)
add_phase(LANDING, add_step("landing", BOX, ask_for_landing, "flight"), list_landings, land)
