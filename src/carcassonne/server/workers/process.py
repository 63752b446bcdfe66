"""A worker process, seen from the server: asked one line of JSON, answering line by line, stopped when it fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import carcassonne
from carcassonne.server.workers.messages import WorkerAnswer, WorkerQuestion

START_TIMEOUT = 30.0
"""Seconds for a worker to say that it is ready, on a busy machine."""
STOP_TIMEOUT = 4.0
"""Seconds for a worker to end when its input ends, and to end the programs it has started."""
LONGEST_LINE = 1 << 23
"""Bytes; the longest analysis has less."""
STDERR_TAIL = 500

OnProgress = Callable[[WorkerAnswer], None]


class WorkerFailure(Exception):
    """A worker, or the bot it runs, died, did not answer in time or answered nonsense; the message says which."""


def worker_command(nice: int = 0, threads: int = 1) -> list[str]:
    """Return the command that starts a worker."""
    return [sys.executable, "-P", "-m", "carcassonne.server.workers.worker", str(nice), str(threads)]


def _environment() -> dict[str, str]:
    """Return our own environment, in which the worker finds the same package."""
    home = str(Path(carcassonne.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))}


class WorkerProcess:
    """One worker process; it answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._process = process
        self._input = process.stdin
        self._output = process.stdout
        self._stderr_tail = b""
        self._stderr_reader = asyncio.create_task(self._read_stderr(process.stderr))

    @classmethod
    async def start(cls, command: Sequence[str]) -> WorkerProcess:
        """Start a worker that is not ready yet; raises WorkerFailure."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env=_environment(),
                start_new_session=True,  # Ctrl-C is for the server, which stops its workers itself
            )
        except OSError as reason:
            raise WorkerFailure(f"a worker cannot be started: {reason.strerror}") from reason
        return cls(process)

    async def ready(self) -> None:
        """Wait until the worker says that it is ready; raises WorkerFailure."""
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await self._read_line()
        except TimeoutError:
            raise WorkerFailure(f"a worker was not ready within {START_TIMEOUT:g} s") from None

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process has not ended yet."""
        return self._process.returncode is None

    async def ask(
        self, question: WorkerQuestion, timeout: float, on_progress: OnProgress | None = None
    ) -> WorkerAnswer:
        """Return the answer to a question; progress that comes before it is passed on.

        Raises WorkerFailure, and then the worker must be stopped.
        """
        try:
            async with asyncio.timeout(timeout):
                self._input.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
                await self._input.drain()
                while "done" in (said := await self._read_line()):
                    if on_progress is not None:
                        on_progress(said)
                return said
        except TimeoutError:
            raise WorkerFailure(f"no answer within {timeout:g} s") from None
        except OSError:
            raise WorkerFailure(await self._cause_of_death()) from None

    async def _read_line(self) -> WorkerAnswer:
        try:
            line = await self._output.readline()
        except ValueError:
            raise WorkerFailure(f"more than {LONGEST_LINE} bytes in one line") from None
        if not line.endswith(b"\n"):
            raise WorkerFailure(await self._cause_of_death())
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise WorkerFailure(f"answered what is not JSON: {line[:80]!r}") from None
        if not isinstance(said, dict):
            raise WorkerFailure(f"answered what is no object: {line[:80]!r}")
        return cast(WorkerAnswer, said)

    async def _cause_of_death(self) -> str:
        self.kill()
        await self._ended(STOP_TIMEOUT)
        await asyncio.wait({self._stderr_reader}, timeout=1.0)
        status = self._process.returncode
        said = self._stderr_tail.decode("utf-8", "replace").strip().rpartition("\n")[2]
        return f"the worker died with status {status}{': ' + said if said else ''}"

    async def _read_stderr(self, stderr: asyncio.StreamReader) -> None:
        while piece := await stderr.read(1 << 12):
            self._stderr_tail = (self._stderr_tail + piece)[-STDERR_TAIL:]

    def kill(self) -> None:
        """Kill the process and its process group at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    async def stop(self) -> None:
        """Close its input and wait until it has ended, with the programs it has started; kill it if it does not."""
        self._input.close()
        if not await self._ended(STOP_TIMEOUT):
            self.kill()
            await self._ended(STOP_TIMEOUT)
        self._stderr_reader.cancel()

    async def _ended(self, timeout: float) -> bool:
        """Return whether it ends within some seconds. Its output must be read to the end for asyncio to notice."""
        try:
            async with asyncio.timeout(timeout):
                while await self._output.read(1 << 20):
                    pass
                await self._process.wait()
        except TimeoutError:
            return False
        return True
