"""Positions arranged by hand and played on by the engine's own phase machine, step by step (docs/rules/examples.md).

A step that expects something asserts it; `turn.choices` must offer what a step plays. Steps of a box stand beside its
tests, in the module `steps` of its folder.
"""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.base.box import FIELD_SCORING, TINY_CITY
from carcassonne.core import arrange, board, features, report, setup, state, tables, turn
from carcassonne.engine import actions as act
from carcassonne.engine.codec import choice_of, phase_of
from carcassonne.engine.names import STEPS, reaches, segment_at

COLOURS = ["red", "blue", "green", "yellow", "black"]
DECK = {"E": 9, "V": 9, "U": 9}
"""Tiles in the bag, so that no example ends before it says so."""


class Arranged:
    """A state of the engine and one method for each kind of step; each box adds its own."""

    def __init__(self, colours: list[str], options: dict[str, Any]) -> None:
        self.colours = colours
        self.on_turn = 0
        self.s = setup.blank_state(len(colours), 7, 60)
        self.prepare(options)
        self.fill_bag(DECK)

    def prepare(self, options: dict[str, Any]) -> None:
        """The rules in the core's numbers."""
        tiny_city, field_scoring = options.get("tiny_city", "4"), options.get("field_scoring", "per_field_3")
        setup.take_rules(self.s, TINY_CITY[tiny_city], FIELD_SCORING[field_scoring])

    def step(self, name: str, *arguments: Any) -> None:
        """Carry out one step."""
        getattr(self, f"step_{name}")(*arguments)

    # --- arranging ----------------------------------------------------------------------------------------------------
    def step_raw(self, tile: str, x: int, y: int, rotation: int) -> None:
        self.finish_turn()
        arrange.lay_tile(self.s, tables.KIND_OF[tile], x, y, rotation, 0)

    def step_setup(self, colour: str, x: int, y: int, kind: str, where: str) -> None:
        segment = self._free_segment(self._segment(x, y, kind, where))
        arrange.stand_follower(self.s, self.seat(colour), segment)
        self.change_supply(self.seat(colour), -1)

    def step_set_supply(self, colour: str, supply: int) -> None:
        self.change_supply(self.seat(colour), supply - self.now.supply[self.seat(colour)])

    # --- playing ------------------------------------------------------------------------------------------------------
    def step_tile(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        self.finish_turn()
        self.take_in_hand(tile)
        self.choose(_place(x, y, rotation, bridge))

    def step_legal(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        assert self.placement_offered(tile, _place(x, y, rotation, bridge))

    def step_illegal(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        assert not self.placement_offered(tile, _place(x, y, rotation, bridge))

    def step_no_place(self, tile: str) -> None:
        """Drawn with nothing to build in stock, the tile is removed and the same player draws again."""
        before = self.s.copy()
        self.fill_bag(DECK | {tile: 1})
        self.arrange(phase=state.DRAW, turn=0, actor=0)
        self.leave_nothing_to_build()
        turn.apply(self.s, tables.KIND_OF[tile])
        assert [tables.NAMES[kind] for kind in self.now.discarded] == [tile]
        assert (self.phase, self.now.turn) == ("draw", 0)
        self.s = before

    def step_follower(self, colour: str, kind: str, where: str) -> None:
        self.ask_for_follower(colour)
        self.choose(self.follower(kind, where))

    def step_no_follower(self, colour: str, kind: str, where: str) -> None:
        before = self.s.copy()
        self.ask_for_follower(colour)
        assert not self.offered(self.follower(kind, where))
        self.s = before

    def step_score(self, choice: dict[str, int] | None = None) -> None:
        """`choice` says what players answer who are asked something meanwhile."""
        self.finish_turn(choice or {})

    def step_final(self) -> None:
        self.finish_turn()
        self.fill_bag({})
        turn.start(self.s)  # the next turn finds no tile to draw
        assert self.phase == "over"

    # --- expecting ----------------------------------------------------------------------------------------------------
    def step_points(self, expected: dict[str, int]) -> None:
        assert self.now.scores == tuple(expected.get(colour, 0) for colour in self.colours)

    def step_supply(self, expected: dict[str, int]) -> None:
        assert {colour: self.now.supply[self.seat(colour)] for colour in expected} == expected

    def step_same(self, x: int, y: int, kind: str, where: str, x2: int, y2: int, where2: str) -> None:
        assert self._feature(x, y, kind, where) == self._feature(x2, y2, kind, where2)

    def step_differ(self, x: int, y: int, kind: str, where: str, x2: int, y2: int, where2: str) -> None:
        assert self._feature(x, y, kind, where) != self._feature(x2, y2, kind, where2)

    # --- beyond the examples ------------------------------------------------------------------------------------------
    def lay_by(self, colour: str, action: act.Place, tile: str) -> None:
        """A player lays a tile and puts no follower."""
        self.finish_turn()
        self.take_in_hand(tile, self.seat(colour))
        self.choose(action)
        self.skip_follower()

    # --- the parts of it ----------------------------------------------------------------------------------------------
    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    @property
    def now(self) -> report.Standing:
        return report.standing(self.s)

    @property
    def phase(self) -> str:
        return phase_of(self.s)

    def arrange(self, **numbers: Any) -> None:
        """Change numbers of the position, by their names in the core."""
        arrange.take_numbers(self.s, numbers)

    def fill_bag(self, tiles: dict[str, int]) -> None:
        self.arrange(undrawn=[tiles.get(name, 0) for name in tables.NAMES])

    def change_supply(self, seat: int, change: int) -> None:
        supply = list(self.now.supply)
        supply[seat] += change
        self.arrange(supply=supply)

    def take_in_hand(self, tile: str, seat: int | None = None) -> None:
        """A player holds a tile: the one on turn, unless another is named."""
        seat = self.on_turn if seat is None else seat
        self.arrange(phase=state.PLACE, turn=seat, actor=seat, hand=tables.KIND_OF[tile], holding=1, placed=0)

    def offered(self, action: act.Action) -> bool:
        """Whether the engine offers an action, a rotation that looks the same included."""
        choice = choice_of(self.s, action)
        return choice is not None and choice in turn.choices(self.s)

    def choose(self, action: act.Action) -> None:
        choice = choice_of(self.s, action)
        assert self.offered(action), f"{action} is not offered"
        assert choice is not None
        turn.apply(self.s, choice)

    def placement_offered(self, tile: str, action: act.Place) -> bool:
        before = self.s.copy()
        self.take_in_hand(tile)
        offered = self.offered(action)
        self.s = before
        return offered

    def ask_for_follower(self, colour: str) -> None:
        """The follower step belongs to this player; an example may ask several players about one tile."""
        self.arrange(phase=state.FOLLOW, turn=self.seat(colour), actor=self.seat(colour))

    def follower(self, kind: str, where: str) -> act.Action:
        """The follower action for a segment that reaches `where`, named as the engine names it."""
        _, x, y, rotation, _, _ = report.last_tile(self.s)
        feature, at = segment_at(report.print_of(self.s, self._segment(x, y, kind, where)), rotation)
        return act.Follower(feature, at)

    def skip_follower(self) -> None:
        """Put no follower, if one may be put."""
        if self.phase == "follower":
            self.choose(act.Skip())

    def leave_nothing_to_build(self) -> None:
        """Take away what could make a tile fit that does not fit as it is."""

    def answer_questions(self, wanted: dict[str, int]) -> None:
        """Answer what is asked before the turn is over: no follower."""
        self.skip_follower()

    def finish_turn(self, wanted: dict[str, int] | None = None) -> None:
        """Answer what is still asked; then the turn must be over."""
        self.answer_questions(wanted or {})
        assert self.phase == "draw"

    def _segment(self, x: int, y: int, kind: str, where: str) -> int:
        """The segment of this kind that reaches a side or half-edge of a square, or that was built there."""
        tile = board.square_at(self.s, x, y) - 1
        assert tile >= 0, f"no tile at ({x}, {y})"
        printed, _, _, rotation, base, built = report.tile_lying(self.s, tile)
        for segment in range(base, base + tables.segment_count(printed) + bool(built)):
            at = report.print_of(self.s, segment)
            feature, named = segment_at(at, rotation)
            reached = named == where == "" or kind == "cloister" or reaches(at, rotation, where)
            if feature == where or (feature == kind and reached):
                return segment
        raise AssertionError(f"no {kind} at ({x}, {y}) {where}")

    def _free_segment(self, segment: int) -> int:
        """A segment of the same feature where nobody stands.

        The engine has one place for a follower on a segment, as play never puts two there; X42 does. The second then
        stands on a cloister tile laid beside the field, which makes the field larger and changes no points.
        """
        if report.follower_on(self.s, segment) < 0:
            return segment
        before = self.s.copy()
        self.take_in_hand("B")
        squares = [
            placement >> state.CELL_BITS for placement in turn.choices(self.s) if not placement % (1 << state.CELL_BITS)
        ]
        self.s = before
        for x, y in (board.place_of_cell(self.s, cell) for cell in squares):
            beside = sum(board.square_at(self.s, x + dx, y + dy) > 0 for dx, dy in STEPS.values())
            tried = self.s.copy()
            arrange.lay_tile(tried, tables.KIND_OF["B"], x, y, 0, 0)
            new = report.last_tile(tried)[4]
            if beside == 1 and features.feature_of(tried, new) == features.feature_of(tried, segment):
                self.s = tried
                return int(new)
        raise AssertionError("no room for a second follower")

    def _feature(self, x: int, y: int, kind: str, where: str) -> int:
        return int(features.feature_of(self.s, self._segment(x, y, kind, where)))


def _place(x: int, y: int, rotation: int, bridge: list[Any] | None) -> act.Place:
    return act.Place(x, y, rotation, act.Bridge(*bridge) if bridge else None)
