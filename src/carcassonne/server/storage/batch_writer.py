"""The scribe: writes what many games have to keep in few transactions. One wait for the disk serves all who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from carcassonne.server.games.entry import Entry
from carcassonne.server.games.model import Standing

AT_A_TIME = 64


class Conflict(Exception):
    """Somebody else has written this entry, or this move, before."""


@dataclass(frozen=True, slots=True)
class Page:
    """What one game has to keep, all or nothing."""

    game_id: str
    entries: Sequence[Entry]
    standing: Standing


Waiting = tuple[Page, "asyncio.Future[None]"]


class Scribe:
    """Takes pages while it writes, and writes those together next."""

    def __init__(self, write: Callable[[Sequence[Page]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def keep(self, page: Page) -> None:
        """Come back when a page is kept; raises what its writing raised."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await kept

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting[:AT_A_TIME], self._waiting[AT_A_TIME:]
                await self._write_together(together)
        finally:
            self._writing = None

    async def _write_together(self, together: list[Waiting]) -> None:
        """Write pages in one transaction; if one of them is refused, each in its own."""
        try:
            await self._write([page for page, _ in together])
        except Conflict as refused:
            if len(together) == 1:
                _tell(together, refused)
            else:
                for one in together:
                    await self._write_together([one])
        except BaseException as fault:
            _tell(together, fault if isinstance(fault, Exception) else ConnectionError("the server is going down"))
            if not isinstance(fault, Exception):
                raise
        else:
            _tell(together, None)


def _tell(together: list[Waiting], fault: Exception | None) -> None:
    """Let those who wait go on, unless they have gone."""
    for _, kept in together:
        if kept.done():
            continue
        if fault is None:
            kept.set_result(None)
        else:
            kept.set_exception(fault)
