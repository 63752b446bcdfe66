"""An example of the rules pages as the page draws it: the position, what happens next and who is paid what."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from carcassonne.engine.game import Game
from carcassonne.notation.json import Json, event_to_json
from carcassonne.notation.turn import parse_action
from carcassonne.server.games.position_payload import sight_of
from carcassonne.server.site.rule_examples import Example, examples_of

AIDS: Mapping[str, bool] = {"features": True, "fields": True, "remaining": False, "holes": False}


@cache
def illustrations(preset: str) -> Json:
    """Every example of a preset's rules page, by name."""
    return {example.name: illustration(example, under) for under, example in examples_of(preset)}


def illustration(example: Example, preset: str) -> Json:
    """One example: the sight to draw, what to light on it, the events that follow and the points they give."""
    game = Game.from_position(f"{preset} {example.players} | {example.position}", nature=True)
    for text in example.moves[: example.shown]:
        game.play(parse_action(text))
    sight = sight_of(game, 0, AIDS)
    before = game.scores
    lit = _lit(game, example)
    events = [
        event_to_json(event) for text in example.moves[example.shown :] for event in game.play(parse_action(text))
    ]
    points = [now - then for now, then in zip(game.scores, before, strict=True)]
    return {"preset": preset, "sight": sight, "lit": lit, "events": events, "points": points}


def _lit(game: Game, example: Example) -> list[list[int | str]] | None:
    """The segments of the feature that the example lights."""
    if example.lit is None:
        return None
    x, y, kind, at = example.lit
    found = next(each for each in game.features() if each.kind == kind and (x, y, at) in each.segments)
    return [list(segment) for segment in found.segments]
