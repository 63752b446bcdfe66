"""Measures random games of every preset, beside an older state of the package.

python bench/presets.py [--before SRC] [--named WORDS] [--seconds S] [--rounds N] [--write]

SRC is the `src` folder of the older state, compiled in place. Rounds are interleaved: a ratio is one of the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median

from report import DOCS, Section, machine, markdown

from carcassonne.engine.rules import PRESETS

PAGE = DOCS / "performance.md"
SECTION = Section("presets")
HERE = DOCS.parent / "src"
Measures = dict[tuple[str, Path], list[float]]
"""By preset and package: the nanoseconds of a turn in each round."""


def ns_per_turn(preset: str, seconds: float, source: Path) -> float | None:
    """Return the CPU time of a turn in a package; None where it does not know the preset."""
    command = [sys.executable, "-m", "carcassonne", "bench", "--preset", preset, "--seconds", str(seconds), "--json"]
    package = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | package)
    if done.returncode:
        return None
    found = json.loads(done.stdout.splitlines()[-1])
    if not found["compiled"]:
        raise SystemExit(f"the core in {source} is not compiled: nothing worth measuring")
    return float(found["ns_per_turn"])


def measured(seconds: float, rounds: int, sources: list[Path]) -> Measures:
    """Measure every preset in every package, round by round."""
    found: Measures = {}
    for number in range(rounds):
        for preset in PRESETS:
            for source in sources:
                value = ns_per_turn(preset, seconds, source)
                if value is not None:
                    found.setdefault((preset, source), []).append(value)
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return found


def rows(found: Measures, before: Path | None) -> list[list[str]]:
    """Return a row of the table for every preset."""
    table, modern = [], median(found["modern", HERE])
    for preset in PRESETS:
        now = median(found[preset, HERE])
        cells = [preset, f"{now:,.0f}", f"{now / modern:.2f}"]
        if before:
            then = found.get((preset, before))
            cells += [f"{median(then):,.0f}", f"{now / median(then):.2f}"] if then else ["–", "–"]
        table.append(cells)
    return table


def main() -> None:
    """Measure, print, and write on demand."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, metavar="SRC", help="the `src` of an older state, compiled in place")
    parser.add_argument("--named", default="before", metavar="WORDS", help="what the older state is called")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to play a preset in a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    given = parser.parse_args()
    found = measured(given.seconds, given.rounds, [HERE, *([given.before] if given.before else [])])
    head = ["preset, 2 players", "CPU ns a turn", "times `modern`", *([given.named, "ratio"] if given.before else [])]
    report = f"""## Random games of every preset

{markdown([head, *rows(found, given.before)])}

The aim: a turn of `big-box` costs at most twice as much as one of `modern`. Medians of {given.rounds} interleaved
rounds of {given.seconds:g} s a preset on {date.today()}: {machine()}.

To repeat: `make bench-presets`; `python bench/presets.py --before SRC` beside an older state, compiled in place."""
    print(report)
    if given.write:
        SECTION.write(PAGE, report)


if __name__ == "__main__":
    main()
