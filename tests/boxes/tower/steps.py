"""Steps of the examples that need towers."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.tower import rules as tower
from carcassonne.core import arrange, board, report, turn
from carcassonne.engine.codec import action_of
from carcassonne.engine.names import FIGURES
from carcassonne.notation.json import action_from_json, action_to_json
from support.arranged import Arranged


class TowerSteps(Arranged):
    """Towers and prisons as they are, and what is done with them."""

    def step_lay_tower(self, x: int, y: int, height: int) -> None:
        """So many pieces lie on a foundation already; 0: it is bare."""
        assert tower.has_foundation(self.s, self._tile(x, y))
        tower.build_tower(self.s, self._tile(x, y), height)

    def step_stand_on_tower(self, colour: str, x: int, y: int, figure: str = "follower") -> None:
        """A follower stands on a tower already."""
        self._take(colour, figure)
        tower.stand_on_tower(self.s, self._tile(x, y), self.seat(colour), _number(figure))

    def step_imprison(self, captor: str, owner: str, figure: str = "follower") -> None:
        """A follower is in a prison already."""
        self._take(owner, figure)
        tower.hold(self.s, self.seat(captor), self.seat(owner), _number(figure))

    def step_give_points(self, colour: str, points: int) -> None:
        """A player has so many already."""
        scores = list(self.now.scores)
        scores[self.seat(colour)] = points
        self.arrange(score=scores)

    def step_use(self, action: dict[str, Any]) -> None:
        """In the figure step the player on turn does this."""
        self.choose(action_from_json(action))

    def step_no_use(self, action: dict[str, Any]) -> None:
        """He may not."""
        assert self.phase == "follower"
        assert not self.offered(action_from_json(action))

    def step_asked(self, actions: list[dict[str, Any]]) -> None:
        """These are all the answers; none where nobody is asked."""
        asked = self.phase in ("capture", "exchange")
        offered = [action_to_json(action_of(self.s, choice)) for choice in turn.choices(self.s)] if asked else []
        assert _in_order(offered) == _in_order(actions)

    def step_towers(self, expected: list[list[Any]]) -> None:
        """Every tower: x, y, height, and who stands on it."""
        found: list[list[Any]] = []
        for tile, height, player, figure in tower.towers_standing(self.s):
            guard = [] if player < 0 else [self.colours[player], FIGURES[figure] or "follower"]
            found.append([*report.tile_lying(self.s, tile)[1:3], height, *guard])
        assert sorted(found) == sorted(expected)

    def step_prisoners(self, expected: list[list[str]]) -> None:
        """Every prisoner: captor, owner, figure."""
        found = [
            [self.colours[captor], self.colours[owner], FIGURES[figure] or "follower"]
            for captor, owner, figure, count in tower.prisoners(self.s)
            for _ in range(count)
        ]
        assert sorted(found) == sorted(expected)

    def answer_questions(self, wanted: dict[str, int]) -> None:
        """Nobody is captured unless the example says so."""
        super().answer_questions(wanted)
        if self.phase == "capture":
            self.choose(action_from_json({"type": "skip"}))
            super().answer_questions(wanted)

    def _tile(self, x: int, y: int) -> int:
        return int(board.square_at(self.s, x, y)) - 1

    def _take(self, colour: str, figure: str) -> None:
        """A figure is at home no more."""
        if figure == "follower":
            self.change_supply(self.seat(colour), -1)
        else:
            arrange.take_one(self.s, self.seat(colour), _number(figure))


def _number(figure: str) -> int:
    return 0 if figure == "follower" else FIGURES.index(figure)


def _in_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(str(sorted(action.items())) for action in actions)


STEPS = TowerSteps
