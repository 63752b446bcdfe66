"""Study: hints and analyses, with the lanes they think in; they stand behind everybody who plays."""

from __future__ import annotations

import asyncio

from carcassonne.server.storage.store import Store
from carcassonne.server.workers.analyses import Analyses
from carcassonne.server.workers.hints import Hints
from carcassonne.server.workers.pool import Lane
from carcassonne.server.workers.process import worker_command

NICE_HINTS = 5
NICE_ANALYSES = 15


class Study:
    """What a server offers to those who want to learn. No process is started before somebody asks."""

    def __init__(self, workers: int, store: Store) -> None:
        self.hints = Hints(Lane(workers, worker_command(NICE_HINTS)))
        self.analyses = Analyses(Lane(max(1, workers // 2), worker_command(NICE_ANALYSES)), store)

    async def close(self) -> None:
        """Stop and send the workers home."""
        await asyncio.gather(self.hints.close(), self.analyses.close())
