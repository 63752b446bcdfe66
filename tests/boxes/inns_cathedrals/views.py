"""A hand-made position with a cathedral, an inn and a field inside its tile, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.engine.view import StandingFollower

INNS = BASE.replace(
    preset="inns-cathedrals",
    board=placed("IC01 0 0 0", "IC03 0 -1 1", "IC05 1 0 1", "IC15 1 1 1", "IC17 1 2 0"),
    followers=(*standing("0 0 0 city N", "2 1 1 road S"), StandingFollower(1, 0, -1, "field")),
)
VIEWS = {"inns-cathedrals": INNS}
