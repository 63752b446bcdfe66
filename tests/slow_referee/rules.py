"""Options and presets (A1)."""

from dataclasses import dataclass
from typing import Any

MODULES = ("wheel", "bridges", "castles", "bazaars")
EXPANSION_8 = ("bridges", "castles", "bazaars")

PRESETS: dict[str, dict[str, Any]] = {
    "first-edition-nl": {"tiny_city": "2", "field_scoring": "per_city_4"},
    "first-edition-da": {"tiny_city": "2+pennants", "field_scoring": "per_city_4"},
    "modern": {"tiny_city": "4", "field_scoring": "per_field_3"},
    "wheel-of-fortune": {"tiny_city": "4", "field_scoring": "per_field_3", "wheel": True},
    "bridges-castles-bazaars": {"tiny_city": "4", "field_scoring": "per_field_3", "bridges_castles_bazaars": True},
}


@dataclass(frozen=True)
class Rules:
    preset: str
    tiny_city: str
    field_scoring: str
    castle_field_value: int
    followers: int
    wheel: bool
    bridges: bool
    castles: bool
    bazaars: bool
    auction: bool
    expansion_tiles: bool

    @property
    def city_field_value(self) -> int:
        return 4 if self.field_scoring == "per_city_4" else 3


def rules_for(preset: str, options: dict[str, Any]) -> Rules:
    """The preset's options, overridden one by one by those given."""
    chosen = _with_single_modules(PRESETS[preset]) | _with_single_modules(options)
    field_scoring = str(chosen["field_scoring"])
    # GAP 28: 5 under per_city_4 unless a value is given; A5.10: 4 under per_field_3_once.
    castle_value = chosen.get("castle_field_value")
    if castle_value is None:
        castle_value = 5 if field_scoring == "per_city_4" else 4
    return Rules(
        preset=preset,
        tiny_city=str(chosen["tiny_city"]),
        field_scoring=field_scoring,
        castle_field_value=int(castle_value),
        followers=int(chosen.get("followers", 7)),
        wheel=bool(chosen.get("wheel", False)),
        bridges=bool(chosen.get("bridges", False)),
        castles=bool(chosen.get("castles", False)),
        bazaars=bool(chosen.get("bazaars", False)),
        auction=chosen.get("bazaar_auction", "auction") == "auction",
        expansion_tiles=preset == "bridges-castles-bazaars" or any(chosen.get(module) for module in EXPANSION_8),
    )


def _with_single_modules(options: dict[str, Any]) -> dict[str, Any]:
    """`bridges_castles_bazaars` written out as its three modules; a module named on its own wins."""
    singles = dict(options)
    together = singles.pop("bridges_castles_bazaars", None)
    if together is None:
        return singles
    return dict.fromkeys(EXPANSION_8, bool(together)) | singles
