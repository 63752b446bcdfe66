"""Worker processes on this machine, which end with their parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from types import TracebackType
from typing import TypeVar

from carcassonne.ai.parallel import TASKS_PER_CORE, ParallelError
from carcassonne.ai.players.program_process import kill_programs

Input = TypeVar("Input")
Output = TypeVar("Output")


def results_of_processes(task: Callable[[Input], Output], inputs: Iterable[Input], jobs: int) -> Iterator[Output]:
    """Yield the results of a task as they are completed; its processes end when the generator is closed."""
    todo = iter(inputs)
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # inherits no threads and no locks
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker)
    try:
        yield from _completed(pool, task, todo, jobs)
    except BrokenProcessPool as reason:
        raise ParallelError(
            "a worker process was killed; a match that is started again continues from its journal"
        ) from reason
    except BaseException:  # an interrupt, or the generator was closed
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _completed(
    pool: ProcessPoolExecutor, task: Callable[[Input], Output], todo: Iterator[Input], jobs: int
) -> Iterator[Output]:
    running: set[Future[Output]] = {pool.submit(task, one) for one in islice(todo, TASKS_PER_CORE * jobs)}
    while running:
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(task, one) for one in islice(todo, len(finished))}
        for future in finished:
            yield future.result()


def _start_worker(niceness: int = 0) -> None:
    """Prepare a worker process: its parent handles interrupts, SIGTERM stops it, and it ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _end())
    end_with_parent()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def end_with_parent() -> None:
    """Let this process end when its parent has ended, in whatever way; called in a process that was spawned."""
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _end()


def _end() -> None:
    """End this worker, wherever it is: an exception between two tasks would be told with a traceback."""
    kill_programs()
    os._exit(1)


class Processes(ProcessPoolExecutor):
    """Worker processes that end with their parent, and at once when the `with` is left by an error or an interrupt."""

    def __init__(self, jobs: int, niceness: int = 0) -> None:
        self._before = set(multiprocessing.active_children())
        super().__init__(jobs, multiprocessing.get_context("spawn"), _start_worker, (niceness,))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if error is not None:
            for worker in set(multiprocessing.active_children()) - self._before:
                worker.kill()  # a worker deep in C would not hear of anything else before its games are done
        self.shutdown(cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise ParallelError("a worker process was killed; a training that is started again goes on") from error
