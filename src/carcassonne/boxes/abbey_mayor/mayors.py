"""Mayors (J3): followers for cities, as strong as their city has pennants."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.abbey_mayor.played import *
    from carcassonne.core.figures import add_figure, add_ground, add_weight_rule, stays_on_board
    from carcassonne.core.followers import may_stand
    from carcassonne.core.standing import FOLLOWER_FIGURE, ONE_EACH
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, PLACES_ON


def places_for_mayor(s):
    """Where the player on turn may put his mayor: a city of the new tile in which nobody stands (ruling J3.1)."""
    base: cython.int = s.tile_base[s.tiles - 1]
    place: cython.int
    found: cython.int = 0
    if s.supply[MAYOR * MAX_PLAYERS + s.turn] == 0:
        return 0
    for place in range(PLACES_ON[s.tile_spin[s.tiles - 1] >> 2]):
        if LANDSCAPE[s.printed[base + place]] == CITY and may_stand(s, base + place):
            found |= 2 << place
    return found


def strength_of_mayor(s, feature, player):
    """He counts the pennants of his city (ruling J3.2)."""
    return s.pennants[feature]


add_figure(MAYOR, places_for_mayor, stays_on_board, FOLLOWER_FIGURE | ONE_EACH, 0)
add_weight_rule(MAYOR, strength_of_mayor)
add_ground(MAYOR, 1 << CITY)
