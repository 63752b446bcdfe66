"""The boxes of the game: everything one box knows stands in its folder here, and this list names them all.

A box is gathered by the names of its modules. `parts("art", BoxArt)` is what every box brings to the artwork: the
constant PART of its module `art`. A box without such a module brings nothing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

BOXES = (
    "base",
    "wheel",
    "bridges_castles_bazaars",
    "river",
    "inns_cathedrals",
    "traders_builders",
    "abbot",
)
"""Every box, in the order in which their tiles are numbered: a new one comes last, so that old numbers stay."""

COLLECTIONS = {
    "big-box": {"river": True, "inns_cathedrals": True, "traders_builders": True, "abbots": True},
}
"""Presets of several boxes: the switches that they turn on."""
COLLECTION_TITLES = {"big-box": "Big Box"}
"""These presets in English."""

Part = TypeVar("Part")


@cache
def parts(stem: str, kind: type[Part]) -> tuple[Part, ...]:
    """What the boxes bring under a name, in the order of the list."""
    found: list[Any] = [getattr(import_module(name), "PART", None) for name in _modules(stem)]
    wrong = [part for part in found if not isinstance(part, kind)]
    if wrong:
        raise TypeError(f"PART in a module {stem!r} of a box must be a {kind.__name__}, not {wrong[0]!r}")
    return tuple(found)


def load(stem: str, last: str = BOXES[-1]) -> None:
    """Import the modules of this name, to that of the last box: what they bring they register themselves."""
    for name in _modules(stem, last):
        import_module(name)


def _modules(stem: str, last: str = BOXES[-1]) -> list[str]:
    """The modules of this name, of the boxes that have one."""
    names = [f"{__name__}.{box}.{stem}" for box in BOXES[: BOXES.index(last) + 1]]
    return [name for name in names if find_spec(name) is not None]
