"""A hand-made position with mage and witch, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.mage_witch.view import MagicPlace

MAGIC = BASE.replace(
    preset="mage-witch",
    board=placed("D 0 0 0", "MW01 1 0 0", "MW04 0 -1 1", "MW08 1 1 2"),
    followers=standing("0 0 0 road E", "1 1 0 city N"),
    mage=MagicPlace(0, 0, "road", "E"),
    witch=MagicPlace(1, 0, "city", "N"),
)
VIEWS = {"mage-witch": MAGIC}
