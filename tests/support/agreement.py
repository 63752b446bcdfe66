"""A game played by the engine and the slow referee together, compared after every decision."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.events import TileSold
from carcassonne.boxes.tower.events import Ransomed
from carcassonne.engine.events import Event, Scored
from carcassonne.engine.game import Game
from carcassonne.notation.json import action_from_json, actions_to_json, view_to_json
from slow_referee.game import SlowGame
from slow_referee.landscape import OPPOSITE, neighbour
from slow_referee.later import played
from slow_referee.rules import rules_for
from slow_referee.tiles import SIDES
from support.cases import Case
from support.keen import random_action, sought
from support.moments import moments
from support.tally import TALLY

Json = dict[str, Any]
FEATURES_EVERY = 5


class Match:
    """Both engines at one table. `check` compares everything that can be seen."""

    def __init__(self, case: Case) -> None:
        self.case = case
        dice = rolls(case)
        self.engine = Game(case.rules, draw=case.deck, dice=dice)
        self.referee = SlowGame(case.rules.preset, case.options, case.rules.players, list(case.deck), dice)
        self.earned = [0] * case.rules.players
        self.decisions = 0
        self._book(self.engine.opening_events)

    def play(self, action: Json) -> None:
        """Make the same decision on both sides."""
        TALLY.answers[action["type"]] += 1
        self._book(self.engine.play(action_from_json(action)))
        self.referee.play(action)
        self.decisions += 1

    def play_to_the_end(self) -> None:
        """Random decisions until the game is over, compared after each."""
        dice = random.Random(self.case.seed)
        self.check()
        while not self.engine.over:
            self.play(random_action(dice, self._wished(dice, self.referee.legal())))
            self.check()
        TALLY.games += 1
        TALLY.decisions += self.decisions

    def _wished(self, dice: random.Random, legal: list[Json]) -> list[Json]:
        """All legal actions; for keen players those that fill the landscape and its cities."""
        if not self.case.keen or dice.random() < 0.2:
            return legal
        if self.engine.phase == "place":
            return [max(dice.choices(legal, k=12), key=self._touches)]
        knights = [action for action in legal if action.get("feature") == "city"]
        return knights or legal

    def _touches(self, placement: Json) -> int:
        """How much a placement closes: sides that meet a tile, roads and cities counting more; bridges are saved."""
        if "x" not in placement:
            return 4
        landscape, place = self.referee.table.landscape, (placement["x"], placement["y"])
        beside = [(neighbour(place, side), OPPOSITE[side]) for side in SIDES]
        sides = [landscape.side_type(*other) for other in beside if other[0] in landscape.faces]
        return sum(1 if side == "field" else 3 for side in sides) - 4 * ("bridge" in placement)

    def check(self) -> None:
        """Both sides show the same state, legal actions and scores; now and then the same features."""
        where = f"{self.case.name}, decision {self.decisions}"
        view = self.engine.view()
        assert state_seen(view_to_json(view)) == state_seen(self.referee.state()), where
        assert sorted_actions(actions_to_json(self.engine.legal_actions())) == sorted_actions(self.referee.legal()), (
            where
        )
        assert view.undrawn == Counter(self.referee.table.deck), where
        assert tuple(self.earned) == self.engine.scores, where
        if self.decisions % FEATURES_EVERY == 0 or self.engine.over:
            self.check_features()

    def check_features(self) -> None:
        """Both sides find the same features, with the same tiles, followers and worth."""
        found, expected = engine_features(self.engine), referee_features(self.referee)
        assert found == expected, f"{self.case.name}, decision {self.decisions}"
        TALLY.features += len(found)

    def _book(self, events: Iterable[Event]) -> None:
        """Scores are the sum of what `scored`, `tile_sold` and `ransomed` events say (protocol.md)."""
        for event in events:
            if isinstance(event, Scored):
                assert event.points == sum(points for _, points in event.terms)
                assert event.cause
                self.earned[event.player] += event.points
            if isinstance(event, (TileSold, Ransomed)):
                self.earned = [total + change for total, change in zip(self.earned, event.scores, strict=True)]


class SeekingMatch(Match):
    """A match of the further boxes: players seek what is rare, and it is counted how often that happened."""

    def play(self, action: Json) -> None:
        before = self.referee.state()
        super().play(action)
        TALLY.moments.update(moments(before, action, self.referee.state()))

    def _wished(self, dice: random.Random, legal: list[Json]) -> list[Json]:
        return sought(self.referee, dice, legal)


def rolls(case: Case) -> list[int]:
    """What dice show in a game, where the rules have any: more than can be rolled."""
    boxes = played(rules_for(case.rules.preset, case.options))
    return [shown for box in boxes for shown in box.rolls(random.Random(case.seed), len(case.deck))]


def state_seen(state: Json) -> Json:
    """A state with followers and bridges in no particular order."""
    return {key: sorted(map(repr, map(_sorted_items, value))) if key in ("followers", "bridges") else value
            for key, value in state.items()}  # fmt: skip


def sorted_actions(actions: list[Json]) -> list[str]:
    return sorted(repr(_sorted_items(action)) for action in actions)


def _sorted_items(entry: Json) -> list[tuple[str, Any]]:
    return sorted(entry.items())


def engine_features(game: Game) -> list[str]:
    return sorted(
        repr((f.kind, sorted(map(list, f.segments)), _tiles(f.kind, f.tiles), f.pennants, f.open_sides,
              {seat: count for seat, count in enumerate(f.followers) if count}, f.points))
        for f in game.features()
    )  # fmt: skip


def referee_features(game: SlowGame) -> list[str]:
    return sorted(
        repr((f["kind"], f["segments"], _tiles(f["kind"], f["tiles"]), f["pennants"], f["open"],
              dict(sorted(f["followers"].items())), f["points"]))
        for f in game.features()
    )  # fmt: skip


def _tiles(kind: str, tiles: int) -> int:
    """Tiles of a field count for nothing, and on the wheel board a field touches squares it has no edge on."""
    return 0 if kind == "field" else tiles
