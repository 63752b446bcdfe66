"""What towers promise: prisoners and their ransom, followers in reach of a tower, and whom a piece may capture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.ai.thought.knowledge import weight_named

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_choice_gain
    from carcassonne.ai.thought.items import add_global, add_marking, add_noting, add_row
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import hand_worth, look_at, return_worth
    from carcassonne.boxes.tower.rules import (
        ON_TOP,
        PRICE,
        height_of,
        holds_any,
        imprisoned,
        is_open,
        pieces_of,
        reaches_tile,
        top_of,
    )
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.standing import (
        IS_FOLLOWER,
        figure_at,
        first_figure,
        first_on,
        next_figure,
        segment_of,
        weight_of,
    )
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


BOX = cython.declare(cython.int, box_number("tower"))
W_RANSOM = cython.declare(cython.int, weight_named("ransom"))
W_DANGER = cython.declare(cython.int, weight_named("tower_danger"))
RANSOM: int = W_RANSOM
"""These two for Python."""
DANGER: int = W_DANGER
A_PIECE = cython.declare(cython.double, 0.3)
"""What a piece is worth in the stock."""


# --- the position -----------------------------------------------------------------------------------------------------
def add_prisons(o, s):
    """A prisoner is worth to his owner what he brings beyond his ransom, and to his captor a part of that."""
    captor: cython.int
    owner: cython.int
    figure: cython.int
    price: cython.double = PRICE
    worth: cython.double
    for captor in range(s.players):
        for owner in range(s.players):
            if not holds_any(s, captor, owner):
                continue
            worth = return_worth(o, s, owner)
            for figure in range(FIGURES):
                if worth > price and imprisoned(s, captor, owner, figure):
                    o.expected[owner] += o.know.weight[W_RANSOM] * (worth - price)
                    o.expected[captor] += o.know.weight[W_RANSOM] * price
    add_dangers(o, s)


def add_dangers(o, s):
    """Followers whom the next piece on an open tower could capture."""
    tower: cython.int
    p: cython.int
    endangered = cython.declare(cython.double[6])
    if not cython.compiled:
        endangered = [0.0] * MAX_PLAYERS
    if o.know.weight[W_DANGER] == 0:
        return
    for p in range(s.players):
        endangered[p] = 0
    for tower in range(s.tiles):
        if is_open(s, tower):
            count_endangered(s, tower, height_of(s, tower) + 1, endangered)
    for p in range(s.players):
        o.expected[p] -= o.know.weight[W_DANGER] * endangered[p] * o.left / (o.left + 10.0)


def count_endangered(s, tower, height, endangered):
    """Count everybody's followers in reach of a tower of this height."""
    step: cython.int
    d: cython.int
    tile: cython.int
    segment: cython.int
    cell: cython.int
    for d in range(4):
        cell = s.tile_cell[tower]
        for step in range(height + 1):
            tile = s.grid[cell] - 1
            cell = (cell + s.delta[d]) & s.mask
            if tile < 0 or (step == 0 and d > 0):
                continue
            for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
                if s.follower[segment] and IS_FOLLOWER[s.follower[segment] >> FIGURE]:
                    endangered[(s.follower[segment] & OWNER) - 1] += 1


# --- what a piece, or a follower on a tower, adds ---------------------------------------------------------------------
def worth_of_choice(o, s, choice, player):
    """What a piece captures at best; a follower on a tower is spent, and keeps it closed."""
    tile: cython.int = choice % ON_TOP
    if choice < ON_TOP:
        return best_capture(o, s, tile, height_of(s, tile) + 1, player) - A_PIECE
    return hand_worth(o, s, player, -1) - hand_worth(o, s, player, 0)


def best_capture(o, s, tower, height, player):
    """The best that a tower of this height may capture; 0 for nobody."""
    d: cython.int
    step: cython.int
    tile: cython.int
    cell: cython.int
    found: cython.double
    best: cython.double = 0
    for d in range(4):
        cell = s.tile_cell[tower]
        for step in range(height + 1):
            tile = s.grid[cell] - 1
            cell = (cell + s.delta[d]) & s.mask
            if tile >= 0 and (step > 0 or d == 0):
                found = best_on_tile(o, s, tile, player)
                if found > best:
                    best = found
    return best


def best_on_tile(o, s, tile, player):
    """The best capture on one tile, that on its tower included."""
    segment: cython.int
    at: cython.int
    found: cython.double
    best: cython.double = 0
    for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
        at = first_on(s, segment) if s.follower[segment] else 0
        while at:
            if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
                found = worth_of_capture(o, s, segment, figure_at(s, at), player)
                if found > best:
                    best = found
            at = next_figure(s, at)
    if top_of(s, tile):
        found = worth_of_prisoner(o, s, (top_of(s, tile) & OWNER) - 1, player)
        if found > best:
            best = found
    return best


def worth_of_capture(o, s, segment, standing, player):
    """What it changes when a follower leaves his feature: its worth, for whoever held it and whoever holds it then."""
    owner: cython.int = (standing & OWNER) - 1
    feature: cython.int = s.feature[segment]
    p: cython.int
    before: cython.int
    after: cython.int
    gain: cython.double = worth_of_prisoner(o, s, owner, player)
    share: cython.double = 1.0 / (s.players - 1)
    look_at(o, s, feature)
    count_claims(s, feature)
    before = majority(s)
    for p in range(s.players):
        if before and s.claim[p] == before:
            gain += -o.worth if p == player else o.worth * share
    s.claim[owner] -= weight_of(s, feature, standing)
    after = majority(s)
    for p in range(s.players):
        if after and s.claim[p] == after:
            gain += o.worth if p == player else -o.worth * share
    return gain


def worth_of_prisoner(o, s, owner, player):
    """A follower more at home, an own one or by exchange; otherwise a ransom that may come."""
    if owner == player or holds_any(s, owner, player):
        return return_worth(o, s, player)
    return 2 * o.know.weight[W_RANSOM] * PRICE * o.left / (o.left + 10.0)


# --- items ------------------------------------------------------------------------------------------------------------
def mark_in_reach(it, s, feature, landscape):
    """Mark the item of a feature by how many towers may capture those who stand there with their next piece."""
    at: cython.int = first_figure(s, feature)
    mine: cython.int = 0
    yours: cython.int = 0
    while at:
        if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
            if (figure_at(s, at) & OWNER) - 1 == it.me:
                mine = max(mine, towers_reaching(s, s.tile_at[segment_of(s, at)]))
            else:
                yours = max(yours, towers_reaching(s, s.tile_at[segment_of(s, at)]))
        at = next_figure(s, at)
    if mine:
        add_row(it, I_REACH + min(mine, MOST_TOWERS) - 1)
    if yours:
        add_row(it, I_REACH + MOST_TOWERS + min(yours, MOST_TOWERS) - 1)


def note_towers(it, o, s):
    """Prisoners, pieces, and towers that may be built on."""
    tower: cython.int
    towers: cython.int = 0
    for tower in range(s.tiles):
        towers += is_open(s, tower)
    add_global(it, G_PRISONERS, imprisoned(s, it.leader, it.me, ORDINARY))
    add_global(it, G_PRISONERS + 1, imprisoned(s, it.me, it.leader, ORDINARY))
    add_global(it, G_PIECES, pieces_of(s, it.me))
    add_global(it, G_PIECES + 1, pieces_of(s, it.leader))
    add_global(it, G_TOWERS, towers)


def towers_reaching(s, tile):
    """How many towers would reach a tile with a piece more."""
    tower: cython.int
    count: cython.int = 0
    for tower in range(s.tiles):
        count += is_open(s, tower) and reaches_tile(s, tower, tile, height_of(s, tower) + 1)
    return count


add_marking(BOX, mark_in_reach)
add_noting(BOX, note_towers)
add_worth("tower", BOX, add_prisons)
add_choice_gain(BOX, worth_of_choice)
