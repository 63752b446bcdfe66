"""What the dragon threatens and the fairy promises."""

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
    from carcassonne.ai.thought.outlook import look_at, return_worth
    from carcassonne.boxes.princess_dragon.rules import (
        DRAGON,
        FOR_A_PROJECT,
        MOST_STEPS,
        SEND_AWAY,
        SIGNS,
        STANDINGS,
        TO_TILE,
        VOLCANO,
        WITH_DRAGON,
        is_eaten,
        player_of_fairy,
        plays,
        segment_of_companion,
        signs_of,
        steps_to_go,
        tile_beside,
        tile_of_dragon,
        tile_of_fairy,
    )
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
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


BOX = cython.declare(cython.int, box_number("princess_dragon"))
W_DRAGON = cython.declare(cython.int, weight_named("dragon"))
W_FAIRY = cython.declare(cython.int, weight_named("fairy"))
DRAGONS: int = W_DRAGON
FAIRIES: int = W_FAIRY
"""For Python."""
SOON = cython.declare(cython.double, 6.0)
"""So many draws are looked ahead for a tile with a dragon."""
STAY = cython.declare(cython.double, 12.0)
"""The larger it is, the sooner somebody else is expected to call the fairy away."""


def add_dragon(o, s):
    """What the dragon may eat, to those who would lose it, and what the fairy pays."""
    p: cython.int = player_of_fairy(s)
    if p >= 0:
        o.expected[p] += o.know.weight[W_FAIRY] * o.left / (o.left + STAY)
    if plays(s, WITH_DRAGON) and tile_of_dragon(s) >= 0 and o.know.weight[W_DRAGON] > 0:
        threaten(o, s, o.know.weight[W_DRAGON] * chance_of_dragon(o, s), tile_of_fairy(s))


def chance_of_dragon(o, s):
    """The chance that the dragon moves before long: he moves now, or one of the next tiles has him."""
    kind: cython.int
    count: cython.int = 0
    ahead: cython.double
    if steps_to_go(s) or (s.placed and signs_of(s, s.tiles - 1) & DRAGON):
        return 1.0
    for kind in range(s.kinds):
        if SIGNS[kind] & DRAGON:
            count += s.undrawn[kind]
    ahead = count * SOON / (s.undrawn_total + 1.0)
    return ahead / (1.0 + ahead)


def threaten(o, s, weight, shelter):
    """Everybody in reach loses a part of what he stands for, less the farther away; the shelter is closed to him."""
    reach: cython.int = steps_to_go(s)
    tile: cython.int
    d: cython.int
    there: cython.int
    first: cython.int = 0
    end: cython.int = 1
    distance: cython.int
    if reach == 0:
        reach = MOST_STEPS
    o.epoch += 1
    o.city[0] = tile_of_dragon(s)
    o.seen[o.city[0]] = o.epoch
    for distance in range(1, reach + 1):
        there = end
        while first < there:
            tile = o.city[first]
            first += 1
            for d in range(4):
                end += reaches(o, s, tile_beside(s, tile, d), shelter, end)
        for d in range(there, end):
            lose(o, s, o.city[d], weight / (1.0 + distance))


def reaches(o, s, tile, shelter, at):
    """Note a tile that the dragon can come to, unless it is noted or the fairy's; whether it was new."""
    if tile < 0 or tile == shelter or o.seen[tile] == o.epoch:
        return False
    o.seen[tile] = o.epoch
    o.city[at] = tile
    return True


def lose(o, s, tile, share):
    """Whoever stands on a tile loses a share of what his feature brings him, and has his follower back."""
    segment: cython.int
    at: cython.int
    p: cython.int
    end: cython.int = s.tile_base[tile + 1] if tile + 1 < s.tiles else s.segments
    for segment in range(s.tile_base[tile], end):
        at = first_on(s, segment)
        while at:
            if is_eaten(figure_at(s, at)):
                p = (figure_at(s, at) & OWNER) - 1
                count_claims(s, s.feature[segment])
                if s.claim[p] and s.claim[p] == majority(s):
                    o.expected[p] -= share * o.value_of[s.feature[segment]]
                if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
                    o.expected[p] += share * return_worth(o, s, p)
            at = next_figure(s, at)


# --- what the fairy or the princess adds ------------------------------------------------------------------------------
def worth_of_choice(o, s, choice, player):
    """What it changes to call the fairy, or to send a knight away."""
    gain: cython.double
    owner: cython.int = player_of_fairy(s)
    if choice >= SEND_AWAY:
        return worth_of_sending(o, s, (choice - SEND_AWAY) // STANDINGS, (choice - SEND_AWAY) % STANDINGS, player)
    if choice >= TO_TILE:
        return worth_of_shelter(o, s, choice - TO_TILE, player)
    gain = worth_of_shelter(o, s, s.tile_at[choice // FIGURES], player) + worth_of_company(o, s, choice // FIGURES)
    if owner >= 0:
        gain -= worth_of_company(o, s, segment_of_companion(s)) * (1.0 if owner == player else -1.0 / (s.players - 1))
    return gain


def worth_of_company(o, s, segment):
    """What it is worth that the fairy stands beside a follower: three points now if he is scored, otherwise to come."""
    if LANDSCAPE[s.printed[segment]] != FIELD and s.open[s.feature[segment]] == 0:
        return FOR_A_PROJECT
    return o.know.weight[W_FAIRY] * o.left / (o.left + STAY)


def worth_of_shelter(o, s, tile, player):
    """What it changes for a player that the fairy keeps the dragon from this tile, and no longer from hers."""
    p: cython.int
    gain: cython.double = 0
    weight: cython.double
    before = cython.declare(cython.double[6])
    if not cython.compiled:
        before = [0.0] * MAX_PLAYERS
    if not plays(s, WITH_DRAGON) or tile_of_dragon(s) < 0:
        return 0
    weight = o.know.weight[W_DRAGON] * chance_of_dragon(o, s)
    for p in range(s.players):
        before[p] = o.expected[p]
    threaten(o, s, -weight, tile_of_fairy(s))
    threaten(o, s, weight, tile)
    for p in range(s.players):
        gain += (o.expected[p] - before[p]) * (1.0 if p == player else -1.0 / (s.players - 1))
        o.expected[p] = before[p]
    return gain


def worth_of_sending(o, s, segment, standing, player):
    """What it changes when a knight goes home: the worth of his city, for whoever held it and whoever holds it then."""
    owner: cython.int = (standing & OWNER) - 1
    p: cython.int
    before: cython.int
    after: cython.int
    share: cython.double = 1.0 / (s.players - 1)
    gain: cython.double = return_worth(o, s, owner)
    if owner != player:
        gain *= -share
    look_at(o, s, s.feature[segment])
    count_claims(s, s.feature[segment])
    before = majority(s)
    for p in range(s.players):
        if before and s.claim[p] == before:
            gain += -o.worth if p == player else o.worth * share
    s.claim[owner] -= weight_of(s, s.feature[segment], standing)
    after = majority(s)
    for p in range(s.players):
        if after and s.claim[p] == after:
            gain += o.worth if p == player else -o.worth * share
    return gain


# --- items ------------------------------------------------------------------------------------------------------------
def mark_reached(it, s, feature, landscape):
    """Mark the item of a feature by how near the dragon is to those who stand there."""
    at: cython.int = first_figure(s, feature)
    dragon: cython.int = tile_of_dragon(s) if plays(s, WITH_DRAGON) else -1
    tile: cython.int
    steps: cython.int
    mine: cython.int = MOST_STEPS + 1
    yours: cython.int = MOST_STEPS + 1
    while at and dragon >= 0:
        tile = s.tile_at[segment_of(s, at)]
        if is_eaten(figure_at(s, at)) and tile != tile_of_fairy(s):
            steps = abs(s.tile_x[tile] - s.tile_x[dragon]) + abs(s.tile_y[tile] - s.tile_y[dragon])
            if (figure_at(s, at) & OWNER) - 1 == it.me:
                mine = min(mine, steps)
            else:
                yours = min(yours, steps)
        at = next_figure(s, at)
    if 0 < mine <= MOST_STEPS:
        add_row(it, I_STEPS + mine - 1)
    if 0 < yours <= MOST_STEPS:
        add_row(it, I_STEPS + MOST_STEPS + yours - 1)


def note_dragon_and_fairy(it, o, s):
    """Whether the dragon is about and how soon he may move, and whom the fairy pays."""
    kind: cython.int
    dragons: cython.int = 0
    volcanoes: cython.int = 0
    if player_of_fairy(s) >= 0:
        add_global(it, G_FAIRY + (player_of_fairy(s) != it.me), 1)
    if not plays(s, WITH_DRAGON):
        return
    for kind in range(s.kinds):
        if SIGNS[kind] & DRAGON:
            dragons += s.undrawn[kind]
        if SIGNS[kind] & VOLCANO:
            volcanoes += s.undrawn[kind]
    add_global(it, G_DRAGON, tile_of_dragon(s) >= 0)
    add_global(it, G_DRAGON + 1, dragons)
    add_global(it, G_DRAGON + 2, volcanoes)


add_choice_gain(BOX, worth_of_choice)
add_marking(BOX, mark_reached)
add_noting(BOX, note_dragon_and_fairy)
add_worth("dragon and fairy", BOX, add_dragon)
