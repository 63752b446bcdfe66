"""Leases: what one process does for all of them, for as long as it lives."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import insert, select, update

from carcassonne.server.games.stores import Conflict
from carcassonne.server.storage.lobby_schema import lease
from carcassonne.server.storage.store import Store


async def hold(store: Store, name: str, process: str, alive: Collection[str]) -> bool:
    """Be the one process that does something; return whether this is it."""
    async with store.reading() as connection:
        held = (await connection.execute(select(lease.c.holder).where(lease.c.name == name))).scalar()
    if held is not None and held in alive:
        return bool(held == process)
    try:
        async with store.transaction() as connection:
            if held is None:
                await connection.execute(insert(lease).values(name=name, holder=process))
                return True
            free = (lease.c.name == name, lease.c.holder == held)
            taken = await connection.execute(update(lease).where(*free).values(holder=process))
            return bool(taken.rowcount == 1)
    except Conflict:
        return False
