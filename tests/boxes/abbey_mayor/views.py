"""A hand-made position with an abbey, mayor, wagon and barn, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.abbey_mayor.view import WagonSeen

ABBEY = BASE.replace(
    preset="abbey-mayor",
    board=placed(
        *("D 0 0 0", "U -1 0 0", "B -1 1 0", "B 0 1 0", "AM03 0 -1 2", "AM09 1 -1 0", "U 1 0 0", "B 0 2 0", "B 1 2 0"),
        *("B 2 2 0", "B 2 1 0", "AB 1 1 0"),
    ),
    followers=(
        *standing("0 0 0 city N", "1 1 0 road E"),
        *standing("0 0 1 field NL", "1 1 -1 city W", "2 -1 1 cloister"),
    ),
    abbeys=(1, 0, 1, 0),
)
MOVING = ABBEY.replace(wagon=WagonSeen(1, 1, 0, "road", "E"), phase="wagon", to_act=1)
VIEWS = {"abbey": ABBEY, "wagon": MOVING}
