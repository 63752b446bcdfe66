"""A hand-made position along a river, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing

RIVER = BASE.replace(
    preset="river",
    board=placed("RV01 0 0 0", "RV07 1 0 0", "RV06 2 0 1", "RV04 3 0 0", "RV10 4 0 0", "RV08 4 1 3", "RV02 5 1 0"),
    followers=standing("0 2 0 road N", "1 1 0 field NL", "2 5 1 field NL", "3 4 1 city S"),
)
VIEWS = {"river": RIVER}
