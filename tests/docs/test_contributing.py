"""The steps of CONTRIBUTING.md, typed in order in a fresh clone: each finds what it needs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from support import components

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
TYPED = [line for block in re.findall(r"^ *```console\n(.*?)^ *```", PAGE, re.M | re.S) for line in block.split("\n")]
COMMANDS = [line.strip().removeprefix("$ ") for line in TYPED if line.strip()]
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
TESTING = next(command for command in COMMANDS if "pytest" in command)


def planned(target: str, environment: Path) -> str:
    """What make would do for a target in a clone where nothing has been set up."""
    command = ["make", "-n", "--no-print-directory", f"VENV={environment}", target]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def packages(group: str) -> set[str]:
    """The names of what a dependency group installs."""
    found: set[str] = set()
    for each in GROUPS[group]:
        found |= packages(each["include-group"]) if isinstance(each, dict) else {re.split(r"[<>=;\[ ]", each)[0]}
    return found


def test_the_first_step_clones_and_sets_up() -> None:
    assert COMMANDS[0].startswith("git clone REPOSITORY ")
    assert COMMANDS[1].startswith("make ")


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("make ")])
def test_every_make_command_has_a_plan(command: str, tmp_path: Path) -> None:
    assert planned(command.removeprefix("make "), tmp_path / "environment")


def test_what_was_set_up_before_has_what_the_test_command_needs(tmp_path: Path) -> None:
    """Otherwise `No module named pytest` is what a newcomer reads at the third step."""
    before = [command.split()[1] for command in COMMANDS[: COMMANDS.index(TESTING)] if command.startswith("make ")]
    plan = "\n".join(planned(target, tmp_path / "environment") for target in before)
    installed = {name for group in re.findall(r"--group (\S+)", plan) for name in packages(group)}
    assert {"pytest", "pytest-xdist", "cython"} <= installed


def test_the_test_command_finds_tests() -> None:
    words = shlex.split(TESTING)
    told = dict(word.split("=", 1) for word in words if re.match(r"[A-Z_]+=", word))
    program, *arguments = words[len(told) :]
    assert program == ".venv/bin/python"
    done = subprocess.run(
        [sys.executable, *arguments, "--collect-only"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "CARCASSONNE_MODE"} | told,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "test_" in done.stdout


def test_folders_of_tests_that_are_named_are_there_and_the_others_stand_for_a_package() -> None:
    named = set(re.findall(r"`tests/([\w/]+)`", PAGE))
    assert {name for name in named if not (ROOT / "tests" / name).is_dir()} == set()
    code = {path.name for path in (ROOT / "src" / "carcassonne").iterdir() if path.is_dir()}
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name[0] not in "._"}
    assert folders - code - named == set()


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_whoever_runs_every_test_is_told_what_else_it_installs(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8").lower()
    for package in components.NEEDED:
        assert package.partition("-")[0] in text
