"""The referee's face: a game as the protocol shows it."""

from collections.abc import Sequence
from typing import Any

from slow_referee.figures import ORDINARY
from slow_referee.landscape import Feature
from slow_referee.later import played
from slow_referee.market import market_day
from slow_referee.rules import rules_for
from slow_referee.scoring import score_end_of_game, worth
from slow_referee.table import Action, Castle, Follower, Market, Question, Script, Table, segment_as_json
from slow_referee.tiles import face, start_tile
from slow_referee.turn import last_round, take_turn


class SlowGame:
    """A whole game from fixed lists of draws and of what dice show; `play` trusts that the action is legal."""

    def __init__(
        self, preset: str, options: dict[str, Any], players: int, draw: list[str], dice: Sequence[int] = ()
    ) -> None:
        self.table = Table(rules_for(preset, options), players, draw, dice)
        self.ply = 0
        self._shown: dict[str, Any] | None = None
        self._lay_start()
        self._script = self._whole_game()
        self._question: Question | None = next(self._script, None)

    def play(self, action: Action) -> None:
        self.ply += 1
        self._shown = None
        try:
            self._question = self._script.send(action)
        except StopIteration:
            self._question = None

    def legal(self) -> list[Action]:
        """What may be played, to be read only; of figures alike on one segment it names one."""
        choices = [] if self._question is None else self._question.choices
        return [action for i, action in enumerate(choices) if action not in choices[:i]]

    def state(self) -> dict[str, Any]:
        """The game as the protocol shows it, to be read only: it is written down once after each decision."""
        if self._shown is None:
            self._shown = self._state()
        return self._shown

    def _state(self) -> dict[str, Any]:
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
            "followers": [_figure_as_json(follower) for follower in table.followers],
        }
        return state | self._module_state()

    def features(self) -> list[dict[str, Any]]:
        return [self._feature_as_json(feature) for feature in self.table.landscape.features()]

    def _lay_start(self) -> None:
        """The wheel board, or the start tile with rotation 0 (B1, D1, A5.12, V1.1)."""
        rules = self.table.rules
        if rules.wheel:
            self.table.landscape.lay_wheel_board()
        else:
            self.table.landscape.lay((0, 0), face(start_tile(rules), 0, rules.marks))
            self.table.board.append({"tile": start_tile(rules), "x": 0, "y": 0, "rotation": 0})

    def _whole_game(self) -> Script:
        """Turns clockwise until the tiles are used up, market days between them, then the final scoring."""
        player = 0
        while self.table.coming():
            market_follows = yield from take_turn(self.table, player)
            if market_follows:
                yield from market_day(self.table, player)
            player = (player + 1) % self.table.players
        yield from last_round(self.table, player)
        score_end_of_game(self.table)

    def _module_state(self) -> dict[str, Any]:
        table, rules = self.table, self.table.rules
        state: dict[str, Any] = {}
        if rules.bridges:
            built = table.landscape.bridges.items()
            state["bridges"] = [{"x": x, "y": y, "axis": axis} for (x, y), axis in built]
            state["bridges_left"] = list(table.bridges_left)
        if rules.castles:
            state["castles"] = [_castle_as_json(castle) for castle in table.castles]
            state["castles_left"] = list(table.castles_left)
        if rules.wheel:
            state["pig"] = table.pig
            state["crowns"] = {segment: list(players) for segment, players in table.crowns.items()}
        if rules.wheel and rules.large_followers:
            state["crowns_large"] = {segment: list(players) for segment, players in table.crowns_large.items()}
        if rules.special_figures:
            state["figures"] = [dict(at_home) for at_home in table.figures]
        if rules.goods:
            state["goods"] = [dict(tokens) for tokens in table.goods]
        if table.second_part:
            state["second_part"] = True
        if table.market is not None:
            state["market"] = _market_as_json(table.market)
        for box in played(rules):
            state |= box.state(table)
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


def _figure_as_json(follower: Follower) -> dict[str, Any]:
    named = {"player": follower.player} | segment_as_json(follower.segment)
    return named if follower.figure == ORDINARY else named | {"figure": follower.figure}


def _castle_as_json(castle: Castle) -> dict[str, Any]:
    """A castle, with the figure that holds it where that is no ordinary follower."""
    x, y = castle.place
    named = {"owner": castle.owner, "x": x, "y": y, "side": castle.side, "done": castle.done}
    return named if castle.done or castle.figure == ORDINARY else named | {"figure": castle.figure}


def _market_as_json(market: Market) -> dict[str, Any]:
    return {
        "tiles": list(market.open),
        "offered": market.offered,
        "bid": market.bid,
        "bidder": market.bidder,
        "owners": {str(player): tile for player, tile in market.owners.items()},
    }
