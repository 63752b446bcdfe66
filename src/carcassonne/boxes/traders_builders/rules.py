"""Goods for whoever finishes a city (T2), the builder and his second tile (T3), the pig among the farmers (T4)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.deck import has_own_tile, kept_back
    from carcassonne.core.features import follows_in
    from carcassonne.core.fields import add_better_field
    from carcassonne.core.figures import add_figure, stays_on_board
    from carcassonne.core.followers import add_after_leaving, leave
    from carcassonne.core.log import note, note_score, note_term
    from carcassonne.core.scoring import add_after_project, add_final_scoring
    from carcassonne.core.standing import ONE_EACH
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE, PLACES_ON

BOX = cython.declare(cython.int, box_number("traders_builders"))
MAJORITY_OF_GOODS = cython.declare(cython.int, 10)


# --- goods ------------------------------------------------------------------------------------------------------------
def goods_among(marks, kind):
    """How many goods of a kind (0 wine, 1 grain, 2 cloth) there are among the marks of a city."""
    return (marks >> (8 * kind)) & 255


def goods_in(s, city, kind):
    """How many tokens of a kind of goods a city has."""
    return goods_among(s.marks[city], kind)


def take_goods(s, city):
    """Whoever laid the tile takes a token for each symbol in the city just finished (ruling T2.1)."""
    kind: cython.int
    if not s.trade or LANDSCAPE[s.printed[city]] != CITY or s.marks[city] & ALL_GOODS == 0:
        return
    for kind in range(3):
        s.goods[kind * MAX_PLAYERS + s.turn] += goods_in(s, city, kind)
    if s.log_on:
        note(s, LOG_GOODS, s.turn, goods_in(s, city, 0), goods_in(s, city, 1), goods_in(s, city, 2), 0, 0)


def score_goods(s):
    """Most tokens of a kind: 10 points, for each who has as many (ruling T2.3)."""
    kind: cython.int
    p: cython.int
    most: cython.int
    if not s.trade:
        return
    for kind in range(3):
        most = 1
        for p in range(s.players):
            if s.goods[kind * MAX_PLAYERS + p] > most:
                most = s.goods[kind * MAX_PLAYERS + p]
        for p in range(s.players):
            if s.goods[kind * MAX_PLAYERS + p] == most:
                s.score[p] += MAJORITY_OF_GOODS
                if s.log_on:
                    note_score(s, p, MAJORITY_OF_GOODS, GOODS, kind, CAUSE_END, TERM_WINE + kind)
                    note_term(s, TERM_WINE + kind, MAJORITY_OF_GOODS)


# --- the builder ------------------------------------------------------------------------------------------------------
def may_build(s, segment):
    """Whether the player on turn may put his builder there: an unfinished road or city with a follower of his."""
    landscape: cython.int = LANDSCAPE[s.printed[segment]]
    feature: cython.int = s.feature[segment]
    return (landscape == CITY or landscape == ROAD) and s.open[feature] > 0 and follows_in(s, s.turn, feature)


def places_for_builder(s):
    """Where the player on turn may put his builder: on the new tile, or the bridge built in this part (ruling T3.1)."""
    base: cython.int = s.tile_base[s.tiles - 1]
    place: cython.int
    found: cython.int = 0
    if s.supply[BUILDER * MAX_PLAYERS + s.turn] == 0:
        return 0
    for place in range(PLACES_ON[s.tile_spin[s.tiles - 1] >> 2]):
        if may_build(s, base + place):
            found |= 2 << place
    if s.bridge_segment >= 0 and may_build(s, s.bridge_segment):
        found |= 1 << ON_BRIDGE
    return found


def builder_works(s):
    """Whether the tile just laid became part of what the builder of the player on turn stands on (ruling T3.2)."""
    tile: cython.int = s.tiles - 1
    at: cython.int = s.standing_at[BUILDER * MAX_PLAYERS + s.turn]
    segment: cython.int
    if at == 0:
        return False
    at = s.feature[at - 1]
    for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
        if s.feature[segment] == at:
            return True
    return s.bridge_segment >= 0 and s.feature[s.bridge_segment] == at


def see_builder_work(s):
    """Whether the player will lay a second tile; not after a second one."""
    if not s.second_part:
        s.again = builder_works(s)
    return GO_ON


def begin_second_part(s):
    """A second tile in the same turn, once (ruling T3.3); it leaves a market day that is due its tiles (T5.4)."""
    if not s.again or s.second_part or (s.undrawn_total <= kept_back(s) and not has_own_tile(s)):
        return GO_ON
    s.second_part = True
    if s.log_on:
        note(s, LOG_SECOND_PART, s.turn, 0, 0, 0, 0, 0)
    return TO + STEP_TILE


# --- the pig ----------------------------------------------------------------------------------------------------------
def places_for_pig(s):
    """Where the player on turn may put his pig: a field of the new tile with a farmer of his (ruling T4.1)."""
    base: cython.int = s.tile_base[s.tiles - 1]
    place: cython.int
    found: cython.int = 0
    if s.supply[PIG * MAX_PLAYERS + s.turn] == 0:
        return 0
    for place in range(PLACES_ON[s.tile_spin[s.tiles - 1] >> 2]):
        if LANDSCAPE[s.printed[base + place]] == FIELD and follows_in(s, s.turn, s.feature[base + place]):
            found |= 2 << place
    return found


def field_of_pig(s, player):
    """The field in which a player's pig is, -1 for none."""
    at: cython.int = s.standing_at[PIG * MAX_PLAYERS + player]
    return s.feature[at - 1] if at else -1


# --- builder and pig go home ------------------------------------------------------------------------------------------
def release_lonely(s, player, feature):
    """Builder and pig do not stay where their player has no follower left (rulings T3.5, T4.4)."""
    figure: cython.int
    at: cython.int
    if s.figures == 0 or follows_in(s, player, feature):
        return
    for figure in range(BUILDER, PIG + 1):
        at = s.standing_at[figure * MAX_PLAYERS + player]
        if at and s.feature[at - 1] == feature:
            leave(s, at - 1, figure << FIGURE | player + 1)


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, trade: cython.bint, figures: cython.bint) -> None:
    """Play with goods, with builders or pigs, or without."""
    if trade or figures:
        play_with(s, BOX)
    s.trade = trade
    if trade:
        s.looks += 2 * MAX_KINDS


def goods_taken(s: State) -> list:
    """By player: wine, grain, cloth."""
    return [tuple([s.goods[kind * MAX_PLAYERS + p] for kind in range(3)]) for p in range(s.players)]


def numbers(s: State) -> dict:
    """Goods in numbers, by name."""
    return {"goods": [s.goods[i] for i in range(MAX_GOODS)]}


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part."""
    i: cython.int
    for i, value in enumerate(given.get("goods", ())):
        s.goods[i] = value


add_after_project(BOX, take_goods)
add_final_scoring(BOX, score_goods)
add_better_field(BOX, field_of_pig, TERM_PIG)
add_after_leaving(BOX, release_lonely)
add_figure(BUILDER, places_for_builder, stays_on_board, ONE_EACH, 0)
add_figure(PIG, places_for_pig, stays_on_board, ONE_EACH, 0)
add_step("builder", BOX, see_builder_work)
add_step("second part", BOX, begin_second_part)
