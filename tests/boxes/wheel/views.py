"""A hand-made position of the wheel, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing

WHEEL = BASE.replace(
    preset="wheel-of-fortune",
    players=5,
    tile="W29:3",
    scores=(4, 0, 7, 12, 3),
    supply=(5, 6, 6, 6, 6),
    board=placed("W31:2 2 -1 1", "W17 -1 0 1", "W29:3 4 2 0", "W02 1 4 0", "W33 -1 3 0"),
    followers=standing("0 -1 0 city E", "4 2 -1 road N", "1 4 2 field SR", "2 3 3 field EL", "3 -1 3 road S"),
    wheel=True,
    pig="tax",
    crowns={"tax": (0, 2), "plague": (4,)},
)
VIEWS = {"wheel-of-fortune": WHEEL}
