"""The dragon, who eats (P2), the fairy, who keeps him off and pays (P3), princesses (P4) and magic portals (P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import beside_named, cause_named, event_named, term_named
from carcassonne.core.tables import FIRST_SQUARE, TILES, marks_printed

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import add_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.deck import add_kept_back, add_set_aside, kept_back
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.figures import GROUND, add_duty, add_elsewhere, add_figure_choices, is_ground_for
    from carcassonne.core.followers import add_closed_tile, after_leaving, drive_home
    from carcassonne.core.log import note, note_score, note_term
    from carcassonne.core.scoring import add_before_home, add_final_scoring
    from carcassonne.core.standing import (
        IS_FOLLOWER,
        add_after_stepping_off,
        figure_at,
        first_figure,
        first_on,
        next_figure,
        segment_of,
    )
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE, LIES_ON

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    SIGNS = [0] * MAX_KINDS
    PRINCESS = [0] * MAX_PRINTS
    WAITING = [0] * MAX_KINDS

    def may_be_among(s, player, first):
        """Whether a figure of a player may stand on one of eight segments; if not, none does."""
        return s.stacked > 0 or any(s.follower[at] & OWNER == player + 1 for at in range(first, first + 8))


BOX = cython.declare(cython.int, box_number("princess_dragon"))
BOX_NUMBER: int = BOX
"""For Python."""
ROOM = cython.declare(cython.int, add_room(BOX, KEPT))
STEPPING = cython.declare(cython.int, phase_named("dragon"))
LOG_DRAGON = cython.declare(cython.int, event_named("dragon_moved"))
LOG_FAIRY = cython.declare(cython.int, event_named("fairy_moved"))
CAUSE_DRAGON = cython.declare(cython.int, cause_named("dragon"))
CAUSE_PRINCESS = cython.declare(cython.int, cause_named("princess"))
CAUSE_FAIRY = cython.declare(cython.int, cause_named("fairy"))
SCORED_FAIRY = cython.declare(cython.int, beside_named("fairy"))
TERM_FAIRY = cython.declare(cython.int, term_named("fairy"))
FOR_A_TURN = cython.declare(cython.int, 1)
FIRST_ON_BOARD = cython.declare(cython.int, FIRST_SQUARE * SEGMENTS_PER_TILE)  # the first print of a start board
KINDS_WAITING = cython.declare(cython.int, 0)  # how many kinds of tile have a dragon


def _load() -> None:
    global KINDS_WAITING
    kind: cython.int
    at: cython.int
    for kind, tile in enumerate(TILES):
        SIGNS[kind] = (
            VOLCANO * ("volcano" in tile.signs) | DRAGON * ("dragon" in tile.signs) | PORTAL * ("portal" in tile.signs)
        )
        if SIGNS[kind] & DRAGON:
            WAITING[KINDS_WAITING] = kind
            KINDS_WAITING += 1
    for at, marks in marks_printed().items():
        if "princess" in marks:
            PRINCESS[at] = True
            SIGNS[at >> PLACE_BITS] |= HAS_PRINCESS


_load()


def plays(s, what):
    """Whether this is played with, or played so."""
    return s.room[ROOM + PLAYED] & what != 0


def tile_of_dragon(s):
    """The tile on which the dragon stands, -1 while he is off the board."""
    return s.room[ROOM + DRAGON_ON] - 1


def tile_of_fairy(s):
    """The tile on which the fairy stands, -1 while she is off the board."""
    return s.room[ROOM + FAIRY_ON] - 1


def signs_of(s, tile):
    """The signs of a tile of the landscape."""
    return SIGNS[s.tile_spin[tile] >> 2]


def steps_to_go(s):
    """How many steps are left of the movement at hand."""
    return s.room[ROOM + STEPS_LEFT]


def has_been_on(s, tile):
    """Whether the dragon has stood on a tile in the movement at hand."""
    i: cython.int
    for i in range(TILES_BEEN - s.room[ROOM + STEPS_LEFT]):
        if s.room[ROOM + BEEN_ON + i] == tile + 1:
            return True
    return False


def player_of_fairy(s):
    """The player beside whose follower the fairy stands, -1 for nobody, or for everybody on a tile."""
    return (s.room[ROOM + FAIRY_BESIDE] & OWNER) - 1


def segment_of_companion(s):
    """The segment of the follower beside whom the fairy stands, -1 for nobody, or for everybody on a tile."""
    return s.room[ROOM + FAIRY_AT] - 1 if s.room[ROOM + FAIRY_BESIDE] else -1


# --- dragon tiles wait for a volcano ----------------------------------------------------------------------------------
def waits_for_volcano(s, kind):
    """Whether tiles of a kind are put aside: those with a dragon, until he comes into play (ruling P2.2)."""
    return s.room[ROOM + DRAGON_ON] == 0 and SIGNS[kind] & DRAGON and plays(s, WITH_DRAGON)


def count_waiting(s):
    """How many of the undrawn tiles wait for a volcano."""
    i: cython.int
    count: cython.int = 0
    if s.room[ROOM + DRAGON_ON] == 0 and plays(s, WITH_DRAGON):
        for i in range(KINDS_WAITING):
            if WAITING[i] < s.kinds:
                count += s.undrawn[WAITING[i]]
    return count


# --- the dragon -------------------------------------------------------------------------------------------------------
def fly_to_volcano(s):
    """A volcano was laid: the dragon comes there, from wherever he is (ruling P2.1)."""
    if plays(s, WITH_DRAGON) and signs_of(s, s.tiles - 1) & VOLCANO:
        s.room[ROOM + DRAGON_ON] = s.tiles
        if s.log_on:
            note_dragon(s, s.turn)
    return GO_ON


def note_dragon(s, player):
    """Write that a player has moved the dragon to where he stands."""
    note(s, LOG_DRAGON, player, tile_of_dragon(s), 0, 0, 0, 0)


def is_dragons(s, tile):
    """Whether the dragon stands on a tile: no figure may be put there (ruling P2.6)."""
    return s.room[ROOM + DRAGON_ON] == tile + 1


def move_before(s):
    """The dragon moves before anything is scored, unless the rules say otherwise (ruling P2.3)."""
    if not plays(s, AFTER_SCORES) and set_out(s):
        return WAIT
    return GO_ON


def move_after(s):
    """The dragon moves when everything is scored, where the rules say so (ruling P2.3)."""
    if plays(s, AFTER_SCORES) and set_out(s):
        return WAIT
    return GO_ON


def set_out(s):
    """If a tile with a dragon was laid, the player on turn is asked for the first step; whether he is."""
    if not (signs_of(s, s.tiles - 1) & DRAGON and plays(s, WITH_DRAGON) and s.room[ROOM + DRAGON_ON]):
        return False
    s.room[ROOM + BEEN_ON] = s.room[ROOM + DRAGON_ON]
    s.room[ROOM + STEPS_LEFT] = MOST_STEPS
    if not may_step(s):
        rest(s)
        return False
    s.phase = STEPPING
    s.actor = s.turn
    return True


def tile_beside(s, tile, d):
    """The tile beside a tile in a direction, -1 for an empty square."""
    found: cython.int = s.grid[(s.tile_cell[tile] + s.delta[d]) & s.mask]
    return found - 1 if found > 0 else -1


def may_enter(s, tile):
    """Whether the dragon may step onto a tile: not the fairy's, and none of this movement (ruling P2.4)."""
    return tile >= 0 and s.room[ROOM + FAIRY_ON] != tile + 1 and not has_been_on(s, tile)


def may_step(s):
    """Whether the dragon can go anywhere."""
    d: cython.int
    for d in range(4):
        if may_enter(s, tile_beside(s, tile_of_dragon(s), d)):
            return True
    return False


def list_steps(s, c):
    """The directions in which the dragon can go."""
    d: cython.int
    for d in range(4):
        if may_enter(s, tile_beside(s, tile_of_dragon(s), d)):
            add_choice(c, d)


def step(s, d):
    """The dragon goes one step and eats; the next player moves him on, until six are done or there is no way on."""
    before: cython.bint = not plays(s, AFTER_SCORES)
    tile: cython.int = tile_beside(s, tile_of_dragon(s), d)
    s.room[ROOM + DRAGON_ON] = tile + 1
    s.room[ROOM + STEPS_LEFT] -= 1
    s.room[ROOM + BEEN_ON + MOST_STEPS - s.room[ROOM + STEPS_LEFT]] = tile + 1
    if s.log_on:
        note_dragon(s, s.actor)
    eat(s, tile)
    if s.room[ROOM + STEPS_LEFT] and may_step(s):
        s.actor = (s.actor + 1) % s.players
        return WAIT
    rest(s)
    return AFTER + (MOVES_BEFORE if before else MOVES_AFTER)


def rest(s):
    """The movement is over; where it went is forgotten."""
    i: cython.int
    s.room[ROOM + STEPS_LEFT] = 0
    for i in range(TILES_BEEN):
        s.room[ROOM + BEEN_ON + i] = 0
    s.actor = s.turn


def is_eaten(standing):
    """Whether the dragon eats such a figure: every follower, builder and pig (ruling P2.5)."""
    figure: cython.int = standing >> FIGURE
    return IS_FOLLOWER[figure] or figure == BUILDER or figure == PIG


def eaten_on(s, segment):
    """The first figure on a segment that the dragon eats, 0 for none."""
    at: cython.int = first_on(s, segment)
    while at:
        if is_eaten(figure_at(s, at)):
            return figure_at(s, at)
        at = next_figure(s, at)
    return 0


def eat(s, tile):
    """Everybody on a tile goes home, and builder and pig whose players have nobody left in their feature."""
    segment: cython.int
    standing: cython.int
    for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
        standing = eaten_on(s, segment)
        while standing:
            drive_home(s, segment, standing, CAUSE_DRAGON)
            after_leaving(s, (standing & OWNER) - 1, s.feature[segment])
            standing = eaten_on(s, segment)


# --- the fairy --------------------------------------------------------------------------------------------------------
def is_follower_of(standing, player):
    """Whether a figure is a follower of a player."""
    return standing & OWNER == player + 1 and IS_FOLLOWER[standing >> FIGURE]


def is_beside(s, segment, standing):
    """Whether the fairy stands beside this follower."""
    if plays(s, BESIDE_ALL):
        return s.room[ROOM + FAIRY_ON] == s.tile_at[segment] + 1
    return s.room[ROOM + FAIRY_AT] == segment + 1 and s.room[ROOM + FAIRY_BESIDE] == standing


def may_move_fairy(s):
    """Whether there is a follower of the player on turn whom the fairy is not beside (ruling P3.1)."""
    first: cython.int
    segment: cython.int
    at: cython.int
    for first in range(0, s.segments, 8):
        if not may_be_among(s, s.turn, first):
            continue
        for segment in range(first, min(first + 8, s.segments)):
            at = first_on(s, segment)
            while at:
                if is_follower_of(figure_at(s, at), s.turn) and not is_beside(s, segment, figure_at(s, at)):
                    return True
                at = next_figure(s, at)
    return False


def list_fairy(s, c):
    """The followers, or tiles with followers, of the player on turn whom the fairy may come to."""
    first: cython.int
    segment: cython.int
    if plays(s, BESIDE_ALL):
        list_fairy_tiles(s, c)
        return
    for first in range(0, s.segments, 8):
        if may_be_among(s, s.turn, first):
            for segment in range(first, min(first + 8, s.segments)):
                if s.follower[segment]:
                    list_fairy_on(s, segment, c)


def list_fairy_on(s, segment, c):
    """The followers on a segment whom she may come to, of several alike one."""
    at: cython.int = first_on(s, segment)
    last: cython.int = 0
    while at:
        if (
            is_follower_of(figure_at(s, at), s.turn)
            and figure_at(s, at) != last
            and not is_beside(s, segment, figure_at(s, at))
        ):
            last = figure_at(s, at)
            add_choice(c, segment * FIGURES + (last >> FIGURE))
        at = next_figure(s, at)


def list_fairy_tiles(s, c):
    """The tiles with a follower of the player on turn where the fairy is not."""
    tile: cython.int
    segment: cython.int
    at: cython.int
    found: cython.bint
    for tile in range(s.tiles):
        if s.room[ROOM + FAIRY_ON] == tile + 1:
            continue
        found = False
        for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
            at = first_on(s, segment)
            while at:
                found = found or is_follower_of(figure_at(s, at), s.turn)
                at = next_figure(s, at)
        if found:
            add_choice(c, TO_TILE + tile)


def move_fairy(s, choice):
    """The fairy comes to a follower, or to a tile."""
    segment: cython.int = choice // FIGURES
    if choice >= TO_TILE:
        s.room[ROOM + FAIRY_ON] = choice - TO_TILE + 1
    else:
        s.room[ROOM + FAIRY_ON] = s.tile_at[segment] + 1
        s.room[ROOM + FAIRY_AT] = segment + 1
        s.room[ROOM + FAIRY_BESIDE] = choice % FIGURES << FIGURE | s.turn + 1
    if s.log_on:
        note(s, LOG_FAIRY, s.turn, tile_of_fairy(s), s.room[ROOM + FAIRY_AT] - 1, 0, 0, 0)


def pay_for_fairy(s):
    """A turn begins: the player beside whose follower the fairy stands gets a point (ruling P3.3)."""
    count: cython.int = count_beside_fairy(s, s.turn) if s.room[ROOM + FAIRY_ON] else 0
    if count and (s.market != NO_MARKET or s.undrawn_total > kept_back(s)):
        book(s, s.turn, FOR_A_TURN * count, 0, CAUSE_FAIRY)
    return GO_ON


def count_beside_fairy(s, player):
    """How often the fairy pays a player for a turn: for his follower, or for each of his figures on her tile."""
    segment: cython.int
    at: cython.int
    tile: cython.int = tile_of_fairy(s)
    count: cython.int = 0
    if not plays(s, BESIDE_ALL):
        return s.room[ROOM + FAIRY_BESIDE] & OWNER == player + 1
    for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
        at = first_on(s, segment)
        while at:
            count += figure_at(s, at) & OWNER == player + 1 and is_eaten(figure_at(s, at))
            at = next_figure(s, at)
    return count


def book(s, player, points, feature, cause):
    """The fairy pays a player."""
    s.score[player] += points
    if s.log_on:
        note_score(s, player, points, SCORED_FAIRY, feature, cause, TERM_FAIRY)
        note_term(s, TERM_FAIRY, points)


def is_companions(s, feature):
    """Whether the follower beside whom the fairy stands is in a feature."""
    return s.room[ROOM + FAIRY_BESIDE] and s.feature[s.room[ROOM + FAIRY_AT] - 1] == feature


def pay_beside_fairy(s, feature, cause):
    """What a follower stands in is scored and the fairy is beside him: three points, whoever is paid (ruling P3.4)."""
    at: cython.int
    if not plays(s, BESIDE_ALL):
        if is_companions(s, feature):
            book(s, player_of_fairy(s), FOR_A_PROJECT, feature, cause)
        return
    at = first_figure(s, feature)
    while at:
        if IS_FOLLOWER[figure_at(s, at) >> FIGURE] and is_beside(s, segment_of(s, at), figure_at(s, at)):
            book(s, (figure_at(s, at) & OWNER) - 1, FOR_A_PROJECT, feature, cause)
        at = next_figure(s, at)


def see_homecoming(s, feature, cause):
    """Everybody in a feature that was scored goes home: the fairy pays, and may be alone then (ruling P3.5)."""
    pay_beside_fairy(s, feature, cause)
    if is_companions(s, feature):
        s.room[ROOM + FAIRY_BESIDE] = 0


def score_farmers(s):
    """At the end the fairy pays a farmer, too, whatever his field is worth (ruling P3.4)."""
    feature: cython.int
    if not plays(s, BESIDE_ALL) and not s.room[ROOM + FAIRY_BESIDE]:
        return
    for feature in range(s.segments):
        if s.feature[feature] == feature and s.occupants[feature] and LANDSCAPE[s.printed[feature]] == FIELD:
            pay_beside_fairy(s, feature, CAUSE_END)


def see_stepping_off(s, segment, standing):
    """A follower left; the fairy stays where she is, alone (ruling P3.5), unless another just like him is there."""
    at: cython.int
    if s.room[ROOM + FAIRY_BESIDE] != standing or s.room[ROOM + FAIRY_AT] != segment + 1:
        return
    at = first_on(s, segment)
    while at:
        if figure_at(s, at) == standing:
            return
        at = next_figure(s, at)
    s.room[ROOM + FAIRY_BESIDE] = 0


# --- princesses -------------------------------------------------------------------------------------------------------
def princess_city(s):
    """The city of the princess on the tile just laid, -1 for none."""
    base: cython.int = s.tile_base[s.tiles - 1]
    segment: cython.int
    if signs_of(s, s.tiles - 1) & HAS_PRINCESS and plays(s, WITH_PRINCESS):
        for segment in range(base, base + segments_on(s, s.tiles - 1)):
            if PRINCESS[s.printed[segment]]:
                return s.feature[segment]
    return -1


def has_knight(s):
    """Whether the princess just laid could send somebody away: a follower, not a builder (ruling P4.1)."""
    city: cython.int = princess_city(s)
    at: cython.int = first_figure(s, city) if city >= 0 else 0
    while at:
        if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
            return True
        at = next_figure(s, at)
    return False


def list_knights(s, c):
    """The knights of the princess's city, of several alike on a segment one."""
    city: cython.int = princess_city(s)
    at: cython.int = first_figure(s, city) if city >= 0 else 0
    number: cython.int
    i: cython.int
    first: cython.int = c.count
    while at:
        number = SEND_AWAY + segment_of(s, at) * STANDINGS + figure_at(s, at)
        if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
            for i in range(first, c.count):
                if c.choice[i] == number:
                    break
            else:
                add_choice(c, number)
        at = next_figure(s, at)


def send_away(s, choice):
    """A knight goes home, and his player's builder if nobody else of his is left in the city (ruling P4.3)."""
    segment: cython.int = (choice - SEND_AWAY) // STANDINGS
    standing: cython.int = (choice - SEND_AWAY) % STANDINGS
    drive_home(s, segment, standing, CAUSE_PRINCESS)
    after_leaving(s, (standing & OWNER) - 1, s.feature[segment])


def must_send_away(s):
    """Whether nothing else may be done than to let the princess send a knight away (ruling P4.4)."""
    return plays(s, MUST) and has_knight(s)


# --- choices of the figure step ---------------------------------------------------------------------------------------
def has_choices(s):
    """Whether the fairy may be moved, or a knight sent away."""
    return (plays(s, WITH_FAIRY) and may_move_fairy(s)) or has_knight(s)


def list_choices_of_box(s, c):
    """Moving the fairy, and sending a knight away."""
    if plays(s, WITH_FAIRY):
        list_fairy(s, c)
    list_knights(s, c)


def make_choice_of_box(s, choice):
    """Move the fairy, or send a knight away."""
    if choice >= SEND_AWAY:
        send_away(s, choice)
    else:
        move_fairy(s, choice)
    return GO_ON


# --- magic portals ----------------------------------------------------------------------------------------------------
def opens(s, segment, figure):
    """Whether a portal leads a figure to a segment: nobody is there, it is not complete, he may stand there (P5.1)."""
    feature: cython.int = s.feature[segment]
    landscape: cython.int = LANDSCAPE[s.printed[segment]]
    if s.occupants[feature] or (landscape != FIELD and s.open[feature] == 0):
        return False
    if not is_ground_for(s, figure, segment):
        return False
    if s.printed[segment] >= FIRST_ON_BOARD and landscape == FIELD and LIES_ON[s.printed[segment]] == 0:
        return False  # of a start board: it only says that the field touches a city on this square
    return not is_dragons(s, s.tile_at[segment])


def leads_elsewhere(s):
    """Whether the tile just laid is a portal, and leads anybody anywhere."""
    figure: cython.int
    segment: cython.int
    if not (plays(s, WITH_PORTALS) and signs_of(s, s.tiles - 1) & PORTAL):
        return False
    for figure in range(FIGURES):
        if GROUND[figure] and s.supply[figure * MAX_PLAYERS + s.turn]:
            for segment in range(s.segments):
                if s.tile_at[segment] != s.tiles - 1 and opens(s, segment, figure):
                    return True
    return False


def list_portal(s, figure, c):
    """The segments of other tiles to which a portal just laid leads a figure."""
    segment: cython.int
    if GROUND[figure] and plays(s, WITH_PORTALS) and signs_of(s, s.tiles - 1) & PORTAL:
        for segment in range(s.segments):
            if s.tile_at[segment] != s.tiles - 1 and opens(s, segment, figure):
                add_choice(c, segment)


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, played: cython.int) -> None:
    """Play with these (WITH_DRAGON and so on), in these ways, or without."""
    if played & (WITH_DRAGON | WITH_FAIRY | WITH_PRINCESS | WITH_PORTALS):
        play_with(s, BOX)
        s.room[ROOM + PLAYED] = played


def is_played(s: State, what: cython.int) -> bool:
    """Whether this is played with, or played so."""
    return plays(s, what)


def may_go_to(s: State, segment: cython.int, figure: cython.int) -> bool:
    """Whether a figure may stand on a segment at all, whoever else stands there."""
    return is_ground_for(s, figure, segment)


def has_sign(s: State, tile: cython.int, sign: cython.int) -> bool:
    """Whether a tile of the landscape has a sign."""
    return signs_of(s, tile) & sign != 0


def dragon_at(s: State) -> int:
    """The tile on which the dragon stands, -1 while he is off the board."""
    return tile_of_dragon(s)


def steps_left(s: State) -> int:
    """How many steps are left of the movement at hand."""
    return s.room[ROOM + STEPS_LEFT]


def way_so_far(s: State) -> list:
    """The tiles of the movement at hand before the one that he stands on, in order."""
    been = [s.room[ROOM + BEEN_ON + i] - 1 for i in range(TILES_BEEN) if s.room[ROOM + BEEN_ON + i]]
    return been[:-1]


def fairy_at(s: State) -> tuple:
    """Where the fairy is: (tile, segment, player, figure), -1 for what there is not."""
    standing: cython.int = s.room[ROOM + FAIRY_BESIDE]
    figure: cython.int = standing >> FIGURE if standing else -1
    return tile_of_fairy(s), s.room[ROOM + FAIRY_AT] - 1, (standing & OWNER) - 1, figure


def waiting(s: State) -> int:
    """How many of the undrawn tiles wait for a volcano."""
    return count_waiting(s)


def city_of_princess(s: State) -> int:
    """The city of the princess on the tile just laid, -1 for none."""
    return princess_city(s)


def owes_princess(s: State) -> bool:
    """Whether nothing else may be done than to let the princess send a knight away."""
    return must_send_away(s)


def put_dragon(s: State, tile: cython.int, way: list, left: cython.int) -> None:
    """The dragon stands on a tile, having come there by others, with so many steps left; none: he rests."""
    i: cython.int
    s.room[ROOM + DRAGON_ON] = tile + 1
    if left:
        s.room[ROOM + STEPS_LEFT] = left
        for i, been in enumerate([*way, tile]):
            s.room[ROOM + BEEN_ON + i] = been + 1


def put_fairy(s: State, tile: cython.int, segment: cython.int, player: cython.int, figure: cython.int) -> None:
    """The fairy stands on a tile, at a segment (-1: just on the tile), beside a follower there (-1: alone)."""
    s.room[ROOM + FAIRY_ON] = tile + 1
    s.room[ROOM + FAIRY_AT] = segment + 1
    s.room[ROOM + FAIRY_BESIDE] = figure << FIGURE | player + 1 if player >= 0 else 0


add_set_aside(BOX, waits_for_volcano)
add_kept_back(BOX, count_waiting)
add_closed_tile(BOX, is_dragons)
add_figure_choices(BOX, has_choices, list_choices_of_box, make_choice_of_box)
add_duty(BOX, must_send_away, list_knights)
add_elsewhere(BOX, leads_elsewhere, list_portal)
add_before_home(BOX, see_homecoming)
add_after_stepping_off(BOX, see_stepping_off)
add_final_scoring(BOX, score_farmers)
add_step("fairy", BOX, pay_for_fairy, "turn begins")
add_step("volcano", BOX, fly_to_volcano, "placing")
MOVES_BEFORE = cython.declare(cython.int, add_step("dragon", BOX, move_before))
MOVES_AFTER = cython.declare(cython.int, add_step("dragon after scoring", BOX, move_after))
add_phase(STEPPING, MOVES_BEFORE, list_steps, step)
