"""A hand-made position with goods, bridges of roads and a field inside its tile, for the drawings."""

from __future__ import annotations

from art.views import BASE, placed, standing
from carcassonne.engine.view import StandingFollower

TRADERS = BASE.replace(
    preset="traders-builders",
    board=placed("TB14 0 0 0", "TB06 1 0 0", "TB03 0 -1 0", "TB23 0 1 0", "TB24 -1 1 0", "TB24 0 2 1"),
    followers=(*standing("0 1 0 city N", "2 0 1 road W", "3 0 2 road N"), StandingFollower(1, 0, 0, "field")),
)
VIEWS = {"traders-builders": TRADERS}
