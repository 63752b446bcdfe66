"""Rated games: two people who are paired by the lobby."""

from __future__ import annotations

import secrets
from typing import Any

from carcassonne.server.games.outcome import is_opening
from support.people import Somebody
from support.tables import House

Json = dict[str, Any]
TWO: Json = {"players": [2], "presets": ["modern"], "clocks": ["usual"]}


async def at_a_rated_table(house: House, one: Somebody, other: Somebody) -> Json:
    """A game that the lobby has made of two people, with the tokens of both."""
    tokens = {who.id: secrets.token_urlsafe(32) for who in (one, other)}
    found: Json = {}
    while not found.get("game"):
        for who in (one, other):
            body = {"token": tokens[who.id]} | TWO
            found = (await house.http.post("/api/v1/seeks", json=body, headers=who.headers)).json()
    seat = found["seat"]
    return {"id": found["game"], "tokens": {str(seat): tokens[other.id], str(1 - seat): tokens[one.id]}}


async def everybody_decides(house: House, made: Json) -> None:
    """Play until everybody has made a decision: from then on a rated game counts."""
    async with house.registry.pinned(made["id"]) as table:
        while is_opening(table.entries, len(table.seats)):
            await house.play(made)
