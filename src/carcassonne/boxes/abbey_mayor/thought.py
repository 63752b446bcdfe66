"""What an abbey in hand and a barn are worth, and what mayor, wagon and barn add where they may go."""

from __future__ import annotations

import cython

from carcassonne.ai.thought.knowledge import weight_named

if not cython.compiled:
    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_choice_gain, add_figure_gain
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import add_stock_weight, look_at, look_at_field, return_worth, stock_worth
    from carcassonne.boxes.abbey_mayor.abbeys import has_abbey
    from carcassonne.boxes.abbey_mayor.barns import segment_at_corner
    from carcassonne.boxes.abbey_mayor.played import BARN, BOX, MAYOR, WAGON
    from carcassonne.core.features import count_claims, count_heads, majority
    from carcassonne.core.fields import count_cities
    from carcassonne.core.followers import segment_chosen
    from carcassonne.core.state import *

W_ABBEY = cython.declare(cython.int, weight_named("abbey"))
W_MAYOR_STOCK = cython.declare(cython.int, weight_named("mayor_stock"))
W_WAGON_STOCK = cython.declare(cython.int, weight_named("wagon_stock"))
W_WAGON_ON = cython.declare(cython.int, weight_named("wagon_on"))
W_BARN_STOCK = cython.declare(cython.int, weight_named("barn_stock"))
ABBEY_WEIGHT: int = W_ABBEY
"""This and the next for Python."""
MAYOR_WEIGHT: int = W_MAYOR_STOCK
WAGON_WEIGHT: int = W_WAGON_STOCK
MOVING_WEIGHT: int = W_WAGON_ON
BARN_WEIGHT: int = W_BARN_STOCK


# --- the position -----------------------------------------------------------------------------------------------------
def left_of_game(o):
    """How much of a game is left, from 1 to 0."""
    return o.left / (o.left + 10.0)


def add_hands_and_barns(o, s):
    """An abbey in hand while there are turns for it; a barn by the cities that its field will have."""
    p: cython.int
    at: cython.int
    for p in range(s.players):
        if has_abbey(s, p):
            o.expected[p] += o.know.weight[W_ABBEY] * left_of_game(o)
        at = s.standing_at[BARN * MAX_PLAYERS + p]
        if at:
            look_at_field(o, s, s.feature[at - 1])
            o.expected[p] += 4 * o.cities


# --- what they add ----------------------------------------------------------------------------------------------------
def mayor_gain(o, s, place, player):
    """A mayor holds what an ordinary follower would, once his city has a pennant; before, the hope of one."""
    feature: cython.int = s.feature[segment_chosen(s, place)]
    stock: cython.double = stock_worth(o, MAYOR)
    hope: cython.double = 0.35 if s.open[feature] else 0.0
    look_at(o, s, feature)
    return (o.worth if s.pennants[feature] else hope * o.worth) - stock * (1 - o.chance * o.know.weight[W_RETURN])


def wagon_gain(o, s, place, player):
    """A wagon holds what an ordinary follower would, and may go on when that is scored."""
    stock: cython.double = stock_worth(o, WAGON)
    look_at(o, s, s.feature[segment_chosen(s, place)])
    return o.worth + o.chance * o.know.weight[W_WAGON_ON] - stock * (1 - o.chance * o.know.weight[W_RETURN])


def barn_gain(o, s, corner, player):
    """A barn is paid for its field to the end; farmers there are paid now instead of then, and come home."""
    field: cython.int = s.feature[segment_at_corner(s, corner)]
    gain: cython.double
    look_at_field(o, s, field)
    gain = 4 * o.cities - stock_worth(o, BARN)
    if s.occupants[field]:
        gain += change_for_farmers(o, s, field, player)
    return gain


def change_for_farmers(o, s, field, player):
    """What it changes for a player that the farmers of a field are paid now and go home."""
    count: cython.int = count_cities(s, field, True)
    p: cython.int
    best: cython.int
    share: cython.double = 1.0 / (s.players - 1)
    gain: cython.double = 0
    paid: cython.double = 3 * ((count & 255) + (count >> 8)) - o.worth
    count_claims(s, field)
    best = majority(s)
    for p in range(s.players):
        if best and s.claim[p] == best:
            gain += paid if p == player else -paid * share
    count_heads(s, field)
    for p in range(s.players):
        if s.claim[p]:
            gain += s.claim[p] * return_worth(o, s, p) * (1.0 if p == player else -share)
    return gain


add_worth("abbeys", BOX, add_hands_and_barns)
add_figure_gain(MAYOR, mayor_gain)
add_figure_gain(WAGON, wagon_gain)
add_choice_gain(BOX, barn_gain)
add_stock_weight(MAYOR, W_MAYOR_STOCK)
add_stock_weight(WAGON, W_WAGON_STOCK)
add_stock_weight(BARN, W_BARN_STOCK)
