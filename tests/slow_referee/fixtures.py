"""Runs the executable examples of the rule books (tests/data) against the referee."""

import dataclasses
import functools
from collections.abc import Callable
from typing import Any

from slow_referee.abbot import abbot_to_take_back, take_abbot_back
from slow_referee.castles import build_castle, offer_castles, pay_castles, two_tile_cities
from slow_referee.figures import ORDINARY
from slow_referee.landscape import Segment
from slow_referee.later import later_boxes, played
from slow_referee.market import auction
from slow_referee.placement import Bridge, Placement, is_legal, placements
from slow_referee.river import drawable
from slow_referee.rules import Rules, rules_for
from slow_referee.scoring import completed_worth, score_completed, score_end_of_game
from slow_referee.table import Action, Castle, Laid, Market, Question, Script, Table
from slow_referee.tiles import GOODS, face
from slow_referee.traders_builders import extends_builder
from slow_referee.turn import lay, spots
from slow_referee.wheel import free_crown_segments, put_on_crown, turn_the_wheel

COLOURS = ["red", "blue", "green", "yellow", "black"]
ALL_MODULES = {"wheel": True, "bridges_castles_bazaars": True}
"""The modules of the first 87 examples; later ones name what they add in `modules`."""

OPTION_OF_MODULE = {
    "inns_cathedrals": "inns_cathedrals",
    "traders_builders": "traders_builders",
    "abbot": "abbots",
}


def run_fixture(fixture: dict[str, Any]) -> None:
    colours = fixture.get("players", COLOURS)
    modules = fixture.get("modules", [])
    runner = runner_for(tuple(modules))(colours, fixture.get("options", {}), modules)
    for name, *arguments in fixture["steps"]:
        getattr(runner, f"step_{name}")(*arguments)


@functools.cache
def runner_for(modules: tuple[str, ...]) -> type["FixtureRunner"]:
    """The runner with the steps of the later boxes that an example is played with."""
    boxes = [box for box in later_boxes() if box.name in modules]
    steps = [box.steps for box in boxes if box.steps is not None]
    return type("WithLaterBoxes", (*steps, FixtureRunner), {}) if steps else FixtureRunner


def fixture_rules(options: dict[str, Any], modules: list[str]) -> Rules:
    """Everything of the first boxes and the modules named; the river beside the wheel, as no game may have it."""
    added = {OPTION_OF_MODULE.get(module, module): True for module in modules if module != "river"}
    rules = rules_for("modern", ALL_MODULES | added | options)
    return dataclasses.replace(rules, river="river" in modules)


class FixtureRunner:
    """One method per kind of step; positions are set up without asking whether they could arise."""

    def __init__(self, colours: list[str], options: dict[str, Any], modules: list[str] | None = None) -> None:
        self.colours = colours
        self.table = Table(fixture_rules(options, modules or []), len(colours), [])
        self.landscape = self.table.landscape
        self.laid = Laid((0, 0))
        self.active = 0
        self.earned_another = False
        self.next_is_second = False
        self.stack: dict[str, int] = {}

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    def step_tableau(self, x: int, y: int) -> None:
        assert (x, y) == (0, 0)
        self.landscape.lay_wheel_board()

    def step_raw(self, tile: str, x: int, y: int, rotation: int) -> None:
        self.landscape.lay((x, y), face(tile, rotation, self.landscape.marks))

    def step_tile(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        placement = _placement(x, y, rotation, bridge)
        assert is_legal(self.landscape, tile, placement)
        self.laid = lay(self.table, self.active, tile, placement)
        self.table.bridges_left[self.active] = 3
        self.table.castles_built_this_part = []
        self.earned_another = not self.next_is_second and extends_builder(self.table, self.active, self.laid)
        self.next_is_second = False
        self.table.in_hand = tile
        self.script = self._after_laying()
        self.question = next(self.script, None)

    def _after_laying(self) -> Script:
        """What later boxes ask between the tile and the figure."""
        for box in played(self.table.rules):
            yield from box.after_laying(self.table, self.active, self.laid)

    def step_answer(self, action: Action) -> None:
        """Answer it, by the protocol's action."""
        assert self.question is not None
        assert action in self.question.choices
        try:
            self.question = self.script.send(action)
        except StopIteration:
            self.question = None

    def step_turn(self, colour: str) -> None:
        self.active = self.seat(colour)
        self.next_is_second = False

    def step_again(self, colour: str) -> None:
        assert self.earned_another
        assert self.seat(colour) == self.active
        self.next_is_second = True

    def step_no_again(self, colour: str) -> None:
        assert not (self.earned_another and self.seat(colour) == self.active)

    def step_legal(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        assert is_legal(self.landscape, tile, _placement(x, y, rotation, bridge))

    def step_illegal(self, tile: str, x: int, y: int, rotation: int, bridge: list[Any] | None = None) -> None:
        assert not is_legal(self.landscape, tile, _placement(x, y, rotation, bridge))

    def step_no_place(self, tile: str) -> None:
        assert placements(self.landscape, tile, may_bridge=False) == []

    def step_setup(self, colour: str, x: int, y: int, kind: str, where: str, figure: str = ORDINARY) -> None:
        self.table.put_follower(self.seat(colour), self._segment(x, y, kind, where), figure)

    def step_setup_castle(self, colour: str | None, x: int, y: int, side: str) -> None:
        owner = self.seat(colour) if colour else 0
        self.table.castles.append(Castle(owner, (x, y), side, done=colour is None))
        self.table.supply[owner] -= colour is not None

    def step_set_supply(self, colour: str, supply: int) -> None:
        self.table.supply[self.seat(colour)] = supply

    def step_follower(self, colour: str, kind: str, where: str, figure: str = ORDINARY) -> None:
        assert self._follower_allowed(colour, kind, where, figure)
        if kind == "crown":
            put_on_crown(self.table, self.seat(colour), where, figure)
        else:
            self.table.put_follower(self.seat(colour), self._segment(*self.laid.place, kind, where), figure)

    def step_no_follower(self, colour: str, kind: str, where: str, figure: str = ORDINARY) -> None:
        assert not self._follower_allowed(colour, kind, where, figure)

    def step_spots(self, colour: str, figure: str, expected: list[list[str]]) -> None:
        found = spots(self.table, self.seat(colour), self.laid, figure)
        assert sorted([segment.kind, segment.at] for segment in found) == sorted(expected)

    def step_take_abbot(self, colour: str) -> None:
        assert abbot_to_take_back(self.table, self.seat(colour)) is not None
        take_abbot_back(self.table, self.seat(colour))

    def step_no_take_abbot(self, colour: str) -> None:
        assert abbot_to_take_back(self.table, self.seat(colour)) is None

    def step_set_goods(self, tokens: dict[str, dict[str, int]]) -> None:
        for colour, owned in tokens.items():
            self.table.goods[self.seat(colour)] |= owned

    def step_goods(self, expected: dict[str, dict[str, int]]) -> None:
        for colour, owned in expected.items():
            assert self.table.goods[self.seat(colour)] == dict.fromkeys(GOODS, 0) | owned

    def step_figures(self, expected: dict[str, dict[str, int]]) -> None:
        for colour, at_home in expected.items():
            assert {figure: self.table.at_home(self.seat(colour), figure) for figure in at_home} == at_home

    def step_deck(self, tiles: dict[str, int]) -> None:
        self.stack = tiles

    def step_drawable(self, expected: list[str]) -> None:
        assert drawable(self.stack) == set(expected)

    def step_castle(self, colour: str) -> None:
        choices = self._castle_choices()
        assert self.seat(colour) in choices
        for _, follower in two_tile_cities(self.table, self.active, self.laid.place):
            if follower.player == self.seat(colour):
                build_castle(self.table, follower)

    def step_no_castle(self, colour: str) -> None:
        assert self.seat(colour) not in self._castle_choices()

    def step_score(self, choice: dict[str, int] | None = None) -> None:
        """`choice` gives the points of the project each castle owner takes."""
        score_completed(self.table, self.active, self.laid.place)
        wanted = choice or {}

        def answer(question: Question) -> Action:
            points = wanted[self.colours[question.player]]
            return next(action for action in question.choices if self._project_points(action) == points)

        _run(pay_castles(self.table, self.active, self.laid.place), answer)

    def step_final(self) -> None:
        score_end_of_game(self.table)

    def step_pig_at(self, segment: str) -> None:
        self.table.pig = segment

    def step_wheel(self, colour: str, number: int, picks: dict[str, str] | None = None) -> None:
        """`picks` names the kind of follower each player takes in a plague."""
        kinds = picks or {}

        def answer(question: Question) -> Action:
            kind = kinds.get(self.colours[question.player], question.choices[0]["feature"])
            return next(action for action in question.choices if action["feature"] == kind)

        _run(turn_the_wheel(self.table, self.seat(colour), number), answer)

    def step_auction(self, example: dict[str, Any]) -> None:
        given = example["in"]
        self.table.scores = [given["scores"][colour] for colour in self.colours]
        market = Market(list(given["tiles"]))
        rounds = iter(given["rounds"])
        current: dict[str, Any] = {}

        def answer(question: Question) -> Action:
            colour = self.colours[question.player]
            if question.phase == "auction":
                current.clear()
                current.update(next(rounds))
                assert colour == current["selector"]
                return {"type": "auction", "tile": current["tile"], "bid": current["bids"][colour]}
            if question.phase == "deal":
                return {"type": current["deal"]}
            points = current["bids"][colour]
            return {"type": "pass"} if points is None else {"type": "bid", "points": points}

        _run(auction(self.table, market, self.seat(given["active"])), answer)
        assert next(rounds, None) is None
        assert {tile: self.colours[player] for player, tile in market.owners.items()} == example["owners"]
        assert self.table.scores == [example["scores"][colour] for colour in self.colours]

    def step_points(self, expected: dict[str, int]) -> None:
        assert self.table.scores == [expected.get(colour, 0) for colour in self.colours]

    def step_supply(self, expected: dict[str, int]) -> None:
        assert {colour: self.table.supply[self.seat(colour)] for colour in expected} == expected

    def step_crowns(self, expected: list[list[str]]) -> None:
        crowns = [[self.colours[p], segment] for segment, players in self.table.crowns.items() for p in players]
        assert sorted(crowns) == sorted(expected)

    def step_pig(self, expected: str) -> None:
        assert self.table.pig == expected

    def step_same(self, x: int, y: int, kind: str, where: str, x2: int, y2: int, where2: str) -> None:
        first = self.landscape.feature(self._segment(x, y, kind, where))
        assert self._segment(x2, y2, kind, where2) in first.segments

    def step_differ(self, x: int, y: int, kind: str, where: str, x2: int, y2: int, where2: str) -> None:
        first = self.landscape.feature(self._segment(x, y, kind, where))
        assert self._segment(x2, y2, kind, where2) not in first.segments

    def _segment(self, x: int, y: int, kind: str, where: str) -> Segment:
        segment = self.landscape.segment_at((x, y), kind, where)
        assert segment is not None, f"no {kind} at {x} {y} {where}"
        return segment

    def _follower_allowed(self, colour: str, kind: str, where: str, figure: str) -> bool:
        if kind == "crown":
            return self.table.at_home(self.seat(colour), figure) > 0 and where in free_crown_segments(self.table)
        wanted = self._segment(*self.laid.place, kind, where)
        return wanted in spots(self.table, self.seat(colour), self.laid, figure)

    def _castle_choices(self) -> set[int]:
        """The players asked about a castle on the last tile."""
        asked: set[int] = set()

        def decline(question: Question) -> Action:
            asked.add(question.player)
            return {"type": "castle", "build": False}

        _run(offer_castles(self.table, self.active, self.laid.place), decline)
        return asked

    def _project_points(self, action: Action) -> int:
        segment = self._segment(action["x"], action["y"], action["feature"], action.get("at", ""))
        return completed_worth(self.table, self.landscape.feature(segment))


def _placement(x: int, y: int, rotation: int, bridge: list[Any] | None) -> Placement:
    return Placement((x, y), rotation, Bridge((bridge[0], bridge[1]), bridge[2]) if bridge else None)


def _run(script: Script, answer: Callable[[Question], Action]) -> None:
    """Put every question of a script to a function that answers it."""
    question = next(script, None)
    while question is not None:
        try:
            question = script.send(answer(question))
        except StopIteration:
            return
