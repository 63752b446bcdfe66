"""The state of a game: one object of flat arrays, copied as far as they are in use, equal and hashed by content."""

from __future__ import annotations

import struct
from array import array
from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of state.pxd


if cython.compiled:
    from cython.cimports.cpython.bytes import PyBytes_AS_STRING, PyBytes_FromStringAndSize
    from cython.cimports.libc.string import memcpy, memset
else:
    from carcassonne.core.declarations import enumerators, fields

    globals().update(enumerators("state"))
    FIELDS = fields("state")
    _NAMES = [field.name for field in FIELDS]
    FIXED = FIELDS[_NAMES.index("layout") : _NAMES.index("marks")]
    USED = FIELDS[_NAMES.index("marks") : _NAMES.index("grid")]
    COUNTED_BY = {
        "MAX_SEGMENTS": "segments",
        "MAX_TILES": "tiles",
        "MAX_FRONTIER": "frontier_size",
        "MAX_KINDS": "kinds",
        "MAX_ROOM": "room_size",
    }
    """The size of an array -> the number that says how much of it is in use."""

COMPILED = cython.compiled
"""Whether the core runs as C."""


def _align(length: int, size: int) -> int:
    """Where the next number of this size may lie in memory."""
    return (length + size - 1) // size * size


@cython.final
@cython.cclass
class State:
    """Everything a position is. Only the core writes to it."""

    def __init__(self):
        if not cython.compiled:
            for field in FIELDS:
                setattr(self, field.name, field.blank())
        self.layout = LAYOUT

    def copy(self) -> State:
        """A state of its own with the same content."""
        other: State = State.__new__(State)
        if not cython.compiled:
            other.__init__()
        copy_state(other, self)
        return other

    def become(self, other: State) -> None:
        """Take the content of another state."""
        copy_state(self, other)

    def __eq__(self, other):
        if not isinstance(other, State):
            return NotImplemented
        return self.to_bytes() == other.to_bytes()

    def __hash__(self):
        return hash(self.to_bytes())

    def to_bytes(self) -> bytes:
        """The content as bytes, as far as it is in use; the same in every mode of the core."""
        if cython.compiled:
            content = PyBytes_FromStringAndSize(cython.NULL, content_size(self))
            carry(self, PyBytes_AS_STRING(content), GIVE)
            return content
        packed = bytearray()
        for field in FIXED:
            value = getattr(self, field.name)
            packed += bytes(_align(len(packed), struct.calcsize(field.code)) - len(packed))
            packed += value.tobytes() if field.length else struct.pack(f"<{field.code}", value)
        packed += bytes(_align(len(packed), struct.calcsize(USED[0].code)) - len(packed))
        for field in USED:
            for part in parts_in_use(self, field):
                packed += getattr(self, field.name)[part].tobytes()
        return bytes(packed)

    def take_bytes(self, content: bytes) -> None:
        """Take the content that `to_bytes` gave; a new state only. Raises ValueError for what cannot be a position."""
        layout = int.from_bytes(content[:2], "little")
        if layout != LAYOUT:
            raise ValueError(f"these bytes are of layout {layout}, not of layout {LAYOUT}")
        if not (take_content(self, content) and put_on_grid(self)):
            raise ValueError("these bytes are not a position")

    def __reduce__(self):
        return state_of, (self.to_bytes(),)


def state_of(content: bytes) -> State:
    """The state whose bytes these are."""
    state = State()
    state.take_bytes(content)
    return state


if cython.compiled:
    COUNT_BYTES = cython.declare(cython.int, 0)
    GIVE = cython.declare(cython.int, 1)
    TAKE = cython.declare(cython.int, 2)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def between(begin: cython.p_void, end: cython.p_void) -> cython.Py_ssize_t:
        """Bytes from one place in memory to another."""
        return cython.cast(cython.p_char, end) - cython.cast(cython.p_char, begin)

    @cython.cfunc
    @cython.exceptval(check=False)
    def part(
        content: cython.p_char, at: cython.Py_ssize_t, numbers: cython.p_void, size: cython.size_t, way: cython.int
    ) -> cython.Py_ssize_t:
        """Give or take one part of the content, or only count it; gives where the next begins."""
        if way == GIVE:
            memcpy(content + at, numbers, size)
        elif way == TAKE:
            memcpy(numbers, content + at, size)
        return at + size

    @cython.cfunc
    @cython.exceptval(check=False)
    def carry(s: State, content: cython.p_char, way: cython.int) -> cython.Py_ssize_t:
        """Give the content as bytes or take it from them, what every position has first; gives how many there are.

        The first part has the counts of the others: it must be there before they are taken.
        """
        n: cython.size_t = s.segments
        i: cython.int
        at: cython.Py_ssize_t = between(cython.address(s.layout), s.marks)
        if way == GIVE:
            memcpy(content, cython.address(s.layout), at)
        at = part(content, at, s.marks, 4 * n, way)
        at = part(content, at, s.feature, 2 * n, way)
        at = part(content, at, s.next, 2 * n, way)
        at = part(content, at, s.printed, 2 * n, way)
        at = part(content, at, s.open, 2 * n, way)
        at = part(content, at, s.parts, 2 * n, way)
        at = part(content, at, s.tile_at, 2 * n, way)
        at = part(content, at, s.pennants, n, way)
        at = part(content, at, s.occupants, n, way)
        at = part(content, at, s.follower, n, way)
        n = s.tiles
        at = part(content, at, s.tile_cell, 2 * n, way)
        at = part(content, at, s.tile_spin, 2 * n, way)
        at = part(content, at, s.tile_base, 2 * n, way)
        at = part(content, at, s.tile_x, 2 * n, way)
        at = part(content, at, s.tile_y, 2 * n, way)
        at = part(content, at, s.tile_bridge, n, way)
        n = s.frontier_size
        at = part(content, at, s.frontier_cell, 2 * n, way)
        at = part(content, at, s.frontier_key, n, way)
        at = part(content, at, s.frontier_bridges, n, way)
        at = part(content, at, s.undrawn, s.kinds, way)
        at = part(content, at, s.discarded, 2 * s.discards, way)
        at = part(content, at, s.room, 2 * s.room_size, way)
        for i in range(s.columns):
            at = part(content, at, cython.address(s.tile_room[i * MAX_TILES]), 2 * s.tiles, way)
        return at

    @cython.cfunc
    @cython.exceptval(check=False)
    def content_size(s: State) -> cython.Py_ssize_t:
        """Bytes of the content, as far as it is in use."""
        return carry(s, cython.NULL, COUNT_BYTES)

    @cython.cfunc
    @cython.exceptval(-1)
    def take_content(s: State, content: bytes) -> cython.bint:
        """Take a content from bytes; tells whether they can be one."""
        size: cython.Py_ssize_t = len(content)
        fixed: cython.Py_ssize_t = between(cython.address(s.layout), s.marks)
        if size < fixed:
            return False
        memcpy(cython.address(s.layout), PyBytes_AS_STRING(content), fixed)
        if not counts_are_sound(s) or content_size(s) != size:
            return False
        carry(s, PyBytes_AS_STRING(content), TAKE)
        return True

else:

    def parts_in_use(s, field):
        """The parts of an array that are in use: one, or a column for each number that a box keeps for every tile."""
        if field.name == "tile_room":
            return [slice(i * MAX_TILES, i * MAX_TILES + s.tiles) for i in range(s.columns)]
        if field.name == "discarded":
            return [slice(s.discards)]
        return [slice(getattr(s, COUNTED_BY[field.size]))]

    def take_content(s, content):
        """Take a content from bytes; tells whether they can be one."""
        offset = 0
        for field in FIXED:
            width = struct.calcsize(field.code)
            offset = _align(offset, width)
            chunk = content[offset : offset + width * max(field.length, 1)]
            if len(chunk) != width * max(field.length, 1):
                return False
            offset += len(chunk)
            value = array(field.code, chunk)
            setattr(s, field.name, value if field.length else value[0])
        if not counts_are_sound(s):
            return False
        offset = _align(offset, struct.calcsize(USED[0].code))
        for field in USED:
            value = getattr(s, field.name)
            for part in parts_in_use(s, field):
                chunk = content[offset : offset + value.itemsize * (part.stop - (part.start or 0))]
                if len(chunk) != value.itemsize * (part.stop - (part.start or 0)):
                    return False
                value[part] = array(field.code, chunk)
                offset += len(chunk)
        return offset == len(content)


@cython.cfunc
@cython.exceptval(check=False)
def counts_are_sound(s: State) -> cython.bint:
    """Whether what is in use lies within the arrays: copying trusts that."""
    return (
        0 <= s.segments <= MAX_SEGMENTS
        and 0 <= s.tiles <= MAX_TILES
        and 0 <= s.frontier_size <= MAX_FRONTIER
        and 0 <= s.kinds <= MAX_KINDS
        and 0 <= s.discards <= MAX_TILES
        and s.stacked <= MAX_STACKED
        and 0 <= s.room_size <= MAX_ROOM
        and 0 <= s.columns <= MAX_COLUMNS
        and 0 <= s.mask < MAX_CELLS
        and s.mask & (s.mask + 1) == 0
    )


@cython.cfunc
@cython.exceptval(check=False)
def put_on_grid(s: State) -> cython.bint:
    """Put the tiles and empty squares of a new state on its grid; tells whether each has a cell of its own."""
    i: cython.int
    for i in range(s.stacked):
        if not 0 <= s.stacked_segment[i] < s.segments:
            return False
    for i in range(s.tiles):
        if not 0 <= s.tile_cell[i] <= s.mask or s.grid[s.tile_cell[i]]:
            return False
        s.grid[s.tile_cell[i]] = i + 1
    for i in range(s.frontier_size):
        if not 0 <= s.frontier_cell[i] <= s.mask or s.grid[s.frontier_cell[i]]:
            return False
        s.grid[s.frontier_cell[i]] = -(i + 1)
    return True


if cython.compiled:

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def copy_segments(to: State, source: State) -> cython.void:
        """Copy what is known of the segments in use."""
        n: cython.size_t = source.segments
        memcpy(to.marks, source.marks, 4 * n)
        memcpy(to.feature, source.feature, 2 * n)
        memcpy(to.next, source.next, 2 * n)
        memcpy(to.printed, source.printed, 2 * n)
        memcpy(to.open, source.open, 2 * n)
        memcpy(to.parts, source.parts, 2 * n)
        memcpy(to.tile_at, source.tile_at, 2 * n)
        memcpy(to.pennants, source.pennants, n)
        memcpy(to.occupants, source.occupants, n)
        memcpy(to.follower, source.follower, n)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def copy_landscape(to: State, source: State) -> cython.void:
        """Copy what is known of the tiles and of the empty squares beside them."""
        n: cython.size_t = source.tiles
        memcpy(to.tile_cell, source.tile_cell, 2 * n)
        memcpy(to.tile_spin, source.tile_spin, 2 * n)
        memcpy(to.tile_base, source.tile_base, 2 * n)
        memcpy(to.tile_x, source.tile_x, 2 * n)
        memcpy(to.tile_y, source.tile_y, 2 * n)
        memcpy(to.tile_bridge, source.tile_bridge, n)
        n = source.frontier_size
        memcpy(to.frontier_cell, source.frontier_cell, 2 * n)
        memcpy(to.frontier_key, source.frontier_key, n)
        memcpy(to.frontier_bridges, source.frontier_bridges, n)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def copy_rooms(to: State, source: State) -> cython.void:
        """Copy what the boxes in play keep."""
        i: cython.int
        memcpy(to.room, source.room, 2 * source.room_size)
        for i in range(source.columns):
            memcpy(
                cython.address(to.tile_room[i * MAX_TILES]),
                cython.address(source.tile_room[i * MAX_TILES]),
                2 * source.tiles,
            )

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def clear_grid(s: State) -> cython.void:
        """Empty the cells in use."""
        i: cython.int
        for i in range(s.tiles):
            s.grid[s.tile_cell[i]] = 0
        for i in range(s.frontier_size):
            s.grid[s.frontier_cell[i]] = 0

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def fill_grid(s: State) -> cython.void:
        """Put tiles and frontier squares into an empty grid."""
        i: cython.int
        for i in range(s.tiles):
            s.grid[s.tile_cell[i]] = i + 1
        for i in range(s.frontier_size):
            s.grid[s.frontier_cell[i]] = -(i + 1)


def copy_state(to, source):
    """Make one state's content the other's, as far as it is in use.

    Most of the memory is for segments not laid yet and for cells that nothing touches: they are left as they are.
    """
    if cython.compiled:
        if to is source:
            return
        clear_grid(to)
        if to.kinds > source.kinds:  # beyond the last kind in the deck there are zeros
            memset(cython.address(to.undrawn[source.kinds]), 0, to.kinds - source.kinds)
        memcpy(
            cython.address(to.layout),
            cython.address(source.layout),
            between(cython.address(source.layout), source.marks),
        )
        copy_segments(to, source)
        copy_landscape(to, source)
        memcpy(to.undrawn, source.undrawn, source.kinds)
        memcpy(to.discarded, source.discarded, 2 * source.discards)
        if source.room_size or source.columns:
            copy_rooms(to, source)
        fill_grid(to)
    else:
        for field in (*FIXED, *USED):
            value = getattr(source, field.name)
            setattr(to, field.name, value[:] if field.length else value)
        to.grid = source.grid[:]


def state_bytes(s: State) -> int:
    """The size of the content in bytes."""
    return len(s.to_bytes())
