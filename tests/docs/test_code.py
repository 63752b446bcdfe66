"""Every code block of the documentation runs as it stands there.

`python` blocks are doctests or programs, `sh` blocks are run by a shell beside a server, `json` blocks are JSON but for
their `…`. `console` blocks install, build or wait for people: their commands must exist. Others are no code.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from carcassonne.cli import main as command_line
from support.serving import Serving, sqlite_in

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
LANGUAGES = {"", "console", "json", "python", "sh", "text"}
SERVER = "http://127.0.0.1:8000"
UNTIL_OVER = 'until curl -s $API/games/$GAME | grep -q \'"status":"over"\'; do sleep 0.1; done'
"""A page listens for five seconds; a busy machine may need longer to play."""

sys.path.insert(0, str(ROOT))  # `web` is no part of the package

from web import node  # noqa: E402


def blocks(page: Path, language: str) -> list[str]:
    return [text for _, named, text in BLOCK.findall(page.read_text(encoding="utf-8")) if named == language]


def pages_with(language: str) -> list[Any]:
    found = [page for page in PAGES if blocks(page, language)]
    assert found, language
    return [pytest.param(page, id=page.relative_to(ROOT).as_posix()) for page in found]


def test_no_block_is_in_a_language_that_nobody_runs() -> None:
    named = {language for page in PAGES for _, language, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}
    assert named <= LANGUAGES


@pytest.mark.parametrize("page", pages_with("python"))
def test_python_runs_and_prints_what_it_says(page: Path) -> None:
    programs = [block for block in blocks(page, "python") if not block.lstrip().startswith(">>> ")]
    for block in programs:
        exec(compile(block, str(page), "exec"), {"__name__": "a_page"})
    outcome = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 0 or programs
    assert outcome.failed == 0


@pytest.mark.parametrize("page", pages_with("sh"))
def test_commands_run(page: Path, tmp_path: Path) -> None:
    commands = "\n".join(blocks(page, "sh")).replace("curl -sN", f"{UNTIL_OVER}; curl -sN")
    served = SERVER in commands
    serving = Serving(tmp_path / "server", sqlite_in(tmp_path / "server"))
    if served:
        commands = commands.replace(SERVER, serving.start().url)
    for name in ("docs", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    try:
        done = run(commands, tmp_path)
    finally:
        if served:
            serving.close()
    complaints = [line for line in done.stderr.splitlines() if not line.startswith("wrote ")]
    assert done.returncode in (0, 28), f"{done.stdout}\n{done.stderr}"  # 28: curl has listened long enough
    assert complaints == []
    if served:
        assert_told(done.stdout)


def run(commands: str, folder: Path) -> subprocess.CompletedProcess[str]:
    programs = [str(Path(sys.executable).parent), str(node.program().parent), os.environ["PATH"]]
    environment = {**os.environ, "PATH": os.pathsep.join(programs), "XDG_CACHE_HOME": str(folder / "cache")}
    script = f"set -uo pipefail\ntrap 'status=$?; [ $status = 28 ] || exit $status' ERR\n{commands}"
    command = ["bash", "-c", script]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def assert_told(output: str) -> None:
    """A game by curl told what it should: legal actions, the move, the frames to the end, the record."""
    said = documents(output.partition("[Carcassonne")[0])
    assert said[0]["actions"], "the legal actions"
    assert said[1]["ply"] == 2, said[1]
    assert [frame["seat"] for frame in said[2:] if frame["type"] == "move"][:3] == [0, 0, 1]
    assert [frame["table"]["status"] for frame in said[2:] if frame["type"] == "table"][-1] == "over"
    assert '[Player0 "Anna"]' in output
    assert '[Result "*"]' not in output


@pytest.mark.parametrize("page", pages_with("json"))
def test_json_is_json_but_for_what_is_left_out(page: Path) -> None:
    for block in blocks(page, "json"):
        whole = re.sub(r"(?<=[{\[])…,|,?…(?=[}\]])|(?<=[{\[])…(?=[}\]])", "", block)
        assert documents(re.sub(r":…", ":null", whole))


def documents(text: str) -> list[Any]:
    """The JSON documents that stand one after the other in a text."""
    found: list[Any] = []
    while text := text.strip():
        document, end = json.JSONDecoder().raw_decode(text)
        found.append(document)
        text = text[end:]
    return found


@pytest.mark.parametrize("page", pages_with("console"))
def test_what_is_typed_exists(page: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for line in filter(str.strip, "".join(blocks(page, "console")).splitlines()):
        typed = shlex.split(line.strip().removeprefix("$ "), comments=True)
        program, *words = [word for word in typed if not re.match(r"[A-Z_]+=", word)] or [""]
        if program == "make":
            assert words[0] in targets, line
        elif Path(program).name == "carcassonne":
            room = "arena" if words[0] in command_line.ARENA else "commands"
            import_module(f"carcassonne.cli.{room}.{words[0]}").parser().parse_args(words[1:])
