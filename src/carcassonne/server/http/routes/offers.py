"""Routes of what can be chosen: players and presets."""

from __future__ import annotations

from fastapi import APIRouter, Response

from carcassonne.engine.rules import CHOICES, NUMBERS, PRESETS, SWITCHES, Rules
from carcassonne.server.http.openapi.answers import Players, Presets
from carcassonne.server.http.openapi.responses import json_responses
from carcassonne.server.http.routes.dependencies import TheRegistry, json_response
from carcassonne.server.workers.bots import offered

router = APIRouter(tags=["offers"])


def _presets() -> dict[str, object]:
    return {"presets": [_preset(name) for name in PRESETS], "choices": _choices()}


def _preset(name: str) -> dict[str, object]:
    rules = Rules.of(name)
    return {
        "preset": name,
        "most_players": 6 if rules.expansion_8_tiles else 5,
        "modules": [module for module in SWITCHES if getattr(rules, module)],
        "options": {option: getattr(rules, option) for option in _choices()},
    }


def _choices() -> dict[str, object]:
    """Return the values that each option may take: a list, or the smallest and the largest."""
    words: dict[str, object] = {name: list(values) for name, values in CHOICES.items()}
    switches = {name: [False, True] for name in SWITCHES}
    numbers = {name: {"min": low, "max": high} for name, (low, high) in NUMBERS.items()}
    return {**words, **switches, **numbers}


@router.get(
    "/players", summary="Whom one can sit down with", responses=json_responses("Levels and bots.", offered({}), Players)
)
async def players(registry: TheRegistry) -> Response:
    """The levels, weakest first, and the operator's bots by name."""
    return json_response(offered(registry.settings.bots))


@router.get(
    "/presets", summary="What one can play", responses=json_responses("Presets and choices.", _presets(), Presets)
)
async def presets() -> Response:
    """Every preset with its options, its modules and the most players; and the values that each option may take."""
    return json_response(_presets())
