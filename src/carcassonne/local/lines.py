"""A line to a game: its frames to whoever listens, and what they say, as over a WebSocket."""

from __future__ import annotations

import asyncio
from typing import Protocol

from carcassonne.local.asked import Asked
from carcassonne.server.commands.attendance import Attendance
from carcassonne.server.event_log import event_log
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.subscriber import REFUSED, Subscriber
from carcassonne.server.problems import Problem
from carcassonne.server.streams.stream import check_after, frames, subscription

log = event_log()


class LineListener(Protocol):
    """Who is told of a line."""

    def opened(self) -> object:
        """The line is there."""
        ...

    def text(self, text: str) -> object:
        """A frame has come."""
        ...

    def closed(self) -> object:
        """The line has ended, and not from here."""
        ...


class Line:
    """A line that is being served. Nothing is told of it before it was returned, nor after it was closed."""

    def __init__(self, registry: Registry, asked: Asked, heard: LineListener) -> None:
        self._registry = registry
        self._asked = asked
        self._heard = heard
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._closed = False
        self._task = registry.spawn(self._serve())

    def send(self, text: str) -> None:
        """Say something: hello, once."""
        self._said.put_nowait(text)

    def close(self) -> None:
        """End the line from here."""
        self._closed = True
        self._task.cancel()

    async def _serve(self) -> None:
        try:
            await self._told()
        except Problem as problem:
            log.info("a line was refused", reason=problem.detail)
        finally:
            if not self._closed:
                self._heard.closed()

    async def _told(self) -> None:
        after = self._asked.number("after", -1, 1_000_000)
        after = -1 if after is None else after
        async with self._registry.current(self._asked.name) as table:
            check_after(table, after)
            given = self._registry.settings.queue, self._asked.positions, self._asked.have
            with subscription(table, *given) as subscriber:
                self._heard.opened()
                there = Attendance(self._registry, table)
                listening = asyncio.create_task(self._listen(there, subscriber))
                try:
                    async for text in frames(table, subscriber, after, self._registry.settings.ping):
                        self._heard.text(text)
                finally:
                    listening.cancel()
                    there.leave()

    async def _listen(self, there: Attendance, subscriber: Subscriber) -> None:
        """Hear a hello; anything else that is said ends the line."""
        while await there.hear(await self._said.get()):
            pass
        subscriber.end(REFUSED)
