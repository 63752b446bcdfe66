"""Hand-made positions for the drawings: one for each way of playing, each with everything that can lie on its table."""

from __future__ import annotations

import pytest

from carcassonne.engine.view import (
    Axis,
    BuiltBridge,
    BuiltCastle,
    CastleSite,
    Market,
    PlacedTile,
    StandingFollower,
    View,
)


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


def bridged(x: int, y: int, axis: Axis) -> BuiltBridge:
    return BuiltBridge(x, y, axis)


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
WHEEL = BASE.replace(
    preset="wheel-of-fortune",
    players=5,
    tile="W29:3",
    scores=(4, 0, 7, 12, 3),
    supply=(5, 6, 6, 6, 6),
    board=placed("W31:2 2 -1 1", "W17 -1 0 1", "W29:3 4 2 0", "W02 1 4 0", "W33 -1 3 0"),
    followers=standing("0 -1 0 city E", "4 2 -1 road N", "1 4 2 field SR", "2 3 3 field EL", "3 -1 3 road S"),
    wheel=True,
    pig="tax",
    crowns={"tax": (0, 2), "plague": (4,)},
)
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
POSITIONS = {
    "modern": BASE,
    "first-edition-nl": BASE.replace(preset="first-edition-nl", players=2, scores=(3, 5), supply=(5, 6), followers=()),
    "first-edition-da": BASE.replace(preset="first-edition-da", phase="over", over=True, to_act=None, tile=None),
    "wheel-of-fortune": WHEEL,
    "bridges-castles-bazaars": BRIDGES,
    "everything": WHEEL.replace(
        bridges=(bridged(4, 2, "NS"),),
        bridges_left=(3, 3, 3, 3, 2),
        castles=(),
        castles_left=(3,) * 5,
        followers=(),
        board=placed("W31:2 2 -1 1", "W17 -1 0 1", "W31:1 4 2 0"),
    ),
}


@pytest.fixture(params=POSITIONS, ids=str)
def position(request: pytest.FixtureRequest) -> View:
    """A position of every preset in turn."""
    return POSITIONS[request.param]


@pytest.fixture(scope="session")
def positions() -> dict[str, View]:
    """All positions by the name of their way of playing."""
    return POSITIONS


@pytest.fixture
def base() -> View:
    return BASE


@pytest.fixture
def wheel() -> View:
    return WHEEL


@pytest.fixture
def bridges() -> View:
    return BRIDGES
