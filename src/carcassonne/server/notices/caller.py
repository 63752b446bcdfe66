"""The caller: when a turn comes to somebody who is not at the table, their devices are called."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import structlog

from carcassonne.server.fair_places import FairPlaces
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.table import Table
from carcassonne.server.games.tokens import hash_of
from carcassonne.server.notices import sending
from carcassonne.server.notices.subscriptions import PLAYING_SECONDS, Subscription, Subscriptions
from carcassonne.server.problems import Problem
from carcassonne.server.settings import Settings
from carcassonne.server.storage.store import Store

log = structlog.get_logger()
AT_ONCE = 32
AT_ONCE_TO_ONE = 4
"""Messages under way: in all, and to one push service."""
MISSES = 3
STAND_BACK = 60.0
"""After so many messages in a row that a push service did not take in time it is not called for so many seconds."""
SERVICES = 1000
"""Push services remembered."""
WAITING = 500
"""Turns that may wait to be called out; more are dropped: a turn is also seen at the table."""
REMEMBERED = 10_000
PAUSE = 1.0
"""Seconds in which turns are gathered: their devices are looked up together, and who is quick is not called."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """A turn that came to a seat whose player is away."""

    table: Table
    seat: int
    name: str

    @property
    def waits(self) -> bool:
        """Whether it is still that seat's turn, and its player is not there yet."""
        return self.table.standing.to_act == self.seat and self.seat not in self.table.present

    @property
    def message(self) -> dict[str, Any]:
        others = [other.name for number, other in enumerate(self.table.seats) if number != self.seat]
        return {"game": self.table.id, "names": others}


class Caller:
    """Calls the devices of a service. Nothing is made or sent before somebody has subscribed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._subscriptions = Subscriptions(store)
        self._settings = settings
        self._private_key: str | None = None
        self._turns: OrderedDict[str, str] = OrderedDict()
        self._waiting: dict[str, _Turn] = {}
        """Turns not called out yet, by the hashes of their seats' tokens."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = FairPlaces(AT_ONCE, AT_ONCE_TO_ONE)
        self._slow: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """Push services that were too slow: how often in a row, and when last."""

    # --- subscribing --------------------------------------------------------------------------------------------------
    async def public_key(self) -> str:
        """Return the key that browsers need; the first who asks makes it. Raises Problem where nothing can be sent."""
        return sending.public_key(await self._key())

    async def subscribe(
        self, subscription: Subscription, tokens: list[str], person: str | None = None, seeks: bool | None = None
    ) -> int:
        """Call a device for the seats of its tokens, and of a person, from now on; return how many. Raises Problem."""
        if seeks and person is None:
            raise Problem("not_signed_in", "who is called when somebody looks for a game is signed in")
        await self._key()
        try:
            sending.check_endpoint(subscription.endpoint, self._settings.push_local)
            await asyncio.to_thread(sending.check_keys, subscription)
        except sending.PushError as reason:
            raise Problem("bad_request", str(reason), field="endpoint") from reason
        return await self._subscriptions.keep(subscription, [hash_of(token) for token in tokens], person, seeks)

    async def unsubscribe(self, endpoint: str) -> None:
        """Call a device no more."""
        await self._subscriptions.forget(endpoint)

    async def _key(self) -> str:
        if not sending.installed():
            raise Problem("unavailable", sending.MISSING)
        if self._private_key is None:
            self._private_key = await self._subscriptions.key(await asyncio.to_thread(sending.new_key))
        return self._private_key

    # --- calling ------------------------------------------------------------------------------------------------------
    def look(self, table: Table) -> None:
        """Look at a table that has changed: is it the turn of somebody who is away?"""
        seat = table.standing.to_act
        if table.standing.status != "playing" or seat is None or table.standing.by_bot or seat in table.present:
            return
        token_hash = table.seats[seat].token_hash
        turn = f"{table.id}:{next((entry.seq for entry in reversed(table.entries) if entry.seat != seat), 0)}"
        if token_hash is None or self._turns.get(table.id) == turn or len(self._waiting) >= WAITING:
            return
        self._turns[table.id] = turn
        if len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        if not self._waiting:
            task = asyncio.create_task(self._call())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._waiting[token_hash] = _Turn(table, seat, turn)

    async def _call(self) -> None:
        """Call the devices for the turns of a second."""
        await asyncio.sleep(PAUSE)
        turns = {token_hash: turn for token_hash, turn in self._waiting.items() if turn.waits}
        self._waiting = {}
        if not turns:
            return
        try:
            devices = await self._subscriptions.claim({token_hash: turn.name for token_hash, turn in turns.items()})
        except (Unavailable, Conflict) as fault:
            log.warning("notices were not sent", fault=str(fault))
        else:
            await asyncio.gather(*(self._send(device, turns[token_hash].message) for token_hash, device in devices))

    async def call_to_lobby(self, seeker: str, name: str, now: float) -> None:
        """Call those who asked for it when somebody looks for a game: once an hour each at most."""
        at = datetime.fromtimestamp(now - PLAYING_SECONDS, UTC).isoformat(timespec="milliseconds")
        try:
            devices = await self._subscriptions.claim_for_seek(seeker, now, at.replace("+00:00", "Z"))
        except (Unavailable, Conflict) as fault:
            log.warning("nobody was called to the lobby", fault=str(fault))
        else:
            await asyncio.gather(*(self._send(device, {"seek": name}) for device in devices))

    async def _send(self, device: Subscription, message: dict[str, Any]) -> None:
        contact, local = self._settings.push_contact, self._settings.push_local
        try:
            service = sending.check_endpoint(device.endpoint, local).netloc
            async with self._places.place(service):
                if self._stands_back(service):
                    return
                try:
                    wanted = await sending.send(device, message, await self._key(), contact, local)
                except TimeoutError:
                    misses, _ = self._slow.pop(service, (0, 0.0))
                    self._slow[service] = misses + 1, time.monotonic()
                    if len(self._slow) > SERVICES:
                        self._slow.popitem(last=False)
                    raise
                self._slow.pop(service, None)
            if not wanted:
                await self._subscriptions.forget(device.endpoint)
        except (sending.PushError, OSError, Unavailable, Conflict, Problem) as fault:
            log.warning("a notice was not sent", fault=str(fault) or type(fault).__name__)

    def _stands_back(self, service: str) -> bool:
        misses, last = self._slow.get(service, (0, 0.0))
        return misses >= MISSES and time.monotonic() - last < STAND_BACK

    async def close(self) -> None:
        """Send nothing any more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
