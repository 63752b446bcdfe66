"""The summary of the test runs of all modes: `python tests/support/summary.py build/summary`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

COLUMNS = ("run", "examples", "games", "decisions", "features", "moves", "kills", "signature", "further")
"""Moves were made in a real browser, kills were survived by a server; `further` is the signature of the later boxes."""


def runs_in(folder: Path) -> list[dict[str, Any]]:
    """The runs whose numbers lie in a folder."""
    return [
        {"run": path.stem, **json.loads(path.read_text(encoding="utf-8"))} for path in sorted(folder.glob("*.json"))
    ]


def table(runs: list[dict[str, Any]]) -> str:
    """One line a run, under a head of the columns' names."""
    rows = [COLUMNS, *(tuple(_cell(run.get(column, "")) for column in COLUMNS) for run in runs)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(COLUMNS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def _cell(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


def complaint(runs: list[dict[str, Any]]) -> str:
    """What the runs disagree about; empty when all is well."""
    signatures = {f"{run['signature']} {run['further']}" for run in runs if run["signature"]}
    if len(signatures) > 1:
        return f"the modes give different signatures: {', '.join(sorted(signatures))}"
    return "" if runs else "there is no run to sum up"


def main(folder: str) -> int:
    runs = runs_in(Path(folder))
    print(table(runs))
    wrong = complaint(runs)
    if wrong:
        print(wrong, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
