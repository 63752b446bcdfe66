"""A hand-made position with a walking dragon and a fairy, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.princess_dragon.view import DragonSeen, FairySeen

DRAGON = BASE.replace(
    preset="dragon",
    board=placed("D 0 0 0", "PD17 1 0 0", "PD16 2 0 0", "PD02 3 0 0", "PD20 0 -1 3"),
    followers=standing("0 0 0 city N", "1 2 0 road E", "0 3 0 field NR"),
    dragon=DragonSeen(1, 0, 5, ((0, 0),)),
    fairy=FairySeen(2, 0, "road", "E", 1),
    set_aside=0,
)
ALONE = DRAGON.replace(dragon=None, fairy=FairySeen(0, 0), set_aside=4)
VIEWS = {"dragon": DRAGON, "dragon-waits": ALONE}
