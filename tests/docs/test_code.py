"""Every code block of the documentation runs as it stands there.

`python` blocks are doctests or programs, `sh` blocks are run by a shell beside a server, `json` blocks are JSON but for
their `…`. What is typed in `console` blocks and in sentences is in test_console.py, the examples of the protocol and of
the API in test_examples_of_apis.py. Other blocks are no code.
"""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.pages import BLOCK, PAGES, ROOT, blocks, documents, name_of, pages_with
from support.serving import Serving, sqlite_in

LANGUAGES = {"", "console", "json", "python", "sh", "text"}
NOT_RUN = {
    (
        "docs/environments.md",
        "from sb3_contrib import MaskablePPO",
    ): "tests/env/test_learners.py, by `make test-learners`",
    ("docs/environments.md", "from carcassonne.env.gymnasium import CarcassonneEnv"): "the same",
}
"""Code that no test of every day runs, and why: it needs packages of gigabytes."""
SERVER = "http://127.0.0.1:8000"
UNTIL_OVER = 'until curl -s $API/games/$GAME | grep -q \'"status":"over"\'; do sleep 0.1; done'
"""A page listens for five seconds; a busy machine may need longer to play."""

sys.path.insert(0, str(ROOT))  # `web` is no part of the package

from web import node  # noqa: E402


def test_no_block_is_in_a_language_that_nobody_runs() -> None:
    named = {language for page in PAGES for _, language, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}
    assert named <= LANGUAGES


def test_nothing_is_typed_in_a_block_that_nobody_runs() -> None:
    """A command belongs into a block of `sh` or `console`, Python into one of `python`; what cannot be run says why."""
    found = {
        (name_of(page), line)
        for page in PAGES
        for language in ("", "text")
        for block in blocks(page, language)
        for line in block.splitlines()
        if line.startswith(("$ ", "carcassonne ", "make ", "python", "pip", "import ", "from "))
    }
    assert found == set(NOT_RUN)


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
        assert documents(block)
