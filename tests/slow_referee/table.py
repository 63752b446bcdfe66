"""Everything on the table, and the questions put to the players."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from slow_referee.landscape import Feature, Landscape, Place, Segment, neighbour
from slow_referee.rules import Rules
from slow_referee.tiles import proper_name

Action = dict[str, Any]


@dataclass(frozen=True)
class Question:
    """One decision a player must make: `choices` is the protocol's legal list."""

    phase: str
    player: int
    choices: list[Action]
    site: dict[str, Any] | None = None


Script = Generator[Question, Action, None]


@dataclass(frozen=True)
class Follower:
    player: int
    segment: Segment


@dataclass
class Castle:
    """A castle on a two-tile city: the tile its follower stood on and the side towards the other."""

    owner: int
    place: Place
    side: str
    done: bool = False

    @property
    def places(self) -> set[Place]:
        return {self.place, neighbour(self.place, self.side)}

    @property
    def vicinity(self) -> set[Place]:
        """The two tiles and the squares left and right of the long axis (E3.3)."""
        across = ("W", "E") if self.side in ("N", "S") else ("N", "S")
        return self.places | {neighbour(place, side) for place in self.places for side in across}

    @property
    def segment(self) -> Segment:
        return Segment(*self.place, "city", self.side)


@dataclass
class Market:
    """A market day: tiles still open, the tile under the hammer, tiles owned but not yet laid."""

    open: list[str]
    offered: str | None = None
    bid: int | None = None
    bidder: int | None = None
    owners: dict[int, str] = field(default_factory=dict)


@dataclass
class Laid:
    """What a placement put on the landscape this turn."""

    place: Place
    bridge: Place | None = None


class Table:
    def __init__(self, rules: Rules, players: int, draw: list[str]) -> None:
        self.rules = rules
        self.players = players
        self.deck = [proper_name(name) for name in draw]
        self.in_hand: str | None = None
        self.discarded: list[str] = []
        self.landscape = Landscape()
        self.board: list[dict[str, Any]] = []
        self.followers: list[Follower] = []
        self.scores = [0] * players
        self.supply = [rules.followers] * players
        tokens = 3 if players <= 4 else 2
        self.bridges_left = [tokens] * players
        self.castles_left = [tokens] * players
        self.castles: list[Castle] = []
        self.castles_built_this_turn: list[Castle] = []
        self.pig = "fortune"
        self.crowns: dict[str, list[int]] = {}
        self.market: Market | None = None

    def draw(self) -> str | None:
        return self.deck.pop(0) if self.deck else None

    def clockwise_from(self, player: int) -> list[int]:
        return [(player + step) % self.players for step in range(self.players)]

    def followers_in(self, feature: Feature) -> list[Follower]:
        return [follower for follower in self.followers if follower.segment in feature.segments]

    def follower_counts(self, feature: Feature) -> Counter[int]:
        return Counter(follower.player for follower in self.followers_in(feature))

    def put_follower(self, player: int, segment: Segment) -> None:
        self.supply[player] -= 1
        self.followers.append(Follower(player, segment))

    def return_follower(self, follower: Follower) -> None:
        self.followers.remove(follower)
        self.supply[follower.player] += 1

    def castle_on(self, city: Feature) -> Castle | None:
        return next((castle for castle in self.castles if castle.segment in city.segments), None)


def segment_as_json(segment: Segment) -> dict[str, Any]:
    """A segment as followers and actions name it: no `at` for a cloister or a bridge."""
    named: dict[str, Any] = {"x": segment.x, "y": segment.y}
    if segment.at == "bridge":
        return named | {"feature": "bridge"}
    if segment.kind == "cloister":
        return named | {"feature": "cloister"}
    return named | {"feature": segment.kind, "at": segment.at}


def segment_from_json(action: Action) -> Segment:
    if "bridge" in (action["feature"], action.get("at")):
        return Segment(action["x"], action["y"], "road", "bridge")
    return Segment(action["x"], action["y"], action["feature"], action.get("at") or "")


def castle_as_json(castle: Castle) -> dict[str, Any]:
    return {"x": castle.place[0], "y": castle.place[1], "feature": "castle", "at": castle.side}


def site_as_json(place: Place, side: str) -> dict[str, Any]:
    return {"x": place[0], "y": place[1], "side": side}
