"""A hand-made position with ferries, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.ferries.view import FerryLying

FERRIES = BASE.replace(
    preset="ferries",
    board=placed("D 0 0 0", "FE01 1 0 0", "FE03 2 0 0", "FE02 1 1 2", "FE02 2 1 1"),
    followers=standing("0 1 0 road S", "1 2 0 road N", "0 1 1 road W", "1 2 1 field NR"),
    ferries=(
        FerryLying(1, 0, ("E", "W")),
        FerryLying(2, 0, ("N", "E")),
        FerryLying(1, 1, ("N", "E")),
        FerryLying(2, 1, ("S", "W")),
    ),
)
VIEWS = {"ferries": FERRIES}
