"""Third-party bots, written for the tests: each is a little program, or a class, that misbehaves in its own way."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Protocol

import pytest

LOOP = """\
import json, sys, time
for number, line in enumerate(sys.stdin, start=1):
    message = json.loads(line)
    if message["cmd"] == "quit":
        break
    action = dict(message["legal"][0])
    for name in ("points", "bid"):
        if isinstance(action.get(name), dict):
            action[name] = action[name]["min"]
{fault}
    print(json.dumps({{"action": action}}), flush=True)
"""


class Bot(Protocol):
    """Writes a program and names it as the roster does."""

    def __call__(self, fault: str = "pass") -> str: ...


@pytest.fixture
def bot(tmp_path: Path) -> Bot:
    """A program, as the roster names it, that plays the first legal action unless a line of Python has its way."""

    def written(fault: str = "pass") -> str:
        path = tmp_path / "bot.py"
        path.write_text(LOOP.format(fault=f"    {fault}"), encoding="utf-8")
        return "cmd:" + shlex.join([sys.executable, "-S", "-E", str(path)])

    return written


@pytest.fixture(autouse=True)
def _cache_of_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals that nobody named go where nobody else looks."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
