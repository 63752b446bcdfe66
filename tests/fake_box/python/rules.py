"""The Fair: booths and tickets, the die and the bear, the juggler, the gate; a step at every place of a turn."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.figures import figure_named
from carcassonne.core.log import beside_named, cause_named, event_named, term_named
from carcassonne.core.setup import give_figure
from carcassonne.core.tables import TILES, marks_printed

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import add_room, add_tile_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import add_bonus
    from carcassonne.core.figures import add_elsewhere, add_figure, add_figure_choices, stays_on_board
    from carcassonne.core.log import note, note_score, note_term
    from carcassonne.core.scoring import add_after_project, add_final_scoring
    from carcassonne.core.standing import FOLLOWER_FIGURE, ONE_EACH, figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE, PLACES_ON

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    BOOTHS = [0] * MAX_PRINTS
    SIGNS = [0] * MAX_KINDS

BOX = cython.declare(cython.int, box_number("fair"))
BOX_NUMBER: int = BOX
"""For Python."""
ROOM = cython.declare(cython.int, add_room(BOX, ROOM_SIZE))
DANCED = cython.declare(cython.int, add_tile_room(BOX))
JUGGLER = cython.declare(cython.int, figure_named("juggler"))
DIE = cython.declare(cython.int, phase_named("die"))
BEAR = cython.declare(cython.int, phase_named("bear"))
TRADE = cython.declare(cython.int, phase_named("trade"))
LAST_DIE = cython.declare(cython.int, phase_named("last_die"))
LOG_TICKETS = cython.declare(cython.int, event_named("tickets_taken"))
LOG_BEAR = cython.declare(cython.int, event_named("bear_moved"))
LOG_BEAR_LEFT = cython.declare(cython.int, event_named("bear_left"))
TERM_BOOTHS = cython.declare(cython.int, term_named("booths"))
TERM_TICKETS = cython.declare(cython.int, term_named("tickets"))
TERM_PENNIES = cython.declare(cython.int, term_named("pennies"))
TERM_BEAR = cython.declare(cython.int, term_named("bear"))
TERM_DIE = cython.declare(cython.int, term_named("die"))
SCORED_TICKETS = cython.declare(cython.int, beside_named("tickets"))
SCORED_PENNIES = cython.declare(cython.int, beside_named("juggler"))
SCORED_BEAR = cython.declare(cython.int, beside_named("bear"))
CAUSE_PENNIES = cython.declare(cython.int, cause_named("juggler"))
CAUSE_BEAR = cython.declare(cython.int, cause_named("bear"))
CAUSE_TRADE = cython.declare(cython.int, cause_named("trade"))
CAUSE_LAST_DIE = cython.declare(cython.int, cause_named("last_die"))


def _load() -> None:
    at: cython.int
    kind: cython.int
    for at, marks in marks_printed().items():
        BOOTHS[at] = marks.get("booth", 0)
    for kind, tile in enumerate(TILES):
        SIGNS[kind] = TENT * ("tent" in tile.signs) + GATE * ("gate" in tile.signs)


_load()


# --- booths and tickets -----------------------------------------------------------------------------------------------
def booths_in(s, feature):
    """How many booths stand in a feature."""
    x: cython.int = feature
    count: cython.int = 0
    while True:
        count += BOOTHS[s.printed[x]]
        x = s.next[x]
        if x == feature:
            return count


def bonus_of_booths(s, feature, points, finished):
    """A finished project is worth a point more for each of its booths."""
    return booths_in(s, feature) if finished else 0


def term_of_booths(s, feature):
    """Booths, as a term of a score."""
    return TERM_BOOTHS


def take_tickets(s, feature):
    """Whoever finishes a project takes a ticket for each of its booths."""
    if booths_in(s, feature):
        give_tickets(s, booths_in(s, feature))


def give_tickets(s, count):
    """The player on turn takes so many tickets."""
    s.room[ROOM + TICKETS + s.turn] += count
    if s.log_on:
        note(s, LOG_TICKETS, s.turn, count, 0, 0, 0, 0)


def tickets_of(s, player):
    """How many tickets a player has."""
    return s.room[ROOM + TICKETS + player]


def score_tickets(s):
    """A ticket that is left at the end is worth a point."""
    p: cython.int
    for p in range(s.players):
        if s.room[ROOM + TICKETS + p]:
            earn(s, p, s.room[ROOM + TICKETS + p], SCORED_TICKETS, CAUSE_END, TERM_TICKETS)


def earn(s, player, points, what, cause, term):
    """A player gets points that are no feature's."""
    s.score[player] += points
    if s.log_on:
        note_score(s, player, points, what, 0, cause, term)
        note_term(s, term, points)


# --- before the tile: the juggler -------------------------------------------------------------------------------------
def play_for_pennies(s):
    """At the beginning of his turn a player whose juggler stands on a road gets a point."""
    if s.standing_at[JUGGLER * MAX_PLAYERS + s.turn]:
        earn(s, s.turn, 1, SCORED_PENNIES, CAUSE_PENNIES, TERM_PENNIES)
    return GO_ON


def places_for_juggler(s):
    """The roads of the new tile on which nobody stands."""
    base: cython.int = s.tile_base[s.tiles - 1]
    place: cython.int
    found: cython.int = 0
    if s.supply[JUGGLER * MAX_PLAYERS + s.turn] == 0:
        return 0
    for place in range(PLACES_ON[s.tile_spin[s.tiles - 1] >> 2]):
        if LANDSCAPE[s.printed[base + place]] == ROAD and s.occupants[s.feature[base + place]] == 0:
            found |= 2 << place
    return found


# --- in the figure step: the gate -------------------------------------------------------------------------------------
def may_enter(s, segment):
    """Whether a follower may go through the gate to a segment: an unfinished road or city where nobody stands."""
    landscape: cython.int = LANDSCAPE[s.printed[segment]]
    feature: cython.int = s.feature[segment]
    return (
        (landscape == ROAD or landscape == CITY)
        and s.parts[feature] > 0
        and s.open[feature] > 0
        and s.occupants[feature] == 0
    )


def may_join_thief(s, segment):
    """Whether an ordinary follower of the player on turn stands there on a road: a juggler may join him."""
    return LANDSCAPE[s.printed[segment]] == ROAD and s.follower[segment] == s.turn + 1


def has_gate(s):
    """Whether the new tile has a gate."""
    return SIGNS[s.tile_spin[s.tiles - 1] >> 2] & GATE != 0


def list_entries(s, figure, c):
    """The segments of earlier tiles where a figure may go through the gate; a juggler joins a thief of his own."""
    segment: cython.int
    if not SIGNS[s.tile_spin[s.tiles - 1] >> 2] & GATE:
        return
    for segment in range(s.tile_base[s.tiles - 1]):
        if may_enter(s, segment) if figure == ORDINARY else figure == JUGGLER and may_join_thief(s, segment):
            add_choice(c, segment)


# --- in the figure step: a ticket instead -----------------------------------------------------------------------------
def may_buy(s):
    """Whether a ticket may be had instead of using a figure: the new tile has a tent."""
    return SIGNS[s.tile_spin[s.tiles - 1] >> 2] & TENT != 0


def list_buying(s, c):
    """One ticket."""
    if may_buy(s):
        add_choice(c, 0)


def buy(s, choice):
    """The player on turn takes a ticket."""
    give_tickets(s, 1)
    return GO_ON


# --- between figure and scoring: the die and the bear -----------------------------------------------------------------
def ask_for_die(s):
    """A tent calls for the die."""
    if not SIGNS[s.tile_spin[s.tiles - 1] >> 2] & TENT:
        return GO_ON
    s.phase = DIE
    return WAIT


def list_faces(s, c):
    """The faces of the die."""
    face: cython.int
    for face in range(1, FACES + 1):
        add_choice(c, face)


def odds_of_face(s, face):
    """It has six sides: three ones, two twos, one three."""
    return FACES + 1 - face


def throw_die(s, face):
    """The die says how far the bear may go."""
    s.room[ROOM + FACE] = face
    return GO_ON


def ask_for_bear(s):
    """Whoever laid the tent leads the bear."""
    if s.room[ROOM + FACE] == 0:
        return GO_ON
    s.phase = BEAR
    s.actor = s.turn
    return WAIT


def may_lead_to(s, tile):
    """Whether the bear may be led to a tile: another one so many steps away, any where he is not there yet."""
    at: cython.int = s.room[ROOM + BEAR_AT] - 1
    if at < 0:
        return True
    return (
        tile != at
        and max(abs(s.tile_x[tile] - s.tile_x[at]), abs(s.tile_y[tile] - s.tile_y[at])) <= s.room[ROOM + FACE]
    )


def bear_at(s):
    """The tile on which the bear dances, -1 in the wood."""
    return s.room[ROOM + BEAR_AT] - 1


def list_tiles(s, c):
    """The tiles to which the bear may be led."""
    tile: cython.int
    for tile in range(s.tiles):
        if may_lead_to(s, tile):
            add_choice(c, tile)


def lead_bear(s, tile):
    """He dances there: every figure on that tile brings its player a point, the first time he comes."""
    at: cython.int
    segment: cython.int
    p: cython.int
    before: cython.int = s.tile_room[DANCED + tile]
    s.room[ROOM + BEAR_AT] = tile + 1
    s.room[ROOM + FACE] = 0
    s.room[ROOM + REST] = 0
    if s.log_on:
        note(s, LOG_BEAR, s.turn, tile, 0, 0, 0, 0)
    for p in range(s.players):
        s.claim[p] = 0
    s.tile_room[DANCED + tile] = 1
    if before:
        return GO_ON
    for segment in range(s.segments):
        if s.tile_at[segment] == tile:
            at = first_on(s, segment)
            while at:
                s.claim[(figure_at(s, at) & OWNER) - 1] += 1
                at = next_figure(s, at)
    for p in range(s.players):
        if s.claim[p]:
            earn(s, p, s.claim[p], SCORED_BEAR, CAUSE_BEAR, TERM_BEAR)
    return GO_ON


# --- after scoring: tickets for points --------------------------------------------------------------------------------
def ask_for_trade(s):
    """Whoever has three tickets may give them away for points."""
    if s.room[ROOM + TICKETS + s.turn] < TICKETS_TO_TRADE:
        return GO_ON
    s.phase = TRADE
    s.actor = s.turn
    return WAIT


def list_trades(s, c):
    """To keep the tickets, or to give three away."""
    add_choice(c, KEEP)
    add_choice(c, GIVE)


def trade(s, choice):
    """Three tickets for the points that the rules say."""
    if choice == GIVE:
        s.room[ROOM + TICKETS + s.turn] -= TICKETS_TO_TRADE
        earn(s, s.turn, s.room[ROOM + PRICE], SCORED_TICKETS, CAUSE_TRADE, TERM_TICKETS)
    return GO_ON


# --- after the turn: the bear tires -----------------------------------------------------------------------------------
def let_bear_tire(s):
    """A bear whom nobody has led for two rounds goes home to the wood."""
    if s.room[ROOM + BEAR_AT]:
        s.room[ROOM + REST] += 1
        if s.room[ROOM + REST] > 2 * s.players:
            s.room[ROOM + BEAR_AT] = 0
            s.room[ROOM + REST] = 0
            if s.log_on:
                note(s, LOG_BEAR_LEFT, 0, 0, 0, 0, 0, 0)
    return GO_ON


# --- after the last tile: everybody who has a ticket throws once more -------------------------------------------------
def ask_for_last_die(s):
    """The next player, from the one on turn clockwise, who has a ticket and has not thrown."""
    i: cython.int
    p: cython.int
    for i in range(s.players):
        p = (s.turn + i) % s.players
        if s.room[ROOM + TICKETS + p] and not (s.room[ROOM + THROWN] >> p) & 1:
            s.phase = LAST_DIE
            s.actor = p
            return WAIT
    return GO_ON


def throw_last_die(s, face):
    """He gets what the die shows."""
    s.room[ROOM + THROWN] |= 1 << s.actor
    earn(s, s.actor, face, SCORED_TICKETS, CAUSE_LAST_DIE, TERM_DIE)
    return TO + LAST_STEP


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, fair: cython.bint, jugglers: cython.bint, price: cython.int) -> None:
    """Play with the Fair, or without."""
    if not fair and not jugglers:
        return
    play_with(s, BOX)
    s.room[ROOM + PRICE] = price
    if jugglers:
        give_figure(s, JUGGLER)


def numbers(s: State) -> dict:
    """What is kept of the Fair, by name."""
    return {
        "tickets": [s.room[ROOM + TICKETS + p] for p in range(s.players)],
        "bear": s.room[ROOM + BEAR_AT] - 1,
        "face": s.room[ROOM + FACE],
        "rest": s.room[ROOM + REST],
        "thrown": s.room[ROOM + THROWN],
    }


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part."""
    p: cython.int
    for p, count in enumerate(given.get("tickets", ())):
        s.room[ROOM + TICKETS + p] = count
    s.room[ROOM + BEAR_AT] = given.get("bear", s.room[ROOM + BEAR_AT] - 1) + 1
    s.room[ROOM + FACE] = given.get("face", s.room[ROOM + FACE])
    s.room[ROOM + REST] = given.get("rest", s.room[ROOM + REST])
    s.room[ROOM + THROWN] = given.get("thrown", s.room[ROOM + THROWN])


add_bonus(BOX, bonus_of_booths, term_of_booths)
add_after_project(BOX, take_tickets)
add_final_scoring(BOX, score_tickets)
add_figure(JUGGLER, places_for_juggler, stays_on_board, FOLLOWER_FIGURE | ONE_EACH, 1)
add_elsewhere(BOX, has_gate, list_entries)
add_figure_choices(BOX, may_buy, list_buying, buy)
add_step("pennies", BOX, play_for_pennies, "turn begins")
add_chance(DIE, add_step("die", BOX, ask_for_die, "figure"), list_faces, throw_die, odds_of_face)
add_phase(BEAR, add_step("bear", BOX, ask_for_bear, "die"), list_tiles, lead_bear)
add_phase(TRADE, add_step("trade", BOX, ask_for_trade, "scoring"), list_trades, trade)
add_step("bear tires", BOX, let_bear_tire, "market turn ends")
LAST_STEP = cython.declare(cython.int, add_step("last die", BOX, ask_for_last_die, "tiles run out"))
add_chance(LAST_DIE, LAST_STEP, list_faces, throw_last_die, odds_of_face)
