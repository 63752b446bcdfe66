"""The supervisor: several server processes behind one port; one that dies is started again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

import structlog

from carcassonne.server.settings import Settings

LONG_LIFE = 10.0
"""Seconds after which a process counts as having lived well."""
LONGEST_PAUSE = 30.0
FAREWELL = 12.0
"""Seconds for the processes to end when told to; then they are killed."""
LOOK_SECONDS = 0.5
Serve = Callable[[Settings, socket.socket], int]
log = structlog.get_logger()


@dataclass(slots=True)
class Slot:
    """A slot for one process, and when it may be filled."""

    process: SpawnProcess | None = None
    began: float = 0.0
    pause: float = 0.0
    again: float = field(default_factory=time.monotonic)


def supervise(settings: Settings, listening: socket.socket, serve: Serve) -> int:
    """Keep processes serving on a socket until told to end."""
    told = threading.Event()

    def end(_: int, __: FrameType | None) -> None:
        told.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    slots = [Slot() for _ in range(settings.processes)]
    while not told.is_set():
        for slot in slots:
            _fill(slot, settings, listening, serve)
        wait([slot.process.sentinel for slot in slots if slot.process is not None], timeout=LOOK_SECONDS)
    _say_farewell([slot.process for slot in slots if slot.process is not None])
    return 0


def _fill(slot: Slot, settings: Settings, listening: socket.socket, serve: Serve) -> None:
    """Start a process where there is none; one that keeps dying soon is started later and later."""
    now = time.monotonic()
    if slot.process is not None and not slot.process.is_alive():
        log.error("a server process has ended", pid=slot.process.pid, status=slot.process.exitcode)
        slot.pause = 0.0 if now - slot.began > LONG_LIFE else min(LONGEST_PAUSE, 2 * slot.pause or 0.5)
        slot.process, slot.again = None, now + slot.pause
    if slot.process is None and now >= slot.again:
        process = multiprocessing.get_context("spawn").Process(target=_child, args=(settings, listening, serve))
        process.start()
        slot.process, slot.began = process, now


def _child(settings: Settings, listening: socket.socket, serve: Serve) -> None:
    threading.Thread(target=_end_with_the_supervisor, daemon=True).start()
    raise SystemExit(serve(settings, listening))


def _end_with_the_supervisor() -> None:
    """End as if told to when the supervisor is gone, in whatever way: nobody else would end us."""
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _say_farewell(processes: list[SpawnProcess]) -> None:
    for process in processes:
        process.terminate()
    deadline = time.monotonic() + FAREWELL
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
