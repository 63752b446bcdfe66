"""Counting: every rated game that is over is counted once, by whoever ended it, or found by a sweep where that died."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import cast

from carcassonne.server import metrics
from carcassonne.server.event_log import event_log
from carcassonne.server.games.outcome import outcome
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import DamagedLog
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.table import Table
from carcassonne.server.problems import Problem
from carcassonne.server.ratings.pools import Pool
from carcassonne.server.ratings.rating_rows import RatedGame, RatingRows

SWEEP_SECONDS = 20.0
LOSS_SECONDS = 3600.0
"""Between two looks at how well ratings foretell results."""
log = event_log()


class Counting:
    """Counts the rated games of a database, as one of the processes that do."""

    def __init__(self, registry: Registry, rows: RatingRows) -> None:
        self._registry = registry
        self._rows = rows
        registry.listeners.append(self.look)

    def look(self, table: Table) -> None:
        """Count a game that this process has just ended."""
        if table.setup.rated and table.standing.status == "over" and not self._registry.closing:
            self._registry.spawn(self._count_all([table.id]))

    async def run(self) -> None:
        """Count what dead processes left, for as long as the process lives."""
        looked = -LOSS_SECONDS
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep()
            if time.monotonic() - looked > LOSS_SECONDS:
                looked = time.monotonic()
                await self.tell_loss()

    async def tell_loss(self) -> None:
        """Show operators how surprising the results of the last week were."""
        try:
            found = await self._rows.loss_of_week(self._registry.timekeeper.now())
        except Unavailable:
            return
        for whom, loss in (("ratings", found.ratings), ("coin", found.coin)) if found.results else ():
            metrics.LOG_LOSS.labels(whom).set(loss)

    async def sweep(self) -> None:
        """Count every game that is over and not counted."""
        try:
            await self._count_all(await self._rows.uncounted())
        except Unavailable as fault:
            log.warning("rated games were not looked at", fault=str(fault))

    async def _count_all(self, games: Iterable[str]) -> None:
        for game_id in games:
            try:
                async with self._registry.pinned(game_id) as table:
                    played = self._played(table)
                if played is not None and await self._rows.count(played):
                    metrics.RATED_GAMES.labels(played.outcome.kind).inc()
                    for fault in played.outcome.faults.values():
                        metrics.FAULTS.labels(fault).inc()
            except (Unavailable, Conflict, Problem, DamagedLog) as fault:
                log.warning("a rated game was not counted: it is tried again", game=game_id, fault=str(fault))

    def _played(self, table: Table) -> RatedGame | None:
        """Return what a table came to; None where nobody has to be told, for a seat is nobody's."""
        result, people = table.standing.result, [seat.person for seat in table.seats]
        if result is None or table.setup.pool is None or None in people:
            return None
        found = outcome(table.seats, table.entries, result, table.setup.tie)
        named = cast("list[str]", people)
        return RatedGame(table.id, cast(Pool, table.setup.pool), named, found, self._registry.timekeeper.now())
