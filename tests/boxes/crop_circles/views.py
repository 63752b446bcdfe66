"""A hand-made position with crop circles, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing

CIRCLES = BASE.replace(
    preset="crop-circles",
    board=placed("D 0 0 0", "CC01 0 1 0", "CC09 1 0 2", "CC06 0 -1 0"),
    followers=standing("0 0 0 road E", "1 0 0 road E", "2 0 1 field NL"),
)
VIEWS = {"crop-circles": CIRCLES}
