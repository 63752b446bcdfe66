"""As much of WebAssembly's binary format as a build wants to know: what a module imports and exports, and its data."""

from __future__ import annotations

from collections.abc import Iterator

IMPORTS, EXPORTS, DATA = 2, 7, 11
"""The sections of a module that list what it imports and what it exports, and that with its data."""
GLOBAL_GET, END = 0x23, 0x0B
MAIN_BASE = 1024
"""Where Emscripten lays the data of a main module."""
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)


class _Reader:
    """Reads numbers and names one after another."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """Read an unsigned number, seven bits a byte."""
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return found

    def name(self) -> str:
        size = self.number()
        self.at += size
        return self.content[self.at - size : self.at].decode()

    def skip_limits(self) -> None:
        with_most = self.byte() & 1
        self.number()
        if with_most:
            self.number()


def imported_names(content: bytes) -> set[str]:
    """Return the names that a module imports: functions, and places of data and functions of others."""
    return {name for reader in _sections(content, IMPORTS) for name in _imports(reader)}


def exported_names(content: bytes) -> set[str]:
    """Return the names that a module exports."""
    return {name for reader in _sections(content, EXPORTS) for name in _exports(reader)}


def export_entries(section: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield every export of a section: its name, and all of it."""
    reader = _Reader(section)
    for _ in range(reader.number()):
        begin = reader.at
        name = reader.name()
        reader.byte()
        reader.number()
        yield name, section[begin : reader.at]


def data_segment(content: bytes) -> tuple[int, int, int]:
    """Return where a main module's data lie in memory, and from where to where in the file: they are one piece."""
    (reader,) = _sections(content, DATA)
    head = (reader.number(), reader.number(), reader.byte(), reader.number(), reader.byte())
    if head != (1, 0, GLOBAL_GET, 0, END):
        raise ValueError("the data of this module are not in one piece that its loader places")
    size = reader.number()
    return MAIN_BASE, reader.at, reader.at + size


def number(value: int) -> bytes:
    """Return an unsigned number as it is written, seven bits a byte.

    >>> number(0), number(300)
    (b'\\x00', b'\\xac\\x02')
    """
    made = bytearray()
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    return bytes(made) + bytes([value])


def sections(content: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield the kind of every section, and from where to where its contents stand."""
    if content[:4] != b"\0asm":
        raise ValueError("this is no WebAssembly")
    reader = _Reader(content, 8)
    while reader.at < len(content):
        kind, size = reader.byte(), reader.number()
        yield kind, reader.at, reader.at + size
        reader.at += size


def _sections(content: bytes, wanted: int) -> Iterator[_Reader]:
    """Yield a reader at the beginning of every section of a kind."""
    return (_Reader(content, begin) for kind, begin, _ in sections(content) if kind == wanted)


def _imports(reader: _Reader) -> Iterator[str]:
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind in (FUNCTION, TAG):
            if kind == TAG:
                reader.byte()
            reader.number()
        elif kind == TABLE:
            reader.byte()
            reader.skip_limits()
        elif kind == MEMORY:
            reader.skip_limits()
        else:
            reader.byte()
            reader.byte()
        yield name


def _exports(reader: _Reader) -> Iterator[str]:
    for _ in range(reader.number()):
        yield reader.name()
        reader.byte()
        reader.number()
