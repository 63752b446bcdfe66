"""A hand-made position with a flier about to land, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.flying_machines.view import FlightSeen

FLIGHT = BASE.replace(
    preset="flying-machines",
    phase="landing",
    board=placed("D 0 0 0", "E 0 -1 2", "FM03 1 0 0", "FM07 2 0 0", "FM02 2 1 1"),
    followers=standing("1 1 0 road E", "0 2 0 road N"),
    flight=FlightSeen(2, 0, 1, "large"),
)
VIEWS = {"flying-machines": FLIGHT}
