"""Reads a module's `.pxd`, the one place where constants and the state's layout are declared, for uncompiled runs.

Compiled, the declarations are C; uncompiled, :func:`enumerators` and :func:`fields` give plain Python the same names
and sizes, so nothing is declared twice.
"""

from __future__ import annotations

import re
from array import array
from functools import cache
from pathlib import Path
from typing import NamedTuple

TYPE_CODES = {
    "unsigned int": "I",
    "short": "h",
    "unsigned char": "B",
    "signed char": "b",
}
FIELD_LINE = re.compile(r"^    cdef (unsigned int|short|unsigned char|signed char) (\w+)(?:\[(\w+)\])?", re.MULTILINE)
ENUM_LINE = re.compile(r"^    (\w+) = (-?\w+)", re.MULTILINE)


class Declaration(NamedTuple):
    """A field of the state: its name, its type code as in :mod:`array`, and its length (0: a single number)."""

    name: str
    code: str
    length: int

    def blank(self) -> array[int] | int:
        """The field's value before anything has happened: zeros."""
        return array(self.code, bytes(self.length * array(self.code).itemsize)) if self.length else 0


@cache
def _declared(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def enumerators_of(path: Path) -> dict[str, int]:
    """The constants of a `.pxd`."""
    return {name: int(value, 0) for name, value in ENUM_LINE.findall(_declared(path))}


def enumerators(stem: str) -> dict[str, int]:
    """The constants of a core module's `.pxd`."""
    return enumerators_of(Path(__file__).with_name(f"{stem}.pxd"))


@cache
def fields_of(path: Path) -> tuple[Declaration, ...]:
    """The fields of the class in a `.pxd`, in the order of memory."""
    sizes = enumerators_of(path)
    return tuple(
        Declaration(name, TYPE_CODES[ctype], sizes.get(length) or int(length or 0))
        for ctype, name, length in FIELD_LINE.findall(_declared(path))
    )


def fields(stem: str) -> tuple[Declaration, ...]:
    """The fields of the class in a core module's `.pxd`, in the order of memory."""
    return fields_of(Path(__file__).with_name(f"{stem}.pxd"))
