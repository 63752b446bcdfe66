"""What can be chosen for a game: players, presets, and what a preset with changed options comes to."""

from __future__ import annotations

from collections.abc import Iterable

from typing_extensions import TypedDict

from carcassonne.ai.players.levels import LEVELS
from carcassonne.engine.differences import closest_preset
from carcassonne.engine.position.line import rules_of
from carcassonne.engine.rules import CHOICES, NUMBERS, PRESETS, SWITCHES, Rules
from carcassonne.errors import NotationError
from carcassonne.server.games.protocol_payloads import RangePayload
from carcassonne.server.games.rules_payload import DifferencePayload, Options, boxes_payload, differences_payload
from carcassonne.server.problems import Problem


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


def players(bots: Iterable[str]) -> PlayersPayload:
    levels: list[LevelOfferedPayload] = [
        {"level": level.number, "name": level.name, "character": level.character} for level in LEVELS
    ]
    return {"levels": levels, "bots": sorted(bots)}


def presets() -> PresetsPayload:
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


class NamedRulesPayload(TypedDict):
    """Rules by a preset's name: the options that `POST /games` needs besides, and what differs."""

    preset: str
    options: Options
    differences: list[DifferencePayload]


class RulesPayload(NamedRulesPayload):
    """Rules with the value of every option, the boxes played with, and the preset that is closest to them."""

    values: Options
    boxes: list[str]
    most_players: int
    closest: NamedRulesPayload


def rules_wanted(preset: str, options: str) -> Rules:
    """Return the rules of an address. Raises Problem."""
    if preset not in PRESETS:
        raise Problem("not_found", f"there is no preset {preset!r}; there are {', '.join(PRESETS)}")
    try:
        return rules_of(preset, 2, options.split())
    except NotationError as reason:
        raise Problem("bad_request", str(reason), field="options") from reason


def _named(rules: Rules) -> NamedRulesPayload:
    return {"preset": rules.preset, "options": rules.options, "differences": differences_payload(rules)}


def rules_payload(rules: Rules) -> RulesPayload:
    return {
        **_named(rules),
        "values": {name: rules.values[name] for name in (*CHOICES, *SWITCHES, *NUMBERS)},
        "boxes": boxes_payload(rules),
        "most_players": rules.most_players,
        "closest": _named(closest_preset(rules)),
    }
