"""What can be asked and how it can be answered: all that is known of a decision stands in one place, in its box.

A box brings its decisions, its kinds of action and the spots where its followers stand as the constant PART of its
module `actions`. The codec gathers them: the core's numbers, text, JSON and refusals all come from here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from carcassonne.boxes import parts
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.events import Event
from carcassonne.engine.members import Members, one_of
from carcassonne.engine.names import place_of, segment_named

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Decision:
    """A phase of the game: its name, the core's number, and what is asked ("… now" in a refusal), if anything is.

    `nature`: she answers it, with a tile or a die. `hand`: the tile drawn is in hand and not laid
    yet. `laid`: the tile in hand lies on the board already.
    """

    name: str
    phase: int
    asked: str = ""
    nature: bool = False
    hand: bool = False
    laid: bool = False


@dataclass(frozen=True, slots=True)
class SpotKind:
    """Where a follower stands: the feature, the follower's word in texts, and what `at` looks like there, if anything.

    A spot that is no segment of a tile has a choice of its own: `find` gives the choice for (x, y, at), `place` gives
    (x, y, feature, at) for a choice, both None where there is no such spot.
    """

    feature: str
    follower: str
    at: str = ""
    find: Callable[[State, int, int, str], int | None] | None = None
    place: Callable[[State, int], tuple[int, int, str, str] | None] | None = None

    @property
    def example(self) -> str:
        """How a follower there is written."""
        return f"{self.follower} {EXAMPLES_OF_AT[self.at]}".rstrip()


EXAMPLES_OF_AT = {"": "", "[NESW]": "N", "([NESW][LR])?": "NL"}
"""What `at` may look like, by an example each."""


class ActionKind(ABC, Generic[A]):
    """All that is known of one kind of action. Kinds that share a class share its name; `holds` tells them apart."""

    action: type[A]
    name: str
    """Its type in JSON."""
    decision: Decision
    """What it answers."""
    members: Members = Members()
    """What JSON says of it besides its type."""
    texts: Mapping[str, A] = MappingProxyType({})
    """Whole texts that are an action of this kind."""
    words: Sequence[str] = ()
    """First words of the texts that `read` understands."""
    example: str = ""
    """How it is written."""
    ranged: bool = False
    """Whether legal actions are listed by `ranges`."""
    aside: bool = False
    """Whether it is something done besides, after which the same is asked again."""
    also: Sequence[str] = ()
    """The names of further decisions that it answers, which other boxes bring."""

    def hint(self) -> str:
        """How it is written, for a text that cannot be read."""
        return self.example

    def holds(self, action: A) -> bool:
        """Whether an action of this class is of this kind; boxes are asked last to first."""
        return True

    @abstractmethod
    def action_of(self, s: State, choice: int) -> A | None:
        """The action that a choice of the core is; None if it is of another kind."""

    @abstractmethod
    def choice_of(self, s: State, action: A) -> int | None:
        """The core's choice for an action, legal or not; None if it names nothing on this table."""

    @abstractmethod
    def against(self, s: State, action: A) -> str:
        """Why the core refuses an action that answers what is asked."""

    @abstractmethod
    def text(self, action: A) -> str:
        """The action in words."""

    def read(self, words: Sequence[str]) -> A | None:
        """The action that words are; None if they cannot be read."""
        raise NotImplementedError

    def told(self, s: State, choice: int) -> Event | None:
        """What is told of an answer of nature before it acts; what it brings, the core's log tells."""
        return None

    def tile_drawn(self, action: A) -> str:
        """The tile that nature draws by it, "" where she draws none."""
        return ""

    def ranges(self, legal: Sequence[A]) -> list[dict[str, Any]]:
        """Legal actions of this kind as JSON, those that differ in a number only as one entry."""
        raise NotImplementedError


class PlainKind(ActionKind[A]):
    """Actions that are one choice and one text each. Without a `refusal` they are always legal where asked for."""

    def __init__(
        self,
        name: str,
        decision: Decision,
        texts: Mapping[str, tuple[int, A]],
        *,
        members: Members | None = None,
        refusal: str = "",
    ) -> None:
        self.name, self.decision, self.members = name, decision, members or Members()
        self.refusal = refusal
        self.texts = {text: action for text, (_, action) in texts.items()}
        self._actions = dict(texts.values())
        self.action = type(next(iter(self._actions.values())))

    def action_of(self, s: State, choice: int) -> A | None:
        """The action of this number."""
        return self._actions.get(choice)

    def choice_of(self, s: State, action: A) -> int | None:
        """The number of this action."""
        return next((choice for choice, each in self._actions.items() if each == action), None)

    def against(self, s: State, action: A) -> str:
        """The one reason there can be."""
        assert self.refusal, f"the core refused {action}"
        return self.refusal

    def text(self, action: A) -> str:
        """The text of this action."""
        return next(text for text, each in self.texts.items() if each == action)


def _nothing_against(s: State, action: Any, segment: int = 0) -> str | None:
    return None


def _tile_is_open(s: State, tile: int) -> str | None:
    return None


def _nothing_else(s: State) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class FigureKind:
    """A figure besides ordinary followers: its name, why it may not go to a segment, how putting it is written.

    `against` is asked where nobody stands in the way of an ordinary follower; every box that names a figure is asked.
    """

    name: str
    against: Callable[[State, Any, int], str | None] = _nothing_against
    example: str = ""


@dataclass(frozen=True, slots=True)
class BoxActions:
    """What a box brings: the constant PART of its module `actions`."""

    kinds: tuple[ActionKind[Any], ...] = ()
    decisions: tuple[Decision, ...] = field(default=(), metadata={"named_by": "name"})
    spots: tuple[SpotKind, ...] = field(default=(), metadata={"named_by": "feature"})
    figures: tuple[FigureKind, ...] = ()
    against_place: Callable[[State, Any], str | None] = _nothing_against
    """Why a tile whose sides all match may not be laid so."""
    against_elsewhere: Callable[[State, Any, int], str | None] = _nothing_against
    """Why a figure may not go to a segment that is not of the tile just laid, in a game with its rules."""
    against_tile: Callable[[State, int], str | None] = _tile_is_open
    """Why no figure may be put on a tile (core.followers.add_closed_tile)."""
    against_others: Callable[[State], str | None] = _nothing_else
    """Why nothing else may be done in the figure step than what it asks for (core.figures.add_duty)."""


def brought() -> tuple[BoxActions, ...]:
    """What every box brings."""
    found: tuple[BoxActions, ...] = parts("actions", BoxActions)
    return found


def figures() -> list[FigureKind]:
    """Every figure besides ordinary followers."""
    return [figure for part in brought() for figure in part.figures]


# --- spots ------------------------------------------------------------------------------------------------------------
@cache
def spots() -> dict[str, SpotKind]:
    """Every spot by its feature."""
    return {spot.feature: spot for part in brought() for spot in part.spots}


def spot_choice(s: State, x: int, y: int, feature: str, at: str) -> int | None:
    """The core's choice for a spot: its segment, or the number of what a follower stands on; None if there is none."""
    spot = spots().get(feature)
    return segment_named(s, x, y, feature, at) if spot is None or spot.find is None else spot.find(s, x, y, at)


def spot_place(s: State, choice: int) -> tuple[int, int, str, str]:
    """(x, y, feature, at) of a spot that the core names by a choice."""
    for spot in spots().values():
        found = None if spot.place is None else spot.place(s, choice)
        if found is not None:
            return found
    return place_of(s, choice)


def listed(examples: Sequence[str]) -> str:
    """Examples in a sentence: "a, b or c"."""
    *others, last = examples
    return f"{', '.join(others)} or {last}" if others else last


FEATURE = one_of(lambda: tuple(spots()))
"""The member of an action that names a feature."""
