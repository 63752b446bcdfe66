"""The pages of measures: tables as text, the machine in words, and the part of a page between its markers."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parents[1] / "docs"


def markdown(table: list[list[str]]) -> str:
    """A table for a page; its first row is the heading."""
    lines = [f"| {' | '.join(row)} |" for row in table]
    lines.insert(1, "|" + "---|" * len(table[0]))
    return "\n".join(lines)


def plain(table: list[list[str]]) -> str:
    """A table for a terminal."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return "\n".join("  ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)).rstrip() for row in table)


def processor() -> str:
    """The processor's own name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def machine() -> str:
    """The machine in words that name nobody's."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page that a measure writes anew: what stands between its two markers."""

    name: str
    new_page: str = ""
    """The page as it begins, where there is none."""

    @property
    def begin(self) -> str:
        """The marker before it."""
        return f"<!-- {self.name}: begin -->"

    @property
    def end(self) -> str:
        """The marker behind it."""
        return f"<!-- {self.name}: end -->"

    def write(self, page: Path, report: str) -> None:
        """Put the report between the page's markers; a page without them gets them at its end."""
        text = page.read_text(encoding="utf-8") if page.exists() else self.new_page
        if self.begin not in text or self.end not in text:
            text = f"{text.rstrip()}\n\n{self.begin}\n{self.end}\n"
        head, rest = text.split(self.begin, 1)
        tail = rest.split(self.end, 1)[1]
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"{head}{self.begin}\n{report}\n{self.end}{tail}", encoding="utf-8")
        print(f"wrote {page}", file=sys.stderr)

    def deliver(self, page: Path, report: str, numbers: dict[str, Any], args: argparse.Namespace) -> None:
        """Show what was measured; `--json FILE` keeps its numbers, `--write` updates the page."""
        print(report)
        if args.json:
            Path(args.json).write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
        if args.write:
            self.write(page, report)
