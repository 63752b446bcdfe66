"""What later boxes add to the referee: each in the module `referee` of its folder among the boxes' tests, as BOX.

The referee asks every box that is played, in the order of their names, and names none.
"""

from __future__ import annotations

import functools
import importlib
import json
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

    from slow_referee.game import SlowGame
    from slow_referee.landscape import Feature, Landscape, Place
    from slow_referee.rules import Rules
    from slow_referee.table import Action, Castle, Laid, Question, Script, Table

ROOMS = Path(__file__).resolve().parents[1] / "boxes"


class LaterBox:
    """A box that came after those that the referee knows by name; what it does not override it does not do."""

    name: str
    switches: tuple[str, ...]
    """Each is on with the box unless told otherwise, and each alone brings the tiles."""
    choices: Mapping[str, str] = MappingProxyType({})
    """Its options that are one of several words, and what each is unless told otherwise."""
    presets: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    """Its presets: what they change in `modern`."""
    figures: Mapping[str, str] = MappingProxyType({})
    """The figures that everybody has one of, by the switch that brings them."""
    most_players = 5
    steps: type | None = None
    """Steps of the examples that are its own: methods for the runner of the examples."""

    def begin(self, table: Table) -> None:
        """Put its things on a table."""

    def may_lie(self, landscape: Landscape, place: Place) -> bool:
        """Whether the tile that was laid on this square for a try may lie there, besides what its sides say."""
        return True

    def after_laying(self, table: Table, player: int, laid: Laid) -> Script:
        """What comes between the tile and the figure."""
        yield from ()

    def set_aside(self, table: Table, tile: str) -> bool:
        """Whether a tile that is drawn now is set aside, and another drawn."""
        return False

    def closed(self, table: Table, place: Place) -> bool:
        """Whether no figure may be put on a tile."""
        return False

    def own_tiles(self, table: Table, player: int) -> list[Action]:
        """Tiles of his own that the player on turn may lay instead of drawing one."""
        return []

    def lay_own(self, table: Table, player: int, action: Action) -> Laid:
        """Lay one of these."""
        raise NotImplementedError

    def plays_last_round(self, table: Table) -> bool:
        """Whether tiles of one's own may be laid when no tile is left."""
        return False

    def closes(self, table: Table, player: int, laid: Laid) -> bool:
        """Whether a tile that is no part of what the builder stands on counts for him all the same."""
        return False

    def paid_before_farmers(self, table: Table) -> dict[tuple[int, Feature], int]:
        """At the end, what a player gets for a city at a field before farmers are paid."""
        return {}

    def turn_begins(self, table: Table, player: int) -> None:
        """A turn begins: one that draws a tile, or one of a market day."""

    def figure_choices(self, table: Table, player: int, laid: Laid) -> list[Action]:
        """Further ways to use the figure step."""
        return []

    def duties(self, table: Table, player: int, laid: Laid) -> list[Action]:
        """Of its choices those that leave no other in the figure step, if there are any."""
        return []

    def use_figure(self, table: Table, player: int, laid: Laid, action: Action) -> Script:
        """Carry out one of these, with what is asked because of it."""
        yield from ()

    def asides(self, table: Table, player: int) -> list[Action]:
        """What the player on turn may do besides laying his tile or using a figure, before he is asked again."""
        return []

    def do_besides(self, table: Table, player: int, action: Action) -> None:
        """Do one of these."""

    def on_no_segment(self, table: Table, player: int) -> list[Action]:
        """A player's figures of this box's on the landscape that stand on no segment: x, y, feature and `at`."""
        return []

    def take_back(self, table: Table, player: int, action: Action) -> None:
        """One of these comes home."""

    def worth(self, table: Table, project: Feature, points: int) -> int:
        """What a project is worth, from what the boxes before have left of it."""
        return points

    def after_figure(self, table: Table, player: int, laid: Laid) -> Script:
        """What comes between the figure and castles and scores."""
        yield from ()

    def before_home(self, table: Table, project: Feature, final: bool) -> None:
        """A project that has been paid: its figures come home next."""

    def part_ends(self, table: Table, player: int, laid: Laid) -> Script:
        """What comes when everything is paid."""
        yield from ()

    def part_over(self, table: Table, player: int, laid: Laid) -> Script:
        """What comes last in a part of a turn, after that."""
        yield from ()

    def before_scoring(self, table: Table, player: int, projects: list[Feature]) -> None:
        """What the projects bring that the tile completed, while everybody still stands on them."""

    def after_scoring(self, table: Table, player: int, projects: list[Feature]) -> None:
        """What they bring when everybody has gone home."""

    def castles_paid(self, table: Table, player: int, castles: list[Castle]) -> None:
        """What castles that have just been paid bring besides their points."""

    def at_the_end(self, table: Table) -> None:
        """What it scores at the end of the game, after the fields."""

    def state(self, table: Table) -> dict[str, Any]:
        """Its members of the protocol's state."""
        return {}

    def rolls(self, dice: random.Random, tiles: int) -> list[int]:
        """What its dice show in a game of so many tiles: more than can be rolled."""
        return []

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """What a player picks from who seeks what is rare in it."""
        return legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        """What rare things a decision led to, by name."""
        return Counter()


@functools.cache
def later_boxes() -> tuple[LaterBox, ...]:
    """Every later box, by name."""
    rooms = sorted(room.parent.name for room in ROOMS.glob("*/referee.py"))
    return tuple(importlib.import_module(f"boxes.{name}.referee").BOX for name in rooms)


def played(rules: Rules) -> Iterator[LaterBox]:
    """The later boxes of which at least one switch is on."""
    return (box for box in later_boxes() if any(switch in rules.later for switch in box.switches))


def set_aside(table: Table, tile: str) -> bool:
    """Whether a tile would be set aside by some box, and another drawn."""
    return any(box.set_aside(table, tile) for box in played(table.rules))


def closed(table: Table, place: Place) -> bool:
    """Whether some box lets no figure be put on a tile."""
    return any(box.closed(table, place) for box in played(table.rules))


def asides(table: Table, player: int) -> list[Action]:
    """What the player on turn may do besides, of all boxes."""
    return [action for box in played(table.rules) for action in box.asides(table, player)]


def ask(
    table: Table, phase: str, player: int, choices: Callable[[], list[Action]]
) -> Generator[Question, Action, Action]:
    """Put a question to the player on turn, again after whatever he does besides; gives the answer."""
    from slow_referee.table import Question

    while True:
        besides = {box: box.asides(table, player) for box in played(table.rules)}
        action = yield Question(phase, player, [*choices(), *(each for some in besides.values() for each in some)])
        box = next((box for box, some in besides.items() if action in some), None)
        if box is None:
            return action
        box.do_besides(table, player, action)


def data_of(box: str, file: str) -> dict[str, Any]:
    """A file of a box's folder among the tests: its tiles, its examples."""
    data: dict[str, Any] = json.loads((ROOMS / box / f"{file}.json").read_text(encoding="utf-8"))
    return data
