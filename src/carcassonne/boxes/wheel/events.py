"""What happens on the wheel."""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.boxes.wheel.actions import SEGMENTS
from carcassonne.core import state
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event, FollowerPlaced, FollowerReturned, Scored
from carcassonne.engine.names import FIGURES


@dataclass(frozen=True, slots=True)
class PigMoved(Event):
    """The pig walked from one wheel segment to another."""

    start: str
    end: str


@dataclass(frozen=True, slots=True)
class WheelAction(Event):
    """The pig's segment acts."""

    segment: str


def _pig_moved(s: State, entry: Entry) -> PigMoved:
    _, start, end, *_ = entry
    return PigMoved(SEGMENTS[start], SEGMENTS[end])


def _wheel_action(s: State, entry: Entry) -> WheelAction:
    return WheelAction(SEGMENTS[entry[1]])


def _crown_taken(s: State, entry: Entry) -> FollowerPlaced:
    _, player, segment, figure, *_ = entry
    return FollowerPlaced(player, "crown", SEGMENTS[segment], figure=FIGURES[figure])


def _crown_left(s: State, entry: Entry) -> FollowerReturned:
    _, player, segment, figure, *_ = entry
    return FollowerReturned(player, "crown", SEGMENTS[segment], figure=FIGURES[figure])


def _wheel_scored(s: State, entry: Entry) -> Scored:
    _, player, points, segment, *_ = entry
    return Scored(player, points, "wheel", ((SEGMENTS[segment], points),), cause="wheel")


def _crown_scored(s: State, entry: Entry) -> Scored:
    _, player, points, segment, *_ = entry
    return Scored(player, points, "crown", ((SEGMENTS[segment], points),), cause="wheel")


PART = BoxEvents(
    names={PigMoved: "pig_moved", WheelAction: "wheel_action"},
    readers={
        state.LOG_CROWN: _crown_taken,
        state.LOG_CROWN_HOME: _crown_left,
        state.LOG_PIG: _pig_moved,
        state.LOG_WHEEL_ACTION: _wheel_action,
        state.LOG_WHEEL_SCORED: _wheel_scored,
        state.LOG_CROWN_SCORED: _crown_scored,
    },
)
