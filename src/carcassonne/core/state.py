"""The state of a game: one object of flat arrays, copied by one memcpy, equal and hashed by content."""

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
            return PyBytes_FromStringAndSize(
                cython.cast(cython.p_char, cython.address(self.layout)), content_size(self)
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
        """Take the content that `to_bytes` gave; raises ValueError for another layout or length."""
        layout = int.from_bytes(content[:2], "little")
        if layout != LAYOUT:
            raise ValueError(f"these bytes are of layout {layout}, not of layout {LAYOUT}")
        if cython.compiled:
            size: cython.Py_ssize_t = len(content)
            whole: cython.Py_ssize_t = cython.cast(cython.Py_ssize_t, cython.address(self.grid[0])) - cython.cast(
                cython.Py_ssize_t, cython.address(self.layout)
            )
            if size not in (whole + 2 * MAX_CELLS, whole + MAX_CELLS, whole + MAX_CELLS // 2):
                raise ValueError("these bytes are not a position")
            memcpy(cython.address(self.layout), PyBytes_AS_STRING(content), size)
            if content_size(self) != size:
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
        if offset != len(content):
            raise ValueError("these bytes are not a position")

    def __reduce__(self):
        return state_of, (self.to_bytes(),)


def state_of(content: bytes) -> State:
    """The state whose bytes these are."""
    state = State()
    state.take_bytes(content)
    return state


if cython.compiled:

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def content_size(s: State) -> cython.Py_ssize_t:
        """Bytes from the first number of content to the last grid cell in use."""
        return (
            cython.cast(cython.Py_ssize_t, cython.address(s.grid[0]))
            - cython.cast(cython.Py_ssize_t, cython.address(s.layout))
            + 2 * (s.mask + 1)
        )


def copy_state(to, source):
    """Make one state's content the other's: one memcpy."""
    if cython.compiled:
        memcpy(cython.address(to.layout), cython.address(source.layout), content_size(source))
    else:
        for field in CONTENT:
            value = getattr(source, field.name)
            setattr(to, field.name, value[:] if field.length else value)


def state_bytes(s: State) -> int:
    """The size of the content in bytes."""
    return len(s.to_bytes())
