"""Towers that grow, followers on them, those who are captured, exchanged and ransomed."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.core import report
from carcassonne.core.log import event_named
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event, FollowerPlaced, FollowerReturned
from carcassonne.engine.names import FIGURES, place_of


@dataclass(frozen=True, slots=True)
class TowerBuilt(Event):
    """A player put a piece on the tower at (x, y), which is so high now."""

    player: int
    x: int
    y: int
    height: int


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A player captured another's follower, the owner's, from where it stood."""

    player: int
    owner: int
    x: int
    y: int
    feature: str
    at: str = ""
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Two players gave a prisoner each back: the player's own figure came home, the other's, `given`, too."""

    player: int
    other: int
    given: str
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Ransomed(Event):
    """A player bought his own follower back from its captor; `scores` is the change of every seat's score."""

    player: int
    captor: int
    scores: tuple[int, ...]
    figure: str = ""


def _square(s: State, tile: int) -> tuple[int, int]:
    """Where a tile lies."""
    _, x, y, *_ = report.tile_lying(s, tile)
    return x, y


def _built(s: State, entry: Entry) -> TowerBuilt:
    _, player, tile, height, *_ = entry
    return TowerBuilt(player, *_square(s, tile), height)


def _placed(s: State, entry: Entry) -> FollowerPlaced:
    _, player, tile, figure, *_ = entry
    return FollowerPlaced(player, "tower", "", *_square(s, tile), FIGURES[figure])


def _returned(s: State, entry: Entry) -> FollowerReturned:
    _, player, tile, figure, *_ = entry
    return FollowerReturned(player, "tower", "", *_square(s, tile), FIGURES[figure])


def _captured(s: State, entry: Entry) -> Captured:
    _, player, owner, segment, tile, figure, *_ = entry
    if segment < 0:
        return Captured(player, owner, *_square(s, tile), "tower", "", FIGURES[figure])
    return Captured(player, owner, *place_of(s, segment), FIGURES[figure])


def _exchanged(s: State, entry: Entry) -> Exchanged:
    _, player, other, figure, given, *_ = entry
    return Exchanged(player, other, FIGURES[given], FIGURES[figure])


def _ransomed(s: State, entry: Entry) -> Ransomed:
    _, player, captor, figure, points, *_ = entry
    change = [0] * report.standing(s).players
    change[player] -= points
    change[captor] += points
    return Ransomed(player, captor, tuple(change), FIGURES[figure])


PART = BoxEvents(
    names={TowerBuilt: "tower_built", Captured: "captured", Exchanged: "exchanged", Ransomed: "ransomed"},
    readers={
        event_named("tower_built"): _built,
        event_named("follower on a tower"): _placed,
        event_named("follower off a tower"): _returned,
        event_named("captured"): _captured,
        event_named("exchanged"): _exchanged,
        event_named("ransomed"): _ransomed,
    },
)
