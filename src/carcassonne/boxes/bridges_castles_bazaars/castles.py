"""Castles (ruling E3): built on a two-tile city instead of scoring it, paid by the next project in the vicinity.

Payment goes in waves: first castles with a finished project in their six squares, then castles beside those just paid.
`castle_wave` keeps the wave in which a castle was paid this turn, so that the resolution can stop for a question to an
owner and go on after the answer.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.board import ends_here, segments_on
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.features import count_claims, distinct_tiles, majority, project_points
    from carcassonne.core.figures import GROUND
    from carcassonne.core.followers import add_figures_kept, add_figures_on_no_segment, come_home, send_home
    from carcassonne.core.log import note
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_figure, next_figure, segment_of, step_off
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import EDGE, LANDSCAPE, SLOT

BOX = cython.declare(cython.int, box_number("bridges_castles_bazaars"))
A_CASTLE = ON_NO_SEGMENT * (1 + BOX)
"""A castle among the places of the landscape: this and its number; lower ones are segments."""


# --- building ---------------------------------------------------------------------------------------------------------
def city_at_side(s, d):
    """The city at side `d` of the new tile, or the neighbour's that ends there where this one has no landscape."""
    tile: cython.int = s.tiles - 1
    side: cython.int = s.tile_spin[tile] * 4 + d
    segment: cython.int = ends_here(s, d)
    if EDGE[side] == CITY:
        segment = s.tile_base[tile] + SLOT[side * 3]
    return s.feature[segment] if segment >= 0 and LANDSCAPE[s.printed[segment]] == CITY else -1


def castle_site_of(s, player, d):
    """The city at side `d` of the new tile if this player may turn it into a castle now, else -1."""
    city: cython.int
    if (s.castle_asked >> d) & 1 or s.castles_left[player] == 0:
        return -1
    city = city_at_side(s, d)
    if city < 0 or s.open[city] or s.occupants[city] == 0 or s.parts[city] != 2 or distinct_tiles(s, city) != 2:
        return -1
    return city if is_sole_owner(s, player, city) and who_stays(s, player, city, d) else -1


def is_sole_owner(s, player, city):
    """Whether a city is a player's alone: he has the majority and shares it with nobody."""
    p: cython.int
    best: cython.int
    count_claims(s, city)
    best = majority(s)
    if best == 0 or s.claim[player] != best:
        return False
    for p in range(s.players):
        if p != player and s.claim[p] == best:
            return False
    return True


def ask_about_castles(s):
    """Ask the next owner of a finished two-tile city: the player on turn first, then clockwise, sides N E S W."""
    offset: cython.int
    player: cython.int
    d: cython.int
    for offset in range(s.players):
        player = (s.turn + offset) % s.players
        for d in range(4):
            if castle_site_of(s, player, d) >= 0:
                s.phase = BUILD_CASTLE
                s.actor = player
                s.castle_site = d
                return True
    return False


def question_owners(s):
    """Ask the owners of finished two-tile cities, one after another, before anything is scored."""
    s.castle_asked = 0
    return WAIT if s.castles and s.finished_size and ask_about_castles(s) else GO_ON


def list_castle_answers(s, c):
    """Taking the points of the city, and building."""
    add_choice(c, 0)
    add_choice(c, 1)


def answer_castle(s, build):
    """The owner builds or declines; the next owner is asked, or what is finished is scored."""
    s.castle_asked |= 1 << s.castle_site
    if build:
        build_castle(s)
    return WAIT if ask_about_castles(s) else GO_ON


def build_castle(s):
    """The city asked about becomes a castle, with a follower on it and no points now; others in it go home."""
    d: cython.int = s.castle_site
    city: cython.int = city_at_side(s, d)
    at: cython.int = who_stays(s, s.actor, city, d)
    c: cython.int = s.castle_count
    i: cython.int
    s.castle_count = c + 1
    s.castle_feature[c] = city
    s.castle_owner[c] = s.actor
    s.castle_done[c] = 0
    s.castle_wave[c] = 0
    s.castle_new[c] = 1
    s.castle_points[c] = 0
    s.castle_tile[c] = s.tile_at[segment_of(s, at)]
    s.castle_side[c] = side_between(s, s.castle_tile[c], s.tile_at[s.next[segment_of(s, at)]])
    s.castle_figure[c] = figure_at(s, at) >> FIGURE
    s.castles_left[s.actor] -= 1
    step_off(s, segment_of(s, at), figure_at(s, at))
    s.marks[city] |= CASTLE_CITY | UNPAID_CASTLE
    for i in range(s.finished_size):  # a city turned into a castle is not a finished project (ruling A5.3)
        if s.finished[i] == city:
            s.finished_size -= 1
            s.finished[i] = s.finished[s.finished_size]
            s.finished[s.finished_size] = 0
            break
    if s.log_on:
        note(s, LOG_CASTLE, s.actor, c, 0, 0, 0, 0)
    if s.occupants[city]:
        send_home(s, city)


def side_between(s, tile, other):
    """The side of a tile at which another one lies."""
    d: cython.int
    for d in range(3):
        if (s.tile_cell[tile] + s.delta[d]) & s.mask == s.tile_cell[other]:
            return d
    return 3


def tile_at_side(s, d):
    """The tile on which the city at side `d` of the new tile begins: the new one, or the neighbour that it closes."""
    return s.tile_at[ends_here(s, d)] if ends_here(s, d) >= 0 else s.tiles - 1


def may_hold(figure):
    """Whether a figure may stay on a castle."""
    return IS_FOLLOWER[figure] and (GROUND[figure] >> CASTLE) & 1


def who_stays(s, player, city, d):
    """The place in the walk of the follower who stays on a castle, 0 for none: ordinary ones first, then by tile.

    Of two alike it is the one on the tile on which the city begins at side `d`.
    """
    here: cython.int = tile_at_side(s, d)
    at: cython.int = first_figure(s, city)
    best: cython.int = 0
    rank: cython.int
    lowest: cython.int = 2 * FIGURES
    while at:
        rank = 2 * (figure_at(s, at) >> FIGURE) + (s.tile_at[segment_of(s, at)] != here)
        if figure_at(s, at) & OWNER == player + 1 and may_hold(figure_at(s, at) >> FIGURE) and rank < lowest:
            lowest = rank
            best = at
        at = next_figure(s, at)
    return best


# --- paying -----------------------------------------------------------------------------------------------------------
def lies_in_vicinity(s, castle, feature):
    """Whether a tile of the project is one of the castle's six squares: its two tiles and those beside them."""
    along: cython.int = s.castle_side[castle]
    across: cython.int = (along + 1) & 3
    here: cython.int = s.tile_cell[s.castle_tile[castle]]
    i: cython.int
    found: cython.int
    base: cython.int
    end: cython.int
    segment: cython.int
    for i in range(6):
        found = s.grid[(here + (i & 1) * s.delta[along] + ((i >> 1) - 1) * s.delta[across]) & s.mask]
        if found > 0:
            base = s.tile_base[found - 1]
            end = base + segments_on(s, found - 1)
            for segment in range(base, end):
                if s.feature[segment] == feature:
                    return True
    return False


def adjoins(s, castle, other):
    """Whether a tile of the other castle lies in this castle's vicinity (ruling E3.7)."""
    return lies_in_vicinity(s, castle, s.castle_feature[other])


def is_project_of(s, castle, choice):
    """Whether a finished feature, or A_CASTLE + a castle paid in the last wave, pays this castle in this wave."""
    if choice >= A_CASTLE:
        return (
            s.wave > 1
            and choice - A_CASTLE < s.castle_count
            and s.castle_wave[choice - A_CASTLE] == s.wave - 1
            and adjoins(s, castle, choice - A_CASTLE)
        )
    return s.wave == 1 and lies_in_vicinity(s, castle, choice)


def list_projects(s, c):
    """The projects that could pay the castle asked about."""
    i: cython.int
    for i in range(s.finished_size):
        if is_project_of(s, s.castle_site, s.finished[i]):
            add_choice(c, s.finished[i])
    for i in range(s.castle_count):
        if is_project_of(s, s.castle_site, A_CASTLE + i):
            add_choice(c, A_CASTLE + i)


def choose_project(s, choice):
    """The owner says which project pays his castle; the next castle is paid."""
    pay_castle(s, s.castle_site, choice)
    return WAIT if pay_castles(s) else GO_ON


def first_project(s, castle):
    """The first project that pays this castle in this wave, -1 for none."""
    i: cython.int
    if s.wave == 1:
        for i in range(s.finished_size):
            if is_project_of(s, castle, s.finished[i]):
                return s.finished[i]
    else:
        for i in range(s.castle_count):
            if is_project_of(s, castle, A_CASTLE + i):
                return A_CASTLE + i
    return -1


def count_projects(s, castle):
    """How many projects could pay this castle in this wave."""
    i: cython.int
    count: cython.int = 0
    if s.wave == 1:
        for i in range(s.finished_size):
            count += is_project_of(s, castle, s.finished[i])
    else:
        for i in range(s.castle_count):
            count += is_project_of(s, castle, A_CASTLE + i)
    return count


def castle_waiting(s):
    """The next castle to be paid in this wave, -1 for none: owners clockwise from the player on turn, older first."""
    offset: cython.int
    c: cython.int
    for offset in range(s.players):
        for c in range(s.castle_count):
            if (
                s.castle_owner[c] == (s.turn + offset) % s.players
                and not s.castle_done[c]
                and not s.castle_new[c]
                and first_project(s, c) >= 0
            ):
                return c
    return -1


def let_castles_pay(s):
    """Pay the castles once the projects are scored."""
    return WAIT if s.castle_count and pay_castles(s) else GO_ON


def pay_castles(s):
    """Pay castle after castle, wave after wave; stops with True where an owner must choose among projects."""
    c: cython.int
    paid: cython.int
    if s.wave == 0:
        s.wave = 1
    while True:
        c = castle_waiting(s)
        if c >= 0:
            if count_projects(s, c) > 1:
                s.phase = CHOOSE_PROJECT
                s.actor = s.castle_owner[c]
                s.castle_site = c
                return True
            pay_castle(s, c, first_project(s, c))
            continue
        paid = False
        for c in range(s.castle_count):
            if s.castle_wave[c] == s.wave:
                paid = True
        if not paid:
            break
        s.wave += 1
    s.wave = 0
    for c in range(s.castle_count):
        s.castle_wave[c] = 0
        s.castle_new[c] = 0
        s.castle_points[c] = 0
    return False


def pay_castle(s, castle, choice):
    """A castle pays its owner what the project is worth; its follower comes home and the castle is finished."""
    owner: cython.int = s.castle_owner[castle]
    points: cython.int
    kind: cython.int
    if choice >= A_CASTLE:
        points = s.castle_points[choice - A_CASTLE]
        kind = CASTLE
    else:
        points = project_points(s, choice)
        kind = LANDSCAPE[s.printed[choice]]
    s.score[owner] += points
    s.castle_points[castle] = points
    s.castle_wave[castle] = s.wave
    if s.log_on:
        note(s, LOG_CASTLE_PAID, owner, points, castle, kind, 0, 0)
    empty_castle(s, castle)


def empty_castle(s, castle):
    """The castle's follower comes home; only now the castle counts as completed (ruling E3.5)."""
    s.castle_done[castle] = 1
    s.marks[s.castle_feature[castle]] &= ~UNPAID_CASTLE
    come_home(s, s.castle_figure[castle] << FIGURE | s.castle_owner[castle] + 1)
    if s.log_on:
        note(s, LOG_CASTLE_HOME, s.castle_owner[castle], castle, s.castle_figure[castle], 0, 0, 0)
    s.castle_figure[castle] = ORDINARY


# --- followers in castles ---------------------------------------------------------------------------------------------
def holds_castle(s, player):
    """Whether a player has a follower in a castle."""
    c: cython.int
    for c in range(s.castle_count):
        if s.castle_owner[c] == player and not s.castle_done[c]:
            return True
    return False


def list_held(s, player, c):
    """A player's castles with a follower in them."""
    i: cython.int
    for i in range(s.castle_count):
        if s.castle_owner[i] == player and not s.castle_done[i]:
            add_choice(c, i)


def held(s, player, figure):
    """How many figures of a kind a player has in castles."""
    i: cython.int
    count: cython.int = 0
    for i in range(s.castle_count):
        count += s.castle_owner[i] == player and not s.castle_done[i] and s.castle_figure[i] == figure
    return count


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, castles: cython.bint, tokens: cython.int, value: cython.int) -> None:
    """Play with castles, so many for each player and of this value to a field, or without."""
    i: cython.int
    s.castles = castles
    if castles:
        play_with(s, BOX)
    s.castle_value = value
    for i in range(s.players):
        s.castles_left[i] = tokens if castles else 0


def castles_standing(s: State) -> list:
    """Every castle in order of building: (owner, tile, side towards its other tile, done, city)."""
    return [
        (s.castle_owner[i], s.castle_tile[i], s.castle_side[i], bool(s.castle_done[i]), s.castle_feature[i])
        for i in range(s.castle_count)
    ]


def castle_figures(s: State) -> list:
    """The figure of each castle's follower, in the order of :func:`castles_standing`; a finished castle has none."""
    return [0 if s.castle_done[i] else s.castle_figure[i] for i in range(s.castle_count)]


def castles_in_stock(s: State) -> tuple:
    """How many castles each player has left."""
    return tuple([s.castles_left[i] for i in range(s.players)])


def place_of_castle(castle: cython.int) -> int:
    """A castle as a place of the landscape."""
    return A_CASTLE + castle


def holds(figure: cython.int) -> bool:
    """Whether a figure may stay on a castle."""
    return bool(may_hold(figure))


def castle_at_place(place: cython.int) -> int:
    """The castle that is a place of the landscape, -1 for any other place."""
    return place - A_CASTLE if A_CASTLE <= place < A_CASTLE + ON_NO_SEGMENT else -1


def city_of_question(s: State, side: cython.int) -> int:
    """The city at a side of the new tile that a question may be about, -1 for none."""
    return city_at_side(s, side)


def site_of_question(s: State, side: cython.int) -> tuple:
    """The tile on which a follower of the city at a side of the new tile would stay, and the side to its other one."""
    city: cython.int = city_at_side(s, side)
    segment: cython.int = segment_of(s, who_stays(s, s.actor, city, side))
    return s.tile_at[segment], side_between(s, s.tile_at[segment], s.tile_at[s.next[segment]])


def castle_question(s: State) -> int:
    """What is asked about: a side of the new tile, or a castle."""
    return s.castle_site


def stand_castle(
    s: State, owner: cython.int, tile: cython.int, side: cython.int, done: cython.bint, figure: cython.int = ORDINARY
) -> None:
    """Put a castle on the city at a side of a tile; neither supply nor stock is touched."""
    c: cython.int = s.castle_count
    s.castle_count = c + 1
    s.castle_owner[c] = owner
    s.castle_tile[c] = tile
    s.castle_side[c] = side
    s.castle_done[c] = done
    s.castle_figure[c] = figure
    s.castle_feature[c] = s.feature[s.tile_base[tile] + SLOT[(s.tile_spin[tile] * 4 + side) * 3]]
    s.marks[s.castle_feature[c]] |= CASTLE_CITY if done else CASTLE_CITY | UNPAID_CASTLE


def numbers(s: State) -> dict:
    """Castles in numbers, by name, but for where they stand."""
    return {
        "wave": s.wave,
        "castle_asked": s.castle_asked,
        "castle_site": s.castle_site,
        "castles_left": [s.castles_left[i] for i in range(s.players)],
        "castle_points": [s.castle_points[i] for i in range(s.castle_count)],
        "castle_wave": [s.castle_wave[i] for i in range(s.castle_count)],
        "castle_new": [s.castle_new[i] for i in range(s.castle_count)],
    }


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part; castles must stand already."""
    i: cython.int
    s.wave = given.get("wave", s.wave)
    s.castle_asked = given.get("castle_asked", s.castle_asked)
    s.castle_site = given.get("castle_site", s.castle_site)
    for i, value in enumerate(given.get("castles_left", ())):
        s.castles_left[i] = value
    for i, value in enumerate(given.get("castle_points", ())):
        s.castle_points[i] = value
    for i, value in enumerate(given.get("castle_wave", ())):
        s.castle_wave[i] = value
    for i, value in enumerate(given.get("castle_new", ())):
        s.castle_new[i] = value


add_phase(BUILD_CASTLE, add_step("castle questions", BOX, question_owners), list_castle_answers, answer_castle)
add_phase(CHOOSE_PROJECT, add_step("castles pay", BOX, let_castles_pay), list_projects, choose_project)
# A follower in a castle is on the landscape; taken back, it leaves the castle finished without payout (ruling E5).
add_figures_on_no_segment(BOX, holds_castle, list_held, empty_castle)
add_figures_kept(BOX, held)
