"""What a box brings to the terminal: the words of its actions and events, its questions, and what `rules` tells of it.

A box offers a `BoxTerminal` as the constant PART of its module `terminal`; the base game is a box like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Protocol

from carcassonne.boxes import parts
from carcassonne.engine.actions import Action, Place
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

Names = Sequence[str]
"""The players' names by seat."""
OptionValue = str | int | bool
"""The value of an option."""


class Asking(Protocol):
    """The person at the table, as far as a box asks something in a way of its own."""

    def say(self, text: str) -> None:
        """Show a line."""

    def number(self, game: Game, question: str, low: int, high: int) -> int | Action:
        """A number within limits, or an action written out."""


@dataclass(frozen=True)
class Addition:
    """Something that may come with the tile: `words` says what comes with a placement, or that nothing does."""

    question: str
    comes_with: Callable[[Place], bool]
    words: Callable[[Place], str]


class TurnStep(Enum):
    """Where in the order of a turn a box has something to say."""

    BEFORE_DRAWING = auto()
    AFTER_DRAWING = auto()
    PLACING = auto()
    """A phrase at the end of the step in which the tile is placed."""
    WHERE_FOLLOWERS_GO = auto()
    """A further place for the turn's follower."""
    BEFORE_SCORING = auto()
    AFTER_SCORING = auto()
    AFTER_LAST_TILE = auto()


def _no_options(rules: Rules) -> Mapping[str, OptionValue]:
    return {}


def _no_steps(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    return {}


def _nothing(rules: Rules) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class RulesText:
    """What `carcassonne rules` tells of a box."""

    presets: Mapping[str, str] = field(default_factory=dict)
    """Each preset of the box in a few words."""
    options: Callable[[Rules], Mapping[str, OptionValue]] = _no_options
    """The options of the box with their values, in the order in which they are told."""
    meanings: Mapping[tuple[str, OptionValue], str] = field(default_factory=dict)
    """What an option with a value means."""
    pieces: Callable[[Rules], str] = lambda rules: ""
    """What each player has beside his followers, to follow their number."""
    start: Callable[[Rules], str | None] = lambda rules: None
    """What lies on the table at the start, where that is not a tile of the base game."""
    turn: Callable[[Rules], Mapping[TurnStep, Sequence[str]]] = _no_steps
    signs: Callable[[Rules], Sequence[str]] = _nothing
    """The signs on its tiles, explained."""


@dataclass(frozen=True)
class BoxTerminal:
    """Everything a box brings to the terminal; what it does not mention it does not have."""

    actions: Mapping[type[Any], Callable[[Any], str]] = field(default_factory=dict)
    """What somebody would do by an action, in words, by the action's class."""
    events: Mapping[type[Any], Callable[[Any, Names], str]] = field(default_factory=dict)
    """What happened, in a sentence, by the event's class; "" for what needs none."""
    scored: Mapping[str, str] = field(default_factory=dict)
    """What points are for, by feature, where that is not "a" and the feature's name."""
    driven: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """How a figure, given in words, is driven home, by what does so."""
    stands: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """A follower beside the landscape in words, by feature, from where it stands."""
    inside: tuple[str, ...] = ()
    """Its features that one stands in, not on."""
    figures: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """Its figures in words by name, from what an ordinary follower would be called there."""
    questions: Mapping[str, str] = field(default_factory=dict)
    """What the person is asked, by phase."""
    asked: Mapping[str, Callable[[Asking, Game], Action]] = field(default_factory=dict)
    """Phases in which the person is asked in another way than by a list of all actions."""
    instead: Mapping[type[Any], str] = field(default_factory=dict)
    """What may be done instead of laying the tile, by the action's class."""
    addition: Addition | None = None
    rules: RulesText = field(default_factory=RulesText)


def terminals() -> tuple[BoxTerminal, ...]:
    """What every box brings, in the order of the list of boxes."""
    return parts("terminal", BoxTerminal)
