"""Tries random mutants of the core: one small change each, tested uncompiled, and lists those that no test noticed.

    python tools/mutants.py --count 100 --seed 1 --processes 2

Mutants are tested in stages, quick tests first: all go through the first stage, its survivors through the second, and
so on. A mutant is caught by a test that fails or that takes too long, for a change may well make a loop endless. What
survives all stages is listed with its place and its diff. `docs/mutants.md` has a
word on each survivor met so far: either it changes nothing, or a test was missing and has been written.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from queue import SimpleQueue

from mutations import Mutation, mutations_of

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
TARGETS = ("carcassonne/core/*.pxd", "carcassonne/boxes/*/*.pxd")
"""Modules with a `.pxd` are compiled; in these folders they are rules, a box's `thought` apart."""

MEMORY = 2 << 30
LIMITED = f"""
import resource, sys, pytest
seconds = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}))
sys.exit(pytest.main(sys.argv[2:]))
"""
"""Runs pytest within a limit of memory and of processor time, which a busy machine does not use up."""
PATIENCE = 20
"""A run is ended after so many times its processor time, however little of it it has got."""
QUIET = ("-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider")


@dataclass(frozen=True)
class Stage:
    """Some tests, run together: pytest's arguments, and the processor time after which a mutant counts as caught."""

    name: str
    tests: tuple[str, ...]
    seconds: int


STAGES = (
    Stage("rules", ("tests/core/test_examples.py", "tests/core/test_rules_*.py", "tests/boxes/*/test_rules*.py"), 15),
    Stage("agreement", ("tests/core/test_agreement.py", "--games=8"), 30),
    Stage("core", ("tests/core/test_signature.py", "tests/core", "tests/boxes"), 400),
    Stage("engine", ("tests/test_game.py", "tests/test_rules.py", "tests/test_holes.py", "tests/notation"), 200),
)
"""Quick tests first: nearly every mutant is caught within seconds. `core` is all that the core's tests have to say,
`engine` what the tests of its nearest users add."""


def targets(source: Path, only: str) -> list[Path]:
    """Return the files that are mutated: modules of rules and their declarations."""
    declared = [path for pattern in TARGETS for path in sorted(source.glob(pattern)) if path.stem != "thought"]
    files = [path for declaration in declared for path in (declaration, declaration.with_suffix(".py"))]
    return [path for path in files if path.exists() and fnmatch(path.relative_to(source).as_posix(), only)]


def copy_of_source(folder: Path) -> Path:
    """Copy the package without anything compiled; return the folder to import it from."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page", "*.egg-info")
    shutil.copytree(SOURCE, folder / "src", ignore=unwanted)
    return folder / "src"


def arguments_of(stage: Stage) -> list[str]:
    """Return pytest's arguments for a stage; a pattern stands for the files there are."""
    found: list[str] = []
    for test in stage.tests:
        if test.startswith("-"):
            found.append(test)
        else:
            found += [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob(test))]
    return [*QUIET, *dict.fromkeys(found)]


def passes(stage: Stage, source: Path, write_bytecode: bool = False) -> bool:
    """Whether the tests of a stage pass with the package in a folder, within the stage's time."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "CARCASSONNE_UNCOMPILED": "1",
        "CARCASSONNE_MODE": "uncompiled",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "" if write_bytecode else "1",
    }
    run = subprocess.Popen(
        [sys.executable, "-c", LIMITED, str(stage.seconds), *arguments_of(stage)],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return run.wait(timeout=PATIENCE * stage.seconds) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()


def survives(mutation: Mutation, stage: Stage, source: Path) -> bool:
    """Whether a mutant passes the tests of a stage, in a copy of the source, which is as before afterwards."""
    path = source / mutation.path
    text, moment = path.read_text(encoding="utf-8"), path.stat().st_mtime
    try:
        path.write_text(mutation.applied(text), encoding="utf-8")
        os.utime(path, (moment + 60, moment + 60))  # so that bytecode of the original is not taken for the mutant's
        return passes(stage, source)
    finally:
        path.write_text(text, encoding="utf-8")
        os.utime(path, (moment, moment))


class Trials:
    """Mutants tried side by side, each process with a copy of the source of its own."""

    def __init__(self, processes: int, folder: Path) -> None:
        self.processes = processes
        self.copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(processes):
            self.copies.put(copy_of_source(folder / str(number)))

    def survivors(self, mutations: list[Mutation], stage: Stage) -> list[Mutation]:
        """Return the mutants that pass a stage, which the unchanged source must pass first."""
        source = self.copies.get()
        if not passes(stage, source, write_bytecode=True):
            raise SystemExit(f"mutants: the tests of stage {stage.name!r} fail without any mutation")
        self.copies.put(source)
        survived: list[Mutation] = []
        with ThreadPoolExecutor(self.processes) as pool:
            running = {pool.submit(self._attempt, mutation, stage): mutation for mutation in mutations}
            for done in shown(as_completed(running), len(running), stage.name):
                if done.result():
                    survived.append(running[done])
        return survived

    def _attempt(self, mutation: Mutation, stage: Stage) -> bool:
        source = self.copies.get()
        try:
            return survives(mutation, stage, source)
        finally:
            self.copies.put(source)


def shown(results: Iterator[Future[bool]], total: int, name: str) -> Iterator[Future[bool]]:
    """Pass results on and show on standard error how far they have come."""
    begun, survivors = time.monotonic(), 0
    for count, result in enumerate(results, start=1):
        survivors += result.result()
        bar = ("#" * (30 * count // total)).ljust(30, ".")
        minutes, seconds = divmod(int(time.monotonic() - begun), 60)
        line = f"{name:10}[{bar}] {count}/{total}, survived {survivors}, {minutes}:{seconds:02}"
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
        yield result
    print(file=sys.stderr)


def told(mutation: Mutation) -> str:
    """Return where a mutation is and what it changes."""
    text = (SOURCE / mutation.path).read_text(encoding="utf-8")
    place = f"{mutation.path.as_posix()}:{mutation.line(text)}"
    return "\n".join([f"{place} ({mutation.kind})", "```diff", mutation.diff(text), "```"])


def report(caught: dict[str, int], survivors: list[Mutation], seed: int) -> str:
    """Return Markdown: how many mutants each stage caught, and every survivor with its diff."""
    total = sum(caught.values()) + len(survivors)
    lines = [f"{total} mutants, seed {seed}", "", "| caught by | mutants |", "|---|---|"]
    lines += [f"| {name} | {count} |" for name, count in caught.items()]
    lines.append(f"| survived | {len(survivors)} |")
    for mutation in sorted(survivors, key=lambda mutation: (mutation.path, mutation.start)):
        lines += ["", told(mutation)]
    return "\n".join(lines)


def drawn(count: int, seed: int, only: str) -> list[Mutation]:
    """Draw mutations by lot, each place in the text at most once."""
    found = [mutation for path in targets(SOURCE, only) for mutation in mutations_of(path)]
    random.Random(seed).shuffle(found)
    places = {(mutation.path, mutation.start): mutation for mutation in found}
    return [
        Mutation(mutation.path.relative_to(SOURCE), mutation.kind, mutation.start, mutation.end, mutation.replacement)
        for mutation in list(places.values())[:count]
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="try random mutants of the core and list those that survive")
    parser.add_argument("--count", type=int, default=100, help="mutants to try (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the lot that draws them (1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="side by side (as many as cores)")
    parser.add_argument("--only", default="*", help="files to mutate, as a pattern: '*/turn.py'")
    parser.add_argument("--stages", type=int, default=len(STAGES), help="how many stages of tests to run (all)")
    parser.add_argument("--write", type=Path, help="also write the report to this file, after each stage")
    asked = parser.parse_args()
    survivors = drawn(asked.count, asked.seed, asked.only)
    caught: dict[str, int] = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        trials = Trials(asked.processes, Path(folder))
        for stage in STAGES[: asked.stages]:
            before = len(survivors)
            survivors = trials.survivors(survivors, stage)
            caught[stage.name] = before - len(survivors)
            if asked.write:
                asked.write.parent.mkdir(parents=True, exist_ok=True)
                asked.write.write_text(report(caught, survivors, asked.seed) + "\n", encoding="utf-8")
    print(report(caught, survivors, asked.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
