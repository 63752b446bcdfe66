"""A third-party program as a child process: a line to its input, a line from its output, each within a time limit."""

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
from carcassonne.ai.players.program_log import ProgramLog

STOP_TIMEOUT = 1.0
"""Seconds that a process gets to exit after each way of stopping it: quit, terminate, kill."""
MAX_ANSWER_BYTES = 1 << 18
"""The most bytes of one answer."""
MAX_QUEUED_CHUNKS = 8
"""The most chunks of output that wait to be read; then the program has to wait at its full pipe."""
STDERR_TAIL_BYTES = 2000
"""The end of the standard error that is kept, to say why the program died."""

_RUNNING: set[ProgramProcess] = set()
"""The processes that have been started and not stopped."""


def quoted(line: bytes) -> str:
    """Return the beginning of what a program wrote, to be quoted in the reason of a forfeit."""
    return repr(line[:100].decode("utf-8", "replace"))


def kill_programs() -> None:
    """Kill every process that has been started, at once; for a process that is about to exit itself."""
    for process in tuple(_RUNNING):
        process.kill()


class ProgramProcess:
    """A child process and three threads: one writes its input, one reads its output, one its standard error."""

    def __init__(self, command: list[str], log: ProgramLog | None = None) -> None:
        self._log = log
        groups: dict[str, Any] = {} if sys.platform == "win32" else {"start_new_session": True}
        self._popen = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, **groups
        )
        _RUNNING.add(self)
        assert self._popen.stdin
        assert self._popen.stdout
        assert self._popen.stderr
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._stderr_tail = b""
        self._threads = [
            _thread(self._write, self._popen.stdin),
            _thread(self._read, self._popen.stdout),
            _thread(self._drain, self._popen.stderr),
        ]

    def exchange(self, question: str, limit: float, told: float) -> bytes:
        """Send a line and return the line that answers it; raises Forfeit.

        `limit` is the time limit in seconds, `told` the one that the program knows of.
        """
        if not self._answers.empty():
            raise Forfeit(self._unexpected_output())
        if self._log:
            self._log.asked(question)
        self._questions.put(question.encode("ascii") + b"\n")
        try:
            line = self._answers.get(timeout=limit)
        except Empty:
            raise Forfeit(f"did not answer within {told:g} s") from None
        if line is None:
            raise Forfeit(self._exit_reason())
        if self._log:
            self._log.answered(line)
        if len(line) > MAX_ANSWER_BYTES:
            raise Forfeit(f"flooded: more than {MAX_ANSWER_BYTES} bytes where one answer is due")
        if b"\n" in line[:-1] or not self._answers.empty():
            raise Forfeit("flooded: more than one line where one answer is due")
        return line

    def stop(self, gracefully: bool) -> None:
        """Ask it to quit if gracefully, close its input, terminate it, kill it: until it has exited."""
        self._questions.put(b'{"cmd":"quit"}\n' if gracefully else None)
        self._questions.put(None)
        if not (gracefully and self._exited()):
            self._popen.terminate()
            self._exited()
        self.kill()
        self._exited()
        _RUNNING.discard(self)
        for thread in self._threads:
            thread.join(STOP_TIMEOUT)

    def _exited(self) -> bool:
        """Wait for the process; return whether it has exited."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(STOP_TIMEOUT)
        return self._popen.poll() is not None

    def kill(self) -> None:
        """Kill the process and, where there are process groups, what it has started."""
        if sys.platform == "win32":
            self._popen.kill()
            return
        try:
            os.killpg(self._popen.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self._popen.kill()

    def _unexpected_output(self) -> str:
        line = self._answers.get()
        return self._exit_reason() if line is None else f"flooded: wrote {quoted(line)} when nothing was asked"

    def _exit_reason(self) -> str:
        """Return how it ended, with the last line of its standard error."""
        try:
            status = self._popen.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[2].join(STOP_TIMEOUT)
        words = self._stderr_tail.decode("utf-8", "replace").split("\n")
        said = next((f": {line.strip()}" for line in reversed(words) if line.strip()), "")
        return f"died with exit status {status}{said}"

    # --- the threads --------------------------------------------------------------------------------------------------
    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError):  # the process has exited: the reader notices
            while (line := self._questions.get()) is not None:
                while line:
                    line = line[pipe.write(line) or 0 :]
        _close(pipe)

    def _read(self, pipe: IO[bytes]) -> None:
        """Queue what the program writes, each chunk up to its last line end: `exchange` refuses more than one line."""
        kept = b""
        while self._has_room(kept) and (piece := pipe.read(1 << 16)):
            kept += piece
            if b"\n" in piece and len(kept) <= MAX_ANSWER_BYTES:
                whole = kept.rfind(b"\n") + 1
                self._answers.put(kept[:whole])
                kept = kept[whole:]
        if kept:
            self._answers.put(kept)
        self._answers.put(None)
        _close(pipe)

    def _has_room(self, kept: bytes) -> bool:
        """Return whether to read on; a program that floods its output is left to wait at its full pipe."""
        return len(kept) <= MAX_ANSWER_BYTES and self._answers.qsize() < MAX_QUEUED_CHUNKS

    def _drain(self, pipe: IO[bytes]) -> None:
        while piece := pipe.read(1 << 12):
            self._stderr_tail = (self._stderr_tail + piece)[-STDERR_TAIL_BYTES:]
            if self._log:
                self._log.said(piece)
        _close(pipe)


def _close(pipe: IO[bytes]) -> None:
    with contextlib.suppress(OSError):  # the process has exited: what was not sent is lost
        pipe.close()


def _thread(target: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=target, args=(pipe,), daemon=True)
    thread.start()
    return thread
