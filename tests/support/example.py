"""The executable examples of the rule books, played on the real engine (spec section F).

Positions are arranged by hand; every `tile`, `follower`, `castle`, `score`, `wheel` and `auction` is a choice of the
engine's own phase machine, which scores, asks and goes on by itself. `turn.choices` must offer what an example plays.
"""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.base.box import FIELD_SCORING, TINY_CITY
from carcassonne.core import arrange, board, features, report, setup, state, tables, turn
from carcassonne.engine import actions as act
from carcassonne.engine.codec import choice_of
from carcassonne.engine.names import STEPS, phase_of, reaches, segment_at
from carcassonne.tiles import SIDES

COLOURS = ["red", "blue", "green", "yellow", "black"]
DECK = {"E": 9, "V": 9, "U": 9}
"""Tiles in the bag, so that no example ends before it says so."""


def run_example(example: dict[str, Any]) -> None:
    """Carry out all steps of an example."""
    table = ExampleTable(example.get("players", COLOURS), example.get("options", {}))
    for name, *arguments in example["steps"]:
        getattr(table, f"step_{name}")(*arguments)


class ExampleTable:
    """A state of the engine with all modules on, and one method for each kind of step."""

    def __init__(self, colours: list[str], options: dict[str, Any]) -> None:
        self.colours = colours
        per_city = options.get("field_scoring") == "per_city_4"
        self.s = setup.blank_state(
            len(colours),
            7,
            60,
            TINY_CITY[options.get("tiny_city", "4")],
            FIELD_SCORING[options.get("field_scoring", "per_field_3")],
            5 if per_city else 4,
            True,
            True,
            True,
            True,
            True,
            3,
        )
        self._fill_bag(DECK)

    # --- arranging ----------------------------------------------------------------------------------------------------
    def step_tableau(self, x: int, y: int) -> None:
        assert (x, y) == (0, 0)
        setup.put_wheel_board(self.s)

    def step_raw(self, tile: str, x: int, y: int, rotation: int) -> None:
        self._finish_turn()
        arrange.lay_tile(self.s, tables.KIND_OF[tile], x, y, rotation, 0)

    def step_setup(self, colour: str, x: int, y: int, kind: str, where: str) -> None:
        segment = self._free_segment(self._segment(x, y, kind, where))
        arrange.stand_follower(self.s, self.seat(colour), segment)
        self._change_supply(self.seat(colour), -1)

    def step_setup_castle(self, colour: str | None, x: int, y: int, side: str) -> None:
        owner = self.seat(colour) if colour else 0
        tile = board.square_at(self.s, x, y) - 1
        arrange.stand_castle(self.s, owner, tile, SIDES.index(side), colour is None)
        if colour:
            self._change_supply(owner, -1)

    def step_set_supply(self, colour: str, supply: int) -> None:
        self._change_supply(self.seat(colour), supply - self._now.supply[self.seat(colour)])

    def step_pig_at(self, segment: str) -> None:
        self._arrange(pig=tables.WHEEL_SEGMENTS.index(segment))

    # --- playing ------------------------------------------------------------------------------------------------------
    def step_tile(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        self._finish_turn()
        self._take_in_hand(tile)
        self._choose(_place(x, y, rotation, bridge))

    def step_legal(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        assert self._placement_offered(tile, _place(x, y, rotation, bridge))

    def step_illegal(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        assert not self._placement_offered(tile, _place(x, y, rotation, bridge))

    def step_no_place(self, tile: str) -> None:
        """Drawn without a bridge in stock, the tile is removed and the same player draws again."""
        before = self.s.copy()
        self._fill_bag(DECK | {tile: 1})
        self._arrange(phase=state.DRAW, turn=0, actor=0, bridges_left=[0] * len(self.colours))
        turn.apply(self.s, tables.KIND_OF[tile])
        assert [tables.NAMES[kind] for kind in self._now.discarded] == [tile]
        assert (self._phase, self._now.turn) == ("draw", 0)
        self.s = before

    def step_follower(self, colour: str, kind: str, where: str) -> None:
        self._ask_for_follower(colour)
        self._choose(self._follower(kind, where))

    def step_no_follower(self, colour: str, kind: str, where: str) -> None:
        before = self.s.copy()
        self._ask_for_follower(colour)
        assert not self._offered(self._follower(kind, where))
        self.s = before

    def step_castle(self, colour: str) -> None:
        self._skip_follower()
        assert (self._phase, self._now.actor) == ("castle", self.seat(colour))
        turn.apply(self.s, 1)

    def step_no_castle(self, colour: str) -> None:
        self._skip_follower()
        assert (self._phase, self._now.actor) != ("castle", self.seat(colour))

    def step_score(self, choice: dict[str, int] | None = None) -> None:
        """`choice` gives the points of the project that a castle's owner takes."""
        self._finish_turn(choice or {})

    def step_wheel(self, colour: str, number: int, picks: dict[str, str] | None = None) -> None:
        """The player draws a tile with this number; `picks` names the kind of follower each takes in a plague."""
        self._finish_turn()
        kind = tables.KIND_OF[f"W31:{number}"]
        self._fill_bag(DECK | {tables.NAMES[kind]: 1})
        self._arrange(phase=state.DRAW, turn=self.seat(colour), actor=self.seat(colour))
        turn.apply(self.s, kind)
        while self._phase == "plague":
            turn.apply(self.s, self._plague_choice((picks or {})[self.colours[self._now.actor]]))
        assert self._phase == "place"
        self._arrange(phase=state.DRAW, holding=0, hand=0)  # the tile itself is no part of the example

    def step_auction(self, example: dict[str, Any]) -> None:
        """A market tile is laid, the tiles are drawn, and the rounds are played as the example says."""
        given = example["in"]
        tiles = dict(zip(given["tiles"], DECK, strict=False))
        active = self.seat(given["active"])
        setup.put_start_tile(self.s)
        self._arrange(turn=active, actor=active, score=[given["scores"][colour] for colour in self.colours])
        self._take_in_hand("Z07", active)
        self._choose(act.Place(0, 1, 0))
        self._choose(act.Skip())
        for tile in tiles.values():
            turn.apply(self.s, tables.KIND_OF[tile])
        for round_ in given["rounds"]:
            self._play_round(round_, tiles)
        market = report.market_standing(self.s)
        assert market is not None
        assert market.stage == state.MARKET_TURNS
        owners = dict(zip(market.kinds, market.owners, strict=True))
        found = {name: self.colours[owners[tables.KIND_OF[tile]]] for name, tile in tiles.items()}
        assert found == example["owners"]
        assert self._now.scores == tuple(example["scores"][colour] for colour in self.colours)

    def step_final(self) -> None:
        self._finish_turn()
        self._fill_bag({})
        turn.start(self.s)  # the next turn finds no tile to draw
        assert self._phase == "over"

    # --- expecting ----------------------------------------------------------------------------------------------------
    def step_points(self, expected: dict[str, int]) -> None:
        assert self._now.scores == tuple(expected.get(colour, 0) for colour in self.colours)

    def step_supply(self, expected: dict[str, int]) -> None:
        assert {colour: self._now.supply[self.seat(colour)] for colour in expected} == expected

    def step_crowns(self, expected: list[list[str]]) -> None:
        crowns = zip(tables.WHEEL_SEGMENTS, self._now.crowns, strict=True)
        found = [[self.colours[player], segment] for segment, players in crowns for player in players]
        assert sorted(found) == sorted(expected)

    def step_pig(self, expected: str) -> None:
        assert tables.WHEEL_SEGMENTS[self._now.pig] == expected

    def step_same(self, x: int, y: int, kind: str, where: str, x2: int, y2: int, where2: str) -> None:
        assert self._feature(x, y, kind, where) == self._feature(x2, y2, kind, where2)

    def step_differ(self, x: int, y: int, kind: str, where: str, x2: int, y2: int, where2: str) -> None:
        assert self._feature(x, y, kind, where) != self._feature(x2, y2, kind, where2)

    # --- beyond the examples ------------------------------------------------------------------------------------------
    def lay_by(self, colour: str, action: act.Place, tile: str) -> None:
        """A player lays a tile and puts no follower."""
        self._finish_turn()
        self._take_in_hand(tile, self.seat(colour))
        self._choose(action)
        self._skip_follower()

    # --- the parts of it ----------------------------------------------------------------------------------------------
    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    @property
    def _now(self) -> report.Standing:
        return report.standing(self.s)

    @property
    def _phase(self) -> str:
        return phase_of(self.s)

    def _arrange(self, **numbers: Any) -> None:
        arrange.take_numbers(self.s, numbers)

    def _fill_bag(self, tiles: dict[str, int]) -> None:
        self._arrange(undrawn=[tiles.get(name, 0) for name in tables.NAMES])

    def _change_supply(self, seat: int, change: int) -> None:
        supply = list(self._now.supply)
        supply[seat] += change
        self._arrange(supply=supply)

    def _take_in_hand(self, tile: str, seat: int = 0) -> None:
        self._arrange(phase=state.PLACE, turn=seat, actor=seat, hand=tables.KIND_OF[tile], holding=1, placed=0)

    def _offered(self, action: act.Action) -> bool:
        """Whether the engine offers an action, a rotation that looks the same included."""
        choice = choice_of(self.s, action)
        return choice is not None and choice in turn.choices(self.s)

    def _choose(self, action: act.Action) -> None:
        choice = choice_of(self.s, action)
        assert self._offered(action), f"{action} is not offered"
        assert choice is not None
        turn.apply(self.s, choice)

    def _placement_offered(self, tile: str, action: act.Place) -> bool:
        before = self.s.copy()
        self._take_in_hand(tile)
        offered = self._offered(action)
        self.s = before
        return offered

    def _ask_for_follower(self, colour: str) -> None:
        """The follower step belongs to this player; an example may ask several players about one tile."""
        self._arrange(phase=state.FOLLOW, turn=self.seat(colour), actor=self.seat(colour))

    def _follower(self, kind: str, where: str) -> act.Action:
        """The follower action for a segment that reaches `where`, named as the engine names it."""
        if kind == "crown":
            return act.Crown(where)
        if (kind, where) == ("road", "bridge"):
            return act.Follower("bridge")
        _, x, y, rotation, _, _ = report.last_tile(self.s)
        feature, at = segment_at(report.print_of(self.s, self._segment(x, y, kind, where)), rotation)
        return act.Follower(feature, at)

    def _skip_follower(self) -> None:
        if self._phase == "follower":
            self._choose(act.Skip())

    def _finish_turn(self, wanted: dict[str, int] | None = None) -> None:
        """Answer what is still asked: no follower, no castle, and the wanted project; then the turn must be over."""
        self._skip_follower()
        while self._phase == "castle":
            turn.apply(self.s, 0)
        while self._phase == "castle_project":
            owner = self._now.actor
            turn.apply(self.s, self._project_worth(owner, (wanted or {})[self.colours[owner]]))
        assert self._phase == "draw"

    def _project_worth(self, owner: int, points: int) -> int:
        """The offered project that pays so many points to the castle's owner."""
        for choice in turn.choices(self.s):
            tried = self.s.copy()
            turn.apply(tried, choice)
            if report.standing(tried).scores[owner] - self._now.scores[owner] == points:
                return int(choice)
        raise AssertionError(f"no project pays {points}")

    def _plague_choice(self, kind: str) -> int:
        """The offered follower of this kind."""
        for choice in turn.choices(self.s):
            on_castle = choice >= state.A_CASTLE
            if kind == ("castle" if on_castle else segment_at(report.print_of(self.s, choice), 0)[0]):
                return int(choice)
        raise AssertionError(f"no follower on a {kind} is offered")

    def _play_round(self, round_: dict[str, Any], tiles: dict[str, str]) -> None:
        """One tile under the hammer: the selector opens, the others bid once each, the selector may have to deal."""
        selector, bids = round_["selector"], round_["bids"]
        assert (self._phase, self._now.actor) == ("auction", self.seat(selector))
        self._choose(act.Auction(tiles[round_["tile"]], bids[selector]))
        while self._phase == "bid":
            points = bids[self.colours[self._now.actor]]
            self._choose(act.Pass() if points is None else act.Bid(points))
        if self._phase == "deal":
            self._choose(act.Buy() if round_["deal"] == "buy" else act.Sell())

    def _segment(self, x: int, y: int, kind: str, where: str) -> int:
        """The segment of this kind that reaches a side or half-edge of a square."""
        tile = board.square_at(self.s, x, y) - 1
        assert tile >= 0, f"no tile at ({x}, {y})"
        printed, _, _, rotation, base, bridge = report.tile_lying(self.s, tile)
        if where == "bridge":
            assert bridge, f"no bridge at ({x}, {y})"
            return int(base + tables.segment_count(printed))
        for segment in range(base, base + tables.segment_count(printed)):
            at = report.print_of(self.s, segment)
            if segment_at(at, rotation)[0] == kind and (kind == "cloister" or reaches(at, rotation, where)):
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
        self._take_in_hand("B")
        squares = [placement >> 5 for placement in turn.choices(self.s) if not placement & 31]
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
