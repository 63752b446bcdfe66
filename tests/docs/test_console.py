"""What is typed in the documentation: run where a test can run it, listed with a reason where it cannot."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stderr
from itertools import takewhile
from pathlib import Path

import pytest

import carcassonne
from carcassonne.cli import main as command_line
from carcassonne.cli.examples import of_command
from support.pages import PAGES, ROOT, blocks, inline, name_of, pages_with

NOT_RUN = {
    r"make (play|test|test-learners)": "sets up this very environment, serves, or runs this very test",
    r"make (dist|mutants)|python3? tools/mutants\.py .*": "takes many minutes: a job of its own (.ci/run)",
    r"(.*/)?pip install .*|pipx run .*|docker .*|ray .*|.* --ray .*": "needs an index, Docker or a cluster",
    r"python3? -m venv play": "is for the next one, which fetches packages",
    r"(.*/)?carcassonne serve .*": "serves until it is ended; test_commands_run asks servers",
    r"carcassonne static site|python3? -m http\.server -d site": "needs an engine: tests/wasm/test_packed.py",
    r"carcassonne lend --server .*": "plays until it is ended: tests/cli/test_lend.py",
    r"carcassonne train .*": "takes hours, and needs PyTorch; tests/ai/test_training.py trains with small numbers",
    r"python examples/train_level2\.py": "takes half a minute; docs/training.md has it smaller, which is run",
}
"""What cannot be run in a test, and why. Its arguments are read all the same."""
ELSEWHERE = {"CONTRIBUTING.md": "test_contributing.py", "docs/operating.md": "test_18_operating.py"}
"""Pages whose commands have tests of their own, because they change the whole machine or need a clone."""
PROMISED = ("shuffle SEED", "first player SEED", "roll N SEED")
"""Texts of commitments, which begin with our name and are no commands."""
SMALLER = {"--games 400": "--games 2"}
"""Numbers that a test need not play out."""


def typed(page: Path) -> list[str]:
    """The commands of a page without prompts and comments."""
    lines = "".join(blocks(page, "console")).replace("\\\n", " ").splitlines()
    return [re.sub(r"\s+#.*", "", line.strip().removeprefix("$ ")) for line in lines if line.strip()]


@pytest.mark.parametrize("page", pages_with("console"))
def test_what_is_typed_runs_or_says_why_not(page: Path, tmp_path: Path) -> None:
    if name_of(page) in ELSEWHERE:
        assert next((ROOT / "tests").rglob(Path(ELSEWHERE[name_of(page)]).name))
        return
    commands = [command for command in typed(page) if not any(re.fullmatch(each, command) for each in NOT_RUN)]
    if commands:
        assert run(commands, tmp_path) == ""


def run(commands: list[str], folder: Path) -> str:
    """Run commands in a folder that has what pages speak of; gives what they complain about."""
    learnt = folder / "runs" / "base" / "round-02.value"
    learnt.parent.mkdir(parents=True)
    shutil.copy(Path(carcassonne.__file__).parent / "ai" / "data" / "base.value", learnt)
    for name in ("docs", "examples"):
        (folder / name).symlink_to(ROOT / name)
    script = "\n".join(["set -euo pipefail", *commands])
    for large, small in SMALLER.items():
        script = script.replace(large, small)
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": paths, "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.stderr if done.returncode == 0 else f"{done.returncode}: {done.stderr}"


@pytest.mark.parametrize("pattern", NOT_RUN)
def test_what_is_not_run_is_on_some_page(pattern: str) -> None:
    assert any(re.fullmatch(pattern, command) for page in PAGES for command in typed(page))


# --- arguments --------------------------------------------------------------------------------------------------------
def complaint(words: list[str]) -> str:
    """What our command line says against arguments; placeholders and what is left out are no mistakes."""
    name, *arguments = words
    with redirect_stderr(io.StringIO()) as said:
        try:
            command_line.command_named(name).parser().parse_args(arguments)
        except SystemExit:
            reason = said.getvalue().splitlines()[-1]
            return reason if "unrecognized" in reason or "invalid choice" in reason else ""
    return ""


@pytest.mark.parametrize("page", pages_with("console"))
def test_what_is_typed_exists(page: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for line in typed(page):
        words = shlex.split(line, comments=True) if line.count("'") % 2 == 0 and line.count('"') % 2 == 0 else []
        program, *rest = [word for word in words if not re.match(r"[A-Z_]+=", word)] or [""]
        if program == "make":
            assert rest[0] in targets, line
        elif Path(program).name == "carcassonne":
            assert complaint(rest) == "", line


def test_commands_in_sentences_and_tables_have_these_arguments() -> None:
    said = re.compile(r"(?:[A-Z_]+=\S+ )*carcassonne ([a-z]+(?: .*)?)")
    found = [
        (name_of(page), match[1])
        for page in PAGES
        if page.name != "CHANGELOG.md"  # it tells of older versions
        for code in inline(page)
        if (match := said.fullmatch(code)) and match[1] not in PROMISED
    ]
    assert len(found) > 50
    for page, command in found:
        words = shlex.split(command)
        assert words[0] in command_line.COMMANDS, f"{page}: {command}"
        assert complaint(words) == "", f"{page}: {command}"


@pytest.mark.parametrize("command", command_line.COMMANDS)
def test_the_examples_in_the_help_have_these_arguments(command: str) -> None:
    shown = of_command(command).partition("\n\n")[0]
    examples = re.findall(r"^  (?:.*\| )?(carcassonne .*)", shown, re.MULTILINE)
    assert examples
    for line in examples:
        words = shlex.split(re.split(r" {3,}", line)[0])[1:]
        words = list(takewhile(lambda word: word not in ("|", ">"), words))
        assert words[0] in command_line.COMMANDS, line
        assert complaint(words) == "", line
