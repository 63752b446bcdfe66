"""The registry: the games in memory. They are loaded when needed; every change is committed, then broadcast.

Any process may serve any game. What is in memory is trusted as far as its version: a write that comes too late is
refused by the database, and the table catches up.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from itertools import islice
from typing import Any, Protocol

from carcassonne.server import metrics
from carcassonne.server.event_log import event_log
from carcassonne.server.fair_places import ASKER, FairPlaces
from carcassonne.server.games import clocks
from carcassonne.server.games.fanout import Fanout, PeopleAtTable
from carcassonne.server.games.frames import Frame, entry_payload
from carcassonne.server.games.model import GameStanding, StoredGame
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.presence import Presence
from carcassonne.server.games.replay import SNAPSHOT_EVERY, DamagedLog
from carcassonne.server.games.stores import Conflict, GameStore, PendingWrite, Unavailable
from carcassonne.server.games.subscriber import REFUSED
from carcassonne.server.games.table import EMOTE_PAUSE, Change, Table
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.games.tokens import GAME_ID
from carcassonne.server.problems import Problem
from carcassonne.server.settings import Settings

log = event_log()
TABLE_SHARE = 256 * 1024
"""Bytes for each of the tables that may be in memory; together they have so many times that."""
EVICTION_CANDIDATES = 64
"""How many tables, longest unused first, are considered for leaving memory; looking at thousands would take long."""
LOOKS, LOOKS_EACH = 6, 3
"""Looks at the database at once, in all and for one address; there are eight connections."""
LOOK_SECONDS = 3.0
"""Between two looks for what other processes have written: what fan-out loses is found so much later."""
GAMES_A_LOOK = 500


class Duties(Protocol):
    """Who sees to what is due in games: bots to move, flags to fall."""

    def expect(self, game_id: str, due: float) -> None:
        """See to a game of ours at a time."""
        ...


class Tables(Protocol):
    """Where a game is read: as it is, or as somebody sees it."""

    def current(self, game_id: str) -> AbstractAsyncContextManager[Table]:
        """Give a table to read from; raises Problem if there is no such game."""
        ...


class Registry:
    """The games of one process."""

    def __init__(self, store: GameStore, settings: Settings, timekeeper: Timekeeper, fanout: Fanout) -> None:
        self.store = store
        self.settings = settings
        self.timekeeper = timekeeper
        self.fanout = fanout
        self.presence = Presence(timekeeper.process, fanout)
        self.duties: Duties | None = None
        """None where other processes see to what is due."""
        self.listeners: list[Callable[[Table], None]] = []
        """Who is told of every change that this process has made. What a dead one has not told they find themselves."""
        self.enders: list[Callable[[int], None]] = []
        """What else ends with the streams, such as the sockets of the lobby."""
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()
        self._loaded: OrderedDict[str, Table] = OrderedDict()
        self._bytes = 0
        self._looks = FairPlaces(LOOKS, LOOKS_EACH)
        """Looks at the database for those who only read: they leave connections to those who move."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._catching_up: set[str] = set()

    # --- finding ------------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def pinned(self, game_id: str) -> AsyncIterator[Table]:
        """Give a table that stays in memory meanwhile; raises Problem if there is no such game."""
        table = await self._table(game_id)
        table.pins += 1
        try:
            yield table
        finally:
            table.pins -= 1
            self._weigh(table)
            self._evict()

    @asynccontextmanager
    async def current(self, game_id: str) -> AsyncIterator[Table]:
        """Give a table to read from that knows what every process has written up to now."""
        async with self.pinned(game_id) as table:
            if await self.is_behind(table):
                async with table.lock:
                    await self.refresh(table)
            yield table

    async def is_behind(self, table: Table) -> bool:
        """Return whether another process has written to a game; raises Problem where it has been removed.

        Raises Unavailable: a process that cannot ask must neither refuse nor answer from what it remembers.
        """
        if not self.store.shared:
            return False
        async with self._looks.place(ASKER.get()):
            version = (await self.store.versions([table.id])).get(table.id)
        if version is None:
            self.forget(table)
            raise _no_game()
        return version > table.version

    def check_reachable(self) -> None:
        """Raise Unavailable if this process has been cut off from a database that others write to."""
        if self.store.shared and self.timekeeper.cut_off:
            raise Unavailable("this process is cut off from the database")

    async def _table(self, game_id: str) -> Table:
        if game_id in self._loaded:
            self._loaded.move_to_end(game_id)
            return self._loaded[game_id]
        if game_id in self._loading:
            return await asyncio.shield(self._loading[game_id])
        if not GAME_ID.fullmatch(game_id):
            raise _no_game()
        loading = self._loading[game_id] = asyncio.ensure_future(self._load(game_id))
        loading.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(loading)

    async def _load(self, game_id: str) -> Table:
        async with self._looks.place(ASKER.get()):
            stored = await self.store.read(game_id)
        if stored is None:
            raise _no_game()
        return self._register(stored)

    def _register(self, stored: StoredGame) -> Table:
        """Hold a stored game in memory."""
        table = self._loaded[stored.setup.id] = Table(stored, self.timekeeper, self.presence)
        self._weigh(table)
        self._evict(but=table)
        return table

    def _evict(self, but: Table | None = None) -> None:
        """Remove the tables longest unused from memory; their games are in the database."""
        if self._crowded:
            oldest = list(islice(self._loaded.items(), EVICTION_CANDIDATES))
            for _, table in oldest:
                if self._crowded and table.idle and table is not but:
                    self._drop(table)
            for game_id, table in oldest:
                if game_id in self._loaded and not table.idle:
                    self._loaded.move_to_end(game_id)  # in use: others are considered next time

    @property
    def _crowded(self) -> bool:
        """Whether there are too many tables in memory, or too large ones."""
        return len(self._loaded) > self.settings.tables or self._bytes > self.settings.tables * TABLE_SHARE

    def _weigh(self, table: Table) -> None:
        """Count what a table takes in memory; it grows with its log."""
        if self._loaded.get(table.id) is table:
            self._bytes += table.size - table.weighed
            table.weighed = table.size

    def _drop(self, table: Table) -> None:
        if self._loaded.get(table.id) is table:
            del self._loaded[table.id]
            self._bytes -= table.weighed

    def forget(self, table: Table) -> None:
        """Forget a game that is not in the database any more."""
        self._drop(table)
        for subscriber in tuple(table.listeners):
            subscriber.end(REFUSED)

    @property
    def loaded(self) -> Sequence[Table]:
        """The tables in memory."""
        return tuple(self._loaded.values())

    # --- changing -----------------------------------------------------------------------------------------------------
    def due_of(self, standing: GameStanding, pause: bool = True) -> float | None:
        """Return when something is due in a game that stands so: a bot is to move, or a flag falls."""
        if standing.status != "playing":
            return None
        flag = None if standing.clocks is None else clocks.deadline(standing.clocks)
        if not standing.by_bot:
            return flag
        bot = self.timekeeper.now() + (self.settings.bot_pause if pause else 0.0)
        return bot if flag is None else min(bot, flag)

    @property
    def holder(self) -> str | None:
        """Who holds what is due in the games that this process writes: itself, if it sees to such things."""
        return None if self.duties is None else self.timekeeper.process

    def new_game(self, game: StoredGame) -> StoredGame:
        """Return a new game as it is stored: with what is due in it."""
        due = self.due_of(game.standing)
        return replace(game, due=due, holder=None if due is None else self.holder)

    async def create(self, game: StoredGame) -> Table:
        """Store a new game and hold it in memory."""
        game = self.new_game(game)
        await self.store.create(game)
        return self.created(game)

    def created(self, game: StoredGame) -> Table:
        """Hold a game in memory that has just been stored."""
        table = self._register(game)
        self._announce(table, game.due)
        return table

    async def commit(self, table: Table, change: Change, following: StoredGame | None = None) -> None:
        """Store what a command changes, then apply and broadcast it. Raises Conflict if another process was faster."""
        standing = change.standing
        if standing.clocks is not None:
            standing = replace(standing, clocks=clocks.counted_up_to(standing.clocks, self.timekeeper.now()))
            change = replace(change, standing=standing)
        due = self.due_of(standing, pause=not change.same_turn)
        seq = table.seq + len(change.entries)
        snapshot = None
        if seq // SNAPSHOT_EVERY > table.seq // SNAPSHOT_EVERY:
            snapshot = change.replay.snapshot(seq)
        pending = PendingWrite(
            table.id,
            table.version,
            standing,
            change.entries,
            due,
            None if due is None else self.holder,
            change.seated,
            snapshot,
            following,
        )
        try:
            await self.store.write(pending)
        except Conflict:
            metrics.CONFLICTS.inc()
            table.out_of_sync = True
            raise
        except BaseException:  # also a cancelled request: only the database knows whether it was written
            table.out_of_sync = True
            raise
        for entry in change.entries:
            metrics.ENTRIES.labels(entry.kind).inc()
        table.version += 1
        table.apply(change)
        table.broadcast(change.frames)
        self._announce(table, due)

    def _announce(self, table: Table, due: float | None) -> None:
        """Tell other processes what has been written, and whoever sees to it what is due."""
        if due is not None and self.duties is not None:
            self.duties.expect(table.id, due)
        for listener in self.listeners:
            listener(table)
        self.fanout.publish_change(table.id, table.version, due is not None and self.duties is None)

    async def refresh(self, table: Table) -> None:
        """Bring a table up to what the database says, and broadcast what is new. The caller holds its lock."""
        table.out_of_sync = True
        stored = await self.store.read(table.id, table.seq)
        if stored is None:
            self.forget(table)
            raise _no_game()
        if stored.version > table.version:
            if table.subscribers:
                self._follow(table, stored)
            else:
                table.catch_up(stored)
        table.out_of_sync = False

    async def refresh_all(self, game_ids: Sequence[str]) -> None:
        """Bring those of some games that are in memory up to what the database says."""
        held = [game_id for game_id in game_ids if game_id in self._loaded]
        if held and self.store.shared:
            for game_id, version in (await self.store.versions(held)).items():
                table = self._loaded.get(game_id)
                if table is not None and table.version < version:
                    async with table.lock:
                        await self.refresh(table)

    async def tell_of(self, game_ids: Sequence[str]) -> None:
        """Catch up with games to which something was written beside their tables, and let other processes do so."""
        for game_id, version in (await self.store.versions(game_ids)).items():
            table = self._loaded.get(game_id)
            if table is not None:
                async with table.lock:
                    await self.refresh(table)
            self.fanout.publish_change(game_id, version, False)

    def _follow(self, table: Table, stored: StoredGame) -> None:
        """Take over what another process has written, and broadcast its frames."""
        replay = table.replay.copy()
        frames: list[Frame] = []
        for entry in stored.entries:
            payload = entry_payload(entry, replay.follow(entry))
            newest = entry is stored.entries[-1]
            over = newest and stored.standing.status == "over"
            position = RenderedPosition(replay.game.copy(), entry.seq, table.setup.aids, over, table.position)
            frames.append(Frame(payload, position, newest))
        table.seats = stored.seats
        table.version = stored.version
        table.apply(Change(replay, stored.standing, stored.entries, frames))
        table.broadcast(frames)

    # --- what other processes do --------------------------------------------------------------------------------------
    def heard(self, game_id: str, version: int) -> None:
        """Catch up with a game in memory that another process has written to."""
        table = self._loaded.get(game_id)
        if table is not None and table.version < version and game_id not in self._catching_up and not self.closing:
            self._catching_up.add(game_id)
            self.spawn(self._catch_up(table))

    def heard_presence(self, process: str, there: Mapping[str, PeopleAtTable]) -> None:
        """Learn who is at tables of another process."""
        self.show_presence(self.presence.hear(process, there))

    def show_presence(self, game_ids: Iterable[str]) -> None:
        """Broadcast the tables of some games, where they are in memory: who is there has changed."""
        for game_id in game_ids:
            table = self._loaded.get(game_id)
            if table is not None:
                table.broadcast()

    def emote(self, table: Table, seat: int, emote: str) -> None:
        """Send what a seat says to everybody who listens, here and at other processes."""
        if not table.admits_emote(seat):
            raise Problem("too_many_requests", f"an emote every {EMOTE_PAUSE} s", retry_after=EMOTE_PAUSE)
        table.send_emote(seat, emote)
        self.fanout.publish_emote(self.timekeeper.process, table.id, seat, emote)

    def heard_emote(self, process: str, game_id: str, seat: int, emote: str) -> None:
        """Send on what a seat said at another process. It counts here too, so that no seat says more by asking many."""
        table = self._loaded.get(game_id)
        if table is not None and process != self.timekeeper.process and table.admits_emote(seat, EMOTE_PAUSE / 2):
            table.send_emote(seat, emote)

    async def _catch_up(self, table: Table) -> None:
        try:
            async with table.lock:
                self._catching_up.discard(table.id)
                await self.refresh(table)
        except (Unavailable, Problem, DamagedLog) as fault:
            log.warning("a game could not catch up", game=table.id, fault=str(fault))
        finally:
            self._catching_up.discard(table.id)

    async def look_around(self) -> None:
        """Look every few seconds what others have written to the games that somebody here listens to.

        Of the other games in memory some are looked at each time: an operator may have removed one.
        """
        looked = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            listened = [table for table in self.loaded if table.listeners]
            others = [table for table in self.loaded if not table.listeners]
            looked = looked if looked < len(others) else 0
            asked = listened + others[looked : looked + GAMES_A_LOOK]
            looked += GAMES_A_LOOK
            try:
                for first in range(0, len(asked), GAMES_A_LOOK):
                    await self._look_at(asked[first : first + GAMES_A_LOOK])
            except Unavailable:
                continue

    async def _look_at(self, tables: Sequence[Table]) -> None:
        versions = await self.store.versions([table.id for table in tables])
        for table in tables:
            if table.id not in versions:
                self.forget(table)
            elif table.listeners or not self.store.shared:  # an operator may have renamed somebody
                self.heard(table.id, versions[table.id])

    # --- background tasks ---------------------------------------------------------------------------------------------
    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task; it is cancelled when the server ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("background task failed", exc_info=fault)

    def end_streams(self, code: int) -> None:
        """End every stream and socket with a close code, and refuse commands from now on."""
        self.closing = True
        for end in self.enders:
            end(code)
        for table in self.loaded:
            for subscriber in tuple(table.listeners):
                subscriber.end(code)

    async def close(self) -> None:
        """Stop the background tasks."""
        self.closing = True
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _no_game() -> Problem:
    return Problem("no_game", "there is no such game")
