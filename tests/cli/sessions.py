"""A referee in a process of its own, and games played through one by dice."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
import warnings
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any
from unittest.mock import patch

from carcassonne.cli.main import main
from carcassonne.referee import Referee

Json = dict[str, Any]
Ask = Callable[[Json], Json]
ENVIRONMENT = {
    **os.environ,
    "CARCASSONNE_UNCOMPILED": "1",
    "COLUMNS": "",  # pytest-xdist says 80; what goes into a pipe is not wrapped
    "NO_COLOR": "1",
    "PYTHONIOENCODING": "utf-8",
}


class Session:
    """`python -m carcassonne referee`, asked line by line."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "carcassonne", "referee"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
        )

    def __enter__(self) -> Session:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def send(self, line: bytes) -> bytes:
        """The raw answer to a raw line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def ask(self, request: Json) -> Json:
        """The answer to a request."""
        answer: Json = json.loads(self.send(json.dumps(request).encode()))
        return answer

    def close(self) -> tuple[int, str]:
        """End the input; gives the exit status and what was said on standard error."""
        _, said = self.process.communicate(timeout=60)
        return self.process.returncode, said.decode()


def asker(referee: Referee) -> Ask:
    """A referee in this process, asked by objects."""

    def ask(request: Json) -> Json:
        answer = referee.answer(json.dumps(request))
        assert answer is not None
        found: Json = json.loads(answer)
        return found

    return ask


def code(answer: Json) -> str:
    """The code of an answer that must be an error."""
    assert list(answer) == ["error"]
    assert sorted(answer["error"]) == ["code", "message"]
    assert answer["error"]["message"]
    return str(answer["error"]["code"])


def new(ask: Ask, *draw: str, preset: str = "modern", players: int = 2, **options: Any) -> Json:
    """Begin a game with exactly these tiles."""
    return ask({"cmd": "new", "preset": preset, "options": options, "players": players, "draw": list(draw)})


def play(ask: Ask, kind: str, **members: Any) -> Json:
    """Play an action."""
    return ask({"cmd": "play", "action": {"type": kind, **members}})


def any_action(actions: Sequence[Json], dice: random.Random) -> Json:
    """One of the actions listed; of a range of points one of the lowest three."""
    action = dict(dice.choice(actions))
    for name in ("points", "bid"):
        if isinstance(action.get(name), dict):
            low, high = action[name]["min"], action[name]["max"]
            action[name] = dice.randint(low, min(high, low + 2))
    return action


def play_on(ask: Ask, dice: random.Random, decisions: int = 10_000) -> tuple[Json, list[Json]]:
    """Play by dice until the game is over or so many decisions are made: the last state and all events."""
    state = ask({"cmd": "state"})
    events: list[Json] = state.get("events", [])
    while not state["over"] and decisions > 0:
        answer = ask({"cmd": "play", "action": any_action(ask({"cmd": "legal"})["actions"], dice)})
        state, decisions = answer["state"], decisions - 1
        events += answer["events"]
    return state, events


def carcassonne(*arguments: str, text: str = "", timeout: float = 120) -> subprocess.CompletedProcess[str]:
    """The command line, run to its end."""
    return subprocess.run(
        [sys.executable, "-m", "carcassonne", *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        timeout=timeout,
        check=False,
    )


def carcassonne_here(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """The command line, run to its end in this process: for what does not need a start of its own to be proven."""
    read, told, said = (io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8") for raw in (text.encode(), b"", b""))
    streams = patch.multiple(sys, stdin=read, stdout=told, stderr=said)
    with streams, patch.dict(os.environ, ENVIRONMENT), warnings.catch_warnings():
        status = main(arguments)
    for stream in (told, said):
        stream.seek(0)
    return subprocess.CompletedProcess(arguments, status, told.read(), said.read())
