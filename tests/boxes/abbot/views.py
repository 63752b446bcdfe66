"""A hand-made position with gardens, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.engine.view import StandingFollower

GARDENS = BASE.replace(
    preset="abbot",
    board=placed("EG 0 0 0", "RG 0 -1 2", "IC03G 1 -1 1", "NG 0 1 2", "B -1 0 0"),
    followers=(*standing("0 0 0 garden", "1 1 -1 garden", "3 -1 0 cloister"), StandingFollower(2, 1, -1, "field")),
)
VIEWS = {"abbot": GARDENS}
