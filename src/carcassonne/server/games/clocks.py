"""Clocks: the seconds each seat has left. A seat's clock runs while it is to act.

A `move` clock gives its seconds for each turn, a `bank` clock for the whole game, with an increment after each turn. A
turn lasts until somebody else is to act or the next tile is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.server.games.model import Clock, Clocks, RunningClocks


def started(clock: Clock, players: int, running: int | None, now: float) -> RunningClocks:
    """Return the clocks of a game that begins."""
    return {"left": [float(clock["seconds"])] * players, "running": running, "since": now}


def left_now(clocks: RunningClocks, now: float) -> list[float]:
    """Return the seconds each seat has left."""
    left = list(clocks["left"])
    running = clocks["running"]
    if running is not None:
        left[running] = max(0.0, left[running] - max(0.0, now - clocks["since"]))
    return left


def passed_on(
    clock: Clock, clocks: RunningClocks, running: int | None, turn_is_over: bool, now: float
) -> RunningClocks:
    """Return the clocks after a decision: the end of a turn brings its increment, or the seconds for the next."""
    left = left_now(clocks, now)
    mover = clocks["running"]
    if mover is not None and turn_is_over:
        left[mover] = float(clock["seconds"]) if clock["kind"] == "move" else left[mover] + clock["increment"]
    if running is not None and clock["kind"] == "move" and running != mover:
        left[running] = float(clock["seconds"])
    return {"left": left, "running": running, "since": now}


def stopped(clocks: RunningClocks, now: float) -> RunningClocks:
    """Return the clocks of a game that is over."""
    return {**counted_up_to(clocks, now), "running": None}


def counted_up_to(clocks: RunningClocks, now: float) -> RunningClocks:
    """Return the same clocks with what has run so far taken off: they run from now on."""
    return {"left": left_now(clocks, now), "running": clocks["running"], "since": now}


def deadline(clocks: RunningClocks) -> float | None:
    """Return when the running clock runs out; None where none runs."""
    running = clocks["running"]
    return None if running is None else float(clocks["since"]) + float(clocks["left"][running])


def run_out(clocks: RunningClocks | None, now: float) -> int | None:
    """Return the seat whose clock has run out; None where none has."""
    due = None if clocks is None else deadline(clocks)
    return clocks["running"] if clocks is not None and due is not None and due <= now else None


def shown(clocks: RunningClocks, now: float) -> Clocks:
    """Return the clocks as everybody sees them."""
    return {"left": [round(seconds, 1) for seconds in left_now(clocks, now)], "running": clocks["running"]}


def runs_for(seat: int | None, departed: Sequence[object]) -> int | None:
    """Return the seat whose clock runs: none while a bot stands in for somebody who left."""
    return None if seat is None or departed[seat] is not None else seat
