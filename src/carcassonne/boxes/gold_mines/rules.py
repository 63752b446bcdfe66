"""Gold: ingots come to lie on tiles (G1), go to whoever finishes what lies there (G2), and are worth points (G3)."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import beside_named, event_named, term_named
from carcassonne.core.tables import TILES

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import add_room, add_tile_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.log import note, note_score, note_term
    from carcassonne.core.scoring import add_final_scoring
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    MINES = [0] * MAX_KINDS

BOX = cython.declare(cython.int, box_number("gold_mines"))
ROOM = cython.declare(cython.int, add_room(BOX, KEPT))
ON_TILE = cython.declare(cython.int, add_tile_room(BOX))
GOLD = cython.declare(cython.int, phase_named("gold"))
LOG_PLACED_GOLD = cython.declare(cython.int, event_named("gold_placed"))
LOG_TAKEN_GOLD = cython.declare(cython.int, event_named("gold_taken"))
SCORED_GOLD = cython.declare(cython.int, beside_named("gold"))
TERM_GOLD = cython.declare(cython.int, term_named("gold"))


def _load() -> None:
    kind: cython.int
    for kind, tile in enumerate(TILES):
        MINES[kind] = "gold" in tile.signs


_load()


def ingots_on(s, tile):
    """How many ingots lie on a tile."""
    return s.tile_room[ON_TILE + tile]


def ingots_of(s, player):
    """How many ingots a player has."""
    return s.room[ROOM + HELD + player]


def has_mine(s, tile):
    """Whether a tile brings gold."""
    return MINES[s.tile_spin[tile] >> 2]


# --- two for each mine ------------------------------------------------------------------------------------------------
def put_ingot(s, tile):
    """An ingot comes to lie on a tile."""
    s.tile_room[ON_TILE + tile] += 1
    if s.log_on:
        note(s, LOG_PLACED_GOLD, s.turn, tile, 0, 0, 0, 0)


def tile_around(s, tile, i):
    """The tile on square `i` of the eight around a tile, -1 where none lies."""
    found: cython.int = s.grid[(s.tile_cell[tile] + s.around[i]) & s.mask]
    return found - 1 if found > 0 else -1


def dig(s):
    """One ingot on the mine just laid; the second where the player wants it, if he has a choice (ruling G1.2)."""
    i: cython.int
    mine: cython.int = s.tiles - 1
    only: cython.int = -1
    count: cython.int = 0
    if not has_mine(s, mine):
        return GO_ON
    put_ingot(s, mine)
    for i in range(8):
        if tile_around(s, mine, i) >= 0:
            only = tile_around(s, mine, i)
            count += 1
    if count == 1:
        put_ingot(s, only)
    if count < 2:
        return GO_ON
    s.phase = GOLD
    s.actor = s.turn
    return WAIT


def list_neighbours(s, c):
    """The tiles on the eight squares around the mine."""
    i: cython.int
    for i in range(8):
        if tile_around(s, s.tiles - 1, i) >= 0:
            add_choice(c, tile_around(s, s.tiles - 1, i))


def put_second(s, tile):
    """The second ingot lies where the player has said."""
    put_ingot(s, tile)
    return GO_ON


# --- taking it --------------------------------------------------------------------------------------------------------
def any_gold(s):
    """Whether an ingot lies on any tile."""
    tile: cython.int
    for tile in range(s.tiles):
        if s.tile_room[ON_TILE + tile]:
            return True
    return False


def owners_of(s, feature):
    """Whom a project pays, one bit each."""
    p: cython.int
    best: cython.int
    owners: cython.uint = 0
    count_claims(s, feature)
    best = majority(s)
    for p in range(s.players):
        if best and s.claim[p] == best:
            owners |= 1 << p
    return owners


def claim_project(s, feature, owners, claims):
    """Owners claim the tiles of a road or city, or a cloister's tile and the eight around it (ruling G2.1)."""
    x: cython.int = feature
    i: cython.int
    if LANDSCAPE[s.printed[feature]] > CITY:
        claims[s.tile_at[feature]] |= owners
        for i in range(8):
            if tile_around(s, s.tile_at[feature], i) >= 0:
                claims[tile_around(s, s.tile_at[feature], i)] |= owners
        return
    while True:
        claims[s.tile_at[x]] |= owners
        x = s.next[x]
        if x == feature:
            return


def take_from_projects(s):
    """Whom the finished projects pay takes the ingots that lie on them, before everybody goes home (ruling G2.3)."""
    i: cython.int
    claims = cython.declare(cython.uchar[MAX_TILES])
    if not cython.compiled:
        claims = [0] * MAX_TILES
    if s.castles:
        s.room[ROOM + CASTLES_PAID] = castles_done(s)
    if s.finished_size == 0 or not any_gold(s):
        return GO_ON
    for i in range(s.tiles):
        claims[i] = 0
    for i in range(s.finished_size):
        if s.occupants[s.finished[i]]:
            claim_project(s, s.finished[i], owners_of(s, s.finished[i]), claims)
    hand_out(s, claims)
    return GO_ON


def castles_done(s):
    """The castles that have paid or been left, one bit each."""
    c: cython.int
    done: cython.uint = 0
    for c in range(s.castle_count):
        if s.castle_done[c]:
            done |= 1 << c
    return done


def claim_castle(s, castle, claims):
    """The owner of a castle claims its two tiles and those beside them (ruling G2.5)."""
    along: cython.int = s.castle_side[castle]
    across: cython.int = (along + 1) & 3
    here: cython.int = s.tile_cell[s.castle_tile[castle]]
    i: cython.int
    found: cython.int
    for i in range(6):
        found = s.grid[(here + (i & 1) * s.delta[along] + ((i >> 1) - 1) * s.delta[across]) & s.mask]
        if found > 0:
            claims[found - 1] |= 1 << s.castle_owner[castle]


def take_from_castles(s):
    """Whose castle has paid in this part of the turn takes what is left around it."""
    i: cython.int
    before: cython.int = s.room[ROOM + CASTLES_PAID]
    claims = cython.declare(cython.uchar[MAX_TILES])
    if not cython.compiled:
        claims = [0] * MAX_TILES
    s.room[ROOM + CASTLES_PAID] = 0
    if not s.castles or cython.cast(cython.int, castles_done(s)) == before or not any_gold(s):
        return GO_ON
    for i in range(s.tiles):
        claims[i] = 0
    for i in range(s.castle_count):
        if s.castle_done[i] and not (before >> i) & 1:
            claim_castle(s, i, claims)
    hand_out(s, claims)
    return GO_ON


def hand_out(s, claims):
    """One by one, from the player on turn clockwise, until nothing is left that anybody claims (ruling G2.3)."""
    i: cython.int
    p: cython.int
    tile: cython.int
    taken = cython.declare(cython.int[6])
    going_on: cython.bint = True
    if not cython.compiled:
        taken = [0] * MAX_PLAYERS
    for i in range(s.players):
        taken[i] = 0
    while going_on:
        going_on = False
        for i in range(s.players):
            p = (s.turn + i) % s.players
            tile = best_claim(s, p, claims)
            if tile >= 0:
                s.tile_room[ON_TILE + tile] -= 1
                s.room[ROOM + HELD + p] += 1
                taken[p] += 1
                going_on = True
    if s.log_on:
        for i in range(s.players):
            p = (s.turn + i) % s.players
            if taken[p]:
                note(s, LOG_TAKEN_GOLD, p, taken[p], 0, 0, 0, 0)


def best_claim(s, player, claims):
    """The tile from which a player takes: the most claimed, then the northernmost, then the westernmost; -1: none."""
    tile: cython.int
    p: cython.int
    count: cython.int
    most: cython.int = 0
    best: cython.int = -1
    for tile in range(s.tiles):
        if s.tile_room[ON_TILE + tile] == 0 or not (claims[tile] >> player) & 1:
            continue
        count = 0
        for p in range(s.players):
            count += (claims[tile] >> p) & 1
        if (
            best < 0
            or count > most
            or (
                count == most
                and (
                    s.tile_y[tile] < s.tile_y[best]
                    or (s.tile_y[tile] == s.tile_y[best] and s.tile_x[tile] < s.tile_x[best])
                )
            )
        ):
            most = count
            best = tile
    return best


# --- what it is worth -------------------------------------------------------------------------------------------------
def worth_of(ingots):
    """The points of so many ingots (ruling G3.1)."""
    if ingots >= 10:
        return 4 * ingots
    return ingots * ((ingots + 2) // 3)


def score_gold(s):
    """What everybody's ingots are worth."""
    p: cython.int
    points: cython.int
    for p in range(s.players):
        points = worth_of(s.room[ROOM + HELD + p])
        if points:
            s.score[p] += points
            if s.log_on:
                note_score(s, p, points, SCORED_GOLD, 0, CAUSE_END, TERM_GOLD)
                note_term(s, TERM_GOLD, points)


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, gold: cython.bint) -> None:
    """Play with gold, or without."""
    if gold:
        play_with(s, BOX)


def gold_lying(s: State) -> list:
    """The tiles with ingots in order of laying: (tile, how many)."""
    return [(tile, ingots_on(s, tile)) for tile in range(s.tiles) if ingots_on(s, tile)]


def gold_held(s: State) -> tuple:
    """How many ingots each player has."""
    return tuple([ingots_of(s, p) for p in range(s.players)])


def lay_gold(s: State, tile: cython.int, count: cython.int) -> None:
    """So many ingots lie on a tile."""
    s.tile_room[ON_TILE + tile] = count


def give_gold(s: State, player: cython.int, count: cython.int) -> None:
    """A player has so many ingots."""
    s.room[ROOM + HELD + player] = count


def recall_castles(s: State) -> None:
    """While castles are being paid: those that were done before are the ones that this part has not paid."""
    c: cython.int
    done: cython.uint = castles_done(s)
    for c in range(s.castle_count):
        if s.castle_wave[c]:
            done &= ~(cython.cast(cython.uint, 1) << c)
    s.room[ROOM + CASTLES_PAID] = done


def is_mine(s: State, tile: cython.int) -> bool:
    """Whether a tile brings gold."""
    return bool(has_mine(s, tile))


def tiles_around(s: State, tile: cython.int) -> list:
    """The tiles on the eight squares around a tile."""
    return [tile_around(s, tile, i) for i in range(8) if tile_around(s, tile, i) >= 0]


add_final_scoring(BOX, score_gold)
add_phase(GOLD, add_step("gold", BOX, dig, "placing"), list_neighbours, put_second)
add_step("gold of projects", BOX, take_from_projects, "castle questions")
add_step("gold of castles", BOX, take_from_castles, "castles pay")
