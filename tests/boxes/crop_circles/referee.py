"""Crop circles in the slow referee (O1, O2)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from slow_referee.figures import FOLLOWERS, GROUND, ORDINARY
from slow_referee.landscape import Segment
from slow_referee.later import LaterBox, closed
from slow_referee.table import Action, Follower, Laid, Question, Script, Table, segment_as_json
from slow_referee.tiles import kind_of, tiles_by_id
from slow_referee.traders_builders import send_lonely_home

if TYPE_CHECKING:
    from slow_referee.game import SlowGame


class CropCircles(LaterBox):
    """Everybody adds a follower of one kind, or everybody takes one home."""

    name = "crop_circles"
    switches = ("crop_circles", "crop_circles_1")
    choices = MappingProxyType({"crop_circle_add": "may"})

    def part_over(self, table: Table, player: int, laid: Laid) -> Script:
        """The player on turn chooses for all; the left neighbour begins, he himself comes last (O1.2, O2.3)."""
        assert table.in_hand is not None
        kind = tiles_by_id()[kind_of(table.in_hand)].get("circle")
        if kind is None or not any(_own(table, each, kind) for each in range(table.players)):
            return
        words = [{"type": "circle", "choice": choice} for choice in ("add", "remove")]
        chosen = (yield Question("circle", player, words))["choice"]
        table.things["circle"] = chosen
        for step in range(1, table.players + 1):
            asked = (player + step) % table.players
            yield from self._add(table, asked, kind) if chosen == "add" else self._remove(table, asked, kind)
        del table.things["circle"]

    def _add(self, table: Table, player: int, kind: str) -> Script:
        """Beside any of his own, from his supply, where his figure may stand and the tile is open (O2.1)."""
        spots = [
            (follower.segment, figure)
            for follower in _own(table, player, kind)
            for figure in FOLLOWERS
            if table.at_home(player, figure) > 0
            and kind in GROUND[figure]
            and not closed(table, follower.segment.place)
        ]
        if not spots:
            return
        named = [_name("follower", *spot) for spot in spots]
        may_skip: list[Action] = [{"type": "skip"}] if dict(table.rules.later_words)["crop_circle_add"] == "may" else []
        action = yield Question("circle_move", player, [*_once(named), *may_skip])
        if action["type"] != "skip":
            segment, figure = spots[named.index(action)]
            table.put_follower(player, segment, figure)

    def _remove(self, table: Table, player: int, kind: str) -> Script:
        """One of his own goes home, and builder and pig that he leaves alone (O2.2)."""
        own = _own(table, player, kind)
        if own:
            named = [_name("take", follower.segment, follower.figure) for follower in own]
            follower = own[named.index((yield Question("circle_move", player, _once(named))))]
            table.return_follower(follower)
            send_lonely_home(table, player, table.landscape.feature(follower.segment))

    def state(self, table: Table) -> dict[str, Any]:
        return {"circle": table.things["circle"]} if "circle" in table.things else {}

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Followers go where circles find them; who may add somebody mostly does."""
        if dice.random() < 0.2:
            return legal
        if any(action["type"] == "skip" for action in legal):
            return [action for action in legal if action.get("feature") in ("field", "road", "city")] or legal
        return legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        if before["phase"] != "circle_move" or action["type"] == "skip":
            return seen
        was, now = (Counter(map(_stands, state["followers"])) for state in (before, after))
        if action["type"] == "take":
            seen["followers removed by circles"] = 1
            seen["builders and pigs left alone by circles"] = int((was - now).total() > 1)
            seen["last farmers removed by circles"] = int(action["feature"] == "field")
        else:
            spot = (action["x"], action["y"], action["feature"], action.get("at"))
            there = [one for one in after["followers"] if _stands(one)[1:5] == spot]
            seen["followers added by circles"] = 1
            seen["third followers on a segment"] = int(len(there) > 2)
        return +seen


def _own(table: Table, player: int, kind: str) -> list[Follower]:
    """A player's followers whom a circle of this kind concerns (O1.3)."""
    return [
        follower
        for follower in table.followers
        if follower.player == player and follower.figure in FOLLOWERS and follower.segment.kind == kind
    ]


def _name(action: str, segment: Segment, figure: str) -> Action:
    named = {} if figure == ORDINARY else {"figure": figure}
    return {"type": action} | segment_as_json(segment) | named


def _once(actions: list[Action]) -> list[Action]:
    return [action for i, action in enumerate(actions) if action not in actions[:i]]


def _stands(one: dict[str, Any]) -> tuple[Any, ...]:
    return one["player"], one["x"], one["y"], one["feature"], one.get("at"), one.get("figure")


class Steps:
    """Steps of the examples: what is chosen for all, and what everybody does."""

    table: Table
    active: int
    laid: Laid
    seat: Callable[[str], int]

    def step_circle(self, choice: str, answers: list[tuple[str, Action]]) -> None:
        """The player on turn chooses; these are asked, and answer."""
        script = BOX.part_over(self.table, self.active, self.laid)
        first = next(script)
        assert (first.phase, first.player) == ("circle", self.active)
        question: Question | None = first
        expected = [(self.active, {"type": "circle", "choice": choice})]
        expected += [(self.seat(colour), action) for colour, action in answers]
        for seat, action in expected:
            assert question is not None
            assert question.player == seat
            assert action in question.choices
            question = _next(script, action)
        assert question is None

    def step_no_circle(self) -> None:
        """Nothing is asked."""
        assert next(BOX.part_over(self.table, self.active, self.laid), None) is None


def _next(script: Script, action: Action) -> Question | None:
    try:
        return script.send(action)
    except StopIteration:
        return None


CropCircles.steps = Steps
BOX = CropCircles()
