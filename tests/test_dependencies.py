"""What others wrote and we install: bounded in pyproject.toml, locked for the image; whose address it names."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import licences

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PYPROJECT["project"]["optional-dependencies"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
LOCK = (ROOT / "deploy" / "requirements.lock").read_text(encoding="utf-8")
LOCKED = dict(re.findall(r"^([a-z0-9-]+)==(\S+) \\$", LOCK, re.MULTILINE))
IN_THE_IMAGE = re.findall(r"^LOCKED := (.+)$", MAKEFILE, re.MULTILINE)[0].split()


@pytest.mark.parametrize("requirement", sorted({each for extra in EXTRAS.values() for each in extra}))
def test_a_requirement_has_a_lower_and_an_upper_bound(requirement: str) -> None:
    assert {each.operator for each in Requirement(requirement).specifier} == {">=", "<"}


@pytest.mark.parametrize("extra", IN_THE_IMAGE)
def test_the_lock_satisfies_what_an_extra_asks_for(extra: str) -> None:
    for requirement in map(Requirement, EXTRAS[extra]):
        assert requirement.specifier.contains(LOCKED[licences.normal(requirement.name)]), requirement


def test_the_lock_has_whatever_is_brought_along() -> None:
    brought = set(licences.brought([each for extra in IN_THE_IMAGE for each in EXTRAS[extra]]))
    assert brought - LOCKED.keys() <= {"importlib-metadata", "zipp"}  # an older Python needs these here


def test_each_locked_file_has_its_hash_and_no_place_is_named() -> None:
    for entry in re.split(r"\n(?=[a-z])", LOCK.partition("make lock\n")[2].strip()):
        assert re.fullmatch(r"[a-z0-9-]+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})+", entry), entry[:80]


def test_the_image_installs_the_lock_for_its_own_python() -> None:
    assert "--require-hashes -r deploy/requirements.lock" in DOCKERFILE
    pythons = set(re.findall(r"^FROM python:(\d+\.\d+)-", DOCKERFILE, re.MULTILINE))
    assert pythons == set(re.findall(r"--python-version (\S+)", MAKEFILE))


@pytest.mark.parametrize("told", ["", "https://repository.example/somebody/carcassonne/"])
def test_the_package_names_the_address_it_is_told_and_no_other(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARCASSONNE_REPOSITORY", told)
    spec = importlib.util.spec_from_file_location("setup", ROOT / "setup.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    urls = module.urls()
    assert bool(urls) == bool(told)
    assert all(url.startswith(told.rstrip("/")) for url in urls.values())
    assert "urls" in PYPROJECT["project"]["dynamic"]
