"""The workflows and hooks of the repository: they name what there is, and what is quick comes first."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
SLOW = {"page-lint", "mypy"}


def workflow(name: str) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    return found


def commands(jobs: dict[str, Any]) -> Iterator[str]:
    for job in jobs.values():
        for step in job["steps"]:
            yield from step.get("run", "").splitlines()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_read_and_runs_what_there_is(path: Path) -> None:
    file = workflow(path.name)
    assert file["permissions"] == {"contents": "read"}
    for command in commands(file["jobs"]):
        program, *words = command.split()
        if program == "make":
            assert set(words) <= TARGETS, command
        if program.startswith("."):
            assert os.access(ROOT / program, os.X_OK), command


def test_a_push_and_a_pull_request_are_checked_quickly_and_then_tested_with_every_python() -> None:
    file = workflow("tests.yml")
    assert set(file[True]) >= {"push", "pull_request"}  # YAML reads `on` as true
    assert file["concurrency"]["cancel-in-progress"]
    assert list(commands({"check": file["jobs"]["check"]})) == ["make check", "make lint", "make docs"]
    test = file["jobs"]["test"]
    assert test["needs"] == "check"
    assert list(commands({"test": test})) == [".ci/run"]
    named = re.findall(r"Python :: (3\.\d+)\b", "\n".join(SETTINGS["project"]["classifiers"]))
    assert test["strategy"]["matrix"]["python"] == named
    assert file["jobs"]["check"]["container"] == f"python:{named[0]}-bookworm"  # the oldest: what it reads, all read


def test_what_is_slow_waits_for_a_push_and_the_message_comes_first() -> None:
    file = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    (repository,) = file["repos"]
    stages = {hook["id"]: set(hook.get("stages", file["default_stages"])) for hook in repository["hooks"]}
    assert next(iter(stages.items())) == ("commit-message", {"commit-msg"})
    assert {name for name, of in stages.items() if "pre-commit" not in of} == {"commit-message", *SLOW}
    assert set(file["default_install_hook_types"]) == {"commit-msg", "pre-commit", "pre-push"}
    scripts = set((yaml.safe_load((ROOT / "web" / "package.json").read_text(encoding="utf-8")))["scripts"])
    for hook in repository["hooks"]:
        program, *words = hook["entry"].split()
        assert program.startswith(".venv/bin/")
        assert all((ROOT / word).exists() for word in words if "/" in word)
        assert "run" not in words or words[words.index("run") + 1] in scripts
