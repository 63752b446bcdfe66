"""The state of a game: one object of flat arrays, copied as far as they are in use, equal and hashed by content."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of state.pxd


if cython.compiled:
    from cython.cimports.cpython.bytes import PyBytes_AS_STRING, PyBytes_FromStringAndSize
    from cython.cimports.libc.string import memcpy
else:
    from carcassonne.core.declarations import enumerators, fields

    globals().update(enumerators("state"))
    FIELDS = fields("state")
    CONTENT = FIELDS[[field.name for field in FIELDS].index("layout") :]

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
        """The content as bytes; the same in every mode of the core."""
        if cython.compiled:
            clean: State = self.copy()  # zeros where nothing is in use
            return PyBytes_FromStringAndSize(
                cython.cast(cython.p_char, cython.address(clean.layout)), content_size(clean)
            )
        packed = bytearray()
        for field in CONTENT:
            value = getattr(self, field.name)
            packed += bytes(_align(len(packed), struct.calcsize(field.code)) - len(packed))
            if field.name == "grid":
                value = value[: self.mask + 1]
            packed += value.tobytes() if field.length else struct.pack(f"<{field.code}", value)
        return bytes(packed)

    def take_bytes(self, content: bytes) -> None:
        """Take the content that `to_bytes` gave; a new state only. Raises ValueError for what cannot be a position."""
        layout = int.from_bytes(content[:2], "little")
        if layout != LAYOUT:
            raise ValueError(f"these bytes are of layout {layout}, not of layout {LAYOUT}")
        if cython.compiled:
            size: cython.Py_ssize_t = len(content)
            whole: cython.Py_ssize_t = between(cython.address(self.layout), self.grid)
            if size not in (whole + 2 * MAX_CELLS, whole + MAX_CELLS, whole + MAX_CELLS // 2):
                raise ValueError("these bytes are not a position")
            memcpy(cython.address(self.layout), PyBytes_AS_STRING(content), size)
            if content_size(self) != size or not is_sound(self):
                raise ValueError("these bytes are not a position")
            return
        offset = 0
        for field in CONTENT:
            width = struct.calcsize(field.code)
            offset = _align(offset, width)
            count = self.mask + 1 if field.name == "grid" else max(field.length, 1)
            chunk = content[offset : offset + width * count]
            if len(chunk) != width * count:
                raise ValueError("these bytes are not a position")
            offset += len(chunk)
            if field.length:
                value = field.blank()
                value[:count] = type(value)(field.code, chunk)
                setattr(self, field.name, value)
            else:
                setattr(self, field.name, struct.unpack(f"<{field.code}", chunk)[0])
        if offset != len(content) or not is_sound(self):
            raise ValueError("these bytes are not a position")

    def __reduce__(self):
        return state_of, (self.to_bytes(),)


def state_of(content: bytes) -> State:
    """The state whose bytes these are."""
    state = State()
    state.take_bytes(content)
    return state


@cython.cfunc
@cython.exceptval(check=False)
def is_sound(s: State) -> cython.bint:
    """Whether what is in use lies within the arrays, and the grid holds it: copying trusts that."""
    i: cython.int
    if not (0 <= s.segments <= MAX_SEGMENTS and s.tiles <= MAX_TILES and 0 <= s.frontier_size <= MAX_FRONTIER):
        return False
    if s.stacked > MAX_STACKED:
        return False
    for i in range(s.stacked):
        if not 0 <= s.stacked_segment[i] < s.segments:
            return False
    for i in range(s.tiles):
        if not 0 <= s.tile_cell[i] <= s.mask or s.grid[s.tile_cell[i]] != i + 1:
            return False
    for i in range(s.frontier_size):
        if not 0 <= s.frontier_cell[i] <= s.mask or s.grid[s.frontier_cell[i]] != -(i + 1):
            return False
    return True


if cython.compiled:

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def content_size(s: State) -> cython.Py_ssize_t:
        """Bytes from the first number of content to the last grid cell in use."""
        return between(cython.address(s.layout), s.grid) + 2 * (s.mask + 1)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def between(begin: cython.p_void, end: cython.p_void) -> cython.Py_ssize_t:
        """Bytes from one place in memory to another."""
        return cython.cast(cython.p_char, end) - cython.cast(cython.p_char, begin)

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
        memcpy(to.tile_at, source.tile_at, n)
        memcpy(to.pennants, source.pennants, n)
        memcpy(to.occupants, source.occupants, n)
        memcpy(to.follower, source.follower, n)

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
        memcpy(
            cython.address(to.layout),
            cython.address(source.layout),
            between(cython.address(source.layout), source.marks),
        )
        memcpy(
            cython.address(to.stride),
            cython.address(source.stride),
            between(cython.address(source.stride), source.feature),
        )
        memcpy(to.frontier_key, source.frontier_key, between(source.frontier_key, source.grid))
        copy_segments(to, source)
        fill_grid(to)
    else:
        for field in CONTENT:
            value = getattr(source, field.name)
            setattr(to, field.name, value[:] if field.length else value)


def state_bytes(s: State) -> int:
    """The size of the content in bytes."""
    return len(s.to_bytes())
