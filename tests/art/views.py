"""Hand-made positions for the drawings: one for each way of playing, each with everything that can lie on its table.

A box adds its own in `tests/boxes/<box>/views.py`, by the name of its way of playing.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from carcassonne.boxes import BOXES
from carcassonne.engine.view import PlacedTile, StandingFollower, View


def placed(*lines: str) -> tuple[PlacedTile, ...]:
    """Tiles from lines of `name x y rotation`."""
    return tuple(PlacedTile(n, int(x), int(y), int(r)) for n, x, y, r in (line.split() for line in lines))


def standing(*lines: str) -> tuple[StandingFollower, ...]:
    """Followers from lines of `player x y feature [at]`."""
    found = []
    for line in lines:
        player, x, y, feature, *at = line.split()
        found.append(StandingFollower(int(player), int(x), int(y), feature, *at))
    return tuple(found)


BASE = View(
    preset="modern",
    players=4,
    ply=16,
    phase="place",
    to_act=1,
    tile="V",
    scores=(4, 0, 7, 12),
    supply=(5, 6, 6, 6),
    deck=63,
    discarded=(),
    over=False,
    board=placed("D 0 0 0", "E 0 -1 2", "V 1 0 0", "A 1 1 2", "W -1 0 0", "B -1 -1 0", "M 1 -1 1", "E 0 1 3"),
    followers=standing("0 0 1 city W", "1 1 1 cloister", "2 1 -1 field SL", "3 -1 0 road S", "0 1 -1 city N"),
)


def all_views() -> dict[str, View]:
    """The positions of the base game and of every box."""
    found = {
        "modern": BASE,
        "first-edition-nl": BASE.replace(
            preset="first-edition-nl", players=2, scores=(3, 5), supply=(5, 6), followers=()
        ),
        "first-edition-da": BASE.replace(preset="first-edition-da", phase="over", over=True, to_act=None, tile=None),
    }
    for box in BOXES:
        name = f"boxes.{box}.views"
        if find_spec(f"boxes.{box}") is not None and find_spec(name) is not None:
            found |= import_module(name).VIEWS
    return found
