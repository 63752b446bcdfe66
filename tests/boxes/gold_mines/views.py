"""A hand-made position with gold on its tiles and in hands, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.boxes.gold_mines.view import GoldSeen, Heap

GOLD = BASE.replace(
    preset="gold-mines",
    board=placed("D 0 0 0", "GM08 1 0 0", "GM05 1 1 0", "GM01 0 1 0"),
    followers=standing("0 0 1 cloister", "1 1 0 road N", "2 0 0 city N"),
    gold=GoldSeen((Heap(0, 0, 2), Heap(1, 0, 1), Heap(1, 1, 3), Heap(0, 1, 4)), (3, 0, 1, 12)),
)
VIEWS = {"gold-mines": GOLD}
