"""What is compiled or built anew after a change: what has changed, and nothing else.

A small package is built by the project's own setup.py with a compiler that only notes what it is asked for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMPILER = """#!/bin/sh
# Writes what it should compile or link, with what Python thinks is newest, and notes its source.
for word; do
  [ "$before" = -o ] && made=$word
  case $word in *.c) echo "$(basename $word .c)" >> "$NOTED";; esac
  before=$word
done
echo "$NOTED" > "${made:-/dev/null}"
"""
MODULES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/tables.pxd": "cdef int rows(int tiles) noexcept\n",
    "core/tables.py": "def rows(tiles):\n    return tiles\n",
    "core/turn.pxd": "from carcassonne.core.tables cimport rows\n",
    "core/turn.py": "def turns(tiles):\n    return rows(tiles)\n",
    "words.py": "",
}


class Package:
    """A small package, and what its builds compile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.code = folder / "src" / "carcassonne"
        self.noted = folder / "noted"
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        (folder / "web").mkdir()
        for name in ("__init__.py", "node.py", "page.py"):
            shutil.copy(ROOT / "web" / name, folder / "web")
        for name, text in MODULES.items():
            (self.code / name).parent.mkdir(parents=True, exist_ok=True)
            (self.code / name).write_text(text, encoding="utf-8")
        (folder / "compiler").write_text(COMPILER, encoding="utf-8")
        (folder / "compiler").chmod(0o755)
        self.later = 0

    def change(self, name: str) -> None:
        """Change a file of the package after whatever was built, however coarse the clock of files is."""
        path = self.code / name
        path.write_text(path.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
        self.later += 10
        newest = max(each.stat().st_mtime for each in self.folder.rglob("*") if each.is_file())
        os.utime(path, (newest + self.later, newest + self.later))

    def build(self, **environment: str) -> list[str]:
        """Build, and give the names of the C files that were compiled."""
        self.noted.write_text("", encoding="utf-8")
        told = {"CC": str(self.folder / "compiler"), "NOTED": str(self.noted), "CARCASSONNE_WITHOUT_PAGE": "1"}
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build"],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": "", "CARCASSONNE_UNCOMPILED": ""} | told | environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return sorted(set(self.noted.read_text(encoding="utf-8").split()) - {"probe"})

    def packed(self) -> set[str]:
        """The modules that a wheel would hold."""
        (place,) = (self.folder / "build").glob("lib*/carcassonne")
        return {path.relative_to(place).as_posix().split(".")[0] for path in place.rglob("*.*")}


def test_only_what_has_changed_is_compiled_and_only_what_is_there_is_packed(tmp_path: Path) -> None:
    package = Package(tmp_path)
    assert package.build() == ["_memoryviews", "tables", "turn"]
    package.change("words.py")
    package.change("core/turn.py")
    assert package.build() == ["turn"]
    package.change("core/tables.pxd")  # turn's declarations are made of these
    assert package.build() == ["tables", "turn"]
    for name in ("core/turn.py", "core/turn.pxd", "words.py"):
        (package.code / name).unlink()
    assert package.build(CFLAGS="-g") == ["_memoryviews", "tables"]  # by another recipe: whatever there is
    assert package.packed() == {"__init__", "_memoryviews", "core/__init__", "core/tables"}


def planned(target: str, changed: str, folder: Path) -> str:
    """What `make` would do for a target after a change, where everything is installed."""
    (folder / "bin").mkdir()
    for name in ("bin/python", "builders", "tools"):
        (folder / name).touch()
    command = ["make", "-n", "--no-print-directory", f"VENV={folder}", "-o", str(folder / "builders"), "-W", changed]
    done = subprocess.run([*command, target], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("target", ["check", "lint", "docs", "test-page"])
@pytest.mark.parametrize("changed", ["web/src/words/en.ts", "src/carcassonne/core/turn.py"])
def test_checks_build_and_install_nothing_after_a_change(target: str, changed: str, tmp_path: Path) -> None:
    assert "pip" not in planned(target, changed, tmp_path)


@pytest.mark.parametrize("changed", ["web/src/words/en.ts", "src/carcassonne/core/turn.py"])
def test_a_change_is_seen_by_what_is_installed(changed: str, tmp_path: Path) -> None:
    assert "pip --quiet --disable-pip-version-check wheel" in planned("serve", changed, tmp_path)


def test_bounds_checks_are_compiled_for_a_change_of_the_core_and_not_of_the_page() -> None:
    command = ["make", "-pn", "--no-print-directory", "help"]
    rules = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    (rule,) = (line for line in rules.splitlines() if line.startswith("build/sanitized/built:"))
    sources = rule.partition("|")[0].split()
    assert "src/carcassonne/core/turn.py" in sources
    assert not [name for name in sources if name.startswith(("web/", ".venv/"))]
