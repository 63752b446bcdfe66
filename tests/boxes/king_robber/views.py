"""A hand-made position with both cards held and a city that runs over another, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.king_robber.view import HeldCard

KINGS = BASE.replace(
    preset="king-robber",
    board=placed(
        "KR05 0 0 0", "E 0 -1 2", "G 1 0 0", "E 2 0 3", "KR02 0 1 0", "KR01 1 1 2", "KR03 1 2 0", "KR04 2 2 1"
    ),
    followers=standing("0 0 0 city E", "1 0 0 field SL", "2 1 0 field NL", "3 1 2 road W"),
    king=HeldCard(0, 6),
    robber_baron=HeldCard(None, 0),
)
VIEWS = {"king-robber": KINGS}
