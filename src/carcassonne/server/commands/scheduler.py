"""The scheduler: what goes on in games without a request. Bots move and flags fall when they are due.

What is due stands in the database, so nothing is resumed at a start. A process sees to the games that it wrote last,
and takes over those of processes that are dead. Whatever it does is a write like any other, from the version it saw:
done twice it changes nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from typing import Protocol

from carcassonne.server.commands import moves
from carcassonne.server.commands.changing import changed
from carcassonne.server.event_log import event_log
from carcassonne.server.games import clocks
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import PlayedDecision, Replay
from carcassonne.server.games.stores import Conflict, ServiceStore, Unavailable
from carcassonne.server.games.table import Table

log = event_log()
STAND_IN_LEVEL = 3
"""The level that plays on for somebody who left a game of more than two."""
LOOK_SECONDS = 2.0
"""Between two looks for what is due and nobody has told us of."""
AHEAD_SECONDS = 4.0
"""How far ahead a look sees: a flag falls on time."""
MOST_AT_ONCE = 200
"""Games that are claimed at a time."""
RETRY_SECONDS = 1.0


class BotService(Protocol):
    """What decides in seats without people."""

    async def play(
        self, replay: Replay, *, level: int | None, player: str | None, seed: int, seconds: float, asker: str = ""
    ) -> PlayedDecision:
        """Make a decision in a replay within about these seconds; a bot that fails is stood in for.

        Those who wait for a bot are served in turn: `asker` says whose game it is.
        """
        ...

    async def close(self) -> None:
        """Stop every worker."""
        ...


class Scheduler:
    """Sees to what is due in the games of a database, as one of the processes that do."""

    def __init__(self, registry: Registry, rows: ServiceStore, bots: BotService, at_once: int = 64) -> None:
        self.bots = bots
        self._registry = registry
        self._rows = rows
        self._at_once = at_once
        """Games that may be in hand before no more are claimed from others."""
        self._expected: dict[str, asyncio.TimerHandle] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._later: dict[str, float] = {}
        """When something is due next in the games in hand."""
        self._more = False
        """Whether the last look saw more than there was room for: then the next is taken when there is room again."""
        self._wake = asyncio.Event()

    @property
    def idle(self) -> bool:
        """Whether nothing is being seen to just now."""
        return not self._running

    # --- finding ------------------------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Look for what is due, for as long as the process lives."""
        while True:
            self._wake.clear()
            try:
                await self._look()
            except (Unavailable, Conflict) as fault:
                log.warning("what is due cannot be seen", fault=str(fault))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wake.wait()

    def nudge(self) -> None:
        """Look at once: something is due that nobody holds."""
        self._wake.set()

    async def _look(self) -> None:
        timekeeper = self._registry.timekeeper
        room = max(0, self._at_once - len(self._running))
        most = MOST_AT_ONCE + len(self._expected) + len(self._running)
        others = timekeeper.alive - {timekeeper.process}
        seen = await self._rows.due(timekeeper.now() + AHEAD_SECONDS, most, others)
        found = [each for each in seen if each.id not in self._expected and each.id not in self._running]
        ours = {each.id for each in found if each.holder == timekeeper.process}
        free = [each for each in found if each.holder != timekeeper.process]
        bots = [each.id for each in free if each.by_bot]
        taken = [each.id for each in free if not each.by_bot] + bots[:room]  # a flag falls in a moment
        self._more = len(seen) == most or len(bots) > room
        if taken:
            ours |= await self._rows.claim(timekeeper.process, taken, timekeeper.alive)
        for each in found:
            if each.id in ours:
                self.expect(each.id, each.due)

    def expect(self, game_id: str, due: float) -> None:
        """See to a game of ours at a time; one that is not due soon is found again by a look."""
        if game_id in self._running:
            self._later[game_id] = due
            return
        timer = self._expected.pop(game_id, None)
        if timer is not None:
            timer.cancel()
        wait = due - self._registry.timekeeper.now()
        if wait <= AHEAD_SECONDS and not self._registry.closing:
            loop = asyncio.get_running_loop()
            self._expected[game_id] = loop.call_later(max(0.0, wait), self._begin, game_id)

    def _begin(self, game_id: str) -> None:
        self._expected.pop(game_id, None)
        if game_id not in self._running and not self._registry.closing:
            task = self._running[game_id] = self._registry.spawn(self._see_to(game_id))
            task.add_done_callback(lambda _: self._done(game_id))

    def _done(self, game_id: str) -> None:
        self._running.pop(game_id, None)
        if self._more and len(self._running) <= self._at_once // 2:
            self._more = False
            self.nudge()
        if game_id in self._later:
            self.expect(game_id, self._later.pop(game_id))

    def close(self) -> None:
        """Begin nothing more."""
        for timer in self._expected.values():
            timer.cancel()
        self._expected.clear()

    # --- doing --------------------------------------------------------------------------------------------------------
    async def _see_to(self, game_id: str) -> None:
        """Do what is due in a game. One that cannot be loaded, or breaks a bot, is tried again later and later."""
        try:
            async with self._registry.pinned(game_id) as table:
                await self._do_what_is_due(table)
        except (Unavailable, Conflict) as fault:
            log.warning("what was due was not stored", game=game_id, fault=str(fault))
            self._later[game_id] = self._registry.timekeeper.now() + RETRY_SECONDS
        except Exception as fault:  # a damaged game may fail in any way
            if self._registry.closing:
                return
            said = f"{type(fault).__name__}: {fault}"[:300]
            log.error("what is due in a game cannot be done: put off", game=game_id, fault=said)
            with suppress(Unavailable, Conflict):
                await self._rows.put_off(game_id, self._registry.timekeeper.now())

    async def _do_what_is_due(self, table: Table) -> None:
        """Let the flag fall that has run out, or the bot decide that is to act; write down when the next is due."""

        async def up_to_date(found: Table) -> int:
            """The flag that had run out has fallen. Where no bot is to act, a message may be lost: look again."""
            if not found.standing.by_bot and await self._registry.is_behind(found):
                await self._registry.refresh(found)
            return found.version

        version = await changed(self._registry, table.id, up_to_date)
        standing = table.standing
        if standing.status == "playing" and standing.by_bot:
            await self._decide(table)
        else:
            due = self._registry.due_of(standing)
            await self._rows.set_due(table.id, version, due)
            if due is not None:
                self._later[table.id] = due

    async def _decide(self, table: Table) -> None:
        """Make one decision of a bot from the version that it saw."""
        registry, version, seat = self._registry, table.version, table.standing.to_act
        assert seat is not None
        sitting = table.seats[seat]
        stands_in = sitting.kind != "bot"
        decision = await self.bots.play(
            table.replay.copy(),
            level=STAND_IN_LEVEL if stands_in else sitting.level,
            player=None if stands_in else sitting.player,
            seed=self._seed(table.id, seat),
            seconds=self._seconds(table),
            asker=table.setup.asker or table.id,
        )

        async def command(found: Table) -> None:
            if found is table and table.version == version:
                await moves.commit(registry, table, seat, [decision])
            elif table.standing.status == "playing":
                self._later[table.id] = registry.timekeeper.now()

        await changed(registry, table.id, command)

    def _seconds(self, table: Table) -> float:
        """Return how long a bot may think: never so long that its own clock runs out."""
        most = self._registry.settings.bot_seconds
        ticking = table.standing.clocks
        if ticking is None or ticking["running"] is None:
            return most
        left = clocks.left_now(ticking, self._registry.timekeeper.now())[ticking["running"]]
        share = 0.5 if table.setup.clock and table.setup.clock["kind"] != "bank" else 0.05
        return max(0.05, min(most, share * left))

    def _seed(self, game_id: str, seat: int) -> int:
        """Return the seed of a bot's dice: the same whenever the game is replayed, and known to nobody."""
        secret = self._registry.timekeeper.secret
        return int.from_bytes(hashlib.sha256(f"{secret}/{game_id}/{seat}".encode()).digest()[:6], "big")
