"""Reads a module's `.pxd`, the one place where constants and the state's layout are declared, for uncompiled runs.

Compiled, the declarations are C; uncompiled, :func:`enumerators` and :func:`fields` give plain Python the same names
and sizes, so nothing is declared twice.
"""

from __future__ import annotations

import re
from array import array
from functools import cache
from math import prod
from pathlib import Path
from typing import NamedTuple

TYPE_CODES = {
    "unsigned int": "I",
    "short": "h",
    "unsigned char": "B",
    "signed char": "b",
}
FIELD_LINE = re.compile(r"^    cdef (unsigned int|short|unsigned char|signed char) (\w+)(?:\[(\w+)\])?", re.MULTILINE)
ARRAY_LINE = re.compile(r"^cdef (unsigned int|short|unsigned char|signed char) (\w+)\[(\w+)\]", re.MULTILINE)
ENUM_LINE = re.compile(r"^    ([A-Z]\w*) = (-?\w+)(?: \* (\w+))?", re.MULTILINE)


class Declaration(NamedTuple):
    """A field of the state: its name, its type code as in :mod:`array`, its length (0: a single number), and the name
    of that length.
    """

    name: str
    code: str
    length: int
    size: str = ""

    def blank(self) -> array[int] | int:
        """The field's value before anything has happened: zeros."""
        return array(self.code, bytes(self.length * array(self.code).itemsize)) if self.length else 0


@cache
def _declared(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def enumerators_of(path: Path) -> dict[str, int]:
    """The constants of a `.pxd`: numbers, names of earlier constants, products of two."""
    found: dict[str, int] = {}
    for name, *factors in ENUM_LINE.findall(_declared(path)):
        found[name] = prod(found[factor] if factor in found else int(factor, 0) for factor in factors if factor)
    return found


def enumerators(stem: str) -> dict[str, int]:
    """The constants of a core module's `.pxd`."""
    return enumerators_of(Path(__file__).with_name(f"{stem}.pxd"))


@cache
def fields_of(path: Path) -> tuple[Declaration, ...]:
    """The fields of the class in a `.pxd`, in the order of memory."""
    sizes = enumerators_of(path)
    return tuple(
        Declaration(name, TYPE_CODES[ctype], sizes.get(length) or int(length or 0), length)
        for ctype, name, length in FIELD_LINE.findall(_declared(path))
    )


def fields(stem: str) -> tuple[Declaration, ...]:
    """The fields of the class in a core module's `.pxd`, in the order of memory."""
    return fields_of(Path(__file__).with_name(f"{stem}.pxd"))


def arrays(stem: str) -> dict[str, array[int]]:
    """The arrays that a core module's `.pxd` declares, filled with zeros; their sizes are constants of the state."""
    sizes = enumerators("state")
    return {
        name: array(TYPE_CODES[ctype], bytes((sizes.get(size) or int(size)) * array(TYPE_CODES[ctype]).itemsize))
        for ctype, name, size in ARRAY_LINE.findall(_declared(Path(__file__).with_name(f"{stem}.pxd")))
    }
