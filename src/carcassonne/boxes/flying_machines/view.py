"""What is seen of a flight while the flier looks for a place to land."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.flying_machines import rules as flights
from carcassonne.core.report import Standing
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, ViewPart


@dataclass(frozen=True, slots=True)
class FlightSeen:
    """A flight that ends at (x, y): what the die shows, and who flies ("" for an ordinary follower)."""

    x: int
    y: int
    points: int
    figure: str = ""


@dataclass(frozen=True, slots=True)
class FlightView(ViewPart):
    """The flight at hand, None where nobody is about to land."""

    flight: FlightSeen | None


def _see(s: State, rules: Rules, now: Standing) -> FlightView | None:
    if not rules.flying_machines:
        return None
    figure, rolled = flights.flight_at_hand(s)
    x, y = flights.square_after(s, rolled)
    return FlightView(FlightSeen(x, y, rolled, FIGURES[figure]) if rolled else None)


def _to_json(part: FlightView) -> dict[str, Any]:
    if part.flight is None:
        return {}
    seen = {"x": part.flight.x, "y": part.flight.y, "points": part.flight.points}
    return {"flight": seen | ({"figure": part.flight.figure} if part.flight.figure else {})}


PART = BoxView(FlightView, {"flight": None}, _see, _to_json)
