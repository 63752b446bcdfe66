"""A hand-made position with towers, a follower on one, and prisoners, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.tower.view import BuiltTower, Prisoners

TOWER = BASE.replace(
    preset="tower",
    board=placed("D 0 0 0", "TW02 0 1 0", "TW11 1 0 0", "TW12 1 1 2", "TW06 2 0 0", "E 0 -1 2"),
    followers=standing("0 0 0 road W", "1 2 0 field NL"),
    supply=(4, 4, 6, 6),
    towers=(BuiltTower(1, 0, 1), BuiltTower(2, 0, 5), BuiltTower(0, 1, 3, 1), BuiltTower(1, 1, 2)),
    pieces=(4, 5, 6, 2),
    prisoners=(Prisoners(0, 1, 2), Prisoners(2, 0, 1)),
)
VIEWS = {"tower": TOWER}
