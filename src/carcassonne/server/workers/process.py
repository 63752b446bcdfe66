"""A worker process at our pipes: asked a line, heard line by line, and sent home when it does not behave."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import carcassonne
from carcassonne.notation.json import Json

STARTING = 30.0
"""Seconds a worker has to say that it is ready, on a busy machine."""
LEAVING = 4.0
"""Seconds for a worker to go when its input ends, and to end the programs it has started."""
LONGEST_LINE = 1 << 23
"""Bytes; the longest analysis has less."""
LAST_WORDS = 500

Hear = Callable[[Json], None]


class Fault(Exception):
    """A worker, or the bot it thinks for, that died, hung or talked nonsense; the message says which."""


def worker_command(nice: int = 0, threads: int = 1) -> list[str]:
    """The command that starts a worker of ours."""
    return [sys.executable, "-P", "-m", "carcassonne.server.workers.worker", str(nice), str(threads)]


def _environment() -> dict[str, str]:
    """Our own, with the package found where we found it."""
    home = str(Path(carcassonne.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))}


class Pipe:
    """One worker process. It belongs to one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._process = process
        self._input = process.stdin
        self._output = process.stdout
        self._last_words = b""
        self._drain = asyncio.create_task(self._read_errors(process.stderr))

    @classmethod
    async def start(cls, command: Sequence[str]) -> Pipe:
        """A worker that is not ready yet; raises Fault."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env=_environment(),
                start_new_session=True,  # Ctrl-C is for the server; it sends its workers home itself
            )
        except OSError as reason:
            raise Fault(f"a worker cannot be started: {reason.strerror}") from reason
        return cls(process)

    async def ready(self) -> None:
        """Wait until the worker says that it can be asked; raises Fault."""
        try:
            async with asyncio.timeout(STARTING):
                await self._heard()
        except TimeoutError:
            raise Fault(f"a worker was not ready within {STARTING:g} s") from None

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process has not ended yet."""
        return self._process.returncode is None

    async def ask(self, question: Json, seconds: float, hear: Hear | None = None) -> Json:
        """The answer to a question; what comes before it is heard. Raises Fault, and then the worker must go."""
        try:
            async with asyncio.timeout(seconds):
                self._input.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
                await self._input.drain()
                while "done" in (said := await self._heard()):
                    if hear is not None:
                        hear(said)
                return said
        except TimeoutError:
            raise Fault(f"no answer within {seconds:g} s") from None
        except OSError:
            raise Fault(await self._how_it_died()) from None

    async def _heard(self) -> Json:
        try:
            line = await self._output.readline()
        except ValueError:
            raise Fault(f"more than {LONGEST_LINE} bytes in one line") from None
        if not line.endswith(b"\n"):
            raise Fault(await self._how_it_died())
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise Fault(f"answered what is not JSON: {line[:80]!r}") from None
        if not isinstance(said, dict):
            raise Fault(f"answered what is no object: {line[:80]!r}")
        return said

    async def _how_it_died(self) -> str:
        self.kill()
        await self._gone(LEAVING)
        await asyncio.wait({self._drain}, timeout=1.0)
        status = self._process.returncode
        said = self._last_words.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return f"the worker died with status {status}{': ' + said if said else ''}"

    async def _read_errors(self, errors: asyncio.StreamReader) -> None:
        while piece := await errors.read(1 << 12):
            self._last_words = (self._last_words + piece)[-LAST_WORDS:]

    def kill(self) -> None:
        """End the process, and what it started in its group, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    async def end(self) -> None:
        """Close its input and see it go, with the programs it has started; kill it if it stays."""
        self._input.close()
        if not await self._gone(LEAVING):
            self.kill()
            await self._gone(LEAVING)
        self._drain.cancel()

    async def _gone(self, seconds: float) -> bool:
        """Whether it ends within some seconds; without reading a flood to its end asyncio does not notice that."""
        try:
            async with asyncio.timeout(seconds):
                while await self._output.read(1 << 20):
                    pass
                await self._process.wait()
        except TimeoutError:
            return False
        return True
