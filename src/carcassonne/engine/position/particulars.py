"""The particulars of a position: its `key=value` pairs, each with the value it usually has and is then left out.

They are told in a fixed order: what is usual for one may depend on those before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.box import tokens
from carcassonne.core import arrange, features, report, tables
from carcassonne.core.state import State
from carcassonne.engine.codec import PHASES
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.arrangement import (
    CrownFollower,
    LaidTile,
    Piece,
    StoodCastle,
    StoodFollower,
    city_or_road,
)
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, kind_named
from carcassonne.tiles import SIDES

LAID = ("follower", "castle", "castle_project")
"""The phases in which the tile in hand lies on the table already."""
MOST_POINTS = 9999


@dataclass(slots=True)
class Setting:
    """A position being told: the pieces on the table, and the particulars said or understood so far."""

    rules: Rules
    tiles: list[LaidTile] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    said: dict[str, Any] = field(default_factory=dict)
    table: State | None = None

    @property
    def state(self) -> State:
        """The table, once the tiles lie on it."""
        assert self.table is not None
        return self.table

    @property
    def castles(self) -> list[StoodCastle]:
        """The castles in order of building."""
        return [piece for piece in self.pieces if isinstance(piece, StoodCastle)]

    @property
    def auctioning(self) -> bool:
        """Whether market tiles still look for their owners in auctions."""
        phase = self.said["phase"]
        return phase in ("bid", "deal") or (phase == "auction" and self.rules.bazaar_auction == "auction")

    @property
    def market_turn(self) -> int:
        """How many turns of the market day have begun: none while tiles are drawn or auctioned."""
        stalls, players = self.said["market"], self.rules.players
        if stalls is None or len(stalls) < players or self.auctioning:
            return 0
        return int((self.said["turn"] - self.said["opener"] - 1) % players + 1)

    def followers_out(self, player: int) -> int:
        """How many followers of a player stand on landscape, castles and crown spaces."""
        mine = [piece for piece in self.pieces if piece.player == player]
        return sum(isinstance(piece, StoodFollower | CrownFollower) or piece.occupied for piece in mine)

    def tiles_out(self) -> list[int]:
        """The kinds that are not to be drawn any more, but for the start tile."""
        laid = [tile.kind for tile in self.tiles][0 if self.rules.wheel else 1 :]
        hand = [self.said["hand"]] if self.said["hand"] >= 0 else []
        begun = {(self.said["opener"] + turn) % self.rules.players for turn in range(1, self.market_turn + 1)}
        waiting = [stall.kind for stall in self.said["market"] or () if stall.owner not in begun]
        return laid + hand + list(self.said["discarded"]) + waiting


# --- what is usual ----------------------------------------------------------------------------------------------------
def _usual_deck(p: Setting) -> Counter[int]:
    """The rest of the box; nothing once the game is over."""
    if p.said["phase"] == "over":
        return Counter()
    box = Counter(kind_named(name) for name in full_deck(p.rules))
    start = Counter() if p.rules.wheel else Counter([kind_named("D")]) - Counter([p.tiles[0].kind])
    return box + start - Counter(p.tiles_out())


def _usual_supply(p: Setting) -> list[int]:
    return [p.rules.followers - p.followers_out(player) for player in range(p.rules.players)]


def _usual_bridges(p: Setting) -> list[int]:
    return [tokens(p.rules) if p.rules.bridges else 0] * p.rules.players


def _usual_castles(p: Setting) -> list[int]:
    built = Counter(castle.player for castle in p.castles)
    return [(tokens(p.rules) if p.rules.castles else 0) - built[player] for player in range(p.rules.players)]


def _usual_selector(p: Setting) -> int:
    return int(p.said["to_act"]) if p.auctioning and p.said["phase"] != "bid" else 0


def _usual_bidder(p: Setting) -> int:
    return int(p.said["selector"]) if p.said["phase"] in ("bid", "deal") else 0


def _usual_finished(p: Setting) -> list[int]:
    """The projects the tile just laid completes, in the order in which the core gathers them."""
    if p.said["phase"] not in ("castle", "castle_project"):
        return []
    kind, _, _, _, base, axis = report.last_tile(p.state)
    found: list[int] = []
    for segment in range(base, base + tables.segment_count(kind) + bool(axis)):
        number = int(features.feature_of(p.state, segment))
        if city_or_road(p.state, number) and not open_sides(p.state, number) and number not in found:
            found.append(number)
    return found + cloisters_done(p)


def open_sides(s: State, number: int) -> int:
    """The open sides of a city or road, the empty squares around a cloister."""
    return int(features.describe_feature(s, number)[3])


def cloisters_done(p: Setting) -> list[int]:
    """The cloisters that the tile just laid closed in."""
    return list(arrange.numbers(p.state)["cloisters_done"]) if p.said["phase"] in LAID else []


# --- the castle a question is about -----------------------------------------------------------------------------------
def _read_site(p: Setting, text: str) -> int:
    """A side of the tile just laid in the phase castle; a castle, `1,0/N`, in the phase castle_project."""
    if p.said["phase"] == "castle":
        return w.one_of(text, SIDES)
    return w.one_of(text, [_castle_text(castle) for castle in p.castles])


def _write_site(p: Setting, site: int) -> str:
    return SIDES[site] if p.said["phase"] == "castle" else _castle_text(p.castles[site])


def _castle_text(castle: StoodCastle) -> str:
    return f"{castle.x},{castle.y}/{castle.side}"


# --- the table of particulars -----------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Particular:
    """How a particular is read and written, and what it is when nothing is said."""

    usual: Callable[[Setting], Any]
    read: Callable[[Setting, str], Any]
    write: Callable[[Setting, Any], str]


def _number(usual: Callable[[Setting], int] | int, high: int) -> Particular:
    what = usual if callable(usual) else lambda p: usual
    return Particular(what, lambda p, text: w.whole(text, 0, high), lambda p, value: str(value))


def _seat(usual: Callable[[Setting], int]) -> Particular:
    return Particular(usual, lambda p, text: w.whole(text, 0, p.rules.players - 1), lambda p, value: str(value))


def _seats(usual: Callable[[Setting], list[int]], low: int, high: int) -> Particular:
    return Particular(
        usual,
        lambda p, text: w.read_seats(text, p.rules.players, low, high),
        lambda p, values: w.write_seats(values),
    )


STOCK: dict[str, Particular] = {
    "ply": _number(0, MOST_POINTS),
    "turn": _seat(lambda p: 0),
    "hand": Particular(lambda p: -1, lambda p, text: w.tile_kind(text), lambda p, kind: str(tables.NAMES[kind])),
    "market": Particular(
        lambda p: None,
        lambda p, text: w.read_market(text, p.rules.players),
        lambda p, stalls: w.write_market(stalls),
    ),
    "opener": _seat(lambda p: p.said["turn"] if p.said["market"] is not None else 0),
    "discarded": Particular(lambda p: [], lambda p, text: w.read_tiles(text), lambda p, kinds: w.write_tiles(kinds)),
    "phase": Particular(
        lambda p: "place" if p.said["hand"] >= 0 else "draw",
        lambda p, text: PHASES[w.one_of(text, PHASES)],
        lambda p, phase: str(phase),
    ),
    "deck": Particular(_usual_deck, lambda p, text: w.read_deck(text), lambda p, deck: w.write_deck(deck)),
}
"""What must be known before the table is made, for its size depends on the number of tiles."""

REST: dict[str, Particular] = {
    "to_act": _seat(lambda p: p.said["turn"]),
    "scores": _seats(lambda p: [0] * p.rules.players, -MOST_POINTS, MOST_POINTS),
    "supply": _seats(_usual_supply, 0, 20),
    "bridges": _seats(_usual_bridges, 0, 3),
    "castles": _seats(_usual_castles, 0, 3),
    "pig": Particular(
        lambda p: 0,
        lambda p, text: w.one_of(text, tables.WHEEL_SEGMENTS),
        lambda p, segment: str(tables.WHEEL_SEGMENTS[segment]),
    ),
    "selector": _seat(_usual_selector),
    "bid": _number(0, 99),
    "bidder": _seat(_usual_bidder),
    "site": Particular(lambda p: -1 if p.said["phase"] in LAID[1:] else 0, _read_site, _write_site),
    "asked": Particular(lambda p: 0, lambda p, text: w.read_sides(text), lambda p, sides: w.write_sides(sides)),
    "wave": _number(lambda p: int(p.said["phase"] == "castle_project"), 12),
    "built": Particular(
        lambda p: -1, lambda p, text: w.read_bridge(p.state, text), lambda p, at: w.write_bridge(p.state, at)
    ),
    "finished": Particular(
        _usual_finished,
        lambda p, text: w.read_features(p.state, text),
        lambda p, numbers: w.write_features(p.state, numbers),
    ),
}
"""What is told with the tiles on the table."""


def understand(p: Setting, particulars: dict[str, Particular], given: dict[str, str]) -> None:
    """Take what is given and fill in what is usual."""
    for name, particular in particulars.items():
        if name not in given:
            p.said[name] = particular.usual(p)
            continue
        with w.about(name):
            p.said[name] = particular.read(p, given[name])


def unusual(p: Setting, values: dict[str, Any]) -> list[str]:
    """The particulars that have to be said, as words."""
    words = []
    for name, particular in (STOCK | REST).items():
        if values[name] != particular.usual(p):
            p.said[name] = values[name]
            words.append(f"{name}={particular.write(p, values[name])}")
        p.said[name] = values[name]
    return words
