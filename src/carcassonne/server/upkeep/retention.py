"""Retention: games that nobody has touched for so many days are removed, with everything that belongs to them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import structlog
from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from carcassonne.server.settings import Settings
from carcassonne.server.storage import schema
from carcassonne.server.storage.store import FAULTS, Store

AT_A_TIME = 200
"""Games removed in one transaction, so that moves get their turn."""
INTERVAL = 3600.0
"""Seconds between two looks for games to remove."""
log = structlog.get_logger()
LAST = func.coalesce(
    select(func.max(schema.entry.c.at)).where(schema.entry.c.game_id == schema.game.c.id).scalar_subquery(),
    schema.game.c.created,
)
"""When something last happened in a game."""


@dataclass(frozen=True, slots=True)
class Retention:
    """Days for which games are kept after their last entry; 0: for ever."""

    finished: float = 0.0
    abandoned: float = 0.0

    @classmethod
    def of(cls, settings: Settings) -> Retention:
        """Return what the operator has set."""
        return cls(settings.keep_finished, settings.keep_abandoned)

    @property
    def forever(self) -> bool:
        """Whether nothing is ever removed."""
        return not (self.finished or self.abandoned)

    def expired(self, now: datetime) -> ColumnElement[bool]:
        """Return the condition of a game that is kept no longer."""
        over = schema.game.c.status == "over"
        found = [
            where & (_text(now - timedelta(days=days)) > LAST)
            for where, days in ((over, self.finished), (~over, self.abandoned))
            if days
        ]
        return or_(*found) if found else schema.game.c.id.is_(None)


async def expired_games(store: Store, retention: Retention, most: int | None = None) -> list[str]:
    """Return the games that are kept no longer, up to so many."""
    query = select(schema.game.c.id).where(retention.expired(datetime.now(UTC))).order_by(schema.game.c.id).limit(most)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def purge(store: Store, retention: Retention) -> int:
    """Remove the games that are kept no longer; return how many."""
    removed = 0
    while found := await expired_games(store, retention, AT_A_TIME):
        async with store.transaction() as connection:
            still = schema.game.c.id.in_(found) & retention.expired(datetime.now(UTC))
            games = list((await connection.execute(select(schema.game.c.id).where(still))).scalars())
            await _remove(connection, games)
        removed += len(games)
        if not games:
            break
    return removed


async def remove_games(store: Store, games: Sequence[str]) -> list[str]:
    """Remove games whatever their age; return those that there were."""
    async with store.transaction() as connection:
        query = select(schema.game.c.id).where(schema.game.c.id.in_(games))
        found = list((await connection.execute(query)).scalars())
        await _remove(connection, found)
    return found


async def _remove(connection: AsyncConnection, games: Sequence[str]) -> None:
    for table in reversed(schema.metadata.sorted_tables):
        if "game_id" in table.c:
            await connection.execute(delete(table).where(table.c.game_id.in_(games)))
    await connection.execute(delete(schema.game).where(schema.game.c.id.in_(games)))


async def keep_tidy(store: Store, retention: Retention) -> None:
    """Remove games for as long as the server runs."""
    while not retention.forever:
        try:
            removed = await store.shield.run(purge(store, retention))
            if removed:
                log.info("games removed", games=removed)
        except FAULTS as fault:
            log.warning("games could not be removed", fault=str(fault)[:300])
        await asyncio.sleep(INTERVAL)


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
