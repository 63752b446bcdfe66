"""The games of a page without a server: its requests are answered and its lines served in this process."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import Any

from carcassonne.local.asked import Asked
from carcassonne.local.kept import KeepText, Kept, KeptStore, games_text
from carcassonne.local.lines import Line, LineListener
from carcassonne.local.routes import SOCKET, Answer, refusal, route_of
from carcassonne.local.thinkers import AnalysesHere, AskBot, BrowserPool, HintsHere
from carcassonne.server.commands.scheduler import Scheduler
from carcassonne.server.event_log import event_log
from carcassonne.server.games.fanout import NoFanout
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import DamagedLog
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.problems import Problem
from carcassonne.server.puzzles.mistakes import Mistakes
from carcassonne.server.settings import Settings
from carcassonne.server.storage.memory import MemoryService
from carcassonne.server.workers.bots import Bots

SETTINGS = ("bot_pause", "bot_seconds")
"""What a page may set."""
log = event_log()


class Home:
    """Everything of one page: its games, who thinks for it, and who listens."""

    def __init__(self, kept: str | None, keep: KeepText, ask_bot: AskBot, settings: str | None = None) -> None:
        found = Kept(kept)
        given = json.loads(settings) if settings else {}
        self._damaged = found.damaged
        self._new_secret = "" if found.secret else secrets.token_hex(32)
        self._secret = found.secret or self._new_secret
        self._store = KeptStore(found, keep)
        self._service = MemoryService(self._store, self._secret)
        timekeeper = Timekeeper(self._service, "server")
        wanted = Settings(workers=1, **{name: given[name] for name in SETTINGS if name in given})
        self.registry = Registry(self._store, wanted, timekeeper, NoFanout())
        pool = BrowserPool(ask_bot)
        self.hints = HintsHere(pool)
        self.analyses = AnalysesHere(pool)
        self.mistakes = Mistakes(self.registry, self.analyses)
        self._bots = Bots(1, command=lambda nice, threads: [], pool=lambda size, command: pool)
        self._scheduler = self.registry.duties = Scheduler(self.registry, self._service, self._bots)

    async def start(self) -> None:
        """Let time run, and bots go on where they are to move."""
        await self.registry.timekeeper.start()
        if self._new_secret:
            with suppress(Unavailable):  # then bots roll other dice the next time
                await self._store.remember(self._new_secret)
        self.registry.spawn(self._scheduler.run())

    async def close(self) -> None:
        """Begin nothing more, and end what has begun."""
        self._scheduler.close()
        await self.registry.close()
        await self.analyses.close()

    # --- answering ----------------------------------------------------------------------------------------------------
    async def request(self, method: str, target: str, headers: str | None, body: Any) -> tuple[int, str, str]:
        """Return status, headers as JSON text, and body of what a request is answered with."""
        status, named, text = await self._answered(method, target, json.loads(headers or "{}"), _bytes(body))
        return status, json.dumps(named), str(text)

    async def _answered(self, method: str, target: str, headers: dict[str, str], body: bytes) -> Answer:
        try:
            asked = Asked.of(self, target, headers, body)
            route, name = route_of(method, asked.path)
            self._check_sound(name)
            return await route(replace(asked, name=name) if name else asked)
        except Problem as problem:
            return refusal(problem)
        except Conflict:
            return refusal(Problem("unavailable", "another request came first: ask again", retry_after=1))
        except Unavailable as fault:
            return refusal(Problem("unavailable", f"this device did not keep it: {fault}", retry_after=2))
        except DamagedLog as fault:
            return refusal(Problem("unavailable", f"the game is damaged: {fault}"))
        except Exception as fault:
            log.error("a bug of ours", exc_info=fault, method=method, path=target.partition("?")[0])
            return refusal(Problem("internal_error", "a bug of ours; nothing has changed"))

    def _check_sound(self, name: str) -> None:
        """Raise Problem for a game that is kept, but cannot be read."""
        if name in self._damaged:
            raise Problem("unavailable", f"the game is damaged: {self._damaged[name]}")

    def open_line(self, target: str, heard: LineListener) -> Line:
        """Return a line to a game, as a WebSocket is one; nothing is told before."""
        asked = Asked.of(self, target, {})
        found = SOCKET.fullmatch(asked.path)
        return Line(self.registry, replace(asked, name=found[1] if found else ""), heard)

    # --- keeping ------------------------------------------------------------------------------------------------------
    def damaged(self) -> str:
        """Return the games that are kept and cannot be read, as JSON: `id` and `why`."""
        return json.dumps([{"id": name, "why": why} for name, why in self._damaged.items()])

    def export(self) -> str:
        """Return every game as one text, to be kept as a file."""
        return games_text(self._store.games, self._secret)

    async def take_in(self, text: str) -> str:
        """Take in the games of a file; return as JSON which ones are new, how many were here, and which are damaged.

        Raises kept.Unreadable, or Unavailable; then nothing was taken in.
        """
        found = Kept(text)
        new = {name: rows for name, rows in found.games.items() if name not in self._store.games}
        if new:
            await self._store.take_in(new)
            self._scheduler.nudge()
        return json.dumps({"games": [*new], "known": len(found.games) - len(new), "damaged": [*found.damaged]})

    async def remove(self, names: str) -> None:
        """Forget games, given as JSON; raises Unavailable."""
        wanted = [str(name) for name in json.loads(names)]
        await self._store.forget(wanted)
        for name in wanted:
            self._damaged.pop(name, None)
        for table in self.registry.loaded:
            if table.id in wanted:
                self.registry.forget(table)


def _bytes(body: Any) -> bytes:
    """Return a body as bytes: a text, bytes, what JavaScript calls null, or a buffer of JavaScript."""
    if not body:
        return b""
    if isinstance(body, str):
        return body.encode("utf-8", "replace")
    return bytes(body.to_bytes() if hasattr(body, "to_bytes") else body)
