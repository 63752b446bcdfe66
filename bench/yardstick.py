"""Measures the core against the C yardstick, both in one interleaved run, so that a busy machine slows both alike.

python bench/yardstick.py [--seconds S] [--rounds N] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median

from report import DOCS, Section, machine, markdown, plain

from carcassonne.cli.measure import copy_ns, play_for
from carcassonne.engine.positions import COMPILED, Dice, State, apply_choice, random_choice, undrawn_kinds
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state

HERE = Path(__file__).resolve().parent
PAGE = DOCS / "performance.md"
SECTION = Section(
    "yardstick",
    """# Performance

How fast the core is, against a yardstick: plain C that plays random two-player base games and nothing else.
""",
)
PRESETS = {"modern": 0.80, "wheel-of-fortune": 0.35, "bridges-castles-bazaars": 0.35}
"""The least share of the yardstick's games per CPU second, two players."""


@dataclass(slots=True)
class Row:
    """One line of the table: a number of ours, the number it is measured against, and what their ratio must be."""

    name: str
    unit: str
    target: float | None
    """None: a fact of the machine, told beside our numbers."""
    at_least: bool = True
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    def add(self, ours: float, theirs: float) -> None:
        """One round's numbers."""
        self.ours.append(ours)
        self.theirs.append(theirs)

    @property
    def ratios(self) -> list[float]:
        """Ours by theirs, round by round."""
        return sorted(a / b for a, b in zip(self.ours, self.theirs, strict=True))

    @property
    def met(self) -> bool:
        """Whether the median ratio meets the target."""
        if self.target is None:
            return True
        return median(self.ratios) >= self.target if self.at_least else median(self.ratios) <= self.target

    def cells(self) -> list[str]:
        """The row as text."""
        ratios, sign = self.ratios, "≥" if self.at_least else "≤"
        return [
            self.name,
            f"{median(self.ours):,.0f} {self.unit}",
            f"{median(self.theirs):,.0f} {self.unit}",
            f"{median(ratios):.2f}",
            f"{ratios[0]:.2f}–{ratios[-1]:.2f}",
            "–" if self.target is None else f"{sign} {self.target:.2f}",
            "–" if self.target is None else "yes" if self.met else "no",
        ]


HEADINGS = ["measure", "ours", "against", "ratio", "rounds", "target", "met"]


def main() -> int:
    """Build, measure, tell; exit status 1 if a target is missed."""
    args = _arguments()
    if not COMPILED:
        print("the core runs uncompiled here; install the package with a C compiler first", file=sys.stderr)
        return 2
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        print("the yardstick is C and needs a compiler: none found as `cc` (set CC to name another)", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        yardstick = build(compiler, Path(folder))
        rows = measure(yardstick, args.seconds, args.rounds)
    table = [HEADINGS, *(row.cells() for row in rows)]
    print(plain(table))
    if args.write:
        SECTION.write(Path(args.write), _report(table, compiler, args))
    return 0 if all(row.met for row in rows) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.7, help="length of one measure; 0.7 by default")
    parser.add_argument("--rounds", type=int, default=7, help="rounds whose median counts; 7 by default")
    parser.add_argument("--write", nargs="?", const=str(PAGE), metavar="PAGE", help="update docs/performance.md")
    args = parser.parse_args()
    if args.seconds <= 0 or args.rounds < 1:
        parser.error("seconds and rounds must be above 0")
    return args


def build(compiler: str, folder: Path) -> Path:
    """The yardstick as a program."""
    program = folder / "limit"
    subprocess.run([compiler, "-O3", "-o", str(program), str(HERE / "yardstick" / "limit.c")], check=True)
    return program


# --- measuring --------------------------------------------------------------------------------------------------------
def measure(yardstick: Path, seconds: float, rounds: int) -> list[Row]:
    """Every row, measured in turns: a round of the yardstick, a round of ours."""
    games = {preset: Row(f"{preset}, 2 players", "games per CPU second", share) for preset, share in PRESETS.items()}
    copies = Row("copy of a state", "ns", 1.5, at_least=False)
    half_way = Row("the same half way through a game", "ns", 1.5, at_least=False)
    threads = Row("two threads against one", "games per second", 1.9)
    cpu = Row("CPU time of a game on two threads against one", "ns", 1.05, at_least=False)
    pair = Row("the same for two yardsticks at once: the machine's own share", "ns", None)
    states = {preset: _start(preset) for preset in PRESETS}
    played = _half_way(states["modern"])
    for number in range(rounds):
        print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        theirs = _yardstick_round(yardstick, seconds)
        for preset, row in games.items():
            ours = play_for(states[preset], seconds, seed=1 + 1000 * number).games_per_cpu_second
            row.add(ours, theirs["games_per_cpu_second"])
        copies.add(copy_ns(states["modern"]), max(1.0, theirs["copy_ns"]))
        half_way.add(copy_ns(played), max(1.0, theirs["copy_ns"]))
        one = play_for(states["modern"], seconds)
        two = play_for(states["modern"], seconds, threads=2)
        threads.add(two.games_per_second, one.games_per_second)
        cpu.add(1e9 / two.games_per_cpu_second, 1e9 / one.games_per_cpu_second)
        together = _two_yardsticks(yardstick, seconds)
        pair.add(1e9 / together, 1e9 / theirs["games_per_cpu_second"])
    print("\r\x1b[K" if sys.stderr.isatty() else "", end="\n", file=sys.stderr)
    return [*games.values(), copies, half_way, threads, cpu, pair]


def _start(preset: str) -> State:
    rules = Rules.of(preset, 2)
    return starting_state(rules, full_deck(rules))


def _half_way(start: State) -> State:
    """A state after half of its tiles, played by dice."""
    state, dice = start.copy(), Dice(1)
    while 2 * len(undrawn_kinds(state)) > len(undrawn_kinds(start)):
        apply_choice(state, random_choice(state, dice))
    return state


def _yardstick_round(yardstick: Path, seconds: float) -> dict[str, float]:
    """What the yardstick says of itself. It plays the given number of games eight times."""
    games = max(200, int(6000 * seconds))
    answer = subprocess.run([str(yardstick), str(games)], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def _two_yardsticks(yardstick: Path, seconds: float) -> float:
    """Games per CPU second of two yardsticks running side by side, on average."""
    with ThreadPoolExecutor(2) as pool:
        rounds = list(pool.map(lambda _: _yardstick_round(yardstick, seconds), range(2)))
    return sum(found["games_per_cpu_second"] for found in rounds) / 2


# --- telling ----------------------------------------------------------------------------------------------------------
def _report(table: list[list[str]], compiler: str, args: argparse.Namespace) -> str:
    """The part of the page between the markers."""
    return "\n".join(
        [
            markdown(table),
            "",
            f"Measured on {date.today().isoformat()}: {', '.join([machine(), *compiler_in_words(compiler)])}.",
            f"Medians of {args.rounds} interleaved rounds of {args.seconds:g} s a measure; `rounds` is the",
            "smallest and the largest ratio. CPU time is a thread's own; two threads need two idle cores.",
            "",
            "To repeat: `make bench`, or `python bench/yardstick.py --write` where the package is installed.",
        ]
    )


def compiler_in_words(compiler: str) -> list[str]:
    """The first line of what the compiler says of itself."""
    return subprocess.run([compiler, "--version"], check=False, capture_output=True, text=True).stdout.splitlines()[:1]


if __name__ == "__main__":
    sys.exit(main())
