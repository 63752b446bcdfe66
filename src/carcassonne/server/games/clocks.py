"""Clocks: the time each seat has left. Kept by the server; a seat's clock runs while it is asked.

A clock `{"kind":"move"}` gives so many seconds for each turn, `{"kind":"bank"}` so many for the game and an increment
after each turn. A turn lasts until somebody else is asked or the next tile is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.notation.json import Json


def started(clock: Json, players: int, running: int | None, now: float) -> Json:
    """The clocks when the game begins."""
    return {"left": [float(clock["seconds"])] * players, "running": running, "since": now}


def left_now(clocks: Json, now: float) -> list[float]:
    """The seconds each seat has left."""
    left = list(clocks["left"])
    running = clocks["running"]
    if running is not None:
        left[running] = max(0.0, left[running] - max(0.0, now - clocks["since"]))
    return left


def passed_on(clock: Json, clocks: Json, running: int | None, turn_is_over: bool, now: float) -> Json:
    """The clocks after a decision: who has done his turn gets his increment, or his seconds for the next."""
    left = left_now(clocks, now)
    mover = clocks["running"]
    if mover is not None and turn_is_over:
        left[mover] = float(clock["seconds"]) if clock["kind"] == "move" else left[mover] + clock["increment"]
    if running is not None and clock["kind"] == "move" and running != mover:
        left[running] = float(clock["seconds"])
    return {"left": left, "running": running, "since": now}


def stopped(clocks: Json, now: float) -> Json:
    """The clocks when the game is over."""
    return {"left": left_now(clocks, now), "running": None, "since": now}


def resumed(clocks: Json, since: float) -> Json:
    """The clocks after the server was away: nobody loses the time in which he could not move."""
    return clocks | {"since": max(clocks["since"], since)}


def deadline(clocks: Json) -> float | None:
    """When the running clock will have run out."""
    running = clocks["running"]
    return None if running is None else float(clocks["since"]) + float(clocks["left"][running])


def shown(clocks: Json, now: float) -> Json:
    """The clocks as everybody sees them."""
    return {"left": [round(seconds, 1) for seconds in left_now(clocks, now)], "running": clocks["running"]}


def runs_for(seat: int | None, departed: Sequence[object]) -> int | None:
    """The seat whose clock runs: none for the stand-in of somebody who left."""
    return None if seat is None or departed[seat] is not None else seat
