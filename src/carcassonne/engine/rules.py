"""The rules as a value: presets, single options, and a clear no to what cannot be played (ruling A1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from carcassonne.errors import RulesError

PRESETS: dict[str, dict[str, Any]] = {
    "modern": {},
    "first-edition-nl": {"tiny_city": "2", "field_scoring": "per_city_4", "first_player": "youngest"},
    "first-edition-da": {"tiny_city": "2+pennants", "field_scoring": "per_city_4", "first_player": "youngest_names"},
    "wheel-of-fortune": {"wheel": True, "first_player": "youngest_names"},
    "bridges-castles-bazaars": {"bridges": True, "castles": True, "bazaars": True},
}

CHOICES: dict[str, tuple[str, ...]] = {
    "tiny_city": ("2", "2+pennants", "4"),
    "field_scoring": ("per_city_4", "per_field_3", "per_field_3_once"),
    "first_player": ("youngest", "youngest_names", "given"),
    "bazaar_auction": ("auction", "no_auction"),
}
SWITCHES = ("wheel", "bridges", "castles", "bazaars")
NUMBERS: dict[str, tuple[int, int]] = {"followers": (1, 20), "castle_field_value": (0, 20)}
EXPANSION_8 = ("bridges", "castles", "bazaars")
FIXED = {"unplaceable": "discard_and_redraw"}
OPTIONS = (*CHOICES, *SWITCHES, *NUMBERS, "bridges_castles_bazaars", "start", *FIXED)


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play. Make one with :meth:`Rules.of`, which refuses what cannot be played.

    >>> Rules.of("modern", players=3).tiny_city
    '4'
    >>> Rules.of("modern", players=7)
    Traceback (most recent call last):
    ...
    carcassonne.errors.RulesError: 7 players cannot play: without the tiles of Bridges, Castles and Bazaars 2 to 5 can
    """

    preset: str = "modern"
    players: int = 2
    tiny_city: str = "4"
    field_scoring: str = "per_field_3"
    castle_field_value: int = 4
    first_player: str = "given"
    followers: int = 7
    wheel: bool = False
    bridges: bool = False
    castles: bool = False
    bazaars: bool = False
    bazaar_auction: str = "auction"
    expansion_8_tiles: bool = False

    @classmethod
    def of(cls, preset: str = "modern", players: int = 2, options: Mapping[str, Any] | None = None) -> Rules:
        """A preset with single options changed; raises RulesError with a sentence that says why not."""
        if not isinstance(preset, str) or preset not in PRESETS:
            raise RulesError(f"there is no preset {preset!r}; there are {', '.join(PRESETS)}")
        wanted = {**PRESETS[preset], **_checked(options or {})}
        in_preset = any(PRESETS[preset].get(module) for module in EXPANSION_8)
        wanted["expansion_8_tiles"] = in_preset or any(wanted.get(module) for module in EXPANSION_8)
        per_city = wanted.get("field_scoring") == "per_city_4"
        wanted.setdefault("castle_field_value", 5 if per_city else 4)  # GAP 28
        _check_players(players, wanted["expansion_8_tiles"])
        start = wanted.pop("start", None)
        rules = cls(preset=preset, players=players, **wanted)
        if start not in (None, rules.start):
            raise RulesError(f"start {start!r} does not go with wheel {rules.wheel}: the start piece is {rules.start}")
        return rules

    @property
    def start(self) -> str:
        """The start piece: the tile D, or the wheel board."""
        return "wheel_tableau" if self.wheel else "tile_D"

    @property
    def tokens(self) -> int:
        """Bridges, and castles, each player gets (ruling E1)."""
        return 3 if self.players <= 4 else 2

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from the preset's: what `Rules.of` needs besides preset and players."""
        usual = Rules.of(self.preset, 2)
        names = [field.name for field in fields(self) if field.name not in ("preset", "players", "expansion_8_tiles")]
        return {name: getattr(self, name) for name in names if getattr(self, name) != getattr(usual, name)}


def _checked(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with modules spelt out one by one; each name and value checked."""
    given: dict[str, Any] = {}
    if "bridges_castles_bazaars" in options:
        on = _switch("bridges_castles_bazaars", options["bridges_castles_bazaars"])
        given.update(dict.fromkeys(EXPANSION_8, on))
    for name, value in options.items():
        if name in CHOICES:
            given[name] = _choice(name, value)
        elif name in SWITCHES:
            given[name] = _switch(name, value)
        elif name in NUMBERS:
            given[name] = _number(name, value)
        elif name == "start":
            if value not in ("tile_D", "wheel_tableau"):
                raise RulesError(f"start must be 'tile_D' or 'wheel_tableau', not {value!r}")
            given[name] = value
        elif name in FIXED:
            if value != FIXED[name]:
                raise RulesError(f"{name} can only be {FIXED[name]!r}, not {value!r}")
        elif name != "bridges_castles_bazaars":
            raise RulesError(f"there is no option {name!r}; there are {', '.join(OPTIONS)}")
    return given


def _choice(name: str, value: Any) -> str:
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if not isinstance(text, str) or text not in CHOICES[name]:
        raise RulesError(f"{name} must be one of {', '.join(CHOICES[name])}, not {value!r}")
    return text


def _switch(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise RulesError(f"{name} must be true or false, not {value!r}")
    return value


def _number(name: str, value: Any) -> int:
    low, high = NUMBERS[name]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise RulesError(f"{name} must be a whole number from {low} to {high}, not {value!r}")
    return value


def _check_players(players: Any, expansion_8: bool) -> None:
    if not isinstance(players, int) or isinstance(players, bool):
        raise RulesError(f"players must be a whole number, not {players!r}")
    most = 6 if expansion_8 else 5
    if not 2 <= players <= most:
        tiles = "with" if expansion_8 else "without"
        raise RulesError(
            f"{players} players cannot play: {tiles} the tiles of Bridges, Castles and Bazaars 2 to {most} can"
        )
