"""The examples of the rules pages: small positions, what is played in them and the points that the engine then gives.

A box brings its own (its module `examples`), in the notation of docs/notation.md. A picture shows the position before
the last moves; the points come from playing them. `points` is what the text beside the picture says, and a test
compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from typing_extensions import TypedDict

from carcassonne.boxes import parts
from carcassonne.engine.differences import boxes_played
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.json import event_to_json
from carcassonne.notation.turn import parse_action
from carcassonne.server.games.model import Aids
from carcassonne.server.games.position_payload import PositionPayload, position_payload
from carcassonne.server.games.protocol_payloads import EventPayload

Points = tuple[int, ...]
COUNTING = ("tiny_city", "field_scoring", "castle_field_value")
"""The options by which points are counted."""
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
    options: str = ""
    """What is on that the preset does not have: the switch of a box that comes with no preset."""

    def expected(self, preset: str) -> Points:
        """Return the points by seat under a preset."""
        return self.points_in.get(preset, self.points) or (0,) * self.players


@dataclass(frozen=True)
class BoxExamples:
    """The examples that a box brings, and the presets under which they are played; the first is the usual one."""

    name: str
    presets: tuple[str, ...]
    examples: tuple[RuleExample, ...]


def examples_of(rules: Rules) -> Sequence[tuple[str, RuleExample]]:
    """Return the examples of a rules page, each with the preset it is played under; boxes keep the base game's."""
    base, *others = parts("examples", BoxExamples)
    preset = rules.preset
    under = preset if preset in base.presets else base.presets[0]
    shown = [(under, each) for each in base.examples]
    played = {box.name for box in boxes_played(rules)}
    for box in others:
        if box.name in played:
            own = preset if preset in box.presets else box.presets[0]
            shown += [(own, each) for each in box.examples]
    return shown


@lru_cache(maxsize=64)
def rule_examples(rules: Rules) -> dict[str, RuleExamplePositionPayload]:
    """Return every example of a rules page, by name."""
    return {example.name: rule_example(example, under, _counted(rules, under)) for under, example in examples_of(rules)}


def examples_payload(rules: Rules, positions: bool) -> RuleExamplesPayload | RuleExamplesPositionPayload:
    """Return the examples of a rules page; their positions have the newer name where that is asked for."""
    found = rule_examples(rules)
    return {"examples": found} if positions else {"examples": {name: _older(each) for name, each in found.items()}}


def _older(example: RuleExamplePositionPayload) -> RuleExamplePayload:
    """Return an example with its position under the older name."""
    return {
        "preset": example["preset"],
        "sight": example["position"],
        "lit": example["lit"],
        "events": example["events"],
        "points": example["points"],
    }


def _counted(rules: Rules, preset: str) -> str:
    """Return the options that an example is played with besides its preset: those by which points are counted.

    Switches are left alone: an example is about what is on, and a page shows none of what is off.
    """
    usual = Rules.of(preset).values
    changed = {name: rules.values[name] for name in COUNTING if rules.values[name] != usual[name]}
    return " ".join(f"{name}={value}" for name, value in changed.items())


def rule_example(example: RuleExample, preset: str, options: str = "") -> RuleExamplePositionPayload:
    """Return one example: the position to draw, the feature to highlight, the events that follow and their points."""
    game = Game.from_position(
        f"{preset} {example.players} {example.options} {options} | {example.position}", nature=True
    )
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
