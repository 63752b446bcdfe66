"""A stream: every frame of a game after a given entry, once each and in order, until the client leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from carcassonne.server import metrics
from carcassonne.server.games.model import LogEntry
from carcassonne.server.games.replay import Replay
from carcassonne.server.games.table import Table
from carcassonne.server.json_text import json_text
from carcassonne.server.streams.subscriber import Subscriber

PING = json_text({"type": "ping"})
AT_A_TIME = 8
"""Past entries that are replayed before other tasks get their turn."""


@contextmanager
def subscription(table: Table, size: int) -> Iterator[Subscriber]:
    """Subscribe to a game for as long as the client reads."""
    subscriber = Subscriber(size, table.seq)
    table.pins += 1
    table.subscribers.add(subscriber)
    metrics.SUBSCRIBERS.inc()
    try:
        yield subscriber
    finally:
        table.subscribers.discard(subscriber)
        table.pins -= 1
        metrics.SUBSCRIBERS.dec()


async def frames(table: Table, subscriber: Subscriber, after: int, ping: float) -> AsyncIterator[str]:
    """Yield the table, the past entries after one, then what is broadcast; a ping after `ping` seconds of silence."""
    yield table.table_frame()
    async for frame in _past(table, table.entries[: subscriber.since], after):
        if subscriber.ended.is_set():
            return
        yield frame
    while True:
        queued = await subscriber.next(ping)
        if queued is not None:
            yield queued
        elif subscriber.ended.is_set():
            return
        else:
            yield PING


async def _past(table: Table, entries: list[LogEntry], after: int) -> AsyncIterator[str]:
    """Yield the frames of a log after an entry, replayed from the log."""
    if after >= len(entries):
        return
    replay = Replay(table.setup)
    if after < 0:
        yield json_text(replay.opening_frame())
    for entry in entries:
        events = replay.follow(entry)
        if entry.seq > after:
            yield json_text(replay.frame(entry, events))
        if entry.seq % AT_A_TIME == 0:
            await asyncio.sleep(0)
