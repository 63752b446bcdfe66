"""The abbot (rulings M2-M4): he stands on a cloister or in a garden, and may be taken back for what it is worth now."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import box_number, play_with
    from carcassonne.core.figures import add_figure, add_ground, is_ground_for
    from carcassonne.core.followers import leave
    from carcassonne.core.scoring import pay
    from carcassonne.core.standing import FOLLOWER_FIGURE, ONE_EACH
    from carcassonne.core.state import *
    from carcassonne.core.tables import HUB_AT

BOX = cython.declare(cython.int, box_number("abbot"))


def places_for_abbot(s):
    """Where the player on turn may put his abbot: the cloister or garden of the new tile; SKIP is to take him back."""
    tile: cython.int = s.tiles - 1
    place: cython.int = HUB_AT[s.tile_spin[tile] >> 2]
    if s.standing_at[ABBOT * MAX_PLAYERS + s.turn]:
        return may_come_back(s) << SKIP
    if place < 0 or s.supply[ABBOT * MAX_PLAYERS + s.turn] == 0 or s.occupants[s.tile_base[tile] + place]:
        return 0
    return 2 << place if is_ground_for(s, ABBOT, s.tile_base[tile] + place) else 0


def may_come_back(s):
    """Whether the abbot of the player on turn stands where squares around are empty (rulings M4.1, M4.3)."""
    return s.open[s.standing_at[ABBOT * MAX_PLAYERS + s.turn] - 1] > 0


def take_abbot(s):
    """The abbot comes back and his player gets what the cloister or garden is worth now."""
    segment: cython.int = s.standing_at[ABBOT * MAX_PLAYERS + s.turn] - 1
    pay(s, s.turn, segment, CAUSE_ABBOT)
    leave(s, segment, ABBOT << FIGURE | s.turn + 1)


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, abbots: cython.bint, gardens: cython.bint) -> None:
    """Play with abbots, and let them into gardens or let gardens be pictures."""
    s.gardens = gardens
    if abbots:
        play_with(s, BOX)


add_figure(ABBOT, places_for_abbot, take_abbot, FOLLOWER_FIGURE | ONE_EACH, 1)
add_ground(ABBOT, 1 << CLOISTER | 1 << GARDEN)
