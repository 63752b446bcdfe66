"""Steps of the examples that need a crop circle."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.crop_circles.actions import Circle
from carcassonne.notation.json import action_from_json
from support.arranged import Arranged


class CircleSteps(Arranged):
    """What is chosen for all, and what everybody does."""

    def step_circle(self, choice: str, answers: list[tuple[str, dict[str, Any]]]) -> None:
        """The player on turn chooses; these are asked, and answer."""
        self.skip_follower()
        self.choose(Circle(choice))
        for colour, action in answers:
            assert (self.phase, self.now.actor) == ("circle_move", self.seat(colour))
            self.choose(action_from_json(action))
        assert self.phase != "circle_move"

    def step_no_circle(self) -> None:
        """Nothing is asked."""
        self.skip_follower()
        assert self.phase not in ("circle", "circle_move")


STEPS = CircleSteps
