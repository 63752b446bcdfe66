"""Firefox by its own remote protocol, Marionette: as much of it as measuring a page takes."""

from __future__ import annotations

import json
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PORT = 2828
PREFERENCES = 'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'
"""Nothing is asked of anybody but the host that is measured."""


class Firefox:
    """A window of Firefox."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._file = line.makefile("rb")
        self._number = 0
        self._read()  # what it says of itself
        given = {"capabilities": {"alwaysMatch": {"timeouts": {"script": 600_000}}}}
        self.version = str(self.call("WebDriver:NewSession", given)["capabilities"]["browserVersion"])

    def call(self, command: str, given: dict[str, Any]) -> Any:
        """Do something and return what comes of it."""
        self._number += 1
        text = json.dumps([0, self._number, command, given]).encode()
        self._line.sendall(f"{len(text)}:".encode() + text)
        _, _, problem, found = self._read()
        if problem:
            raise RuntimeError(f"{command}: {problem.get('message')}")
        return found

    def _read(self) -> Any:
        size = b""
        while (digit := self._file.read(1)) != b":":
            if not digit:
                raise RuntimeError("Firefox has gone")
            size += digit
        return json.loads(self._file.read(int(size)))

    def goto(self, address: str) -> None:
        """Open an address."""
        self.call("WebDriver:Navigate", {"url": address})

    def evaluate(self, function: str, given: Any = None) -> Any:
        """Call an async function of JavaScript, and return what it returns."""
        script = (
            "const [given, done] = arguments;"
            "const failed = (problem) => done({ problem: String(problem) });"
            f"({function})(given).then((found) => done({{ found }}), failed);"
        )
        told = self.call("WebDriver:ExecuteAsyncScript", {"script": script, "args": [given], "sandbox": None})["value"]
        if "problem" in told:
            raise RuntimeError(told["problem"])
        return told.get("found")


@contextmanager
def firefox(program: str) -> Iterator[Firefox]:
    """A Firefox with an empty profile, as long as it is wanted."""
    with tempfile.TemporaryDirectory() as profile:
        Path(profile, "user.js").write_text(PREFERENCES, encoding="utf-8")
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", profile]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield Firefox(_connected(process))
        finally:
            process.terminate()
            process.wait(timeout=30)


def _connected(process: subprocess.Popen[bytes], seconds: float = 120.0) -> socket.socket:
    deadline = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < deadline:
        try:
            return socket.create_connection(("127.0.0.1", PORT), timeout=600.0)
        except OSError:
            time.sleep(0.2)
    raise RuntimeError(f"Firefox does not listen on port {PORT}")
