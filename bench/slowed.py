"""A program that gets only a part of the machine, with everything that it starts: what a phone is stood in for by."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PERIOD = 20_000
"""Microseconds; in each the group may use its share."""
ROOTS = (Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup"))


@contextmanager
def slowed(program: str, times: int, folder: Path) -> Iterator[str]:
    """A program that runs another with so much less of the processor; raises OSError where groups cannot be made."""
    group = next((root for root in ROOTS if (root / "cgroup.procs").exists()), ROOTS[-1]) / f"slowed-{os.getpid()}"
    share = PERIOD * (os.cpu_count() or 1) // times
    group.mkdir()
    try:
        if (group / "cpu.cfs_quota_us").exists():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(share))
        else:
            (group / "cpu.max").write_text(f"{share} {PERIOD}")
        script = folder / f"slowed-{times}"
        script.write_text(f'#!/bin/sh\necho $$ > {group}/cgroup.procs\nexec {program} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
        yield str(script)
    finally:
        group.rmdir()
