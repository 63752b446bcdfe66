"""The caller: when a turn comes to somebody who is not at the table, their devices are called."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import structlog

from carcassonne.server.games.table import Table
from carcassonne.server.games.tokens import hash_of
from carcassonne.server.http.problems import Problem
from carcassonne.server.notices import sending
from carcassonne.server.notices.subscriptions import Subscription, Subscriptions
from carcassonne.server.settings import Settings
from carcassonne.server.storage.store import Store, Unavailable

log = structlog.get_logger()
AT_ONCE = 4
WAITING = 500
"""Calls that may wait; more are dropped: a turn is also seen at the table."""
REMEMBERED = 10_000


class Caller:
    """Calls the devices of a service. Nothing is made or sent before somebody has subscribed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._subscriptions = Subscriptions(store)
        self._settings = settings
        self._private_key: str | None = None
        self._turns: OrderedDict[str, str] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending = asyncio.Semaphore(AT_ONCE)

    # --- subscribing --------------------------------------------------------------------------------------------------
    async def public_key(self) -> str:
        """Return the key that browsers need; the first who asks makes it. Raises Problem where nothing can be sent."""
        return sending.public_key(await self._key())

    async def subscribe(self, subscription: Subscription, tokens: list[str]) -> int:
        """Call a device for the seats of its tokens from now on; return how many. Raises Problem."""
        await self._key()
        try:
            sending.check_endpoint(subscription.endpoint, self._settings.push_local)
            await asyncio.to_thread(sending.check_keys, subscription)
        except sending.PushError as reason:
            raise Problem("bad_request", str(reason), field="endpoint") from reason
        return await self._subscriptions.keep(subscription, [hash_of(token) for token in tokens])

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
        if table.standing.status != "playing" or seat is None or table.standing.by_bot or table.present[seat]:
            return
        token_hash = table.seats[seat].token_hash
        turn = f"{table.id}:{next((entry.seq for entry in reversed(table.entries) if entry.seat != seat), 0)}"
        if token_hash is None or self._turns.get(table.id) == turn or len(self._tasks) >= WAITING:
            return
        self._turns[table.id] = turn
        if len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        others = [other.name for number, other in enumerate(table.seats) if number != seat]
        task = asyncio.create_task(self._call(token_hash, turn, {"game": table.id, "names": others}))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, token_hash: str, turn: str, message: dict[str, Any]) -> None:
        try:
            for device in await self._subscriptions.claim(token_hash, turn):
                async with self._sending:
                    await self._send(device, message)
        except (Unavailable, Problem) as fault:
            log.warning("a notice was not sent", fault=str(fault))

    async def _send(self, device: Subscription, message: dict[str, Any]) -> None:
        contact, local = self._settings.push_contact, self._settings.push_local
        try:
            wanted = await asyncio.to_thread(sending.send, device, message, await self._key(), contact, local)
            if not wanted:
                await self._subscriptions.forget(device.endpoint)
        except (sending.PushError, OSError) as fault:
            log.warning("a notice was not sent", fault=str(fault) or type(fault).__name__)

    async def close(self) -> None:
        """Send nothing any more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
