"""The rows of seeks: who looks for somebody to play with, whichever process they have come to.

A seek belongs to the process with the seeker's socket, for as long as that lives: nothing need be renewed. Whoever
pairs takes all seats of a table in one transaction, or none.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update

from carcassonne.server.games.model import StoredGame
from carcassonne.server.games.stores import Conflict
from carcassonne.server.lobby.wishes import Wishes
from carcassonne.server.storage import schema
from carcassonne.server.storage.leases import hold
from carcassonne.server.storage.lobby_schema import seek as seek_table
from carcassonne.server.storage.people_schema import person
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store, insert_game

LEASE = "lobby"
KEPT_SECONDS = 3600.0
"""For so long whoever was paired, and has not heard of it, is told where their game is."""


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody who looks for a game; with the game and the seat once they have them."""

    id: str
    token_hash: str = field(repr=False)
    name: str
    """Of a guest; a person is called as they are called now."""
    process: str
    wishes: Wishes
    created: float
    person: str | None = None
    asker: str | None = None
    game: str | None = None
    seat: int | None = None


class SeekRows:
    """The seeks in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def add(self, seek: Seek) -> Seek:
        """Add a seek; one of the same token that is there already stays, and is returned."""
        row = {name: getattr(seek, name) for name in Seek.__slots__} | {"wishes": asdict(seek.wishes)}
        row["name"] = "" if seek.person else seek.name
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(seek_table).values(row))
            return seek
        except Conflict:
            known = await self._find(seek.token_hash)
            if known is None:
                raise
            return known

    async def _find(self, token_hash: str) -> Seek | None:
        async with self._store.reading() as connection:
            query = _WITH_NAMES.where(_SEEK.token_hash == token_hash)
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else _seek_of(row)

    @shielded
    async def bind(self, token_hash: str, process: str) -> Seek | None:
        """Let a seek belong to the process at which its seeker is now; return it, or None where there is none."""
        async with self._store.transaction() as connection:
            mine = (seek_table.c.token_hash == token_hash, seek_table.c.game.is_(None))
            await connection.execute(update(seek_table).where(*mine).values(process=process))
        return await self._find(token_hash)

    @shielded
    async def open(self) -> dict[str, str]:
        """Return the seeks that nobody is paired with yet, and the process of each."""
        async with self._store.reading() as connection:
            found = await connection.execute(select(_SEEK.id, _SEEK.process).where(_SEEK.game.is_(None)))
            return {row[0]: row[1] for row in found.all()}

    @shielded
    async def read(self, ids: Collection[str]) -> list[Seek]:
        """Return these seeks, as far as they are there."""
        async with self._store.reading() as connection:
            found = await connection.execute(_WITH_NAMES.where(_SEEK.id.in_(ids)))
            return [_seek_of(row) for row in found.mappings().all()]

    @shielded
    async def pair(self, seeks: Sequence[str], game: StoredGame) -> None:
        """Give the seats of a new game to seeks, in their order; raises Conflict where one of them is taken or gone."""
        async with self._store.transaction() as connection:
            for seat, seek in sorted(
                enumerate(seeks), key=lambda each: each[1]
            ):  # two processes lock in the same order
                free = (_SEEK.id == seek, _SEEK.game.is_(None))
                taken = await connection.execute(update(seek_table).where(*free).values(game=game.setup.id, seat=seat))
                if taken.rowcount != 1:
                    raise Conflict(seek)
            await insert_game(connection, game)

    @shielded
    async def withdraw(self, token_hash: str) -> Seek | None:
        """Remove a seek, unless it has a game already: then it is returned."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(seek_table).where(_SEEK.token_hash == token_hash, _SEEK.game.is_(None)))
        return await self._find(token_hash)

    @shielded
    async def remove(self, ids: Collection[str], process: str) -> None:
        """Remove open seeks that still belong to a process."""
        mine = (_SEEK.id.in_(ids), _SEEK.process == process, _SEEK.game.is_(None))
        async with self._store.transaction() as connection:
            await connection.execute(delete(seek_table).where(*mine))

    @shielded
    async def tidy(self, alive: Collection[str], now: float) -> int:
        """Remove the seeks of dead processes, and those that were paired long ago; return how many."""
        dead = and_(_SEEK.game.is_(None), _SEEK.process.not_in(alive))
        old = and_(_SEEK.game.is_not(None), _SEEK.created < now - KEPT_SECONDS)
        async with self._store.reading() as connection:
            found = list((await connection.execute(select(_SEEK.id).where(dead | old))).scalars())
        if found:
            async with self._store.transaction() as connection:
                await connection.execute(delete(seek_table).where(_SEEK.id.in_(found), dead | old))
        return len(found)

    @shielded
    async def going(self, most: int) -> list[str]:
        """Return games that go on and that whoever likes may watch, the newest first: the lobby's, and of matches."""
        game = schema.game.c
        shown = or_(game.listed.is_(True), game.match_id.is_not(None))
        query = select(game.id).where(game.status == "playing", shown).order_by(game.created.desc(), game.id)
        async with self._store.reading() as connection:
            return list((await connection.execute(query.limit(most))).scalars())

    @shielded
    async def hold(self, process: str, alive: Collection[str]) -> bool:
        """Be the one process that pairs those who wait; return whether this is it."""
        return await hold(self._store, LEASE, process, alive)


_SEEK = seek_table.c
_WITH_NAMES = select(seek_table, person.c.name.label("called")).select_from(
    seek_table.outerjoin(person, person.c.id == _SEEK.person)
)


def _seek_of(row: Any) -> Seek:
    known: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in row["wishes"].items()
    }
    further = {"wishes": Wishes(**known), "name": row["called"] or row["name"]}
    return Seek(**{name: row[name] for name in Seek.__slots__} | further)
