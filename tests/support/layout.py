"""A state's bytes read by their declaration, and written in the layout of version 0.1.0.

The signature of the seeded games is a checksum over that old layout: arrays may grow, fields may come and go, and the
signature still tells whether the games themselves have changed.
"""

from __future__ import annotations

import struct
from array import array
from pathlib import Path

from carcassonne.core.declarations import Declaration, fields, fields_of
from carcassonne.core.state import SEGMENTS_PER_TILE, State
from carcassonne.core.tables import FIRST_SQUARE

FIRST_LAYOUT = Path(__file__).parents[1] / "data" / "state-0.1.0.pxd"
CONTENT_BEGINS = "layout"
FIRST_SQUARE_THEN = 74
_SHIFT = {"tile_spin": 4, "printed": SEGMENTS_PER_TILE}
"""Numbers made of a kind and what it is multiplied with: the squares of the wheel board come after all tiles."""
RENAMED = {
    "bridge_segment": "span_built",
    "frontier_bridges": "frontier_spans",
    "tile_bridge": "tile_span",
    "castle_value": "special_value",
    "bridges": "spans",
}
"""Fields that have another name since version 0.1.0."""


def content_fields() -> tuple[Declaration, ...]:
    """The fields of a state's content, in the order of memory."""
    declared = fields("state")
    return declared[[field.name for field in declared].index(CONTENT_BEGINS) :]


def decoded(state: State) -> dict[str, array[int]]:
    """The content of a state by field; a single number is an array of one."""
    content, at = state.to_bytes(), 0
    found: dict[str, array[int]] = {}
    for field in content_fields():
        width = struct.calcsize(field.code)
        at = _aligned(at, width)
        count = found["mask"][0] + 1 if field.name == "grid" else max(field.length, 1)
        found[field.name] = array(field.code, content[at : at + width * count])
        at += width * count
    assert at == len(content)
    return found


def first_layout(state: State) -> bytes:
    """The bytes that version 0.1.0 would have given for this state."""
    now, packed = decoded(state), bytearray()
    for field in fields_of(FIRST_LAYOUT):
        packed += bytes(_aligned(len(packed), struct.calcsize(field.code)) - len(packed))
        values, length = now[RENAMED.get(field.name, field.name)], max(field.length, 1)
        kept = len(values) if field.name == "grid" else length
        assert not any(values[kept:]), f"{field.name} holds more than version 0.1.0 had room for"
        shift = _SHIFT.get(field.name, 0) * (FIRST_SQUARE - FIRST_SQUARE_THEN)
        limit = _SHIFT.get(field.name, 0) * FIRST_SQUARE
        packed += array(field.code, [v - shift if shift and v >= limit else v for v in values[:kept]]).tobytes()
    return bytes(packed)


def _aligned(length: int, size: int) -> int:
    return (length + size - 1) // size * size
