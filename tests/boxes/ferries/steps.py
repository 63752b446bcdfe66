"""Steps of the examples that need ferries."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.ferries import rules as ferries
from carcassonne.boxes.ferries.actions import Ferry, ends_of, mask_of, sides_of
from carcassonne.core import board, report
from carcassonne.engine.actions import Skip
from support.arranged import Arranged


class FerrySteps(Arranged):
    """Ferries that lie already, that are put and moved, and that may not be moved so."""

    def step_set_ferry(self, x: int, y: int, ends: list[str]) -> None:
        """It lies there already."""
        ferries.put_ferry(self.s, board.square_at(self.s, x, y) - 1, mask_of(ends))

    def step_ferry(self, x: int, y: int, ends: list[str]) -> None:
        """It is put or moved so; the figure step is over then."""
        self.skip_follower()
        self.choose(Ferry(x, y, ends_of(mask_of(ends))))

    def step_leave(self) -> None:
        """No more ferry is moved."""
        self.skip_follower()
        assert self.phase == "ferry"
        self.choose(Skip())

    def step_no_ferry(self, x: int, y: int, ends: list[str]) -> None:
        self.skip_follower()
        assert self.phase != "ferry" or not self.offered(Ferry(x, y, ends_of(mask_of(ends))))

    def step_ferries(self, expected: list[list[Any]]) -> None:
        """Where each lies now, row by row."""
        lying = [
            (*report.tile_lying(self.s, tile)[1:3], list(sides_of(ends)))
            for tile, ends in ferries.ferries_lying(self.s)
        ]
        assert sorted(map(list, lying), key=lambda ferry: (ferry[1], ferry[0])) == expected


STEPS = FerrySteps
