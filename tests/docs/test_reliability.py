"""The table of attacks names tests that there are, and every line of what broke has one."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| (\d+|–) \|.*\|([^|]*)\|$", re.MULTILINE)
NAMED = re.compile(r"`([^`]+)`")
LINES = (range(1, 15), range(1, 14))
"""What broke in the first attack and in the second."""


def there(named: str) -> bool:
    path, _, test = named.partition("::")
    file = ROOT / path if path.startswith(("web/", "tests/")) else ROOT / "tests" / "server" / path
    return file.is_file() and (not test or f"def {test}(" in file.read_text(encoding="utf-8"))


def test_every_line_of_what_broke_names_tests_that_there_are() -> None:
    document = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    for attack, lines in zip(document.split("\n## "), LINES, strict=False):
        rows = ROW.findall(attack)
        assert {int(line) for line, _ in rows if line.isdecimal()} == set(lines)
        named = [name for _, tests in rows for name in NAMED.findall(tests)]
        assert len(named) >= len(rows)
        assert [name for name in named if not there(name)] == []


def test_every_promise_has_a_number_of_its_own_and_says_it() -> None:
    files = sorted((ROOT / "tests" / "server" / "promises").glob("test_*.py"))
    named = [int(file.name.split("_")[1]) for file in files]
    assert named == list(range(1, len(files) + 1))
    assert [
        file.read_text(encoding="utf-8").startswith(f'"""Promise {n}: ') for n, file in zip(named, files, strict=True)
    ] == [True] * len(files)
