"""What a flight promises: the best place to land after each face of the die."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import hand_worth, look_at, stock_worth
    from carcassonne.boxes.flying_machines.rules import FACES, flying, may_land, tile_after
    from carcassonne.core.board import segments_on
    from carcassonne.core.boxes import box_number
    from carcassonne.core.features import count_claims
    from carcassonne.core.standing import weight_of
    from carcassonne.core.state import *


def add_flight(o, s):
    """Whoever flies may expect the mean of what the faces of the die bring."""
    face: cython.int
    tile: cython.int
    promised: cython.double = 0
    if flying(s) < 0:
        return
    for face in range(1, FACES + 1):
        tile = tile_after(s, face)
        if tile >= 0:
            promised += best_landing(o, s, flying(s), tile)
    o.expected[s.turn] += promised / FACES


def best_landing(o, s, figure, tile):
    """What landing on a tile brings at best, though it be a loss; nothing where the flier crashes."""
    segment: cython.int
    gain: cython.double
    best: cython.double = 0
    found: cython.bint = False
    for segment in range(s.tile_base[tile], s.tile_base[tile] + segments_on(s, tile)):
        if may_land(s, figure, segment):
            gain = landing_gain(o, s, figure, s.feature[segment])
            if not found or gain > best:
                best = gain
            found = True
    return best


def landing_gain(o, s, figure, feature):
    """What one more figure in a feature brings its player, and costs whoever loses it, less its worth at home."""
    me: cython.int = s.turn
    p: cython.int
    theirs: cython.int = 0
    mine: cython.int
    weight: cython.int = weight_of(s, feature, figure << FIGURE | me + 1)
    spent: cython.double = stock_worth(o, figure)
    gain: cython.double = 0
    if figure <= LARGE:
        spent += hand_worth(o, s, me, 0) - hand_worth(o, s, me, -1)
    count_claims(s, feature)
    mine = s.claim[me]
    for p in range(s.players):
        if p != me and s.claim[p] > theirs:
            theirs = s.claim[p]
    look_at(o, s, feature)
    if mine + weight >= theirs and (mine == 0 or mine < theirs):
        gain += o.worth
    if mine + weight > theirs and theirs >= mine and theirs > 0:
        gain += o.worth
    return gain - spent + o.chance * o.know.weight[W_RETURN] * spent


add_worth("flights", box_number("flying_machines"), add_flight)
