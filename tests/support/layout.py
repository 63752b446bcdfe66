"""A state's bytes read by their declaration, and written in the layout of an older version.

A signature of the seeded games is a checksum over the layout of the version it came with: arrays may grow, fields may
come and go, and the signature still tells whether the games themselves have changed.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from carcassonne.core.declarations import Declaration, fields, fields_of
from carcassonne.core.state import PLACE_BITS, PLACE_MASK, State
from carcassonne.core.tables import FIRST_SQUARE

DATA = Path(__file__).parents[1] / "data"
CONTENT_BEGINS = "layout"
COUNTED_BY = {
    "MAX_SEGMENTS": "segments",
    "MAX_TILES": "tiles",
    "MAX_FRONTIER": "frontier_size",
    "MAX_KINDS": "kinds",
    "MAX_ROOM": "room_size",
}
"""The size of an array -> the number that says how much of it is in use, after the numbers that every position has."""
_OLD_PLACES = 8
"""Places of a print in older layouts."""
_SHIFT = {"tile_spin": 4, "printed": _OLD_PLACES}
"""Numbers made of a kind and what it is multiplied with: the squares of the wheel board come after all tiles."""


@dataclass(frozen=True)
class Layout:
    """The layout of a version: its number of tile kinds, and the fields that have another name since."""

    version: str
    kinds: int
    renamed: Mapping[str, str] = field(default_factory=dict)

    @property
    def fields(self) -> tuple[Declaration, ...]:
        """What the state of that version held, in the order of memory."""
        return fields_of(DATA / f"state-{self.version}.pxd")


FIRST = Layout("0.1.0", 74)
FURTHER = Layout(
    "0.3.0",
    139,
    {
        "span_built": "bridge_segment",
        "frontier_spans": "frontier_bridges",
        "tile_span": "tile_bridge",
        "special_value": "castle_value",
        "spans": "bridges",
    },
)
"""The layout in which figures, goods and the river came."""


def content_fields() -> tuple[Declaration, ...]:
    """The fields of a state's content, in the order of memory."""
    declared = fields("state")
    return declared[[each.name for each in declared].index(CONTENT_BEGINS) :]


def decoded(state: State) -> dict[str, array[int]]:
    """The content of a state by field, arrays as far as they are in use; a single number is an array of one."""
    content, at = state.to_bytes(), 0
    found: dict[str, array[int]] = {}
    for each in content_fields()[:-1]:
        width, count = struct.calcsize(each.code), _in_use(each, found)
        at = _aligned(at, width) if "marks" not in found else at
        found[each.name] = array(each.code, content[at : at + width * count])
        at += width * count
    assert at == len(content)
    return found


def encoded(numbers: Mapping[str, array[int]]) -> bytes:
    """The bytes of what :func:`decoded` gave."""
    packed, dense = bytearray(), False
    for name, values in numbers.items():
        packed += bytes(0 if dense else _aligned(len(packed), values.itemsize) - len(packed)) + values.tobytes()
        dense = dense or name == "marks"
    return bytes(packed)


def _in_use(each: Declaration, found: Mapping[str, array[int]]) -> int:
    """How many numbers of a field are in use, by those that were read before it."""
    if each.name == "tile_room":
        return found["columns"][0] * found["tiles"][0]
    if each.name == "discarded":
        return found["discards"][0]
    if each.name == "marks" or "marks" in found:
        return found[COUNTED_BY[each.size]][0]
    return max(each.length, 1)


def _whole(state: State) -> dict[str, array[int]]:
    """The content with its grid, as older versions held it."""
    found = decoded(state)
    grid = array("h", bytes(2 * (found["mask"][0] + 1)))
    for tile, cell in enumerate(found["tile_cell"]):
        grid[cell] = tile + 1
    for square, cell in enumerate(found["frontier_cell"]):
        grid[cell] = -(square + 1)
    printed = [(each >> PLACE_BITS) * _OLD_PLACES + (each & PLACE_MASK) for each in found["printed"]]
    return found | {"grid": grid, "printed": array("h", printed)}


def bytes_in(layout: Layout, state: State) -> bytes:
    """The bytes that a version would have given for this state."""
    now, packed = _whole(state), bytearray()
    for each in layout.fields:
        packed += bytes(_aligned(len(packed), struct.calcsize(each.code)) - len(packed))
        values, length = now[layout.renamed.get(each.name, each.name)], max(each.length, 1)
        kept = len(values) if each.name == "grid" else length
        assert not any(values[kept:]), f"{each.name} holds more than version {layout.version} had room for"
        written = values[:kept] + array(values.typecode, bytes((kept - len(values[:kept])) * values.itemsize))
        if shift := _SHIFT.get(each.name, 0) * (FIRST_SQUARE - layout.kinds):
            limit = _SHIFT[each.name] * FIRST_SQUARE
            written = array(each.code, [v - shift if v >= limit else v for v in written])
        packed += (written if written.typecode == each.code else array(each.code, written)).tobytes()
    return bytes(packed)


def _aligned(length: int, size: int) -> int:
    return (length + size - 1) // size * size
