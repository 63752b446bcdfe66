"""Damaged requests: valid ones cut, flipped, retyped, nested, padded."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 2, 3, 4, 99, 100, 255, 256, 1000, 1001, 2**31, 2**63, -(2**64), 10**400, 0.5, 1e308,
    "", "N", "NL", "0", "place", "modern", "\u0000", "\ud800", "ß" * 50, "W29", "W29:3", "D", "tax", "castle", "bridge",
    [], {}, [[]], [None], {"": None}, {"x": 0, "y": 0, "axis": "NS"}, {"min": 0, "max": 99}, {"type": "skip"},
    ["V"] * 130, -0.0,
]  # fmt: skip


def cut(line: bytes, dice: random.Random) -> bytes:
    """A line that ends too early, or starts too late."""
    at = dice.randrange(len(line))
    return line[:at] if dice.random() < 0.7 else line[at:]


def flip(line: bytes, dice: random.Random) -> bytes:
    """A line with a few bytes changed."""
    damaged = bytearray(line)
    for _ in range(dice.choice((1, 1, 1, 2, 8))):
        damaged[dice.randrange(len(damaged))] ^= 1 << dice.randrange(8)
    return bytes(damaged).replace(b"\n", b" ")


def insert(line: bytes, dice: random.Random) -> bytes:
    """A line with something in its middle."""
    extra = dice.choice(
        (b"\xff", b"\xed\xa0\x80", b"\x00", b'"', b"{", b"}", b",", b"NaN", b"1e999", b"\\u", b"[" * 2000)
    )
    at = dice.randrange(len(line) + 1)
    return line[:at] + extra + line[at:]


def repeat(line: bytes, dice: random.Random) -> bytes:
    """A line with a piece of it twice, which may repeat a name."""
    a, b = sorted((dice.randrange(len(line) + 1), dice.randrange(len(line) + 1)))
    return line[:b] + line[a:b] + line[b:]


def retype(line: bytes, dice: random.Random) -> bytes:
    """A request with a value replaced by something of another kind."""
    request = json.loads(line)
    owner, name = dice.choice(list(_places(request)))
    owner[name] = dice.choice(STRANGE)
    return json.dumps(request).encode()


def nest(line: bytes, dice: random.Random) -> bytes:
    """A request with a value buried in lists."""
    request = json.loads(line)
    owner, name = dice.choice(list(_places(request)))
    for _ in range(dice.choice((1, 2, 14, 15, 16, 17, 100, 500))):
        owner[name] = [owner[name]] if dice.random() < 0.5 else {"action": owner[name]}
    return json.dumps(request).encode()


def drop(line: bytes, dice: random.Random) -> bytes:
    """A request that lacks a member, or has one too many."""
    request = json.loads(line)
    owner, name = dice.choice([place for place in _places(request) if isinstance(place[0], dict)])
    if dice.random() < 0.5:
        del owner[name]
    else:
        owner[dice.choice(("force", "x", "at", "type", "", "\udfff"))] = dice.choice(STRANGE)
    return json.dumps(request).encode()


MUTATIONS: list[Callable[[bytes, random.Random], bytes]] = [cut, flip, insert, repeat, retype, nest, drop]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value where something else could stand."""
    for name in value if isinstance(value, dict) else range(len(value)):
        yield value, name
        if isinstance(value[name], dict | list):
            yield from _places(value[name])


def damaged(line: bytes, dice: random.Random) -> bytes:
    """A request after one or two mutations that fit what is left of it."""
    line = dice.choice(MUTATIONS)(line, dice)
    if dice.random() < 0.2 and line:
        line = dice.choice((cut, flip, insert, repeat))(line, dice)
    return line
