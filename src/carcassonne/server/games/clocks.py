"""Clocks: the seconds each seat has left. A seat's clock runs while it is to act.

A `move` clock gives its seconds for each turn, a `days` clock its days, a `bank` clock seconds for the whole game, with
an increment after each turn. A turn lasts until somebody else is to act or the next tile is drawn. Clocks for each turn
may give a grace: a reserve for the whole game that turns which take too long use up before anybody has lost. The clock
of somebody who has not seen the table yet is on hold: it begins to run when they have, or when the hold is over.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from carcassonne.server.games.model import Clock, RunningClocks, ShownClocks

DAY = 86400
HOLD = 600.0
"""The longest that a clock waits for its player to see the table: who stays away must not hold up a game for ever."""


def allotted(clock: Clock) -> float:
    """Return the seconds that a clock gives, for a turn or for the game."""
    return float(clock["days"] * DAY if clock["kind"] == "days" else clock["seconds"])


def started(
    clock: Clock,
    players: int,
    running: int | None,
    now: float,
    unseen: Collection[int] = (),
    begins: float | None = None,
    decide_within: float | None = None,
) -> RunningClocks:
    """Return the clocks of a game that begins; players of `unseen` seats have not seen its table yet.

    Where a time was agreed on, at which it `begins`, people may play before, and no clock runs. Each first decision may
    have to be made within some seconds.
    """
    grace = 0 if clock["kind"] == "bank" else clock.get("grace", 0)
    found = _set([allotted(clock)] * players, [float(grace)] * players if grace else [], running, now, unseen)
    if decide_within is not None:
        spare = max(0.0, allotted(clock) + grace - decide_within)
        found |= {"undecided": list(range(players)), "spare": spare}
    return found if begins is None else _not_before(found, begins)


def _not_before(clocks: RunningClocks, begins: float) -> RunningClocks:
    """Return clocks that do not run before a time."""
    return {**clocks, "since": max(clocks["since"], begins), "begins": begins}


def _set(
    left: list[float], grace: list[float], running: int | None, now: float, unseen: Collection[int]
) -> RunningClocks:
    waits = running is not None and running in unseen
    clocks: RunningClocks = {"left": left, "running": running, "since": now + HOLD if waits else now}
    if grace:
        clocks["grace"] = grace
    if unseen:
        clocks["unseen"] = sorted(unseen)
    return clocks


def seen(clocks: RunningClocks, seats: Collection[int], now: float) -> RunningClocks:
    """Return the clocks once the players of these seats have seen the table."""
    unseen = set(clocks.get("unseen", ())) - set(seats)
    since = min(clocks["since"], now) if clocks["running"] in seats else clocks["since"]
    found: RunningClocks = {**clocks, "since": since, "unseen": sorted(unseen)}
    if not unseen:
        del found["unseen"]
    return found


def left_now(clocks: RunningClocks, now: float) -> list[float]:
    """Return the seconds each seat has left, without its grace."""
    left = list(clocks["left"])
    running = clocks["running"]
    if running is not None:
        left[running] = max(0.0, left[running] - _run(clocks, now))
    return left


def grace_now(clocks: RunningClocks, now: float) -> list[float]:
    """Return the seconds each seat has in reserve; nothing where the clock gives none."""
    grace = list(clocks.get("grace", ()))
    running = clocks["running"]
    if grace and running is not None:
        over = max(0.0, _run(clocks, now) - clocks["left"][running])
        grace[running] = max(0.0, grace[running] - over)
    return grace


def _run(clocks: RunningClocks, now: float) -> float:
    return max(0.0, now - clocks["since"])


def passed_on(
    clock: Clock, clocks: RunningClocks, running: int | None, turn_is_over: bool, now: float
) -> RunningClocks:
    """Return the clocks after a decision: the end of a turn brings its increment, or the seconds for the next."""
    left = left_now(clocks, now)
    mover = clocks["running"]
    if mover is not None and turn_is_over:
        left[mover] = left[mover] + clock["increment"] if clock["kind"] == "bank" else allotted(clock)
    if running is not None and clock["kind"] != "bank" and running != mover:
        left[running] = allotted(clock)
    found = _set(left, grace_now(clocks, now), running, now, set(clocks.get("unseen", ())) - {mover})
    undecided = [seat for seat in clocks.get("undecided", ()) if seat != mover]
    if undecided:
        found |= {"undecided": undecided, "spare": clocks["spare"]}
    begins = clocks.get("begins", now)
    return _not_before(found, begins) if begins > now else found


def stopped(clocks: RunningClocks, now: float) -> RunningClocks:
    """Return the clocks of a game that is over."""
    return {**counted_up_to(clocks, now), "running": None}


def counted_up_to(clocks: RunningClocks, now: float) -> RunningClocks:
    """Return the same clocks with what has run so far taken off: they run from now on, or when their hold is over."""
    counted: RunningClocks = {**clocks, "left": left_now(clocks, now), "since": max(clocks["since"], now)}
    if "grace" in clocks:
        counted["grace"] = grace_now(clocks, now)
    return counted


def deadline(clocks: RunningClocks) -> float | None:
    """Return when the running clock runs out, or the time for a first decision; None where none runs."""
    running = clocks["running"]
    if running is None:
        return None
    grace = clocks.get("grace") or [0.0] * len(clocks["left"])
    spare = clocks["spare"] if running in clocks.get("undecided", ()) else 0.0
    return float(clocks["since"]) + float(clocks["left"][running]) + float(grace[running]) - spare


def run_out(clocks: RunningClocks | None, now: float) -> int | None:
    """Return the seat whose clock has run out; None where none has."""
    due = None if clocks is None else deadline(clocks)
    return clocks["running"] if clocks is not None and due is not None and due <= now else None


def shown(clocks: RunningClocks, now: float) -> ShownClocks:
    """Return the clocks as everybody sees them."""
    left = [round(seconds, 1) for seconds in left_now(clocks, now)]
    hold = 0.0 if clocks["running"] is None else max(0.0, clocks["since"] - now)
    found: ShownClocks = {"left": left, "running": clocks["running"], "begins_in": round(hold, 1)}
    if "grace" in clocks:
        found["grace"] = [round(seconds, 1) for seconds in grace_now(clocks, now)]
    due = deadline(clocks)
    if due is not None and clocks["running"] in clocks.get("undecided", ()):
        found["decide_in"] = round(max(0.0, due - max(now, clocks["since"])), 1)
    return found


def runs_for(seat: int | None, departed: Sequence[object]) -> int | None:
    """Return the seat whose clock runs: none while a bot stands in for somebody who left."""
    return None if seat is None or departed[seat] is not None else seat
