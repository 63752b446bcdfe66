"""Flying machines in the slow referee (F2)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from slow_referee.figures import FOLLOWERS, GROUND, ORDINARY
from slow_referee.landscape import Place, Segment
from slow_referee.later import LaterBox, closed
from slow_referee.table import Action, Laid, Question, Script, Table, segment_as_json
from slow_referee.tiles import face, kind_of, tiles_by_id

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

FACES = (1, 1, 2, 2, 3, 3)
TO = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class FlyingMachines(LaterBox):
    """A follower that flies from an arrow."""

    name = "flying_machines"
    switches = ("flying_machines",)
    choices = MappingProxyType({"fliers": "any_follower"})

    def rolls(self, dice: random.Random, tiles: int) -> list[int]:
        return dice.choices(FACES, k=tiles)

    def figure_choices(self, table: Table, player: int, laid: Laid) -> list[Action]:
        """Any follower at home flies (F2.1, F2.5)."""
        if not table.landscape.faces[laid.place].flight:
            return []
        may = FOLLOWERS if dict(table.rules.later_words)["fliers"] == "any_follower" else (ORDINARY, "large")
        return [{"type": "fly"} | _named(figure) for figure in may if table.at_home(player, figure) > 0]

    def use_figure(self, table: Table, player: int, laid: Laid, action: Action) -> Script:
        """The die says how far; there he must land if he can (F2.2-F2.4)."""
        figure, points = action.get("figure", ORDINARY), table.roll()
        place = _after(laid.place, table.landscape.faces[laid.place].flight, points)
        spots = landings(table, place, figure)
        if not spots:
            return
        x, y = place
        table.things["flight"] = {"x": x, "y": y, "points": points} | _named(figure)
        choices = [{"type": "follower"} | segment_as_json(spot) | _named(figure) for spot in spots]
        answer = yield Question("landing", player, choices)
        del table.things["flight"]
        table.put_follower(player, spots[choices.index(answer)], figure)

    def state(self, table: Table) -> dict[str, Any]:
        return {"flight": dict(table.things["flight"])} if "flight" in table.things else {}

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Arrows are laid so that they lead somewhere; whoever can fly flies, and lands beside others."""
        if legal[0]["type"] == "place" and tiles_by_id()[kind_of(game.table.in_hand or "")].get("flight"):
            leading = [action for action in legal if action["type"] == "place" and _leads(game.table, action)]
            return leading or legal
        fliers = [action for action in legal if action["type"] == "fly"]
        if fliers and dice.random() < 0.8:
            return fliers
        taken = [{key: one.get(key) for key in ("x", "y", "feature", "at")} for one in game.state()["followers"]]
        beside = [action for action in legal if {key: action.get(key) for key in ("x", "y", "feature", "at")} in taken]
        if "x" in legal[0] and legal[0]["type"] == "follower" and beside:
            return beside
        return legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        if action["type"] == "fly":
            seen["flights"] = 1
            seen["flights of other figures"] = int("figure" in action)
            seen["crashes"] = int("flight" not in after)
        if "flight" in before:
            there = [one for one in before["followers"] if all(one.get(key) == action.get(key) for key in _SPOT)]
            seen["fliers beside others"] = int(bool(there))
        if action["type"] == "castle" and action["build"]:
            seen["castles of a city with several followers"] = int(
                len(before["followers"]) - len(after["followers"]) > 1
            )
        return +seen


_SPOT = ("x", "y", "feature", "at")


def _named(figure: str) -> Action:
    return {} if figure == ORDINARY else {"figure": figure}


def _after(place: Place, flight: str, points: int) -> Place:
    """So many squares along a direction, straight or diagonal."""
    x, y = place
    for side in flight:
        dx, dy = TO[side]
        x, y = x + points * dx, y + points * dy
    return x, y


def landings(table: Table, place: Place, figure: str) -> list[Segment]:
    """The roads, cities and what is ringed on a tile, unless complete, for whoever may stand there (F2.3)."""
    if place not in table.landscape.faces or closed(table, place):
        return []
    return [
        segment
        for segment in table.landscape.segments_on(place)
        if segment.kind != "field"
        and segment.kind in GROUND[figure]
        and table.landscape.open_count(table.landscape.feature(segment)) > 0
    ]


def _leads(table: Table, action: Action) -> bool:
    """Whether most numbers bring a flier from this placement to a place where he can land."""
    flight = face(kind_of(table.in_hand or ""), action["rotation"]).flight
    ends = [_after((action["x"], action["y"]), flight, points) for points in (1, 2, 3)]
    return sum(bool(landings(table, place, ORDINARY)) for place in ends) > 1


class Steps:
    """Steps of the examples: a flight, and where it ends."""

    table: Table
    laid: Laid
    seat: Callable[[str], int]
    script: Script
    question: Question | None

    def step_fly(self, colour: str, points: int, figure: str = ORDINARY) -> None:
        """Somebody flies, and the die shows so much."""
        seat = self.seat(colour)
        action = {"type": "fly"} | _named(figure)
        assert action in BOX.figure_choices(self.table, seat, self.laid)
        self.table.dice = [points]
        self.script = BOX.use_figure(self.table, seat, self.laid, action)
        self.question = next(self.script, None)

    def step_no_fly(self, colour: str, figure: str = ORDINARY) -> None:
        """He may not."""
        action = {"type": "fly"} | _named(figure)
        assert action not in BOX.figure_choices(self.table, self.seat(colour), self.laid)

    def step_lands(self, expected: list[Action]) -> None:
        """Where he may land."""
        assert self.question is not None
        spots = [{key: one[key] for key in ("feature", "at") if key in one} for one in self.question.choices]
        assert sorted(spots, key=str) == sorted(expected, key=str)

    def step_crashed(self) -> None:
        """He found nothing."""
        assert self.question is None


FlyingMachines.steps = Steps
BOX = FlyingMachines()
