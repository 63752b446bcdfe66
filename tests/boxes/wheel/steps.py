"""Steps of the examples that need the wheel."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.wheel import rules as wheel
from carcassonne.boxes.wheel.actions import SEGMENTS, Crown, Plague
from carcassonne.core import setup, state, tables, turn
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of
from support.arranged import DECK, Arranged


class WheelSteps(Arranged):
    """The wheel board, the pig and the crown spaces."""

    def prepare(self, options: dict[str, Any]) -> None:
        super().prepare(options)
        wheel.take_rules(self.s, True)

    def follower(self, kind: str, where: str) -> Action:
        return Crown(where) if kind == "crown" else super().follower(kind, where)

    def step_tableau(self, x: int, y: int) -> None:
        assert (x, y) == (0, 0)
        setup.put_start_board(self.s)

    def step_pig_at(self, segment: str) -> None:
        wheel.take_numbers(self.s, {"pig": SEGMENTS.index(segment)})

    def step_wheel(self, colour: str, number: int, picks: dict[str, str] | None = None) -> None:
        """The player draws a tile with this number; `picks` names the kind of follower each takes in a plague."""
        self.finish_turn()
        kind = tables.KIND_OF[f"W31:{number}"]
        self.fill_bag(DECK | {tables.NAMES[kind]: 1})
        self.arrange(phase=state.DRAW, turn=self.seat(colour), actor=self.seat(colour))
        turn.apply(self.s, kind)
        while self.phase == "plague":
            turn.apply(self.s, self._plague_choice((picks or {})[self.colours[self.now.actor]]))
        assert self.phase == "place"
        self.arrange(phase=state.DRAW, holding=0, hand=0)  # the tile itself is no part of the example

    def _plague_choice(self, kind: str) -> int:
        """The offered follower of this kind."""
        for choice in turn.choices(self.s):
            action = action_of(self.s, choice)
            assert isinstance(action, Plague)
            if action.feature == kind:
                return int(choice)
        raise AssertionError(f"no follower on a {kind} is offered")

    def step_crowns(self, expected: list[list[str]]) -> None:
        crowns = zip(SEGMENTS, wheel.crowns_standing(self.s), strict=True)
        found = [[self.colours[player], segment] for segment, standing in crowns for player, _ in standing]
        assert sorted(found) == sorted(expected)

    def step_pig(self, expected: str) -> None:
        assert SEGMENTS[wheel.pig_at(self.s)] == expected
