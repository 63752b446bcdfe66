"""The drawn examples of the rules pages: small positions, what is played in them and what the engine then pays.

An example is written in the notation of docs/notation.md. Its picture shows the position before its last moves; the
points come from playing them. `points` is what the text beside the picture relies on, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from typing_extensions import TypedDict

from carcassonne.engine.game import Game
from carcassonne.notation.json import event_to_json
from carcassonne.notation.turn import parse_action
from carcassonne.server.games.model import Aids
from carcassonne.server.games.position_payload import PositionPayload, position_payload
from carcassonne.server.games.protocol_payloads import EventPayload

BASE = ("modern", "first-edition-nl", "first-edition-da")
Points = tuple[int, ...]
AIDS: Aids = {"features": True, "fields": True, "remaining": False, "holes": False, "hints": False}


class _Shown(TypedDict):
    preset: str
    lit: list[tuple[int, int, str]] | None
    events: list[EventPayload]
    points: list[int]


class RuleExamplePayload(_Shown):
    """An example of the rules: what to draw, what to highlight on it, what happens then and the points it gives."""

    sight: PositionPayload


class RuleExamplePositionPayload(_Shown):
    """The same, with what to draw under its newer name."""

    position: PositionPayload


class RuleExamplesPayload(TypedDict):
    """The examples of a rules page, by name."""

    examples: dict[str, RuleExamplePayload]


class RuleExamplesPositionPayload(TypedDict):
    """The same, with what to draw under its newer name."""

    examples: dict[str, RuleExamplePositionPayload]


@dataclass(frozen=True)
class RuleExample:
    """A position line without its rules, moves, and the points by seat they give; `shown` moves precede the picture."""

    name: str
    players: int
    position: str
    moves: tuple[str, ...] = ()
    points: Points = ()
    shown: int = 0
    points_in: dict[str, Points] = field(default_factory=dict)
    """The points under presets with other scoring."""
    lit: tuple[int, int, str, str] | None = None
    """A segment whose feature is highlighted: x, y, kind, at."""

    def expected(self, preset: str) -> Points:
        """Return the points by seat under a preset."""
        return self.points_in.get(preset, self.points) or (0,) * self.players


FIRST_EDITIONS = ("first-edition-nl", "first-edition-da")

BASE_EXAMPLES: tuple[RuleExample, ...] = (
    # Where a curve may go beside the start tile and its neighbours.
    RuleExample("laying", 2, "D@0,0 U@1,0 E@0,-1r2 E@0,1r2 | hand=V"),
    # Knight, thief, monk and farmer, each at home.
    RuleExample(
        "roles", 2, "D@0,0 A@1,0r1 V@-1,0r3 E@0,1r2 | 0:0,0/city/N 0:-1,0/road/E 1:1,0/cloister 1:0,0/field/EL"
    ),
    # The city is red's already: blue's new tile joins it and may take the field only (X06).
    RuleExample("occupied", 2, "R@0,0 E@-1,0r1 | 0:0,0/city/N | turn=1 hand=E", ("E 0,-1 r2",), shown=1),
    # A road of four tiles between two crossings (X12).
    RuleExample(
        "road",
        2,
        "W@0,0 U@1,0 U@2,0 | 0:1,0/road/E | hand=W",
        ("W 3,0", "-"),
        (4, 0),
        shown=1,
        lit=(1, 0, "road", "E"),
    ),
    # The smallest city: 4, in the first editions 2 (X24–X26).
    RuleExample(
        "small-city",
        2,
        "D@0,0 | 0:0,0/city/N | hand=E",
        ("E 0,-1 r2", "-"),
        (4, 0),
        shown=1,
        points_in=dict.fromkeys(FIRST_EDITIONS, (2, 0)),
        lit=(0, 0, "city", "N"),
    ),
    # Three tiles and a pennant (X19).
    RuleExample(
        "city",
        2,
        "F@0,0 E@-1,0r1 | 0:0,0/city/E | hand=E",
        ("E 1,0 r3", "-"),
        (8, 0),
        shown=1,
        lit=(0, 0, "city", "E"),
    ),
    # The eighth neighbour completes the cloister (X29).
    RuleExample(
        "cloister",
        2,
        "B@0,0 E@0,-1 E@-1,-1 E@1,-1 E@-1,0r3 E@1,0r1 U@0,1 V@-1,1r3 | 0:0,0/cloister | hand=V",
        ("V 1,1", "-"),
        (9, 0),
        shown=1,
        lit=(0, 0, "cloister", ""),
    ),
    # One knight each: full points for both (X22).
    RuleExample(
        "shared",
        2,
        "G@0,0 E@-1,0r1 E@0,1r2 E@1,1r2 E@2,1r2 E@2,0r3 | 0:-1,0/city/E 1:2,0/city/W | hand=F",
        ("F 1,0", "-"),
        (10, 10),
        shown=1,
        lit=(0, 0, "city", "E"),
    ),
    # Two knights against one (X23).
    RuleExample(
        "majority",
        2,
        "R@0,0 G@1,0 E@2,0r3 E@0,-1r2 | 0:0,0/city/N 0:1,0/city/E 1:2,0/city/W | hand=E",
        ("E -1,0 r1", "-"),
        (10, 0),
        shown=1,
        lit=(0, 0, "city", "N"),
    ),
    # The road parts two fields; only the one at the wall has the city (X48).
    RuleExample(
        "field",
        2,
        "E@0,0r1 D@1,0r3 U@1,1r1 | 0:1,1/field/NR 1:1,1/field/NL | phase=follower deck=-",
        ("-",),
        (0, 3),
        points_in=dict.fromkeys(FIRST_EDITIONS, (0, 4)),
        lit=(1, 1, "field", "NL"),
    ),
    # Four fields around one city: what each edition pays (X37, X38).
    RuleExample(
        "fields",
        2,
        "G@0,0 E@-1,0r1 E@1,0r3 | 1:0,0/field/NL 1:-1,0/field/NL 0:0,0/field/SL | phase=follower deck=-",
        ("-",),
        (3, 6),
        points_in=dict.fromkeys(FIRST_EDITIONS, (0, 4)),
    ),
    # Unfinished at the end: road 3, city 3, cloister 5 (X32–X35).
    RuleExample(
        "unfinished",
        3,
        "U@0,0 U@1,0 V@2,0 F@0,1 E@1,1r3 B@0,2 E@1,2r1 E@-1,2r3"
        " | 0:0,0/road/E 1:0,1/city/E 2:0,2/cloister | phase=follower deck=-",
        ("-",),
        (3, 3, 5),
    ),
)

WHEEL_EXAMPLES: tuple[RuleExample, ...] = (
    # The start board, and the places where a first follower may stand, crown spaces among them.
    RuleExample("wheel", 2, "hand=W17", ("W17 4,0 r3",), shown=1),
    # Tax: two knights and one pennant for red, one knight for blue (X51).
    RuleExample(
        "tax",
        2,
        "W15@-1,0 W17@-2,0r1 W08@1,4 | 0:-1,0/city/E 0:-2,0/city/E 1:1,4/city/N",
        ("draw W29:1",),
        (6, 2),
    ),
    # The pig stops on famine: its crown space pays 3, and the follower comes home (X58).
    RuleExample("crown", 2, "W17@4,0r3 | 0:crown/famine 1:crown/storm | pig=tax", ("draw W31:1",), (3, 0)),
)

EXPANSION_EXAMPLES: tuple[RuleExample, ...] = (
    # A bridge over a cloister carries the road on: three tiles (X66).
    RuleExample(
        "bridge",
        2,
        "W@0,0 B@1,0=WE | 0:1,0/bridge | bridges=2,3 hand=W",
        ("W 2,0", "-"),
        (3, 0),
        shown=1,
        lit=(1, 0, "road", "bridge"),
    ),
    # The castle's owner is paid for a city next door that is somebody else's (X72).
    RuleExample(
        "castle",
        2,
        "E@0,0r1 F@1,0 E@1,1r1 E@2,1r3 | 1:0,0/city/E 0:1,1/castle/E | turn=1 hand=E",
        ("E 2,0 r3", "-"),
        (8, 8),
        shown=1,
        lit=(1, 0, "city", "E"),
    ),
    # Two players: one auction, the other tile is free (X87).
    RuleExample(
        "market",
        2,
        "D@0,0 | hand=Z07",
        ("Z07 0,1", "-", "draw C", "draw V", "auction C 1", "bid 2", "sell"),
        (-2, 2),
        shown=4,
    ),
)


def examples_of(preset: str) -> Sequence[tuple[str, RuleExample]]:
    """Return the examples of a rules page, each with the preset it is played under; modules keep the base game's."""
    under = preset if preset in BASE else "modern"
    shown = [(under, each) for each in BASE_EXAMPLES]
    if preset == "wheel-of-fortune":
        shown += [(preset, each) for each in WHEEL_EXAMPLES]
    if preset == "bridges-castles-bazaars":
        shown += [(preset, each) for each in EXPANSION_EXAMPLES]
    return shown


@cache
def rule_examples(preset: str) -> dict[str, RuleExamplePositionPayload]:
    """Return every example of a preset's rules page, by name."""
    return {example.name: rule_example(example, under) for under, example in examples_of(preset)}


def rule_example(example: RuleExample, preset: str) -> RuleExamplePositionPayload:
    """Return one example: the position to draw, the feature to highlight, the events that follow and their points."""
    game = Game.from_position(f"{preset} {example.players} | {example.position}", nature=True)
    for text in example.moves[: example.shown]:
        game.play(parse_action(text))
    position = position_payload(game, 0, AIDS)
    before = game.scores
    lit = _lit(game, example)
    events = [
        event_to_json(event) for text in example.moves[example.shown :] for event in game.play(parse_action(text))
    ]
    points = [now - then for now, then in zip(game.scores, before, strict=True)]
    return {"preset": preset, "position": position, "lit": lit, "events": events, "points": points}


def _lit(game: Game, example: RuleExample) -> list[tuple[int, int, str]] | None:
    """Return the segments of the feature that the example highlights."""
    if example.lit is None:
        return None
    x, y, kind, at = example.lit
    found = next(each for each in game.features() if each.kind == kind and (x, y, at) in each.segments)
    return list(found.segments)
