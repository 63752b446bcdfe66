"""Ferries in the slow referee (Y1-Y3)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from slow_referee.landscape import FACING, Feature, Place, Segment, neighbour
from slow_referee.later import LaterBox, played
from slow_referee.table import Action, Laid, Question, Script, Table
from slow_referee.tiles import SIDES, kind_of, tiles_by_id
from slow_referee.traders_builders import send_lonely_home

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

SKIP: Action = {"type": "skip"}


class Ferries(LaterBox):
    """What each ferry joins is what its lake is tied by in the landscape."""

    name = "ferries"
    switches = ("ferries",)

    def begin(self, table: Table) -> None:
        table.things["ferries moved"] = set()
        self.seen: Counter[str] = Counter()

    def after_laying(self, table: Table, player: int, laid: Laid) -> Script:
        """A new part of a turn: every ferry may be moved once in it."""
        table.things["ferries moved"] = set()
        table.landscape.changed = set()
        yield from ()

    def after_figure(self, table: Table, player: int, laid: Laid) -> Script:
        """The ferry of a new lake first (Y1.3); then the first on every road of the new tile, once each (Y2)."""
        assert table.in_hand is not None
        if "ferry" in tiles_by_id()[kind_of(table.in_hand)]:
            action = yield Question("ferry", player, list(_pairs(table, laid.place)))
            _put(table, action)
        while True:
            choices = [move for place in sorted(_reached(table, laid.place)) for move in _pairs(table, place)]
            if not choices:
                return
            action = yield Question("ferry", player, [*choices, SKIP])
            if action == SKIP:
                return
            self.move(table, laid.place, action)

    def move(self, table: Table, new: Place, action: Action) -> None:
        """Roads part and join; who stands there stays, but for a builder left alone (Y2.4, Y2.5, Y3.2)."""
        land, seen = table.landscape, self.seen
        place = (action["x"], action["y"])
        before = land.ties[place]
        road = land.feature(min(before))
        was_complete = land.is_complete(road)
        _put(table, action)
        table.things["ferries moved"].add(place)
        land.changed |= before | land.ties[place]
        halves = {land.feature(segment) for segment in before}
        owners = [set(table.follower_counts(half)) for half in halves]
        seen["ferries moved"] += 1
        seen["ferries moved out of a ring"] += len(halves) == 1
        seen["ferries that part the followers of two players"] += (
            len(owners) == 2 and all(owners) and owners[0] != owners[1]
        )
        seen["roads opened again by a ferry"] += was_complete and not all(map(land.is_complete, halves))
        for half in halves:
            far = land.is_complete(half) and new not in half.places
            seen["roads cut off and completed away from the new tile"] += far and not was_complete
            seen["such roads that pay somebody"] += bool(far and table.follower_counts(half))
            for each in range(table.players):
                there = len(table.followers_in(half))
                send_lonely_home(table, each, half)
                seen["builders cut off by a ferry"] += there - len(table.followers_in(half))
        joined = land.feature(min(land.ties[place]))
        seen["roads completed by being joined"] += land.is_complete(joined) and new not in joined.places

    def state(self, table: Table) -> dict[str, Any]:
        lying = sorted(table.landscape.ties.items(), key=lambda ferry: (ferry[0][1], ferry[0][0]))
        return {"ferries": [{"x": x, "y": y, "ends": _ends(segments)} for (x, y), segments in lying]}

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Ferries are moved, mostly where that parts two players; tiles are laid where they extend such roads."""
        if dice.random() < 0.25:
            return legal
        table = game.table
        if legal[0]["type"] == "ferry":
            moves = [each for each in legal if each["type"] == "ferry"]
            return [each for each in moves if _parts(table, each)] or moves
        if legal[0]["type"] == "place":
            faced = _faced_by_ferries(table)
            return [each for each in game.legal() if (each.get("x"), each.get("y")) in faced] or legal
        return [each for each in legal if each.get("feature") == "road"] or legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen, self.seen = self.seen, Counter()
        seen["ferries put"] = int(len(after.get("ferries", ())) > len(before.get("ferries", ())))
        return +seen


def _ends(segments: frozenset[Segment]) -> list[str]:
    return sorted((segment.at for segment in segments), key=SIDES.index)


def _put(table: Table, action: Action) -> None:
    x, y = action["x"], action["y"]
    table.landscape.tie((x, y), frozenset(Segment(x, y, "road", end) for end in action["ends"]))


def _pairs(table: Table, place: Place) -> Iterator[Action]:
    """Every two roads of a lake but those that its ferry joins (Y1.3, Y2.1)."""
    arms = [side for side in SIDES if table.landscape.faces[place].side(side) == "road"]
    now = table.landscape.ties.get(place, frozenset())
    for ends in combinations(arms, 2):
        if list(ends) != _ends(now):
            yield {"type": "ferry", "x": place[0], "y": place[1], "ends": list(ends)}


def _reached(table: Table, new: Place) -> set[Place]:
    """The first ferry in every direction in which a road leaves the new tile, those not moved yet (Y2.1)."""
    land = table.landscape
    found: set[Place] = set()
    for side in SIDES:
        if land.side_type(new, side) == "road" and neighbour(new, side) in land.faces:
            begin = land.segment_at(neighbour(new, side), "road", FACING[side])
            assert begin is not None
            found |= _first_ferries(table, new, begin)
    moved: set[Place] = table.things["ferries moved"]
    return found - moved


def _first_ferries(table: Table, new: Place, begin: Segment) -> set[Place]:
    """Along a road from one of its segments, not over the new tile and over no ferry."""
    land = table.landscape
    found, been, waiting = set(), {begin}, [begin]
    while waiting:
        segment = waiting.pop()
        if segment.place == new:
            continue
        if segment in land.ties.get(segment.place, ()):
            found.add(segment.place)
            continue
        further = {each for each in land.joined_to(segment) if each not in been}
        been |= further
        waiting += further
    return found


def _parts(table: Table, action: Action) -> bool:
    """Whether a move parts the followers of two players; tried, and undone."""
    land = table.landscape
    place = (action["x"], action["y"])
    before = land.ties.get(place)
    if before is None:
        return False
    _put(table, action)
    owners = [set(table.follower_counts(land.feature(segment))) for segment in before]
    land.tie(place, before)
    return all(owners) and owners[0] != owners[1]


def _faced_by_ferries(table: Table) -> set[Place]:
    """The empty squares that roads over ferries run up to."""
    land = table.landscape
    found: set[Place] = set()
    for tied in land.ties.values():
        road: Feature = land.feature(min(tied))
        found |= {neighbour(segment.place, end) for segment in road.segments for end in land.ends(segment)}
    return found - set(land.faces)


class Steps:
    """Steps of the examples: ferries that lie already, that are put and moved, and that may not be moved so."""

    table: Table
    laid: Laid
    active: int
    question: Question | None
    script: Script
    step_answer: Any

    def step_set_ferry(self, x: int, y: int, ends: list[str]) -> None:
        """It lies there already."""
        _put(self.table, {"x": x, "y": y, "ends": ends})

    def step_ferry(self, x: int, y: int, ends: list[str]) -> None:
        """It is put or moved so; the figure step is over then."""
        self._ask_for_ferry()
        self.step_answer({"type": "ferry", "x": x, "y": y, "ends": ends})

    def step_leave(self) -> None:
        """No more ferry is moved."""
        self._ask_for_ferry()
        self.step_answer(SKIP)

    def step_no_ferry(self, x: int, y: int, ends: list[str]) -> None:
        self._ask_for_ferry()
        wanted = {"type": "ferry", "x": x, "y": y, "ends": ends}
        assert self.question is None or wanted not in self.question.choices

    def step_ferries(self, expected: list[list[Any]]) -> None:
        """Where each lies now, row by row."""
        assert [[*ferry.values()] for ferry in BOX.state(self.table)["ferries"]] == expected

    def _ask_for_ferry(self) -> None:
        if self.question is None:
            self.script = self._after_figure()
            self.question = next(self.script, None)

    def _after_figure(self) -> Script:
        for box in played(self.table.rules):
            yield from box.after_figure(self.table, self.active, self.laid)


Ferries.steps = Steps
BOX = Ferries()
