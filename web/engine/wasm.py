"""As much of WebAssembly's binary format as a build wants to know: what a module imports, and what it exports."""

from __future__ import annotations

from collections.abc import Iterator

IMPORTS, EXPORTS = 2, 7
"""The sections of a module that list what it imports and what it exports."""
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


def _sections(content: bytes, wanted: int) -> Iterator[_Reader]:
    """Yield a reader at the beginning of every section of a kind."""
    if content[:4] != b"\0asm":
        raise ValueError("this is no WebAssembly")
    reader = _Reader(content, 8)
    while reader.at < len(content):
        section, size = reader.byte(), reader.number()
        if section == wanted:
            yield _Reader(content, reader.at)
        reader.at += size


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
