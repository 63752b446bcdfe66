"""A stream: every frame of a game after a given entry, once each and in order, until the client leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from carcassonne.server import metrics
from carcassonne.server.games.frames import PING, Frame, LogEntryPayload, entry_payload, opening_payload
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.replay import Walk
from carcassonne.server.games.subscriber import Subscriber
from carcassonne.server.games.table import Table

AT_A_TIME = 8
"""Past entries that are replayed before other tasks get their turn."""


@contextmanager
def subscription(table: Table, size: int, positions: bool = False, have: int | None = None) -> Iterator[Subscriber]:
    """Subscribe to a game for as long as the client reads; `have` is the entry whose position it has."""
    subscriber = Subscriber(size, table.seq, positions or have is not None, have)
    table.pins += 1
    table.subscribers.add(subscriber)
    metrics.SUBSCRIBERS.inc()
    try:
        yield subscriber
    finally:
        table.subscribers.discard(subscriber)
        table.pins -= 1
        metrics.SUBSCRIBERS.dec()


def check_after(table: Table, after: int) -> None:
    """Raise Problem unless there is an entry that a client says it knows."""
    if after > table.seq:
        raise table.problem("bad_request", f"there is no entry {after} yet: the last is {table.seq}")


async def frames(table: Table, subscriber: Subscriber, after: int, ping: float) -> AsyncIterator[str]:
    """Yield the table, the past entries after one, then what is broadcast; a ping after `ping` seconds of silence."""
    yield table.first_frame(subscriber.positions, subscriber.have)
    async for frame in _past(table, subscriber, after):
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


async def _past(table: Table, subscriber: Subscriber, after: int) -> AsyncIterator[str]:
    """Yield the entries after one that were there when the client subscribed, replayed from the log."""
    entries = table.entries[: subscriber.since]
    if after >= len(entries):
        return
    walk = await asyncio.to_thread(Walk, table.setup, entries, max(0, after))

    def rendered(seq: int, payload: LogEntryPayload) -> str:
        position = RenderedPosition(walk.game, seq, table.setup.aids)
        return Frame(payload, position, newest=False).rendered(subscriber.positions)

    if after < 0:
        yield rendered(0, opening_payload(walk.game))
    for entry in entries[max(0, after) :]:
        yield rendered(entry.seq, entry_payload(entry, walk.follow(entry)))
        if entry.seq % AT_A_TIME == 0:
            await asyncio.sleep(0)
