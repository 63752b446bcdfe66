"""Measures how the house is built: how long folders are, what a single module imports, what is called twice.

    python tools/house.py            prints the tables
    python tools/house.py --list     with the files themselves

It prints and judges nothing: a number is a place to look, and one more small file is no fault.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterable
from pathlib import Path

from modules import classes_twice, longest_folders, names_twice, package_modules, page_modules, with_one_importer

ROOT = Path(__file__).resolve().parents[1]


def texts_here() -> dict[str, str]:
    """Return the texts of the working tree: files that git knows, and new ones that it does not ignore."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard", "src", "web"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    files = [(name, ROOT / name) for name in listed.split("\0") if name]
    return {name: path.read_text(encoding="utf-8", errors="replace") for name, path in files if path.is_file()}


def table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    """Return the lines of a Markdown table."""
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows), ""]


def folder_table(texts: dict[str, str]) -> list[str]:
    """The longest folder and the modules with a single importer, by package or folder of the page."""
    singles = with_one_importer(texts)
    rows = [
        [f"`{prefix}{room}`", str(size), f"`{folder}`", str(len(singles.get(prefix + room, ())))]
        for prefix, modules in (("", package_modules(texts)), ("web/", page_modules(texts)))
        for room, (folder, size) in sorted(longest_folders(modules).items())
    ]
    return table(["package", "modules in its longest folder", "which is", "modules with a single importer"], rows)


def twice_lines(texts: dict[str, str]) -> list[str]:
    """The names that stand for two things."""
    told = []
    for what, found in (("Modules", names_twice(texts)), ("Classes", classes_twice(texts))):
        told += [f"{what} of the same name: {', '.join(f'`{name}`' for name in found) or 'none'}.", ""]
    return told


def listing(texts: dict[str, str]) -> list[str]:
    """The files behind the numbers."""
    lines = ["With a single importer:", ""]
    lines += [f"- {path}" for paths in with_one_importer(texts).values() for path in paths]
    lines += ["", "Names used twice:", ""]
    found = (*names_twice(texts).items(), *classes_twice(texts).items())
    return [*lines, *(f"- {name}: {', '.join(places)}" for name, places in found), ""]


def main() -> None:
    parser = argparse.ArgumentParser(description="measure how the house is built")
    parser.add_argument("--list", action="store_true", help="list the files behind the numbers")
    asked = parser.parse_args()
    texts = texts_here()
    print("\n".join([*folder_table(texts), *twice_lines(texts), *(listing(texts) if asked.list else [])]))


if __name__ == "__main__":
    main()
