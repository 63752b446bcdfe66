"""The rules as a value: presets, single options, and a clear no to what cannot be played (ruling A1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from carcassonne.boxes import COLLECTIONS
from carcassonne.engine.box import boxes, boxes_in_deck, start_of, starts
from carcassonne.engine.options import Choice, Consequence, Number, Option, Switch
from carcassonne.errors import RulesError

PRESETS: dict[str, Mapping[str, Any]] = {name: dict(given) for box in boxes() for name, given in box.presets.items()}
PRESETS |= COLLECTIONS

_OPTIONS: dict[str, Option] = {option.name: option for box in boxes() for option in box.options}
CHOICES: dict[str, tuple[str, ...]] = {
    name: option.words for name, option in _OPTIONS.items() if isinstance(option, Choice)
}
_CHOSEN = {name: option for name, option in _OPTIONS.items() if not isinstance(option, Consequence)}
SWITCHES = tuple(name for name, option in _OPTIONS.items() if isinstance(option, Switch))
NUMBERS: dict[str, tuple[int, int]] = {
    name: (option.low, option.high) for name, option in _OPTIONS.items() if isinstance(option, Number)
}
TOGETHER: dict[str, tuple[str, ...]] = {name: switches for box in boxes() for name, switches in box.together.items()}
FIXED: dict[str, Any] = {name: value for box in boxes() for name, value in box.fixed.items()}
OPTIONS = (*CHOICES, *SWITCHES, *NUMBERS, *TOGETHER, "start", *FIXED)
FEWEST_PLAYERS = 2


def _told() -> list[str]:
    """The names of the options in the order in which they are told."""
    names: list[str] = []
    for option in _OPTIONS.values():
        names.insert(names.index(option.after) + 1 if option.after else len(names), option.name)
    return names


_TOLD = _told()


class Rules:
    """One way to play. Make one with `Rules.of`, which refuses what cannot be played.

    Every option of every box is an attribute, whether the box is played with or not.

    >>> Rules.of("modern", players=3).tiny_city
    '4'
    >>> Rules.of("modern", players=3, options={"tiny_city": "3"})
    Traceback (most recent call last):
    ...
    carcassonne.errors.RulesError: tiny_city must be one of 2, 2+pennants, 4, not '3'
    """

    preset: str
    players: int
    tiny_city: str
    field_scoring: str
    first_player: str
    followers: int

    def __init__(self, preset: str = "modern", players: int = 2, **options: Any) -> None:
        values: dict[str, Any] = {"preset": preset, "players": players}
        for name, option in _OPTIONS.items():
            values[name] = options.pop(name) if name in options else option.settled(values)
        if options:
            raise TypeError(f"rules have no {', '.join(options)}")
        self.__dict__.update(preset=preset, players=players, **{name: values[name] for name in _TOLD})

    @classmethod
    def of(cls, preset: str = "modern", players: int = 2, options: Mapping[str, Any] | None = None) -> Rules:
        """A preset with single options changed; raises RulesError with a sentence that says why not."""
        if not isinstance(preset, str) or preset not in PRESETS:
            raise RulesError(f"there is no preset {preset!r}; there are {', '.join(PRESETS)}")
        given = _checked(options or {})
        start = given.pop("start", None)
        rules = cls(preset, players, **{**PRESETS[preset], **given})
        _check_players(rules)
        for box in boxes():
            objection = box.objection(rules.values)
            if objection:
                raise RulesError(objection)
        if start not in (None, rules.start):
            deciding = ", ".join(f"{each.option} {rules.values[each.option]}" for each in starts() if each.option)
            raise RulesError(f"start {start!r} does not go with {deciding}: the start piece is {rules.start}")
        return rules

    @property
    def values(self) -> Mapping[str, Any]:
        """Preset, players and every option by name."""
        return self.__dict__

    @property
    def start(self) -> str:
        """The start piece by name."""
        return start_of(self.values).name

    @property
    def most_players(self) -> int:
        """How many can play with the tiles of these rules."""
        return max(box.most_players for box in boxes_in_deck(self.values))

    @property
    def options(self) -> dict[str, Any]:
        """What `Rules.of` needs besides preset and players: options that differ from what they would be unsaid."""
        given = PRESETS[self.preset]
        unsaid = {
            name: given[name] if name in given else option.settled(self.values) for name, option in _CHOSEN.items()
        }
        return {name: self.values[name] for name in _TOLD if name in unsaid and self.values[name] != unsaid[name]}

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...  # the options of the boxes

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise AttributeError(f"rules do not change: {name} cannot be set")

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if isinstance(other, Rules) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.values()))

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def _checked(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were given, each name and value checked; a name for several switches is spelt out."""
    given: dict[str, Any] = {}
    for name, switches in TOGETHER.items():
        if name in options:
            given.update(dict.fromkeys(switches, Switch(name=name).read(options[name])))
    for name, value in options.items():
        option = _OPTIONS.get(name)
        if option is not None and not isinstance(option, Consequence):
            given[name] = option.read(value)
        elif name == "start":
            given[name] = _start(value)
        elif name in FIXED:
            if value != FIXED[name]:
                raise RulesError(f"{name} can only be {FIXED[name]!r}, not {value!r}")
        elif name not in TOGETHER:
            raise RulesError(f"there is no option {name!r}; there are {', '.join(OPTIONS)}")
    return given


def _start(value: Any) -> str:
    names = [start.name for start in starts()]
    if value not in names:
        raise RulesError(f"start must be {' or '.join(map(repr, names))}, not {value!r}")
    return str(value)


def _check_players(rules: Rules) -> None:
    players = rules.players
    if not isinstance(players, int) or isinstance(players, bool):
        raise RulesError(f"players must be a whole number, not {players!r}")
    if FEWEST_PLAYERS <= players <= rules.most_players:
        return
    fewest = min(box.most_players for box in boxes())
    in_deck = [box.title for box in boxes_in_deck(rules.values) if box.most_players > fewest]
    missing = [box.title for box in boxes() if box.most_players > fewest]
    tiles = f"with the tiles of {' and '.join(in_deck)}" if in_deck else f"without the tiles of {' or '.join(missing)}"
    raise RulesError(f"{players} players cannot play: {tiles} {FEWEST_PLAYERS} to {rules.most_players} can")
