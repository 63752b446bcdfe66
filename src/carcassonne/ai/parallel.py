"""Parallel work: one task for many inputs, in processes on this machine or on a Ray cluster."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import Any, TypeVar

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
        from carcassonne.ai.processes import results_of_processes  # a browser has none

        yield from results_of_processes(task, inputs, jobs)
    else:
        yield from map(task, inputs)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
    from carcassonne.ai.processes import Processes

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
