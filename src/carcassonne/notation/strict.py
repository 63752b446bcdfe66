"""JSON as strangers send it, read strictly: what the grammar leaves open is refused."""

from __future__ import annotations

import json
from typing import Any

DEEPEST = 16
"""Levels of nesting; the deepest message that means something has four."""


class TooDeep(ValueError):
    """A value nested deeper than anything that means something."""


def parse_strictly(text: str | bytes) -> Any:
    """The value of a JSON text; raises ValueError also for NaN and Infinity, a name given twice, deep nesting."""
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except RecursionError as reason:
        raise TooDeep("nested too deeply") from reason
    brackets = text.count(b"{") + text.count(b"[") if isinstance(text, bytes) else text.count("{") + text.count("[")
    if brackets > DEEPEST and _deeper_than(value, DEEPEST):
        raise TooDeep("nested too deeply")
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name is given twice in one object")
    return found


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is not a number of JSON")


def _deeper_than(value: Any, limit: int) -> bool:
    """Whether a value is nested deeper than the limit; looks no deeper than that."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return limit < 0 or any(_deeper_than(item, limit - 1) for item in inside)
