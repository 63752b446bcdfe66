"""The lobby in one process: the seeks that came here, and the pairing of all who wait.

Whoever comes is compared with everybody who waits at once; what becomes possible by waiting longer the one process sees
to that holds the lease. Processes tell one another what has changed, and a look every few seconds finds what is lost.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from carcassonne.server import metrics
from carcassonne.server.commands.answers import GameSeenPayload
from carcassonne.server.event_log import event_log
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.subscriber import Subscriber
from carcassonne.server.games.tokens import hash_of, new_game_id
from carcassonne.server.lobby.pairing import Pairing, Seeker, pairing_with, pairings
from carcassonne.server.lobby.payloads import LobbyPayload, MySeekPayload, my_seek_payload
from carcassonne.server.lobby.seek_rows import Seek, SeekRows
from carcassonne.server.lobby.sockets import LobbySockets, my_seek_frame, shown_seeks, told_count
from carcassonne.server.lobby.tables import table_for
from carcassonne.server.lobby.wishes import Wishes, checked
from carcassonne.server.people.model import Person
from carcassonne.server.people.sessions import People
from carcassonne.server.problems import Problem
from carcassonne.server.ratings.faults import closed_until
from carcassonne.server.ratings.model import is_available
from carcassonne.server.ratings.rating_rows import RatingRows, shown_ratings

LOOK_SECONDS = 2.0
"""Between two looks at everybody who waits: wishes widen, and messages may be lost."""
PAUSE_SECONDS = 0.1
"""Between two looks for newcomers: of a crowd many are looked at together."""
FRAME_SECONDS = 1.0
"""Between two frames to a socket about others."""
SOCKET_SECONDS = 15.0
"""For so long a seek is kept whose seeker has no socket (yet, or just now)."""
FEW = 100
"""So few are all compared with all again and again; of more, those whose wishes have widened."""
CALL_AFTER = 10.0
"""Seconds after which others are called to somebody who looks for a game: who is paired at once needs nobody."""
GAMES, GAMES_SECONDS = 12, 3.0
"""How many games that may be watched are shown, and how long the same ones."""
log = event_log()


class Lobby:
    """Who looks for a game, as this process knows it."""

    def __init__(
        self,
        registry: Registry,
        rows: SeekRows,
        people: People | None = None,
        ratings: RatingRows | None = None,
        call: Callable[[str, str, float], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        self.sockets = LobbySockets()
        self._registry = registry
        self._rows = rows
        self._people = people
        self._ratings = ratings if is_available() else None
        """None where nothing can be rated."""
        self._call = call
        """Calls people who asked for it when somebody looks for a game."""
        self._called: set[str] = set()
        """The seeks for which they were called."""
        self._open: dict[str, Seek] = {}
        """The seeks that nobody is paired with yet, of all processes."""
        self._newcomers: set[str] = set()
        """Those that came to this process and were not compared with the others yet."""
        self._alone: dict[str, float] = {}
        """Since when seeks of this process have no socket."""
        self._fresh: dict[str, str] = {}
        """The seeks that came here and have had no socket yet, by the hashes of their tokens: nobody else has them."""
        self._wake = asyncio.Event()
        self._stale = False
        self._looking = asyncio.Lock()
        self._looked = self._held_at = 0.0
        self._compared_at = -math.inf
        """When this process compared everybody with everybody last, since it has held the lease."""
        self._games: list[GameSeenPayload] = []
        self._games_at = 0.0

    @property
    def _now(self) -> float:
        return self._registry.timekeeper.now()

    @property
    def _process(self) -> str:
        return self._registry.timekeeper.process

    # --- seeking ------------------------------------------------------------------------------------------------------
    async def seek(
        self, token: str, name: str, wishes: Wishes, person: Person | None = None, asker: str | None = None
    ) -> MySeekPayload:
        """Look for a game for whoever holds a token, which will open their seat; the same again is the same seek."""
        if self._registry.closing:
            raise Problem("unavailable", "the server is going down")
        if wishes.rated_only and (person is None or self._ratings is None):
            raise Problem("not_allowed", "rated games are for people who are signed in", field="rated_only")
        if person is not None:
            if wishes.rated_only:
                person.check_rated(self._now)
            await self._check_open_to(person)
        called, who = (name, None) if person is None else (person.name, person.id)
        new = Seek(new_game_id(), hash_of(token), called, self._process, checked(wishes), self._now, who, asker)
        seek = await self._rows.add(new)
        if seek is new:
            self._open[seek.id] = seek
            self._fresh[seek.token_hash] = seek.id
            self._newcomers.add(seek.id)
            self._alone.setdefault(seek.id, self._now)
            self._wake.set()
            self._registry.fanout.publish_lobby()
        return my_seek_payload(seek)

    async def withdraw(self, token: str) -> MySeekPayload:
        """Look no longer; who has a game already is told where it is."""
        seek = await self._rows.withdraw(hash_of(token))
        if seek is None:
            self._stale = True
            self._registry.fanout.publish_lobby()
        return my_seek_payload(seek)

    async def greet(self, subscriber: Subscriber, token: str) -> str | None:
        """Let a socket be told of the seek of its token, which belongs to this process from now on; return its id."""
        seek = self._open.get(self._fresh.pop(hash_of(token), "")) or await self._rows.bind(
            hash_of(token), self._process
        )
        subscriber.enqueue(my_seek_frame(seek))
        if seek is None or seek.game is not None:
            return None
        self._alone.pop(seek.id, None)
        self._open.setdefault(seek.id, seek)
        self.sockets.bind(subscriber, seek)
        self._stale = True
        return seek.id

    def leave(self, subscriber: Subscriber, seek_id: str) -> None:
        """Remember that a seeker's socket is closed: unless it comes back the seek is void."""
        if self.sockets.leave(subscriber, seek_id):
            self._alone[seek_id] = self._now

    # --- showing ------------------------------------------------------------------------------------------------------
    async def shown(self) -> LobbyPayload:
        """Return the lobby as it is now."""
        if self._now - self._looked > FRAME_SECONDS:
            async with self._looking:
                await self._follow()
        return {
            "seeks": list(shown_seeks(self._open).values()),
            "open": told_count(len(self._open)),
            "games": await self._going(),
        }

    async def _going(self) -> list[GameSeenPayload]:
        """Return games of the lobby that go on, the newest first."""
        if self._now - self._games_at > GAMES_SECONDS:
            self._games_at = self._now
            games: list[GameSeenPayload] = []
            for game_id in await self._rows.going(GAMES):
                with suppress(Problem):
                    async with self._registry.pinned(game_id) as table:
                        games.append({"id": game_id, "table": table.watched.payload()})
            self._games = games
        return self._games

    # --- what goes on without a request -------------------------------------------------------------------------------
    async def run(self) -> None:
        """Look at those who wait, for as long as the process lives."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            try:
                async with self._looking:
                    await self._look()
            except (Unavailable, Conflict) as fault:
                log.warning("the lobby cannot be seen", fault=str(fault))
            await asyncio.sleep(PAUSE_SECONDS)

    async def tell(self) -> None:
        """Tell the sockets what has changed, for as long as the process lives."""
        while True:
            await asyncio.sleep(FRAME_SECONDS)
            if self._stale:
                self._stale = False
                self._wake.set()
            self.sockets.tell_all(self._open)
            metrics.SEEKS.set(len(self._open))

    def heard(self, game_id: str, seeks: Sequence[str]) -> None:
        """Learn that somebody has come or gone, or that these seeks have the seats of a game."""
        self._stale = self._stale or not game_id
        for seat, seek_id in enumerate(seeks if game_id else ()):
            self._alone.pop(seek_id, None)
            self._newcomers.discard(seek_id)
            seek = self._open.pop(seek_id, None)
            if seek is not None:
                self.sockets.tell_seeker(seek_id, replace(seek, game=game_id, seat=seat))

    async def _look(self) -> None:
        """Pair whoever has come, and where this process holds the lease whoever has waited for long enough."""
        if len(self._registry.timekeeper.alive) > 1 or self._now - self._looked >= FRAME_SECONDS:
            await self._follow()  # alone this process knows of everybody, but of what was lost
        newcomers, self._newcomers = self._newcomers & self._open.keys(), set()
        waiting = await self._seekers() if newcomers else {}
        for newcomer in sorted(newcomers):
            if newcomer in self._open and newcomer in waiting:
                here = [seeker for seeker in waiting.values() if seeker.id in self._open]
                await self._pair(pairing_with(waiting[newcomer], here, self._now))
        if self._now - self._held_at >= LOOK_SECONDS:
            self._held_at = self._now
            await self._remove_lonely()
            alive = self._registry.timekeeper.alive
            if not await self._rows.hold(self._process, alive):
                self._compared_at = -math.inf
            else:
                everybody = [*(await self._seekers()).values()]
                since = self._compared_at if len(everybody) > FEW else -math.inf
                self._compared_at = self._now
                for pairing in await asyncio.to_thread(pairings, everybody, self._now, since):  # a crowd takes a while
                    await self._pair(pairing)
                self._call_others()
                if await self._rows.tidy(alive, self._now):
                    self._registry.fanout.publish_lobby()

    def _call_others(self) -> None:
        """Let people who are away be called for those who look for a while: strangers without a name call nobody."""
        self._called &= self._open.keys()
        for seek in tuple(self._open.values()):
            if seek.person is not None and seek.id not in self._called and self._now - seek.created > CALL_AFTER:
                self._called.add(seek.id)
                if self._call is not None:
                    self._registry.spawn(self._call(seek.person, seek.name, self._now))

    async def _seekers(self) -> dict[str, Seeker]:
        """Return those who wait and whose process is alive, by their seeks."""
        alive = self._registry.timekeeper.alive
        seeks = [seek for seek in self._open.values() if seek.process in alive]
        plain = {seek.id: Seeker(seek.id, seek.created, seek.wishes, seek.person) for seek in seeks}
        people = {seek.person for seek in seeks if seek.person is not None}
        if self._people is None or not people:
            return plain
        closed = [who for who in (await self._people.store.people(people)).values() if who.closed_until > self._now]
        plain = {seek_id: each for seek_id, each in plain.items() if each.person not in {who.id for who in closed}}
        blocked = await self._people.store.blocked(people)
        unrated = await self._unrated(people)
        rows = self._ratings
        shown = {} if rows is None else shown_ratings(await rows.standings(people), people)

        def known(seeker: Seeker) -> Seeker:
            who = seeker.person
            if who is None:
                return seeker
            avoids = frozenset(other for pair in blocked if who in pair for other in pair - {who})
            ratings = shown.get(who, {})
            return replace(seeker, avoids=avoids, ratings=ratings, no_longer_rated=frozenset(unrated.get(who, ())))

        return {seek_id: known(seeker) for seek_id, seeker in plain.items()}

    async def _unrated(self, people: Collection[str]) -> dict[str, set[str]]:
        """Return with whom each of some people plays unrated: those of enough games today, or everybody."""
        assert self._people is not None
        if self._ratings is None:
            return {who: set(people) for who in people}
        found = await self._ratings.played_enough(people, self._now)
        for who, person in (await self._people.store.people(people)).items():
            if person.unrated_until > self._now:
                found[who] = set(people)
                for other in people:
                    found.setdefault(other, set()).add(who)
        return found

    async def _check_open_to(self, person: Person) -> None:
        """Raise Problem while quick pairing is closed to somebody who aborted, did not come or left."""
        if self._ratings is not None:
            until = closed_until(await self._ratings.faults(person.id, self._now))
            if until > self._now:
                wait = math.ceil(until - self._now)
                detail = f"you have left or aborted games: you may look for one again in {wait} s"
                raise Problem("too_many_requests", detail, retry_after=wait)

    async def _follow(self) -> None:
        """Learn which seeks are open, and tell those of ours what has become of theirs where no message came."""
        known = set(self._open)
        found = await self._rows.open()
        gone = [seek_id for seek_id in known if seek_id not in found]
        ended = {seek.id: seek for seek in (await self._rows.read(gone) if gone else ())}
        for seek_id in gone:
            if self._open.pop(seek_id, None) is not None:
                self._alone.pop(seek_id, None)
                self.sockets.tell_seeker(seek_id, ended.get(seek_id))
        new = [seek_id for seek_id in found if seek_id not in self._open]
        for seek in await self._rows.read(new) if new else ():
            if seek.game is None:
                self._open[seek.id] = seek
        for seek_id, process in found.items():
            seek_here = self._open.get(seek_id)
            if seek_here is not None and seek_here.process != process:
                self._open[seek_id] = replace(seek_here, process=process)
        self._fresh = {token: seek_id for token, seek_id in self._fresh.items() if seek_id in self._open}
        self._looked = self._now

    async def _remove_lonely(self) -> None:
        """Remove the seeks of this process whose seekers have no socket any more."""
        late = [seek_id for seek_id, since in self._alone.items() if self._now - since > SOCKET_SECONDS]
        if late:
            await self._rows.remove(late, self._process)
            for seek_id in late:
                self._alone.pop(seek_id, None)
            self._registry.fanout.publish_lobby()

    async def _pair(self, pairing: Pairing | None) -> None:
        """Make the game of those who are paired, and call them; nothing where another process was faster."""
        if pairing is None or any(seeker.id not in self._open for seeker in pairing.seekers):
            return
        game, seeks = table_for(pairing, self._open, self._now)
        game = self._registry.new_game(game)
        ids = [seek.id for seek in seeks]
        try:
            await self._rows.pair(ids, game)
        except Conflict:
            self._stale = True  # the next look learns whom another process has paired
            self._newcomers.update(ids)
            return
        for seek in seeks:
            metrics.SECONDS_TO_PAIR.observe(max(0.0, self._now - seek.created))
        metrics.GAMES.labels(pairing.preset).inc()
        self._registry.created(game)
        self.heard(game.setup.id, ids)
        self._registry.fanout.publish_lobby(game.setup.id, ids)
