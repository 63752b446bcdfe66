"""The worker of a browser that thinks: bots, hints and analyses, a line of JSON in and one out."""

from __future__ import annotations

import json
from collections.abc import Callable

from carcassonne.server.workers.messages import WorkerAnswer
from carcassonne.server.workers.worker import Worker


def open(say: Callable[[str], object]) -> Callable[[str], str]:
    """Return what answers lines; `say` is told progress, as lines too."""
    worker = Worker(lambda told: _say(say, told))
    return lambda line: _line(worker.answer(line.encode()))


def _say(say: Callable[[str], object], told: WorkerAnswer) -> None:
    say(_line(told))


def _line(told: WorkerAnswer) -> str:
    return json.dumps(told, separators=(",", ":"))
