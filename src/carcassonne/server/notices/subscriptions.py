"""Subscriptions: which devices are called for which seats, and the server's own key. Both are in the database."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.storage import schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

DEVICES = 8
"""The most devices that are called for one seat; the newest stay."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a device is called, and the keys with which the call is encrypted."""

    endpoint: str
    p256dh: str
    auth: str


class Subscriptions:
    """The subscriptions of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def key(self, made: str) -> str:
        """Return the server's private key: that of the first server of this database, else the one just made."""
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(schema.push_key).values(id=1, private_key=made))
            return made
        except Conflict:
            async with self._store.reading() as connection:
                return str((await connection.execute(select(schema.push_key.c.private_key))).scalar_one())

    @shielded
    async def keep(self, subscription: Subscription, token_hashes: Sequence[str], person: str | None = None) -> int:
        """Let a device be called for the seats of a person and those that these tokens open; return how many."""
        named = _name(subscription.endpoint)
        seat, push = schema.seat.c, schema.push_seat.c
        async with self._store.transaction() as connection:
            # Of nobody where nobody is signed in: null would stand for every guest.
            theirs = (seat.person == (person or "")) & seat.token_hash.is_not(None)
            known = select(seat.token_hash).where(seat.token_hash.in_(token_hashes) | theirs).distinct()
            hashes = list((await connection.execute(known)).scalars())
            told = select(push.token_hash, push.told).where(push.name == named)
            before = {row[0]: row[1] for row in (await connection.execute(told)).all()}
            await connection.execute(delete(schema.push_seat).where(push.name == named))
            rows = [
                {
                    "token_hash": token_hash,
                    "name": named,
                    "endpoint": subscription.endpoint,
                    "p256dh": subscription.p256dh,
                    "auth": subscription.auth,
                    "created": now_text(),
                    "told": before.get(token_hash, ""),
                }
                for token_hash in hashes
            ]
            if rows:
                await connection.execute(insert(schema.push_seat), rows)
            return len(rows)

    @shielded
    async def forget(self, endpoint: str) -> None:
        """Call a device no more."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(schema.push_seat).where(schema.push_seat.c.name == _name(endpoint)))

    @shielded
    async def claim(self, turns: Mapping[str, str]) -> list[tuple[str, Subscription]]:
        """Return the devices to be called for turns, given by the hashes of their seats' tokens, each with its seat's.

        Each turn is called out once, by one process.
        """
        push = schema.push_seat.c
        devices = select(push.token_hash, push.name, push.endpoint, push.p256dh, push.auth)
        of_seats = devices.where(push.token_hash.in_(list(turns))).order_by(push.created.desc())
        async with self._store.reading() as connection:
            rows = (await connection.execute(of_seats)).all()
        found: list[tuple[str, Subscription]] = []
        of_seat: Counter[str] = Counter()
        for token_hash, name, *where in rows:
            of_seat[token_hash] += 1
            if of_seat[token_hash] > DEVICES:
                continue
            not_told = (push.token_hash == token_hash, push.name == name, push.told != turns[token_hash])
            async with self._store.transaction() as connection:
                told = update(schema.push_seat).where(*not_told).values(told=turns[token_hash])
                if (await connection.execute(told)).rowcount == 1:
                    found.append((token_hash, Subscription(*where)))
        return found


def _name(endpoint: str) -> str:
    """Return a device's name: an endpoint may be longer than a database's key."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
