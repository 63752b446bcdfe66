"""Everything on the table, and the questions put to the players."""

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from slow_referee.figures import FOLLOWERS, ORDINARY, WEIGHT
from slow_referee.landscape import RINGED, Feature, Landscape, Place, Segment, neighbour
from slow_referee.later import played, set_aside
from slow_referee.rules import Rules
from slow_referee.tiles import GOODS, proper_name

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
    """A figure on the landscape: an ordinary follower or a special one."""

    player: int
    segment: Segment
    figure: str = ORDINARY


@dataclass
class Castle:
    """A castle on a two-tile city: the tile its follower stood on and the side towards the other."""

    owner: int
    place: Place
    side: str
    done: bool = False
    figure: str = ORDINARY

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
    """What a placement put on the landscape in this part of the turn."""

    place: Place
    bridge: Place | None = None


class Table:
    def __init__(self, rules: Rules, players: int, draw: list[str], dice: Sequence[int] = ()) -> None:
        self.rules = rules
        self.players = players
        self.deck = [proper_name(name) for name in draw]
        self.dice = list(dice)
        self.in_hand: str | None = None
        self.discarded: list[str] = []
        self.landscape = Landscape(marks=rules.marks, safe_river=rules.river_turns == "safe")
        self.board: list[dict[str, Any]] = []
        self.followers: list[Follower] = []
        self.scores = [0] * players
        self.supply = [rules.followers] * players
        self.figures = [dict.fromkeys(rules.special_figures, 1) for _ in range(players)]
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(players)]
        self.second_part = False
        self.kept_for_market = 0
        tokens = 3 if players <= 4 else 2
        self.bridges_left = [tokens] * players
        self.castles_left = [tokens] * players
        self.castles: list[Castle] = []
        self.castles_built_this_part: list[Castle] = []
        self.pig = "fortune"
        self.crowns: dict[str, list[int]] = {}
        self.crowns_large: dict[str, list[int]] = {}
        self.market: Market | None = None
        self.things: dict[str, Any] = {}
        for box in played(rules):
            box.begin(self)

    def draw(self) -> str | None:
        """The first tile of the stack that is not set aside, unless it is kept for a market day (A6.2)."""
        coming = self.coming()
        if len(coming) <= self.kept_for_market:
            return None
        self.deck.remove(coming[0])
        return coming[0]

    def can_draw(self) -> bool:
        """Whether a tile is left that is not kept."""
        return len(self.coming()) > self.kept_for_market

    def coming(self) -> list[str]:
        """The tiles of the stack that are not set aside for now."""
        return [tile for tile in self.deck if not set_aside(self, tile)]

    def roll(self) -> int:
        """What the die shows next."""
        return self.dice.pop(0)

    def clockwise_from(self, player: int) -> list[int]:
        return [(player + step) % self.players for step in range(self.players)]

    def followers_in(self, feature: Feature) -> list[Follower]:
        """Every figure in a feature, builder and pig included: these never stand there without a follower."""
        return [follower for follower in self.followers if follower.segment in feature.segments]

    def follower_counts(self, feature: Feature) -> Counter[int]:
        """What counts in a majority: a large follower two, builder and pig nothing (I4.2, T1.1)."""
        counts: Counter[int] = Counter()
        for follower in self.followers_in(feature):
            weight = self.landscape.pennants(feature) if follower.figure == "mayor" else WEIGHT[follower.figure]
            if weight > 0:
                counts[follower.player] += weight
        return counts

    def heads(self, feature: Feature, player: int) -> int:
        """A player's followers in a feature, a large one counting one (I5.1)."""
        return sum(f.player == player and f.figure in FOLLOWERS for f in self.followers_in(feature))

    def at_home(self, player: int, figure: str) -> int:
        return self.supply[player] if figure == ORDINARY else self.figures[player].get(figure, 0)

    def take_from_home(self, player: int, figure: str) -> None:
        if figure == ORDINARY:
            self.supply[player] -= 1
        else:
            self.figures[player][figure] -= 1

    def bring_home(self, player: int, figure: str) -> None:
        if figure == ORDINARY:
            self.supply[player] += 1
        else:
            self.figures[player][figure] += 1

    def put_follower(self, player: int, segment: Segment, figure: str = ORDINARY) -> None:
        self.take_from_home(player, figure)
        self.followers.append(Follower(player, segment, figure))

    def return_follower(self, follower: Follower) -> None:
        self.followers.remove(follower)
        self.bring_home(follower.player, follower.figure)

    def castle_on(self, city: Feature) -> Castle | None:
        return next((castle for castle in self.castles if castle.segment in city.segments), None)


def new_segments(table: Table, laid: Laid) -> list[Segment]:
    """The segments of the new tile, and the bridge just built on a neighbouring one (B4.1, E2.9)."""
    segments = table.landscape.segments_on(laid.place)
    if laid.bridge is not None and laid.bridge != laid.place:
        segments.append(Segment(*laid.bridge, "road", "bridge"))
    return segments


def segment_as_json(segment: Segment) -> dict[str, Any]:
    """A segment as followers and actions name it: no `at` for a cloister, a garden or a bridge."""
    named: dict[str, Any] = {"x": segment.x, "y": segment.y}
    if segment.at == "bridge":
        return named | {"feature": "bridge"}
    if segment.kind in RINGED:
        return named | {"feature": segment.kind}
    return named | {"feature": segment.kind, "at": segment.at}


def segment_from_json(action: Action) -> Segment:
    if "bridge" in (action["feature"], action.get("at")):
        return Segment(action["x"], action["y"], "road", "bridge")
    return Segment(action["x"], action["y"], action["feature"], action.get("at") or "")


def castle_as_json(castle: Castle) -> dict[str, Any]:
    return {"x": castle.place[0], "y": castle.place[1], "feature": "castle", "at": castle.side}


def site_as_json(place: Place, side: str) -> dict[str, Any]:
    return {"x": place[0], "y": place[1], "side": side}
