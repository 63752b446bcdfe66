"""Steps of the examples of the further boxes: figures, goods, the parts of a turn, the order of the deck.

Actions and what is expected go through the protocol's JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcassonne.boxes.traders_builders import rules as traders
from carcassonne.core import arrange, state, tables, turn
from carcassonne.engine.actions import Action
from carcassonne.engine.box import boxes
from carcassonne.engine.codec import action_of
from carcassonne.engine.names import FIGURES
from carcassonne.engine.rules import Rules
from carcassonne.engine.viewing import view_of
from carcassonne.notation.json import action_from_json, action_to_json, view_to_json
from support.arranged import Arranged

ORDINARY = "follower"
SWITCHES = {
    "inns_cathedrals": ("inns", "cathedrals", "large_followers"),
    "traders_builders": ("goods", "builders", "pigs"),
    "abbot": ("abbots", "gardens"),
    "river": ("river",),
}
GOODS = ("wine", "grain", "cloth")


class FurtherSteps(Arranged):
    """Examples with `modules`; without any there are no new figures and no mark acts."""

    def __init__(self, colours: list[str], options: dict[str, Any], modules: Sequence[str] = ()) -> None:
        self.modules = modules
        self.switches = [switch for module in modules for switch in SWITCHES.get(module, (module,))]
        self.second_part = False
        super().__init__(colours, options)

    def prepare(self, options: dict[str, Any]) -> None:
        super().prepare(options)
        rules = Rules.of("modern", len(self.colours), dict.fromkeys(self.switches, True) | options)
        for box in boxes():
            if box.name in SWITCHES or box.name in self.modules:
                box.prepare(self.s, rules)

    # --- arranging ----------------------------------------------------------------------------------------------------
    def step_setup(self, colour: str, x: int, y: int, kind: str, where: str, figure: str = ORDINARY) -> None:
        if figure == ORDINARY:
            super().step_setup(colour, x, y, kind, where)
        else:
            self.stand_figure(self.seat(colour), self._segment(x, y, kind, where), figure)

    def step_turn(self, colour: str) -> None:
        self.on_turn = self.seat(colour)
        self.second_part = False

    def step_deck(self, tiles: dict[str, int]) -> None:
        self.fill_bag(tiles)
        self.arrange(phase=state.DRAW)

    def step_set_goods(self, tokens: dict[str, dict[str, int]]) -> None:
        for colour, owned in tokens.items():
            self.give_goods(self.seat(colour), [owned.get(kind, 0) for kind in GOODS])

    # --- playing ------------------------------------------------------------------------------------------------------
    def step_tile(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        super().step_tile(tile, x, y, rotation, bridge)
        self.second_part = False

    def take_in_hand(self, tile: str, seat: int | None = None) -> None:
        if self.switches:
            self.begin_part(self.second_part)
        super().take_in_hand(tile, seat)

    def step_follower(self, colour: str, kind: str, where: str, figure: str = ORDINARY) -> None:
        self.ask_for_follower(colour)
        self.choose(self.figure_action(kind, where, figure))

    def step_no_follower(self, colour: str, kind: str, where: str, figure: str = ORDINARY) -> None:
        before = self.s.copy()
        self.ask_for_follower(colour)
        assert not self.offered(self.figure_action(kind, where, figure))
        self.s = before

    def step_answer(self, action: dict[str, Any]) -> None:
        """Answer what is asked, by the protocol's action."""
        self.choose(action_from_json(action))

    def step_take_abbot(self, colour: str) -> None:
        self.ask_for_follower(colour)
        self.choose(action_from_json({"type": "take_abbot"}))

    def step_no_take_abbot(self, colour: str) -> None:
        before = self.s.copy()
        self.ask_for_follower(colour)
        assert not self.offered(action_from_json({"type": "take_abbot"}))
        self.s = before

    # --- expecting ----------------------------------------------------------------------------------------------------
    def step_again(self, colour: str) -> None:
        """After the scoring the same player draws again."""
        assert (self.phase, self.now.turn) == ("draw", self.seat(colour))
        self.second_part = True

    def step_no_again(self, colour: str) -> None:
        assert (self.phase, self.now.turn) != ("draw", self.seat(colour))

    def step_spots(self, colour: str, figure: str, expected: list[list[str]]) -> None:
        before = self.s.copy()
        self.ask_for_follower(colour)
        offered = [action_to_json(action_of(self.s, choice)) for choice in turn.choices(self.s)]
        self.s = before
        found = [
            [action["feature"], action.get("at", "")]
            for action in offered
            if action["type"] == "follower" and action.get("figure", ORDINARY) == figure
        ]
        assert sorted(found) == sorted(expected)

    def step_figures(self, expected: dict[str, dict[str, int]]) -> None:
        seen = self.seen()["figures"]
        for colour, figures in expected.items():
            assert {figure: seen[self.seat(colour)][figure] for figure in figures} == figures

    def step_goods(self, expected: dict[str, dict[str, int]]) -> None:
        seen = self.seen()["goods"]
        for colour, owned in expected.items():
            assert seen[self.seat(colour)] == dict.fromkeys(GOODS, 0) | owned

    def step_drawable(self, expected: list[str]) -> None:
        assert self.phase == "draw"
        assert {tables.NAMES[kind] for kind in turn.choices(self.s)} == set(expected)

    # --- the parts of it ----------------------------------------------------------------------------------------------
    def figure_action(self, kind: str, where: str, figure: str) -> Action:
        """The follower action of this figure."""
        action = self.follower(kind, where)
        return action if figure == ORDINARY else action_from_json(action_to_json(action) | {"figure": figure})

    def seen(self) -> dict[str, Any]:
        """The position as the protocol shows it, under rules that have these switches."""
        switches = dict.fromkeys(self.switches, True)
        return view_to_json(view_of(self.s, Rules.of("modern", len(self.colours), switches)))

    def stand_figure(self, seat: int, segment: int, figure: str) -> None:
        """A special figure stands on a segment and is no longer at home."""
        number = FIGURES.index(figure)
        arrange.take_one(self.s, seat, number)
        arrange.stand_follower(self.s, seat, self._free_segment(segment), number)

    def give_goods(self, seat: int, tokens: list[int]) -> None:
        """A player has so many tokens of wine, grain and cloth."""
        goods = traders.numbers(self.s)["goods"]
        goods[seat :: state.MAX_PLAYERS] = tokens
        traders.take_numbers(self.s, {"goods": goods})

    def begin_part(self, second: bool) -> None:
        """The tile taken in hand next is that of the second part of a turn, or begins a turn."""
        self.arrange(again=second, second_part=second)
