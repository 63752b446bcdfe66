"""Parallel work: one task for many inputs, in processes on this machine or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from itertools import islice
from types import TracebackType
from typing import Any, TypeVar

from carcassonne.ai.players.program_process import kill_programs
from carcassonne.errors import CarcassonneError

Input = TypeVar("Input")
Output = TypeVar("Output")
TASKS_PER_CORE = 2
"""Tasks submitted for each core: one running, one queued."""


class ParallelError(CarcassonneError):
    """The task cannot be run in parallel, or its processes were killed."""


def unordered_results(
    task: Callable[[Input], Output], inputs: Iterable[Input], jobs: int = 1, ray: str = ""
) -> Generator[Output, None, None]:
    """Yield the results of a task as they are completed, in any order; close the generator to stop early.

    `ray` is the address of a cluster (`auto`, `HOST:6379`, `ray://HOST:10001`, `local`) on which it runs instead.
    """
    if ray:
        yield from _on_ray(task, inputs, ray)
    elif jobs > 1:
        yield from _in_processes(task, inputs, jobs)
    else:
        yield from map(task, inputs)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- this machine -----------------------------------------------------------------------------------------------------
def _in_processes(task: Callable[[Input], Output], inputs: Iterable[Input], jobs: int) -> Iterator[Output]:
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


# --- a cluster --------------------------------------------------------------------------------------------------------
class RayExecutor(Executor):
    """Runs tasks on a Ray cluster, for whoever takes an executor."""

    def __init__(self, address: str) -> None:
        self._cluster = ExitStack()
        self._ray = self._cluster.enter_context(_cluster(address))

    def map(
        self, task: Callable[..., Output], *inputs: Iterable[Any], timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[Output]:
        """Yield the results in the order of the inputs; no more of them wait on the cluster than it has places."""
        remote = self._ray.remote(_call)
        todo = zip(*inputs, strict=False)
        running = deque(remote.remote(task, *each) for each in islice(todo, _places(self._ray)))
        while running:
            result = self._ray.get(running.popleft(), timeout=timeout)
            running.extend(remote.remote(task, *each) for each in islice(todo, 1))
            yield result

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._cluster.close()


def executor(jobs: int, ray: str = "", niceness: int = 0) -> Executor:
    """Return what runs tasks in so many processes here, or on the cluster at an address; use it in a `with`.

    Processes that are nice leave this one its core.
    """
    if ray:
        return RayExecutor(ray)
    return Processes(jobs, niceness)


def _on_ray(task: Callable[[Input], Output], inputs: Iterable[Input], address: str) -> Iterator[Output]:
    with _cluster(address) as ray:
        todo = iter(inputs)
        remote = ray.remote(_call)
        running = [remote.remote(task, one) for one in islice(todo, _places(ray))]
        while running:
            finished, running = ray.wait(running)
            running += [remote.remote(task, one) for one in islice(todo, len(finished))]
            yield from ray.get(finished)


def _places(ray: Any) -> int:
    """Return how many tasks a cluster is given at a time."""
    return TASKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _call(task: Callable[..., Output], *inputs: Any) -> Output:
    """Run a task where Ray says; Ray itself takes functions written in Python alone."""
    return task(*inputs)


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Join a cluster for a while; one that this program has joined already is left as it is. Raises ParallelError."""
    ray = _ray()
    joined = ray.is_initialized()
    if not joined:
        try:
            ray.init(address=address, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as reason:
            raise ParallelError(f"--ray: there is no cluster at {address!r}: {str(reason).splitlines()[0]}") from reason
    try:
        yield ray
    finally:
        if not joined:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError as reason:
        raise ParallelError("--ray needs Ray, which is not installed: pip install 'carcassonne[ray]'") from reason
    return ray
