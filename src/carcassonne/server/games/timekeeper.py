"""The timekeeper: the service's time in one process. It never jumps and never runs back, whatever the machine's clock
does, and no clock runs while no server could take a move.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Literal

from carcassonne.server.event_log import event_log
from carcassonne.server.games.model import RunningClocks
from carcassonne.server.games.stores import (
    BEAT_SECONDS,
    LIFE_SECONDS,
    MISSED_SECONDS,
    Conflict,
    Outage,
    ServiceStore,
    Unavailable,
)

log = event_log()


class Timekeeper:
    """Beats for one process; between two beats the time goes on by the process's own monotonic clock."""

    def __init__(self, rows: ServiceStore, kind: Literal["server", "worker"]) -> None:
        self.process = secrets.token_hex(8)
        """The name of this process among those of the service."""
        self.alive: frozenset[str] = frozenset({self.process})
        self.outages: list[Outage] = []
        self.secret = ""
        """What the dice of bots are made of."""
        self._rows = rows
        self._kind = kind
        self._at = time.monotonic()
        self._now = time.time()
        self._beating = asyncio.Lock()

    async def start(self) -> None:
        """Learn the time; raises Unavailable."""
        await self._beat(first=True)

    async def run(self) -> None:
        """Beat for as long as the process lives."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except (Unavailable, Conflict) as fault:
                log.warning("the database took no beat", fault=str(fault))

    async def leave(self) -> None:
        """Say that the process ends."""
        try:
            await self._rows.leave(self.process, self._kind)
        except (Unavailable, Conflict) as fault:
            log.warning("the end could not be told to the database", fault=str(fault))

    async def _beat(self, first: bool = False) -> None:
        async with self._beating:
            began = time.monotonic()
            beat = await self._rows.beat(self.process, self._kind, len(self.outages), first)
            self._at = time.monotonic()
            self._now = beat.now + (self._at - began) / 2
            self.outages += beat.outages
            self.alive = beat.alive
            self.secret = beat.secret

    def now(self) -> float:
        """Return the service's time, in seconds of the epoch."""
        return self._now + (time.monotonic() - self._at)

    @property
    def cut_off(self) -> bool:
        """Whether the database has taken no beat for so long that other processes think this one dead."""
        return time.monotonic() - self._at > LIFE_SECONDS

    async def checked_now(self) -> float:
        """Return the time, sure of every outage up to now; raises Unavailable where the database is away."""
        if time.monotonic() - self._at > MISSED_SECONDS:
            await self._beat()
        return self.now()

    def shifted(self, moment: float) -> float:
        """Return a moment as much later as the service was away after it."""
        for outage in self.outages:
            if outage.finish > moment:
                moment += outage.finish - max(moment, outage.start)
        return moment

    def resumed(self, clocks: RunningClocks) -> RunningClocks:
        """Return clocks as if what they lost to outages had not been: they began to run later."""
        return clocks | {"since": self.shifted(clocks["since"])}
