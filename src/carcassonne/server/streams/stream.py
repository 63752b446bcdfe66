"""Streams: every frame of a game after an entry, once each and in order, until the reader leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from carcassonne.server import metrics
from carcassonne.server.games.entry import Entry
from carcassonne.server.games.replay import Replay
from carcassonne.server.games.table import Table, written
from carcassonne.server.streams.subscriber import Listener

PING = written({"type": "ping"})
AT_A_TIME = 8
"""Entries of the past told before others get their turn."""


@contextmanager
def listening(table: Table, size: int) -> Iterator[Listener]:
    """A listener at a table for as long as somebody reads."""
    listener = Listener(size, table.seq)
    table.pins += 1
    table.listeners.add(listener)
    metrics.LISTENERS.inc()
    try:
        yield listener
    finally:
        table.listeners.discard(listener)
        table.pins -= 1
        metrics.LISTENERS.dec()


async def frames(table: Table, listener: Listener, after: int, ping: float) -> AsyncIterator[str]:
    """The table, the entries after one, and then whatever comes; a ping where nothing does."""
    yield table.table_frame()
    async for text in _past(table, table.entries[: listener.since], after):
        if listener.ended.is_set():
            return
        yield text
    while True:
        news = await listener.next(ping)
        if news is not None:
            yield news
        elif listener.ended.is_set():
            return
        else:
            yield PING


async def _past(table: Table, entries: list[Entry], after: int) -> AsyncIterator[str]:
    """The frames of a log after an entry, from the log alone."""
    if after >= len(entries):
        return
    replay = Replay(table.setup)
    if after < 0:
        yield written(replay.opening_frame())
    for entry in entries:
        events = replay.follow(entry)
        if entry.seq > after:
            yield written(replay.frame(entry, events))
        if entry.seq % AT_A_TIME == 0:
            await asyncio.sleep(0)
