"""What belongs to a person: their games on every device, a guest's games that become theirs, their rights."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from carcassonne.server.commands import records
from carcassonne.server.commands.answers import MyGamePayload, MyGamesPayload
from carcassonne.server.event_log import event_log
from carcassonne.server.games.model import now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.people.model import Person
from carcassonne.server.people.sessions import People
from carcassonne.server.problems import Problem

EVERY_GAME = 1_000_000
log = event_log()


async def games_of(registry: Registry, people: People, person: Person) -> MyGamesPayload:
    """Return the games in which a person has a seat, newest first, each with the token of that seat."""
    found = await people.store.seats_of(person.id)
    await registry.refresh_all([game_id for game_id, _ in found])
    games: list[MyGamePayload] = []
    for game_id, seat in found:
        async with registry.pinned(game_id) as table:
            token = table.token_of_person(seat)
            if token is not None:
                to_act, shown = table.standing.to_act, table.payload()
                games.append({"id": game_id, "seat": seat, "token": token, "to_act": to_act, "table": shown})
    return {"games": games}


async def claim(registry: Registry, people: People, person: Person, token_hashes: Sequence[str]) -> list[str]:
    """Give seats of a guest to a person; return the games."""
    games = await people.store.claim_seats(person, token_hashes)
    await registry.tell_of(games)
    return games


async def export(registry: Registry, people: People, person: Person) -> dict[str, Any]:
    """Return everything that is known of a person, with the records of their games."""
    texts: dict[str, str] = {}
    for game_id, _ in await people.store.seats_of(person.id, EVERY_GAME):
        try:
            async with registry.current(game_id) as table:
                texts[game_id] = records.export(table)
        except Problem as gone:
            log.info("a game has no record", game=game_id, why=gone.detail)
        await asyncio.sleep(0)  # others move meanwhile
    tables = await people.store.export(person.id)
    return {"name": person.name, "made": now_text(), "tables": dict(tables), "records": texts}


async def leave(registry: Registry, people: People, person: Person) -> None:
    """Remove a person; tables that show them are told."""
    await registry.tell_of(await people.store.remove(person.id))
    log.info("an account was removed by its person")
