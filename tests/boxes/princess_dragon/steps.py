"""Steps of the examples that need dragon, fairy, princess or portal."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.princess_dragon import rules as core
from carcassonne.boxes.princess_dragon.actions import Dragon
from carcassonne.core import board, deck, report, tables, turn
from carcassonne.core.state import ORDINARY
from carcassonne.engine.codec import action_of
from carcassonne.notation.json import action_from_json
from support.arranged import Arranged


class PrincessDragonSteps(Arranged):
    """Where they are, and where they go."""

    def step_dragon_at(self, x: int, y: int) -> None:
        """The dragon stands there already."""
        core.put_dragon(self.s, board.square_at(self.s, x, y) - 1, [], 0)

    def step_fairy_at(self, colour: str, x: int, y: int, kind: str, where: str) -> None:
        """The fairy stands there already, beside a follower."""
        tile, segment = board.square_at(self.s, x, y) - 1, self._segment(x, y, kind, where)
        core.put_fairy(self.s, tile, segment, self.seat(colour), ORDINARY)

    def step_dragon(self, steps: list[str], then: list[str] | None = None) -> None:
        """He goes these steps; then he may go on to these sides, or has come to the end of his way."""
        self.skip_follower()
        for side in steps:
            self.choose(Dragon(side))
        actions = [action_of(self.s, choice) for choice in turn.choices(self.s)]
        offered = [action.side for action in actions if isinstance(action, Dragon)]
        assert sorted(offered) == sorted(then or [])

    def step_dragon_stands(self, x: int, y: int) -> None:
        """The dragon is there now."""
        assert report.tile_lying(self.s, core.dragon_at(self.s))[1:3] == (x, y)

    def step_use(self, colour: str, action: dict[str, Any]) -> None:
        """A player uses the figure step so."""
        self.ask_for_follower(colour)
        self.choose(action_from_json(action))

    def step_no_use(self, colour: str, action: dict[str, Any]) -> None:
        """He cannot use it so."""
        before = self.s.copy()
        self.ask_for_follower(colour)
        assert not self.offered(action_from_json(action))
        self.s = before

    def step_only(self, colour: str, actions: list[dict[str, Any]]) -> None:
        """Nothing else may be done."""
        self.ask_for_follower(colour)
        offered = [action_of(self.s, choice) for choice in turn.choices(self.s)]
        assert offered == [action_from_json(action) for action in actions]

    def step_turn_begins(self, colour: str) -> None:
        """A turn of a player begins."""
        self.arrange(turn=self.seat(colour), actor=self.seat(colour))
        turn.start(self.s)

    def step_alone(self) -> None:
        """The fairy has nobody beside her."""
        tile, _, player, _ = core.fairy_at(self.s)
        assert tile >= 0
        assert player < 0

    def step_set_aside(self, tile: str, aside: bool) -> None:
        """Whether a tile that is drawn now is set aside."""
        self.fill_bag({tile: 1, "E": 2})
        assert (tables.KIND_OF[tile] in deck.kinds_set_aside(self.s)) == aside


STEPS = PrincessDragonSteps
