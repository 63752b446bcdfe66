"""What the rules of the box share: which of the four are played with and how, its figures, its room in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.boxes import BOXES, load
from carcassonne.core.figures import figure_named
from carcassonne.core.tables import KIND_OF

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.boxes import add_room, play_with
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = BOXES.index("abbey_mayor")
load("rules", last=BOXES[BOX - 1])  # what is numbered by who asks first comes after theirs
ROOM = add_room(BOX, KEPT)
ABBEY = KIND_OF["AB"]
MAYOR = figure_named("mayor")
WAGON = figure_named("wagon")
BARN = figure_named("barn")
BOX_NUMBER: int = BOX
"""This and the figures for Python."""
THE_MAYOR: int = MAYOR
THE_WAGON: int = WAGON
THE_BARN: int = BARN


def plays(s, what):
    """Whether this is played with, or played so."""
    return s.room[ROOM + PLAYED] & what != 0


def take_rules(s: State, played: cython.int) -> None:
    """Play with these (WITH_ABBEYS and so on), in these ways, or without; everybody has an abbey then."""
    if not played & (WITH_ABBEYS | WITH_MAYORS | WITH_WAGONS | WITH_BARNS):
        return
    play_with(s, BOX)
    s.room[ROOM + PLAYED] = played
    if played & WITH_ABBEYS:
        s.room[ROOM + HELD] = (1 << s.players) - 1


def is_played(s: State, what: cython.int) -> bool:
    """Whether this is played with, or played so."""
    return plays(s, what)
