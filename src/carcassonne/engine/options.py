"""Options of the rules: what each may be, and what it is when nobody says."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from carcassonne.errors import RulesError

Values: TypeAlias = Mapping[str, Any]
"""The options settled so far by name, with `preset` and `players` among them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(ABC):
    """One option. `usual` is its value when nobody says, or a function of the options declared before it.

    Options are told in the order in which boxes declare them; `after` names one that this option follows instead.
    """

    name: str
    usual: Any | Callable[[Values], Any]
    after: str = ""

    def settled(self, values: Values) -> Any:
        """The value when nobody says."""
        return self.usual(values) if callable(self.usual) else self.usual

    @abstractmethod
    def read(self, value: Any) -> Any:
        """A value that somebody gave; raises RulesError."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch(Option):
    """Something that is on or off."""

    usual: bool | Callable[[Values], bool] = False

    def read(self, value: Any) -> bool:
        """True or false, nothing that is merely like it."""
        if not isinstance(value, bool):
            raise RulesError(f"{self.name} must be true or false, not {value!r}")
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Option):
    """One of several words."""

    words: tuple[str, ...]

    def read(self, value: Any) -> str:
        """One of the words; a number is taken for the word it looks like."""
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if not isinstance(text, str) or text not in self.words:
            raise RulesError(f"{self.name} must be one of {', '.join(self.words)}, not {value!r}")
        return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Option):
    """A whole number within limits."""

    low: int
    high: int

    def read(self, value: Any) -> int:
        """A number within the limits."""
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise RulesError(f"{self.name} must be a whole number from {self.low} to {self.high}, not {value!r}")
        return value


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequence(Option):
    """Something that follows from the options and cannot be chosen."""

    def read(self, value: Any) -> Any:
        """Nobody gives it."""
        raise AssertionError(f"{self.name} cannot be chosen")


def as_of(name: str) -> Callable[[Values], Any]:
    """The usual value of an option that goes with another one."""
    return lambda values: values[name]


def any_of(*names: str) -> Callable[[Values], bool]:
    """Whether any of some switches is on: a box whose tiles any of its modules brings."""
    return lambda values: any(values[name] for name in names)
