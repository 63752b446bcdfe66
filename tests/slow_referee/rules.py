"""Options and presets (A1, I0, M0, T0, V0)."""

from dataclasses import dataclass
from typing import Any

from slow_referee.later import later_boxes

BOXES = {
    "bridges_castles_bazaars": ("bridges", "castles", "bazaars"),
    "inns_cathedrals": ("inns", "cathedrals", "large_followers"),
    "traders_builders": ("goods", "builders", "pigs"),
}
"""Boxes whose name is the default of their switches."""

PRESETS: dict[str, dict[str, Any]] = {
    "first-edition-nl": {"tiny_city": "2", "field_scoring": "per_city_4"},
    "first-edition-da": {"tiny_city": "2+pennants", "field_scoring": "per_city_4"},
    "modern": {"tiny_city": "4", "field_scoring": "per_field_3"},
    "wheel-of-fortune": {"tiny_city": "4", "field_scoring": "per_field_3", "wheel": True},
    "bridges-castles-bazaars": {"tiny_city": "4", "field_scoring": "per_field_3", "bridges_castles_bazaars": True},
    "big-box": {
        "tiny_city": "4",
        "field_scoring": "per_field_3",
        "inns_cathedrals": True,
        "traders_builders": True,
        "abbots": True,
        "river": True,
    },
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
    inns: bool = False
    cathedrals: bool = False
    large_followers: bool = False
    inns_tiles: bool = False
    goods: bool = False
    builders: bool = False
    pigs: bool = False
    traders_tiles: bool = False
    abbots: bool = False
    gardens: bool = False
    river: bool = False
    river_turns: str = "no_immediate_u_turn"
    later: frozenset[str] = frozenset()
    """The switches of later boxes that are on."""
    later_words: tuple[tuple[str, str], ...] = ()
    """The options of later boxes that are one of several words."""
    later_tiles: tuple[str, ...] = ()
    """The later boxes whose tiles are in the deck."""

    @property
    def city_field_value(self) -> int:
        return 4 if self.field_scoring == "per_city_4" else 3

    @property
    def marks(self) -> frozenset[str]:
        """What is printed on tiles and acts; a garden acts only with abbots and gardens both on (A6.11)."""
        acting = {
            "inn": self.inns,
            "cathedral": self.cathedrals,
            "goods": self.goods,
            "garden": self.gardens and self.abbots,
        }
        return frozenset(mark for mark, acts in acting.items() if acts)

    @property
    def special_figures(self) -> list[str]:
        """The figures everybody has one of besides the ordinary followers (A6.14)."""
        brought = {"large": self.large_followers, "abbot": self.abbots, "builder": self.builders, "pig": self.pigs}
        later = [figure for box in later_boxes() for switch, figure in box.figures.items() if switch in self.later]
        return [figure for figure, there in brought.items() if there] + later

    @property
    def most_players(self) -> int:
        """Six with the tiles of expansion 8 or of Inns & Cathedrals (A5.10, A6.14)."""
        later = max((box.most_players for box in later_boxes() if box.name in self.later_tiles), default=5)
        return 6 if self.expansion_tiles or self.inns_tiles else later


def rules_for(preset: str, options: dict[str, Any]) -> Rules:
    """The preset's options, overridden one by one by those given."""
    of_later = {name: dict(given) for box in later_boxes() for name, given in box.presets.items()}
    presets = PRESETS | {name: PRESETS["modern"] | given for name, given in of_later.items()}
    chosen = _with_single_modules(presets[preset]) | _with_single_modules(options)
    if chosen.get("river") and chosen.get("wheel"):
        raise ValueError("the river and the wheel do not go together (V5.1)")
    field_scoring = str(chosen["field_scoring"])
    # GAP 28: 5 under per_city_4 unless a value is given; A5.10: 4 under per_field_3_once.
    castle_value = chosen.get("castle_field_value")
    if castle_value is None:
        castle_value = 5 if field_scoring == "per_city_4" else 4

    def on(switch: str) -> bool:
        return bool(chosen.get(switch, False))

    later = later_boxes()

    return Rules(
        preset=preset,
        tiny_city=str(chosen["tiny_city"]),
        field_scoring=field_scoring,
        castle_field_value=int(castle_value),
        followers=int(chosen.get("followers", 7)),
        wheel=on("wheel"),
        bridges=on("bridges"),
        castles=on("castles"),
        bazaars=on("bazaars"),
        auction=chosen.get("bazaar_auction", "auction") == "auction",
        expansion_tiles=preset == "bridges-castles-bazaars" or any(map(on, BOXES["bridges_castles_bazaars"])),
        inns=on("inns"),
        cathedrals=on("cathedrals"),
        large_followers=on("large_followers"),
        inns_tiles=on("inns_cathedrals") or any(map(on, BOXES["inns_cathedrals"])),
        goods=on("goods"),
        builders=on("builders"),
        pigs=on("pigs"),
        traders_tiles=on("traders_builders") or any(map(on, BOXES["traders_builders"])),
        abbots=on("abbots"),
        gardens=bool(chosen.get("gardens", on("abbots"))),
        river=on("river"),
        river_turns=str(chosen.get("river_turns", "no_immediate_u_turn")),
        later=frozenset(switch for box in later for switch in box.switches if on(switch)),
        later_words=tuple((name, str(chosen.get(name, word))) for box in later for name, word in box.choices.items()),
        later_tiles=tuple(box.name for box in later if on(box.name) or any(map(on, box.switches))),
    )


def _with_single_modules(options: dict[str, Any]) -> dict[str, Any]:
    """A box written out as its switches; a switch named on its own wins (A6.14)."""
    singles = dict(options)
    for box, switches in {**BOXES, **{box.name: box.switches for box in later_boxes()}}.items():
        if box in options:
            singles = dict.fromkeys(switches, bool(options[box])) | singles
    return singles
