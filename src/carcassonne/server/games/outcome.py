"""The outcome of a game that is over: who came where, whether it counts, and whose fault it is where it does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from carcassonne.server.games.model import LogEntry, Result, Seat, TieRule

Fault: TypeAlias = Literal["aborted", "absent", "left"]
FIRST_DECISION_SECONDS = 60.0
"""Who makes no first decision for so long was not there: a rated game is void then."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a game, by seat: `counted`, or `void`, or a tie that is to be `replay`ed.

    `places` are 1 for the first, and equal for those who tied.
    """

    kind: Literal["counted", "void", "replay"]
    places: Sequence[int] = ()
    faults: Mapping[int, Fault] = field(default_factory=dict)


def outcome(seats: Sequence[Seat], entries: Sequence[LogEntry], result: Result, tie: TieRule | None = None) -> Outcome:
    """Return what came of a game that is over. Who left is last, whatever a stand-in got; of several who left first."""
    if result["reason"] in ("aborted", "cancelled", "imported"):
        fault = result.get("fault")
        kind: Fault = "absent" if result.get("absent") else "aborted"
        return Outcome("void", faults={} if fault is None else {fault: kind})
    scores = result["scores"]
    leaving = [entry.seat for entry in entries if entry.kind == "left"]
    staying = [seat for seat in range(len(seats)) if seat not in leaving]
    faults: dict[int, Fault] = dict.fromkeys(leaving, "left")
    places = [0] * len(seats)
    for seat in staying:
        places[seat] = 1 + sum(1 for other in staying if scores[other] > scores[seat])
    for rank, seat in enumerate(reversed(leaving), start=len(staying) + 1):
        places[seat] = rank
    if places.count(1) > 1:
        if tie == "replay":
            return Outcome("replay", places, faults)
        if tie == "second" and len(seats) == 2:
            places = [2, 1]  # who did not begin has won
    return Outcome("counted", places, faults)


def is_opening(entries: Sequence[LogEntry], players: int) -> bool:
    """Return whether somebody has yet to make a first decision."""
    return len({entry.seat for entry in entries if entry.kind == "move"}) < players
