"""Steps of the examples that need mage and witch."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.mage_witch import rules as magic
from carcassonne.boxes.mage_witch.actions import Magic
from carcassonne.engine.names import segment_named
from support.arranged import Arranged


class MagicSteps(Arranged):
    """Where mage and witch are, and where they may go."""

    def step_set_magic(self, who: str, x: int, y: int, kind: str, where: str) -> None:
        """It stands there already."""
        segment = segment_named(self.s, x, y, kind, where)
        assert segment is not None
        magic.put_magician(self.s, magic.NAMES.index(who), segment)

    def step_may_go(self, who: str, x: int, y: int, kind: str, where: str) -> None:
        assert self.offered(Magic(who, x, y, kind, where))

    def step_may_not_go(self, who: str, x: int, y: int, kind: str, where: str) -> None:
        assert not self.offered(Magic(who, x, y, kind, where))

    def step_magic(self, expected: dict[str, list[Any] | None]) -> None:
        """Where they are now."""
        for who, place in expected.items():
            wanted = -1 if place is None else segment_named(self.s, *place)
            assert magic.magicians(self.s)[magic.NAMES.index(who)] == wanted


STEPS = MagicSteps
