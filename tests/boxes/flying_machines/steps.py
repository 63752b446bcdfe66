"""Steps of the examples that need a flight."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.flying_machines.actions import Fly
from carcassonne.core import turn
from carcassonne.engine.actions import Follower
from carcassonne.engine.codec import action_of
from carcassonne.engine.rolls import Roll
from support.arranged import Arranged


class FlyingSteps(Arranged):
    """A flight, and where it ends."""

    def step_fly(self, colour: str, points: int, figure: str = "") -> None:
        """Somebody flies, and the die shows so much."""
        self.ask_for_follower(colour)
        self.choose(Fly(figure))
        self.choose(Roll(points))

    def step_no_fly(self, colour: str, figure: str = "") -> None:
        """He may not."""
        before = self.s.copy()
        self.ask_for_follower(colour)
        assert not self.offered(Fly(figure))
        self.s = before

    def step_lands(self, expected: list[dict[str, Any]]) -> None:
        """Where he may land."""
        assert self.phase == "landing"
        found = [action_of(self.s, choice) for choice in turn.choices(self.s)]
        spots = [(spot.feature, spot.at) for spot in found if isinstance(spot, Follower)]
        assert spots == [(spot["feature"], spot.get("at", "")) for spot in expected]

    def step_crashed(self) -> None:
        """He found nothing."""
        assert self.phase == "draw"


STEPS = FlyingSteps
