"""Subscriptions: which devices are called for which seats, and the server's own key. Both are in the database."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.storage import schema
from carcassonne.server.storage.lobby_schema import seek, seek_call
from carcassonne.server.storage.people_schema import block
from carcassonne.server.storage.people_schema import person as person_table
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

DEVICES = 8
"""The most devices that are called for one seat; the newest stay."""
CALL_EVERY = 3600.0
"""Seconds between two calls of somebody who asked to be called when somebody looks for a game."""
MOST_CALLED = 200
"""People who are called for one who looks, those first who were not called for longest."""
PLAYING_SECONDS = 900.0
"""Who has a seat where something happened so lately is at a table."""


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
    async def keep(
        self,
        subscription: Subscription,
        token_hashes: Sequence[str],
        person: str | None = None,
        seeks: bool | None = None,
    ) -> int:
        """Let a device be called for the seats of a person and those that these tokens open; return how many.

        `seeks`: whether it is called, too, when somebody looks for a game; None: as before, while it is that person's.
        """
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
            await _keep_for_seeks(connection, subscription, person or "", seeks)
            return len(rows)

    @shielded
    async def forget(self, endpoint: str) -> None:
        """Call a device no more."""
        async with self._store.transaction() as connection:
            for table in (schema.push_seat, seek_call):
                await connection.execute(delete(table).where(table.c.name == _name(endpoint)))

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

    @shielded
    async def claim_for_seek(self, seeker: str, now: float, at: str) -> list[Subscription]:
        """Return the devices of those who are called because somebody looks for a game; each once an hour at most.

        Nobody is who blocks the other, looks for a game too, or has a seat where something happened since `at`.
        """
        call, other = seek_call.c, seek_call.c.person
        blocked = exists().where(
            or_(
                (block.c.person == seeker) & (block.c.other == other),
                (block.c.person == other) & (block.c.other == seeker),
            )
        )
        looking = exists().where(seek.c.person == other, seek.c.game.is_(None))
        here = (schema.seat.c.person == other, schema.seat.c.game_id == schema.game.c.id)
        lately = exists().where(schema.entry.c.game_id == schema.game.c.id, schema.entry.c.at > at)
        playing = exists().where(*here, schema.game.c.status == "playing", or_(schema.game.c.created > at, lately))
        is_open = exists().where(person_table.c.id == other, person_table.c.closed_until <= now)
        free = (call.called <= now - CALL_EVERY, other != seeker, ~blocked, ~looking, ~playing, is_open)
        async with self._store.reading() as connection:
            query = select(other).where(*free).group_by(other).order_by(func.max(call.called), other)
            people = list((await connection.execute(query.limit(MOST_CALLED))).scalars())
        if not people:
            return []
        mine = update(seek_call).where(other.in_(people), call.called <= now - CALL_EVERY).values(called=now)
        devices = mine.returning(other, call.created, call.endpoint, call.p256dh, call.auth)
        async with self._store.transaction() as connection:
            rows = sorted((await connection.execute(devices)).all(), key=lambda row: str(row[1]), reverse=True)
        found: list[Subscription] = []
        of_person: Counter[str] = Counter()
        for who, _, *where in rows:
            of_person[who] += 1
            if of_person[who] <= DEVICES:
                found.append(Subscription(*where))
        return found


async def _keep_for_seeks(connection: AsyncConnection, device: Subscription, person: str, seeks: bool | None) -> None:
    """Note whether a device is called when somebody looks for a game; it is of whoever is signed in there now."""
    named, call = _name(device.endpoint), seek_call.c
    others = seek_call.c.person != person if seeks is None else call.person.is_not(None)
    last = (await connection.execute(select(func.max(call.called)).where(call.person == person))).scalar()
    await connection.execute(delete(seek_call).where(call.name == named, others))
    if seeks and person:
        row = {"person": person, "name": named, "created": now_text(), "called": last or 0.0}
        keys = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}
        await connection.execute(insert(seek_call).values(row | keys))


def _name(endpoint: str) -> str:
    """Return a device's name: an endpoint may be longer than a database's key."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
