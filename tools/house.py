"""Measures how the house is built: who names a box outside its rooms, how long folders are, what is called twice.

    python tools/house.py                     prints the tables
    python tools/house.py --list              with the files themselves
    python tools/house.py --against COMMIT    before and after
    python tools/house.py --write             puts the tables into docs/architecture.md
    python tools/house.py --check             fails where a measure exceeds its limit

A limit only falls: whoever lowers a measure lowers its limit here.
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from modules import classes_twice, longest_folders, names_twice, package_modules, page_modules, with_one_importer
from naming import TREES, Naming, Texts, naming

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- begin of the house in numbers (make house) -->", "<!-- end of the house in numbers -->"
HEADING = "## The house in numbers"

LIMITS = {
    "files of src and page that name wheel": 10,
    "files of src and page that name bridges_castles_bazaars": 11,
    "files of src and page that name river": 9,
    "files of src and page that name inns_cathedrals": 5,
    "files of src and page that name traders_builders": 7,
    "files of src and page that name abbot": 12,
    "modules in the longest folder of src": 21,
    "modules in the longest folder of the page": 13,
    "modules of src with a single importer": 68,
    "modules of the page with a single importer": 87,
    "module names of src used twice": 17,
    "class names of src used twice": 2,
}
"""The most that each measure may be; `--check` fails above."""


@dataclass(frozen=True)
class House:
    """Everything that is measured of one state of the repository."""

    namings: tuple[Naming, ...]
    folders: dict[str, tuple[str, int]]
    page_folders: dict[str, tuple[str, int]]
    one_importer: dict[str, list[str]]
    module_counts: dict[str, int]
    names: dict[str, list[str]]
    classes: dict[str, list[str]]

    @classmethod
    def of(cls, texts: Texts, boxes: Iterable[str]) -> House:
        """Measure a repository given as texts."""
        package, page = package_modules(texts), page_modules(texts)
        return cls(
            tuple(naming(box, texts) for box in boxes),
            longest_folders(package),
            longest_folders(page),
            with_one_importer(texts),
            {"src": len(package), "page": len(page)},
            names_twice(texts),
            classes_twice(texts),
        )

    def measures(self) -> dict[str, int]:
        """Return the numbers that have a limit, by name."""
        singles = {"src": 0, "page": 0}
        for room, paths in self.one_importer.items():
            singles["page" if room.startswith("web/") else "src"] += len(paths)
        return {
            **{f"files of src and page that name {found.box}": found.outside("src", "page") for found in self.namings},
            "modules in the longest folder of src": max(size for _, size in self.folders.values()),
            "modules in the longest folder of the page": max(size for _, size in self.page_folders.values()),
            "modules of src with a single importer": singles["src"],
            "modules of the page with a single importer": singles["page"],
            "module names of src used twice": len(self.names),
            "class names of src used twice": len(self.classes),
        }


# --- reading a repository ---------------------------------------------------------------------------------------------
def texts_here() -> dict[str, str]:
    """Return the texts of the working tree: files that git knows, and new ones that it does not ignore."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    files = [(name, ROOT / name) for name in listed.split("\0") if name]
    return decoded((name, path.read_bytes()) for name, path in files if path.is_file() and not path.is_symlink())


def texts_at(commit: str) -> dict[str, str]:
    """Return the texts of a commit."""
    packed = subprocess.run(["git", "-C", str(ROOT), "archive", commit], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        members = [(member.name, archive.extractfile(member)) for member in archive if member.isfile()]
        return decoded((name, file.read()) for name, file in members if file is not None)


def decoded(files: Iterable[tuple[str, bytes]]) -> dict[str, str]:
    """Return the texts among some files; pictures and the like count by their names alone."""
    texts: dict[str, str] = {}
    for name, content in files:
        try:
            texts[name] = content.decode("utf-8")
        except UnicodeDecodeError:
            texts[name] = ""
    return texts


def boxes_listed() -> list[str]:
    """Return the boxes of the one list, without the base game, which everything is about."""
    source = (ROOT / "src" / "carcassonne" / "boxes" / "__init__.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BOXES":
            return [box for box in ast.literal_eval(node.value) if box != "base"]
    raise SystemExit("house: carcassonne.boxes has no list BOXES")


# --- tables -----------------------------------------------------------------------------------------------------------
def table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    """Return the lines of a Markdown table."""
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows), ""]


def change(before: object, after: object) -> str:
    """Return a cell with a value, or with the value before and after."""
    return str(after) if before is None else f"{before} → {after}"


def box_table(house: House, before: House | None) -> list[str]:
    """The files that name a box outside its rooms, by tree."""
    head = ["box", *TREES, "src + page", "all", "apart: word catalogues", "apart: data", "its own rooms"]
    rows = []
    for i, now in enumerate(house.namings):
        then = [None] * (len(head) - 1) if before is None else box_counts(before.namings[i])
        rows.append([f"`{now.box}`", *(change(*pair) for pair in zip(then, box_counts(now), strict=True))])
    return ["Files outside its rooms that name a box, by tree:", "", *table(head, rows)]


def box_counts(found: Naming) -> list[int]:
    """The numbers of a row of `box_table`."""
    trees = [found.outside(tree) for tree in TREES]
    apart = [len(files) for files in (found.catalogues, found.data, found.rooms)]
    return [*trees, found.outside("src", "page"), found.outside(), *apart]


def folder_table(house: House, before: House | None) -> list[str]:
    """The longest folder and the modules with a single importer, by package."""
    rows: list[list[str]] = []
    for prefix, now, then in (
        ("", house.folders, before.folders if before else None),
        ("web/", house.page_folders, before.page_folders if before else None),
    ):
        for room in sorted({*now, *(then or {})}):
            singles = [len(h.one_importer.get(prefix + room, ())) if h else None for h in (before, house)]
            longest = change(then.get(room, ("", 0))[1] if then else None, now.get(room, ("", 0))[1])
            rows.append([f"`{prefix}{room}`", longest, change(singles[0], singles[1])])
    return ["Modules by package or folder of the page:", "",
            *table(["package", "in its longest folder", "with a single importer"], rows)]  # fmt: skip


def measure_table(house: House, before: House | None) -> list[str]:
    """All that has a limit."""
    then = before.measures() if before else {}
    rows = [
        [name, change(then.get(name), value), str(LIMITS.get(name, "–"))] for name, value in house.measures().items()
    ]
    return ["Together, with the limits that the tests hold:", "", *table(["measure", "files or names", "limit"], rows)]


def twice_lines(house: House) -> list[str]:
    """The names that stand for two things."""
    modules = ", ".join(f"`{name}` {len(places)}" for name, places in house.names.items()) or "none"
    classes = ", ".join(f"`{name}` {len(places)}" for name, places in house.classes.items()) or "none"
    return [f"Module names used more than once, and how often: {modules}.", "", f"Class names: {classes}.", ""]


def listing(house: House) -> list[str]:
    """The files behind the numbers."""
    lines: list[str] = []
    for found in house.namings:
        lines += [f"`{found.box}`, outside its rooms:", ""]
        lines += [f"- {path}" for files in found.trees.values() for path in files]
        lines.append("")
    lines += ["With a single importer:", ""]
    lines += [f"- {path}" for paths in house.one_importer.values() for path in paths]
    lines += ["", "Names used twice:", ""]
    lines += [f"- {name}: {', '.join(places)}" for name, places in (*house.names.items(), *house.classes.items())]
    return [*lines, ""]


def tables(house: House, before: House | None) -> str:
    """Return the house in numbers as Markdown."""
    lines = [*box_table(house, before), *measure_table(house, before), *folder_table(house, before)]
    return "\n".join([*lines, *twice_lines(house)])


# --- the program ------------------------------------------------------------------------------------------------------
def complaints(house: House) -> list[str]:
    """Return a sentence for each measure above its limit."""
    return [
        f"{name}: {value}, but at most {LIMITS[name]} are allowed"
        for name, value in house.measures().items()
        if value > LIMITS[name]
    ]


def written_into(document: str, told: str) -> str:
    """Return a document with the tables between their markers; a document without them gets a section at its end."""
    if BEGIN not in document:
        return f"{document.rstrip()}\n\n{HEADING}\n\n{BEGIN}\n\n{told}\n{END}\n"
    head, rest = document.split(BEGIN, 1)
    return f"{head}{BEGIN}\n\n{told}\n{END}{rest.split(END, 1)[1]}"


def main() -> int:
    parser = argparse.ArgumentParser(description="measure how the house is built")
    parser.add_argument("--against", metavar="COMMIT", help="measure this commit too: before and after")
    parser.add_argument("--list", action="store_true", help="list the files behind the numbers")
    parser.add_argument("--write", action="store_true", help=f"put the tables into {DOCUMENT.relative_to(ROOT)}")
    parser.add_argument("--check", action="store_true", help="fail where a limit is exceeded")
    asked = parser.parse_args()
    boxes = boxes_listed()
    house = House.of(texts_here(), boxes)
    before = House.of(texts_at(asked.against), boxes) if asked.against else None
    told = tables(house, before)
    print(told)
    if asked.list:
        print("\n".join(listing(house)))
    if asked.write:
        DOCUMENT.write_text(written_into(DOCUMENT.read_text(encoding="utf-8"), told), encoding="utf-8")
    wrong = complaints(house) if asked.check else []
    for complaint in wrong:
        print(f"house: {complaint}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
