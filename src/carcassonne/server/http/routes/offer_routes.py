"""Routes of what can be chosen: players and presets."""

from __future__ import annotations

from collections.abc import Iterable

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from carcassonne.ai.players.levels import LEVELS
from carcassonne.engine.rules import CHOICES, NUMBERS, PRESETS, SWITCHES, Rules
from carcassonne.server.games.protocol_payloads import RangePayload
from carcassonne.server.games.rules_payload import Options
from carcassonne.server.http.openapi.responses import json_responses
from carcassonne.server.http.routes.dependencies import PREFIX, TheRegistry, json_response

router = APIRouter(prefix=PREFIX, tags=["offers"])


class LevelOfferedPayload(TypedDict):
    """A level of play."""

    level: int
    name: str
    character: str


class PlayersPayload(TypedDict):
    """The levels, weakest first, and the operator's bots by name."""

    levels: list[LevelOfferedPayload]
    bots: list[str]


class PresetOfferedPayload(TypedDict):
    """A preset with all its options."""

    preset: str
    most_players: int
    modules: list[str]
    options: Options


class PresetsPayload(TypedDict):
    """The presets, and the values that each option may take."""

    presets: list[PresetOfferedPayload]
    choices: dict[str, list[str | bool] | RangePayload]


def _players(bots: Iterable[str]) -> PlayersPayload:
    levels: list[LevelOfferedPayload] = [
        {"level": level.number, "name": level.name, "character": level.character} for level in LEVELS
    ]
    return {"levels": levels, "bots": sorted(bots)}


def _presets() -> PresetsPayload:
    return {"presets": [_preset(name) for name in PRESETS], "choices": _choices()}


def _preset(name: str) -> PresetOfferedPayload:
    rules = Rules.of(name)
    return {
        "preset": name,
        "most_players": rules.most_players,
        "modules": [module for module in SWITCHES if getattr(rules, module)],
        "options": {option: getattr(rules, option) for option in _choices()},
    }


def _choices() -> dict[str, list[str | bool] | RangePayload]:
    """Return the values that each option may take: a list, or the smallest and the largest."""
    words: dict[str, list[str | bool] | RangePayload] = {name: list(values) for name, values in CHOICES.items()}
    switches: dict[str, list[str | bool] | RangePayload] = {name: [False, True] for name in SWITCHES}
    numbers: dict[str, list[str | bool] | RangePayload] = {
        name: {"min": low, "max": high} for name, (low, high) in NUMBERS.items()
    }
    return words | switches | numbers


@router.get(
    "/players",
    summary="Who can be played against",
    responses=json_responses("Levels and bots.", _players([]), PlayersPayload),
)
async def players(registry: TheRegistry) -> Response:
    """The levels, weakest first, and the operator's bots by name."""
    return json_response(_players(registry.settings.bots))


@router.get(
    "/presets",
    summary="What can be played",
    responses=json_responses("Presets and choices.", _presets(), PresetsPayload),
)
async def presets() -> Response:
    """Every preset with its options, its modules and the most players; and the values that each option may take."""
    return json_response(_presets())
