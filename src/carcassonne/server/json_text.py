"""JSON as the server writes it: compact, in ASCII, with parts that are rendered once and used many times; and as it
reads it: strictly."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from carcassonne.notation.strict import parse_strictly

_encode = json.JSONEncoder(separators=(",", ":")).encode
"""Made once: `json.dumps` makes an encoder for every text."""


def _quickest() -> Callable[[object], str]:
    """Return pydantic's encoder, or Python's where pydantic is not installed: in a browser."""
    try:
        from pydantic_core import to_json
    except ImportError:
        return _encode
    return lambda value: to_json(value).decode("ascii")


_encode_position = _quickest()


class Rendered(str):
    """JSON text that is already rendered."""

    __slots__ = ()


def json_text(value: object) -> Rendered:
    """Return a value as JSON. In ASCII, so that whatever characters a client sent can be sent back."""
    return value if isinstance(value, Rendered) else Rendered(_encode(value))


def position_text(value: object) -> Rendered:
    """Return a part of a position as JSON. No text in it comes from a client, so a quicker encoder serves."""
    return Rendered(_encode_position(value))


def json_object(members: Mapping[str, object]) -> Rendered:
    """Return an object as JSON; a member that is already rendered is put in as it is.

    >>> json_object({"seq": 1, "state": Rendered('{"ply":1}')})
    '{"seq":1,"state":{"ply":1}}'
    """
    return Rendered("{" + ",".join(f'"{name}":{json_text(value)}' for name, value in members.items()) + "}")


def read_json(body: bytes | str) -> Any:
    """Return the JSON value of a body; raises JSONDecodeError where it is not strict JSON."""
    try:
        return parse_strictly(body)
    except json.JSONDecodeError:
        raise
    except ValueError as reason:  # nested too deeply, not UTF-8, a number of thousands of digits
        raise json.JSONDecodeError(str(reason)[:200], "", 0) from reason
