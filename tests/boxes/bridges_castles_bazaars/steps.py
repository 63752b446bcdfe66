"""Steps of the examples that need bridges, castles or a market day."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.bridges_castles_bazaars import bazaars, bridges, castles
from carcassonne.boxes.bridges_castles_bazaars.actions import Auction, Bid, Buy, Pass, Sell
from carcassonne.core import board, report, setup, state, tables, turn
from carcassonne.engine.actions import Action, Follower, Place, Skip
from carcassonne.tiles import SIDES
from support.arranged import DECK, Arranged


class BuildingSteps(Arranged):
    """Bridges, castles and market days, with three tokens for everybody."""

    def prepare(self, options: dict[str, Any]) -> None:
        super().prepare(options)
        per_city = options.get("field_scoring") == "per_city_4"
        bridges.take_rules(self.s, True, 3)
        castles.take_rules(self.s, True, 3, 5 if per_city else 4)
        bazaars.take_rules(self.s, True, True)

    def follower(self, kind: str, where: str) -> Action:
        return Follower("bridge") if (kind, where) == ("road", "bridge") else super().follower(kind, where)

    def leave_nothing_to_build(self) -> None:
        bridges.take_numbers(self.s, {"bridges_left": [0] * len(self.colours)})

    def answer_questions(self, wanted: dict[str, int]) -> None:
        """No castle; of projects that which pays the wanted points."""
        super().answer_questions(wanted)
        while self.phase == "castle":
            turn.apply(self.s, 0)
        while self.phase == "castle_project":
            owner = self.now.actor
            turn.apply(self.s, self._project_worth(owner, wanted[self.colours[owner]]))

    def _project_worth(self, owner: int, points: int) -> int:
        """The offered project that pays so many points to the castle's owner."""
        for choice in turn.choices(self.s):
            tried = self.s.copy()
            turn.apply(tried, choice)
            if report.standing(tried).scores[owner] - self.now.scores[owner] == points:
                return int(choice)
        raise AssertionError(f"no project pays {points}")

    # --- castles ------------------------------------------------------------------------------------------------------
    def step_setup_castle(self, colour: str | None, x: int, y: int, side: str) -> None:
        owner = self.seat(colour) if colour else 0
        tile = board.square_at(self.s, x, y) - 1
        castles.stand_castle(self.s, owner, tile, SIDES.index(side), colour is None)
        if colour:
            self.change_supply(owner, -1)

    def step_castle(self, colour: str) -> None:
        self.skip_follower()
        assert (self.phase, self.now.actor) == ("castle", self.seat(colour))
        turn.apply(self.s, 1)

    def step_no_castle(self, colour: str) -> None:
        self.skip_follower()
        assert (self.phase, self.now.actor) != ("castle", self.seat(colour))

    # --- market days --------------------------------------------------------------------------------------------------
    def step_auction(self, example: dict[str, Any]) -> None:
        """A market tile is laid, the tiles are drawn, and the rounds are played as the example says."""
        given = example["in"]
        tiles = dict(zip(given["tiles"], DECK, strict=False))
        active = self.seat(given["active"])
        setup.put_start_tile(self.s)
        self.arrange(turn=active, actor=active, score=[given["scores"][colour] for colour in self.colours])
        self.take_in_hand("Z07", active)
        self.choose(Place(0, 1, 0))
        self.choose(Skip())
        for tile in tiles.values():
            turn.apply(self.s, tables.KIND_OF[tile])
        for round_ in given["rounds"]:
            self._play_round(round_, tiles)
        market = bazaars.market_standing(self.s)
        assert market is not None
        assert market.stage == state.MARKET_TURNS
        owners = dict(zip(market.kinds, market.owners, strict=True))
        found = {name: self.colours[owners[tables.KIND_OF[tile]]] for name, tile in tiles.items()}
        assert found == example["owners"]
        assert self.now.scores == tuple(example["scores"][colour] for colour in self.colours)

    def _play_round(self, round_: dict[str, Any], tiles: dict[str, str]) -> None:
        """One tile under the hammer: the selector opens, the others bid once each, the selector may have to deal."""
        selector, bids = round_["selector"], round_["bids"]
        assert (self.phase, self.now.actor) == ("auction", self.seat(selector))
        self.choose(Auction(tiles[round_["tile"]], bids[selector]))
        while self.phase == "bid":
            points = bids[self.colours[self.now.actor]]
            self.choose(Pass() if points is None else Bid(points))
        if self.phase == "deal":
            self.choose(Buy() if round_["deal"] == "buy" else Sell())
