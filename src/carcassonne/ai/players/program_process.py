"""A process at our pipes: a line in, a line out, and nothing it does makes us wait longer than we want."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import IO, Any

from carcassonne.ai.player import Forfeit

STOP_TIMEOUT = 1.0
"""Seconds to go after being asked to, before each sterner way of asking."""
MAX_ANSWER_BYTES = 1 << 18
"""Bytes of one answer."""
MAX_QUEUED_CHUNKS = 8
"""Pieces of output that are kept until somebody asks."""
STDERR_TAIL_BYTES = 2000

_RUNNING: set[ProgramProcess] = set()
"""The processes that have been started and are not known to have ended."""


def quoted(line: bytes) -> str:
    """The beginning of what a program wrote, for a reason."""
    return repr(line[:100].decode("utf-8", "replace"))


def kill_programs() -> None:
    """Kill every process that has been started, at once: for a process that must go itself."""
    for pipes in tuple(_RUNNING):
        pipes.kill()


class ProgramProcess:
    """A process and the three threads at its pipes."""

    def __init__(self, command: list[str]) -> None:
        groups: dict[str, Any] = {} if sys.platform == "win32" else {"start_new_session": True}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, **groups
        )
        _RUNNING.add(self)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._last_words = b""
        self._threads = [
            _thread(self._write, self._process.stdin),
            _thread(self._read, self._process.stdout),
            _thread(self._drain, self._process.stderr),
        ]

    def exchange(self, question: str, limit: float, told: float) -> bytes:
        """Send a line and wait for the one that answers it; raises Forfeit."""
        if not self._answers.empty():
            raise Forfeit(self._spoke_unasked())
        self._questions.put(question.encode("ascii") + b"\n")
        try:
            line = self._answers.get(timeout=limit)
        except Empty:
            raise Forfeit(f"did not answer within {told:g} s") from None
        if line is None:
            raise Forfeit(self._died())
        if len(line) > MAX_ANSWER_BYTES:
            raise Forfeit(f"flooded: more than {MAX_ANSWER_BYTES} bytes where one answer is due")
        if b"\n" in line[:-1] or not self._answers.empty():
            raise Forfeit("flooded: more than one line where one answer is due")
        return line

    def end(self, politely: bool) -> None:
        """Close its input, then terminate, then kill; each with a moment to obey."""
        self._questions.put(b'{"cmd":"quit"}\n' if politely else None)
        self._questions.put(None)
        if not (politely and self._left()):
            self._process.terminate()
            self._left()
        self.kill()
        self._left()
        _RUNNING.discard(self)
        for thread in self._threads:
            thread.join(STOP_TIMEOUT)

    def _left(self) -> bool:
        """Whether it has gone within a moment."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(STOP_TIMEOUT)
        return self._process.poll() is not None

    def kill(self) -> None:
        """Kill the process and, where systems have groups, what it has started."""
        if sys.platform == "win32":
            self._process.kill()
            return
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self._process.kill()

    def _spoke_unasked(self) -> str:
        line = self._answers.get()
        return self._died() if line is None else f"flooded: wrote {quoted(line)} when nothing was asked"

    def _died(self) -> str:
        """How it ended, with the last line it said about it."""
        try:
            status = self._process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[2].join(STOP_TIMEOUT)
        words = self._last_words.decode("utf-8", "replace").split("\n")
        said = next((f": {line.strip()}" for line in reversed(words) if line.strip()), "")
        return f"died with exit status {status}{said}"

    # --- the threads --------------------------------------------------------------------------------------------------
    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError):  # it has gone; the reader sees that too
            while (line := self._questions.get()) is not None:
                while line:
                    line = line[pipe.write(line) or 0 :]
        _close(pipe)

    def _read(self, pipe: IO[bytes]) -> None:
        """Pass lines on. What comes in one piece with a line's end is passed on in one piece: it was not asked for."""
        kept = b""
        while self._room(kept) and (piece := pipe.read(1 << 16)):
            kept += piece
            if b"\n" in piece and len(kept) <= MAX_ANSWER_BYTES:
                whole = kept.rfind(b"\n") + 1
                self._answers.put(kept[:whole])
                kept = kept[whole:]
        if kept:
            self._answers.put(kept)
        self._answers.put(None)
        _close(pipe)

    def _room(self, kept: bytes) -> bool:
        """Whether there is room for more; a program that floods is left to wait at its full pipe."""
        return len(kept) <= MAX_ANSWER_BYTES and self._answers.qsize() < MAX_QUEUED_CHUNKS

    def _drain(self, pipe: IO[bytes]) -> None:
        while piece := pipe.read(1 << 12):
            self._last_words = (self._last_words + piece)[-STDERR_TAIL_BYTES:]
        _close(pipe)


def _close(pipe: IO[bytes]) -> None:
    with contextlib.suppress(OSError):  # what was in it reaches nobody now
        pipe.close()


def _thread(target: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=target, args=(pipe,), daemon=True)
    thread.start()
    return thread
