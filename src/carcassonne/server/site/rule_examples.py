"""The examples of the rules pages: small positions, what is played in them and the points that the engine then gives.

A box brings its own (its module `examples`), in the notation of docs/notation.md. A picture shows the position before
the last moves; the points come from playing them. `points` is what the text beside the picture says, and a test
compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from typing_extensions import TypedDict

from carcassonne.boxes import parts
from carcassonne.engine.game import Game
from carcassonne.notation.json import event_to_json
from carcassonne.notation.turn import parse_action
from carcassonne.server.games.model import Aids
from carcassonne.server.games.position_payload import PositionPayload, position_payload
from carcassonne.server.games.protocol_payloads import EventPayload

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


@dataclass(frozen=True)
class BoxExamples:
    """The examples that a box brings, and the presets under which they are played; the first is the usual one."""

    presets: tuple[str, ...]
    examples: tuple[RuleExample, ...]


def examples_of(preset: str) -> Sequence[tuple[str, RuleExample]]:
    """Return the examples of a rules page, each with the preset it is played under; boxes keep the base game's."""
    base, *others = parts("examples", BoxExamples)
    under = preset if preset in base.presets else base.presets[0]
    shown = [(under, each) for each in base.examples]
    return shown + [(preset, each) for box in others if preset in box.presets for each in box.examples]


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
