"""The log of programs that play: what they write on standard error and, if asked for, every line of the protocol."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Lock

LONGEST_LINE = 1 << 16
"""Bytes of standard error that are kept while the end of their line has not come."""
SAID, ASKED, ANSWERED = ":", " >", " <"
"""The marks between who it is and a line: standard error, a question, an answer."""


class ProgramLog:
    """A file to which the programs of all games append, a line at a time; each line says in which game who wrote it.

    Several processes write to one file: a line is handed over in one piece, so that lines do not mix.
    """

    def __init__(self, path: Path, who: str, protocol: bool = False) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
        self._who = who
        self._protocol = protocol
        self._unfinished = b""
        self._lock = Lock()

    def said(self, piece: bytes) -> None:
        """Write the lines that a piece of standard error finishes."""
        *lines, self._unfinished = (self._unfinished + piece).split(b"\n")
        if len(self._unfinished) > LONGEST_LINE:
            lines, self._unfinished = [*lines, self._unfinished], b""
        self._write(SAID, lines)

    def asked(self, line: str) -> None:
        """Write a question."""
        if self._protocol:
            self._write(ASKED, [line.encode()])

    def answered(self, line: bytes) -> None:
        """Write an answer."""
        if self._protocol:
            self._write(ANSWERED, [line.rstrip(b"\n")])

    def close(self) -> None:
        """Write what is left and close the file."""
        if self._unfinished:
            self._write(SAID, [self._unfinished])
        with self._lock:
            os.close(self._file)
            self._file = -1

    def _write(self, mark: str, lines: list[bytes]) -> None:
        with self._lock:
            for line in lines:
                if self._file >= 0:
                    text = line.rstrip(b"\r").decode("utf-8", "replace")
                    os.write(self._file, f"{self._who}{mark} {text}\n".encode())
