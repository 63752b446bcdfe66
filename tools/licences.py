"""Every package that somebody who installs or builds carcassonne gets, with its licence: docs/licences.md.

`python tools/licences.py --write` makes the page anew from what is installed here and from the page's lock file;
without arguments it only says what is wrong: a dependency that the page does not list, or a licence that nobody knows.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "licences.md"
UNKNOWN = "unknown"
BEGIN = """# Licences

carcassonne itself is under the [MIT licence](https://spdx.org/licenses/MIT.html), artwork and rule pages included. Its
source holds no code of others: what it needs comes from registries when it is installed or built. The built page holds
what the last table lists, with the texts of their licences in `licences.txt` beside it. This list is made by
`python tools/licences.py --write`; a test finds a dependency that is missing here.

A page that plays [without a server](static.md#licences-of-what-is-sent) sends Pyodide (MPL-2.0) and CPython (PSF-2.0)
besides.

The engine alone needs nothing (without a C compiler: Cython). Everything below comes with an extra, or builds the page.
"""


def normal(name: str) -> str:
    """A package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required(requirement: str) -> str:
    """The name in a requirement."""
    return normal(Requirement(requirement).name)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def extras() -> dict[str, list[str]]:
    """What each extra requires, by extra."""
    given: dict[str, list[str]] = project()["project"]["optional-dependencies"]
    return given


def page_packages() -> dict[str, str]:
    """What the built page may hold of others, with licences: whatever is no development tool."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8")).get("dependencies", {})
    return {name: str(lock[f"node_modules/{name}"].get("license", UNKNOWN)) for name in sorted(named)}


def brought(requirements: list[str]) -> list[str]:
    """Every package that requirements bring along on this machine, those named included."""
    found: set[str] = set()
    seen: set[tuple[str, str]] = set()
    asked = [Requirement(text) for text in requirements]
    while asked:
        requirement = asked.pop()
        name = normal(requirement.name)
        found.add(name)
        for extra in requirement.extras | {""}:
            if (name, extra) in seen:
                continue
            seen.add((name, extra))
            needs = map(Requirement, _needs(name))
            asked += [need for need in needs if need.marker is None or need.marker.evaluate({"extra": extra})]
    return sorted(found)


def _needs(name: str) -> list[str]:
    try:
        return distribution(name).requires or []
    except PackageNotFoundError:
        return []


def licence(name: str) -> str:
    """The licence of a package in its own words, made short."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return licence_in(_asked(name))
    named = licence_in(found.metadata.json)
    return (
        named
        if named != UNKNOWN
        else licence_read(file.read_text() for file in found.files or () if "LICENSE" in file.name)
    )


def licence_read(texts: Iterable[str]) -> str:
    """The licence whose words stand in the files of a package that names none.

    >>> licence_read(["(C) 2024\\n\\nPermission is hereby granted, free of charge, to any person"])
    'MIT'
    """
    return "MIT" if any("Permission is hereby granted, free of charge" in text for text in texts) else UNKNOWN


def _asked(name: str) -> dict[str, Any]:
    """What the registry says about a package that is not installed here."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--no-deps"]
    done = subprocess.run([*command, "--report", "-", name], capture_output=True, text=True, check=False)
    if done.returncode:
        return {}
    fields: dict[str, Any] = json.loads(done.stdout)["install"][0]["metadata"]
    return fields


def licence_in(fields: dict[str, Any]) -> str:
    """The licence that a package's metadata names: the expression, else the classifier, else a short text."""
    if fields.get("license_expression"):
        return str(fields["license_expression"])
    classifiers = [each.rsplit(" :: ", 1)[-1] for each in fields.get("classifier", []) if each.startswith("License ::")]
    named = [each.removesuffix(" License") for each in classifiers if each != "OSI Approved"]
    text = str(fields.get("license") or "").strip()
    if text and "\n" not in text and len(text) < 40:
        return text
    return ", ".join(named) or UNKNOWN


def written() -> str:
    """The page."""
    parts = [BEGIN]
    for extra, requirements in sorted(extras().items()):
        names = set(map(required, requirements))
        parts.append(f"## `carcassonne[{extra}]`\n\n| package | licence | |\n|---|---|---|")
        for name in brought(requirements):
            parts.append(f"| {name} | {licence(name)} | {'' if name in names else 'brought along'} |")
        parts.append("")
    parts.append("## In the built page\n\n| package | licence |\n|---|---|")
    parts += [f"| {name} | {words} |" for name, words in page_packages().items()]
    return "\n".join(parts) + "\n"


def complaints(text: str) -> list[str]:
    """What the page lacks."""
    listed = set(re.findall(r"^\| ([^ |]+) \|", text, re.MULTILINE))
    wanted = {required(each) for requirements in extras().values() for each in requirements} | set(page_packages())
    missing = [
        f"{name} is not on docs/licences.md: python tools/licences.py --write" for name in sorted(wanted - listed)
    ]
    return missing + [f"nobody knows the licence: {line}" for line in text.splitlines() if f"| {UNKNOWN} |" in line]


def main() -> int:
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(written(), encoding="utf-8")
    wrong = complaints(PAGE.read_text(encoding="utf-8"))
    print("\n".join(wrong) or "every dependency is listed with its licence")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
