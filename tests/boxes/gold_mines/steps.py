"""Steps of the examples that need gold."""

from __future__ import annotations

from carcassonne.boxes.gold_mines import rules as gold
from carcassonne.core import board
from support.arranged import Arranged


class GoldSteps(Arranged):
    """Where ingots lie, who has how many."""

    def step_lay_gold(self, x: int, y: int, count: int) -> None:
        """So many ingots lie on a tile already."""
        gold.lay_gold(self.s, board.square_at(self.s, x, y) - 1, count)

    def step_give_gold(self, colour: str, count: int) -> None:
        """A player has so many already."""
        gold.give_gold(self.s, self.seat(colour), count)

    def step_gold(self, expected: dict[str, int]) -> None:
        """Everybody's ingots."""
        held = gold.gold_held(self.s)
        assert {colour: held[self.seat(colour)] for colour in expected} == expected

    def step_gold_lies(self, x: int, y: int, count: int) -> None:
        """So many lie there now."""
        assert dict(gold.gold_lying(self.s)).get(board.square_at(self.s, x, y) - 1, 0) == count


STEPS = GoldSteps
