"""A hand-made position with shrines, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing

SHRINES = BASE.replace(
    preset="shrines",
    board=placed("D 0 0 0", "SH05 0 1 1", "SH02 0 -1 2", "SH01 0 2 0", "B -1 2 0"),
    followers=standing("0 0 1 shrine", "1 -1 2 cloister", "2 0 2 shrine", "3 0 -1 field WL"),
)
VIEWS = {"shrines": SHRINES}
