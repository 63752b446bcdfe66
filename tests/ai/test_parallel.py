"""Worker processes: they end with their parent, however it ends, and with an interrupt at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carcassonne.ai.parallel import ParallelError, executor

PATIENCE = 60.0
POOLS = {
    "training": "from carcassonne.ai.parallel import executor; pool = executor(2, niceness=1)",
    "match": (
        "from carcassonne.ai.parallel import unordered_results; import threading\n"
        "games = unordered_results(time.sleep, [600, 600, 600], 2)\n"
        "threading.Thread(target=next, args=(games,), daemon=True).start(); pool = None"
    ),
    "pictures": (
        "from concurrent.futures import ProcessPoolExecutor; from carcassonne.server.site.pictures import _be_patient\n"
        "pool = ProcessPoolExecutor(2, multiprocessing.get_context('spawn'), _be_patient)"
    ),
}
"""Every pool of processes that is ours."""
PARENT = """
import multiprocessing, os, sys, time
if __name__ == "__main__":
    {pool}
    if pool is not None:
        tasks = [pool.submit(time.sleep, 600) for _ in range(4)]
    while len(multiprocessing.active_children()) < 2:
        time.sleep(0.01)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    time.sleep(600)
"""


def lives(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not waited for does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
@pytest.mark.parametrize("kind", POOLS)
def test_workers_end_with_their_parent_even_if_it_is_killed(kind: str, tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT.format(pool=POOLS[kind].replace("\n", "\n    ")), encoding="utf-8")
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            workers = [int(pid) for pid in parent.stdout.readline().split()]
            assert len(workers) == 2
            assert all(map(lives, workers))
        finally:
            parent.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    while any(map(lives, workers)):
        assert time.monotonic() < deadline, "a worker lives on"
        time.sleep(0.05)


def interrupt() -> None:
    with executor(1) as pool:
        assert pool.submit(abs, -1).result() == 1
        pool.submit(time.sleep, 600)
        raise KeyboardInterrupt


def test_an_interrupt_does_not_wait_for_the_workers() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupt()  # would take ten minutes if anybody waited


def kill_the_worker() -> None:
    with executor(1) as pool:
        os.kill(pool.submit(os.getpid).result(), signal.SIGKILL)
        pool.submit(time.sleep, 600).result()


@pytest.mark.skipif(sys.platform == "win32", reason="signals are of POSIX")
def test_a_worker_that_was_killed_is_told_in_a_sentence() -> None:
    with pytest.raises(ParallelError, match="a worker process was killed"):
        kill_the_worker()
