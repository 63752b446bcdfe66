"""The members of an action's JSON object, and how strictly each is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from carcassonne.errors import NotationError

LARGEST_COORDINATE = 1000


def _itself(value: Any) -> Any:
    return value


@dataclass(frozen=True, slots=True)
class Member:
    """One member: `read` takes the action's name, its own and a value, and raises NotationError.

    An optional member is left out where its value is empty.
    """

    read: Callable[[str, str, Any], Any]
    write: Callable[[Any], Any] = _itself
    optional: bool = False
    names: Callable[[], Sequence[str]] | None = None
    """What it can be, where that is one of some names."""


Members: TypeAlias = dict[str, Member]


def optional(member: Member) -> Member:
    """The same member, which may be left out."""
    return replace(member, optional=True)


def nullable(member: Member) -> Member:
    """The same member, which may be left out or null."""

    def read(kind: str, name: str, value: Any) -> Any:
        return None if value is None else member.read(kind, name, value)

    return replace(member, read=read, optional=True)


def number(low: int, high: int) -> Member:
    """A whole number within limits."""

    def read(kind: str, name: str, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise NotationError(f"{name!r} must be a whole number from {low} to {high}, not {value!r}")
        return value

    return Member(read)


def one_of(names: Callable[[], Sequence[str]]) -> Member:
    """One of some names, which are asked for when a value is read."""

    def read(kind: str, name: str, value: Any) -> Any:
        if value not in names():
            raise NotationError(f"{name!r} must be one of {', '.join(names())}, not {value!r}")
        return value

    return Member(read, names=names)


def _text(kind: str, name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError(f"{name!r} of an action {kind!r} must be a text, not {value!r}")
    return value


def _switch(kind: str, name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise NotationError(f"{name!r} must be true or false, not {value!r}")
    return value


TEXT = Member(_text)
SWITCH = Member(_switch)
COORDINATE = number(-LARGEST_COORDINATE, LARGEST_COORDINATE)
