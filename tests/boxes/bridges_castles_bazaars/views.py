"""Hand-made positions with bridges, castles and a market day, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from boxes.wheel.views import WHEEL
from carcassonne.boxes.bridges_castles_bazaars.view import BuiltBridge, BuiltCastle, CastleSite, Market
from carcassonne.engine.view import Axis


def bridged(x: int, y: int, axis: Axis) -> BuiltBridge:
    return BuiltBridge(x, y, axis)


BRIDGES = BASE.replace(
    preset="bridges-castles-bazaars",
    board=placed(
        "D 0 0 0",
        "E 0 -1 2",
        "B 1 0 0",
        "U 2 0 0",
        "Z07 0 1 0",
        "U -1 0 0",
        "H -2 0 0",
        "V 3 0 0",
        "Z04 3 1 0",
        "X 3 2 0",
        "E 2 1 1",
        "Z01 4 1 0",
        "E 4 0 2",
    ),
    followers=standing("1 1 0 bridge", "2 3 1 cloister", "3 -2 0 field EL", "0 3 2 road W"),
    bridges=(bridged(1, 0, "WE"), bridged(-2, 0, "WE"), bridged(3, 1, "NS")),
    bridges_left=(3, 2, 3, 1),
    castles=(BuiltCastle(0, 0, 0, "N", False), BuiltCastle(3, 4, 1, "N", True)),
    castles_left=(2, 3, 3, 2),
    castle_site=CastleSite(2, 1, "E"),
    market=Market(("E", "V"), "E", 2, 1, {2: "W", 0: "Z08"}),
)
EVERYTHING = WHEEL.replace(
    bridges=(bridged(4, 2, "NS"),),
    bridges_left=(3, 3, 3, 3, 2),
    castles=(),
    castles_left=(3,) * 5,
    followers=(),
    board=placed("W31:2 2 -1 1", "W17 -1 0 1", "W31:1 4 2 0"),
)
VIEWS = {"bridges-castles-bazaars": BRIDGES, "everything": EVERYTHING}
