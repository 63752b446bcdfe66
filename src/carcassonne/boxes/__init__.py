"""The boxes of the game: everything one box knows stands in its folder here, and this list names them all.

A box is gathered by the names of its modules. `parts("art", BoxArt)` is what every box brings to the artwork: the
constant PART of its module `art`. A box without such a module brings nothing, and what two boxes bring by one name is
refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
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
    "king_robber",
    "gold_mines",
    "mage_witch",
    "tower",
    "flying_machines",
    "princess_dragon",
    "shrines",
    "crop_circles",
    "ferries",
    "abbey_mayor",
)
"""Every box, in the order in which their tiles are numbered: a new one comes last, so that old numbers stay."""

COLLECTIONS = {
    "big-box": {"river": True, "inns_cathedrals": True, "traders_builders": True, "abbots": True},
    "minis": {
        "king_robber": True,
        "gold_mines": True,
        "mage_witch": True,
        "flying_machines": True,
        "shrines": True,
        "crop_circles": True,
        "ferries": True,
    },
}
"""Presets of several boxes: the switches that they turn on."""
COLLECTION_TITLES = {"big-box": "Big Box", "minis": "Minis"}
"""These presets in English."""

Part = TypeVar("Part")


@cache
def parts(stem: str, kind: type[Part]) -> tuple[Part, ...]:
    """What the boxes bring under a name, in the order of the list."""
    found: list[Any] = [getattr(import_module(name), "PART", None) for name in _modules(stem)]
    wrong = [part for part in found if not isinstance(part, kind)]
    if wrong:
        raise TypeError(f"PART in a module {stem!r} of a box must be a {kind.__name__}, not {wrong[0]!r}")
    _refuse_what_is_named_twice(stem, found)
    return tuple(found)


def _refuse_what_is_named_twice(stem: str, found: list[Any]) -> None:
    """Where boxes bring things by name, the last to bring a name would silently take the place of the others."""
    brought = Counter(name for part in found for name in _names_brought(part))
    twice = [f"{name!r} ({member})" for (member, name), times in brought.items() if times > 1]
    if twice:
        raise TypeError(f"the modules {stem!r} of the boxes bring twice: {', '.join(twice)}")


def _names_brought(part: Any) -> Iterator[tuple[str, Any]]:
    """Every name by which a part brings something, with the member that it stands in.

    A member's metadata say `named_by` which attribute things of a tuple have their names, and `shared` that several
    boxes may bring something by one name.
    """
    for member in fields(part) if is_dataclass(part) else ():
        brought, named_by = getattr(part, member.name), member.metadata.get("named_by", "")
        if member.metadata.get("shared"):
            continue
        if isinstance(brought, Mapping):
            yield from ((member.name, name) for name in brought)
        elif named_by:
            yield from ((member.name, getattr(each, named_by)) for each in brought)
        elif is_dataclass(brought) and not isinstance(brought, type):
            yield from _names_brought(brought)


def load(stem: str, last: str = BOXES[-1]) -> None:
    """Import the modules of this name, to that of the last box: what they bring they register themselves."""
    for name in _modules(stem, last):
        import_module(name)


def _modules(stem: str, last: str = BOXES[-1]) -> list[str]:
    """The modules of this name, of the boxes that have one."""
    names = [f"{__name__}.{box}.{stem}" for box in BOXES[: BOXES.index(last) + 1]]
    return [name for name in names if find_spec(name) is not None]
