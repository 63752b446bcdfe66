"""Steps of the examples that need abbeys, barns or wagons."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.abbey_mayor import barns, played
from carcassonne.boxes.abbey_mayor.actions import Abbey
from carcassonne.core import arrange, board, decisions, report, turn
from carcassonne.engine.actions import Follower
from carcassonne.engine.codec import action_of
from carcassonne.notation.json import action_from_json, action_to_json
from support.arranged import Arranged


class AbbeyMayorSteps(Arranged):
    """Abbeys laid, barns put, wagons moved."""

    def step_abbey(self, x: int, y: int) -> None:
        """The player on turn lays his abbey there."""
        self.finish_turn()
        self._ask_for_tile()
        self.choose(Abbey(x, y))

    def step_no_abbey(self, x: int, y: int) -> None:
        """He may not."""
        before = self.s.copy()
        self.finish_turn()
        self._ask_for_tile()
        assert not self.offered(Abbey(x, y))
        self.s = before

    def step_barn(self, colour: str, corner: str) -> None:
        """A player puts his barn on a corner of the tile just laid."""
        self.ask_for_follower(colour)
        self.choose(Follower("field", corner, "barn"))

    def step_no_barn(self, colour: str, corner: str) -> None:
        """He may not."""
        before = self.s.copy()
        self.ask_for_follower(colour)
        assert not self.offered(Follower("field", corner, "barn"))
        self.s = before

    def step_setup_barn(self, colour: str, x: int, y: int) -> None:
        """A barn stands at the north-west corner of a tile already."""
        tile = board.square_at(self.s, x, y) - 1
        base = report.tile_lying(self.s, tile)[4]
        segment = next(one for one in range(base, base + 12) if barns.stands_well(self.s, one))
        arrange.take_one(self.s, self.seat(colour), played.THE_BARN)
        arrange.stand_follower(self.s, self.seat(colour), segment, played.THE_BARN)

    def step_moves(self, colour: str, expected: list[dict[str, Any]]) -> None:
        """The wagons that were scored: this player is asked, and these are his ways; none: nobody is."""
        self.skip_follower()
        asked = self.phase == "wagon" and self.now.actor == self.seat(colour)
        assert asked == bool(expected)
        if expected:
            actions = [action_to_json(action_of(self.s, choice)) for choice in turn.choices(self.s)]
            found = [{k: v for k, v in one.items() if k != "type"} for one in actions if one["type"] == "wagon"]
            assert sorted(map(_ordered, found)) == sorted(map(_ordered, expected))

    def step_move(self, action: dict[str, Any]) -> None:
        """He answers."""
        self.choose(action_from_json(action))

    def answer_questions(self, wanted: dict[str, int]) -> None:
        """No wagon moves on unless the example says so."""
        super().answer_questions(wanted)
        while self.phase == "wagon":
            self.choose(action_from_json({"type": "skip"}))

    def _ask_for_tile(self) -> None:
        seat = self.on_turn
        self.arrange(phase=decisions.phase_named("tile"), turn=seat, actor=seat)


def _ordered(action: dict[str, Any]) -> str:
    return str(sorted(action.items()))


STEPS = AbbeyMayorSteps
