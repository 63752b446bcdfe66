"""Gold in the slow referee (G1-G3)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from slow_referee.landscape import RINGED, Feature, Place, surroundings
from slow_referee.later import LaterBox
from slow_referee.scoring import majority
from slow_referee.table import Action, Castle, Laid, Question, Script, Table
from slow_referee.tiles import kind_of, tiles_by_id

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

Claims = dict[Place, set[int]]
PRICES = ((10, 4), (7, 3), (4, 2), (1, 1), (0, 0))
"""From so many ingots on each is worth so much."""


class GoldMines(LaterBox):
    """Ingots by place, and by player."""

    name = "gold_mines"
    switches = ("gold_mines",)

    def begin(self, table: Table) -> None:
        table.things |= {"gold": {}, "gold held": [0] * table.players}

    def after_laying(self, table: Table, player: int, laid: Laid) -> Script:
        """One on the mine, one beside it: a question only where there is more than one tile (G1.2)."""
        assert table.in_hand is not None
        if not tiles_by_id()[kind_of(table.in_hand)].get("gold", False):
            return
        _put(table, laid.place)
        around = [place for place in surroundings(laid.place) if place in table.landscape.faces]
        if len(around) > 1:
            choices: list[Action] = [{"type": "gold", "x": x, "y": y} for x, y in around]
            action = yield Question("gold", player, choices)
            around = [(action["x"], action["y"])]
        for place in around:
            _put(table, place)

    def before_scoring(self, table: Table, player: int, projects: list[Feature]) -> None:
        """Whoever is paid claims the tiles of a road or city, and those around what is ringed (G2.1)."""
        claims: Claims = {}
        for project in projects:
            owners = majority(table.follower_counts(project))
            places = set(project.places)
            if project.kind in RINGED:
                places |= {near for place in project.places for near in surroundings(place)}
            for place in places:
                claims.setdefault(place, set()).update(owners)
        _hand_out(table, player, claims)

    def castles_paid(self, table: Table, player: int, castles: list[Castle]) -> None:
        """Their owners claim what is left in the vicinity (G2.5)."""
        claims: Claims = {}
        for castle in castles:
            for place in castle.vicinity:
                claims.setdefault(place, set()).add(castle.owner)
        _hand_out(table, player, claims)

    def at_the_end(self, table: Table) -> None:
        """The more ingots, the more each is worth (G3.1)."""
        for player, held in enumerate(table.things["gold held"]):
            table.scores[player] += held * next(price for least, price in PRICES if held >= least)

    def state(self, table: Table) -> dict[str, Any]:
        lying = sorted(table.things["gold"].items(), key=lambda heap: (heap[0][1], heap[0][0]))
        on = [{"x": x, "y": y, "count": count} for (x, y), count in lying if count]
        return {"gold": {"on": on, "held": list(table.things["gold held"])}}

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Gold goes where other gold lies, so that several claim it."""
        if legal[0]["type"] != "gold" or dice.random() < 0.3:
            return legal
        gold = game.table.things["gold"]
        return [max(legal, key=lambda action: gold.get((action["x"], action["y"]), 0))]

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        if "gold" in before:
            taken = [now - was for was, now in zip(before["gold"]["held"], after["gold"]["held"], strict=True)]
            seen["ingots taken"] = sum(taken)
            seen["gold shared by several players"] = int(sum(count > 0 for count in taken) > 1)
            seen["gold of castles"] = int(sum(taken) > 0 and _done(after) > _done(before))
        return +seen


def _put(table: Table, place: Place) -> None:
    table.things["gold"][place] = table.things["gold"].get(place, 0) + 1


def _hand_out(table: Table, player: int, claims: Claims) -> None:
    """One at a time in turn order, the tile with most claimants first, then by y and x (G2.3)."""
    gold, going_on = table.things["gold"], True
    while going_on:
        going_on = False
        for taker in table.clockwise_from(player):
            mine = [place for place, claimants in claims.items() if taker in claimants and gold.get(place, 0) > 0]
            if mine:
                best = min(mine, key=lambda place: (-len(claims[place]), place[1], place[0]))
                gold[best] -= 1
                table.things["gold held"][taker] += 1
                going_on = True


def _done(state: dict[str, Any]) -> int:
    return sum(castle["done"] for castle in state.get("castles", []))


class Steps:
    """Steps of the examples: where ingots lie, who has how many."""

    table: Table
    seat: Callable[[str], int]

    def step_lay_gold(self, x: int, y: int, count: int) -> None:
        """So many ingots lie on a tile already."""
        self.table.things["gold"][x, y] = count

    def step_give_gold(self, colour: str, count: int) -> None:
        """A player has so many already."""
        self.table.things["gold held"][self.seat(colour)] = count

    def step_gold(self, expected: dict[str, int]) -> None:
        """Everybody's ingots."""
        assert {colour: self.table.things["gold held"][self.seat(colour)] for colour in expected} == expected

    def step_gold_lies(self, x: int, y: int, count: int) -> None:
        """So many lie there now."""
        assert self.table.things["gold"].get((x, y), 0) == count


GoldMines.steps = Steps
BOX = GoldMines()
