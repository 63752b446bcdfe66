"""The large follower: a follower that counts as two (ruling I4)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.wheel.rules import places_on_crowns
    from carcassonne.core.followers import places_for_follower
    from carcassonne.core.state import *


def places_for_large(s):
    """Where the player on turn may put his large follower: wherever an ordinary one may stand (ruling I4.1)."""
    if s.supply[LARGE * MAX_PLAYERS + s.turn] == 0:
        return 0
    return places_for_follower(s) | (places_on_crowns(s) if s.wheel else 0)
