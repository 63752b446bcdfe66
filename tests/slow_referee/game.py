"""The referee's face: a game as the protocol shows it."""

from copy import deepcopy
from typing import Any

from slow_referee.landscape import Feature
from slow_referee.market import market_day
from slow_referee.rules import rules_for
from slow_referee.scoring import score_end_of_game, worth
from slow_referee.table import Action, Market, Question, Script, Table, segment_as_json
from slow_referee.tiles import face
from slow_referee.turn import take_turn


class SlowGame:
    """A whole game from a fixed list of draws; `play` trusts that the action is legal."""

    def __init__(self, preset: str, options: dict[str, Any], players: int, draw: list[str]) -> None:
        self.table = Table(rules_for(preset, options), players, draw)
        self.ply = 0
        self._lay_start()
        self._script = self._whole_game()
        self._question: Question | None = next(self._script, None)

    def play(self, action: Action) -> None:
        self.ply += 1
        try:
            self._question = self._script.send(action)
        except StopIteration:
            self._question = None

    def legal(self) -> list[Action]:
        return [] if self._question is None else deepcopy(self._question.choices)

    def state(self) -> dict[str, Any]:
        question, table = self._question, self.table
        state: dict[str, Any] = {
            "preset": table.rules.preset,
            "players": table.players,
            "ply": self.ply,
            "phase": question.phase if question else "over",
            "to_act": question.player if question else None,
            "tile": table.in_hand if question else None,
            "scores": list(table.scores),
            "supply": list(table.supply),
            "deck": len(table.deck),
            "discarded": list(table.discarded),
            "over": question is None,
            "board": [dict(tile) for tile in table.board],
            "followers": [{"player": f.player} | segment_as_json(f.segment) for f in table.followers],
        }
        return state | self._module_state()

    def features(self) -> list[dict[str, Any]]:
        return [self._feature_as_json(feature) for feature in self.table.landscape.features()]

    def _lay_start(self) -> None:
        """The wheel board, or tile D with rotation 0 (B1, D1, A5.12)."""
        if self.table.rules.wheel:
            self.table.landscape.lay_wheel_board()
        else:
            self.table.landscape.lay((0, 0), face("D", 0))
            self.table.board.append({"tile": "D", "x": 0, "y": 0, "rotation": 0})

    def _whole_game(self) -> Script:
        """Turns clockwise until the tiles are used up, market days between them, then the final scoring."""
        player = 0
        while self.table.deck:
            market_tile_laid = yield from take_turn(self.table, player, self.table.draw())
            if market_tile_laid and self.table.rules.bazaars:
                yield from market_day(self.table, player)
            player = (player + 1) % self.table.players
        score_end_of_game(self.table)

    def _module_state(self) -> dict[str, Any]:
        table, rules = self.table, self.table.rules
        state: dict[str, Any] = {}
        if rules.bridges:
            built = table.landscape.bridges.items()
            state["bridges"] = [{"x": x, "y": y, "axis": axis} for (x, y), axis in built]
            state["bridges_left"] = list(table.bridges_left)
        if rules.castles:
            state["castles"] = [
                {"owner": c.owner, "x": c.place[0], "y": c.place[1], "side": c.side, "done": c.done}
                for c in table.castles
            ]
            state["castles_left"] = list(table.castles_left)
        if rules.wheel:
            state["pig"] = table.pig
            state["crowns"] = {segment: list(players) for segment, players in table.crowns.items()}
        if table.market is not None:
            state["market"] = _market_as_json(table.market)
        if self._question is not None and self._question.site is not None:
            state["castle_site"] = self._question.site
        return state

    def _feature_as_json(self, feature: Feature) -> dict[str, Any]:
        landscape = self.table.landscape
        return {
            "kind": feature.kind,
            "segments": sorted([segment.x, segment.y, segment.at] for segment in feature.segments),
            "tiles": len(feature.places),
            "pennants": landscape.pennants(feature),
            "open": landscape.open_count(feature),
            "followers": dict(self.table.follower_counts(feature)),
            "points": worth(self.table, feature),
        }


def _market_as_json(market: Market) -> dict[str, Any]:
    return {
        "tiles": list(market.open),
        "offered": market.offered,
        "bid": market.bid,
        "bidder": market.bidder,
        "owners": {str(player): tile for player, tile in market.owners.items()},
    }
