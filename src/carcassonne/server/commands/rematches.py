"""Rematches: somebody offers to play again; it begins when everybody at another device has agreed. Bots always do."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from carcassonne.server.commands.answers import GameMadePayload, TableChangedPayload
from carcassonne.server.commands.changing import changed
from carcassonne.server.commands.seating import by_lot, game_made, secretly_shuffled
from carcassonne.server.games.model import Rematch, RematchOffer, StoredGame, now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.shuffle import LOT_TAG
from carcassonne.server.games.standings import standing_at_start
from carcassonne.server.games.table import Change, Table
from carcassonne.server.games.table_payload import rematch_offer
from carcassonne.server.games.tokens import new_game_id

Begun = tuple[bool, GameMadePayload | None]
"""Whether a game is new, and the game; None while somebody is still asked."""


async def offer(registry: Registry, game_id: str, token: str, same_tiles: bool) -> Begun:
    """Offer a rematch, or agree to the same offer of somebody else. Another kind of rematch replaces an offer."""

    async def command(table: Table) -> Begun:
        seat = table.seat_of(token)
        if table.standing.status != "over":
            raise table.problem("not_over", "the game is not over yet")
        if table.standing.result is not None and table.standing.result["reason"] == "cancelled":
            raise table.problem("not_over", "the game was called off before it began: make a new one")
        if table.setup.match_id is not None:
            raise table.problem("not_allowed", "the games of a match follow one another by themselves")
        if table.standing.rematch is not None:
            return False, await _begun(registry, table.standing.rematch)
        offered = rematch_offer(table.standing)
        if offered is None or offered["same_tiles"] != same_tiles:
            people = [number for number, other in enumerate(table.seats) if other.kind == "human"]
            offered = {"by": seat, "same_tiles": same_tiles, "agreed": [], "asked": people}
        return await _agree(registry, table, offered, seat)

    return await changed(registry, game_id, command)


async def answer(registry: Registry, game_id: str, token: str, accept: bool) -> Begun:
    """Agree to an offer or decline it; a seat answers for everybody at its device. Whoever offered may withdraw."""

    async def command(table: Table) -> Begun:
        seat = table.seat_of(token)
        if table.standing.rematch is not None:
            return False, await _begun(registry, table.standing.rematch)
        offered = rematch_offer(table.standing)
        if offered is None or seat not in offered["asked"] + offered["agreed"]:
            raise table.problem("no_offer", "nobody has offered you a rematch")
        if not accept:
            await _store(registry, table, None)
            return False, None
        return await _agree(registry, table, offered, seat)

    return await changed(registry, game_id, command)


async def answered(registry: Registry, game_id: str, begun: Begun) -> tuple[int, GameMadePayload | TableChangedPayload]:
    """Return the status and the answer of a rematch: a new game (201), one that had begun (200), or not yet (202)."""
    new, made = begun
    if made is not None:
        return 201 if new else 200, made
    async with registry.pinned(game_id) as table:
        return 202, {"table": table.payload()}


async def _agree(registry: Registry, table: Table, offered: RematchOffer, seat: int) -> Begun:
    """Let everybody at the device of a seat agree; the game begins when nobody else is asked."""
    owner = table.seats[seat].owner
    here = {number for number, other in enumerate(table.seats) if number == seat or other.owner == owner}
    agreed = sorted({*offered["agreed"], *(here & {*offered["asked"]})})
    asked = [other for other in offered["asked"] if other not in here]
    if asked:
        await _store(registry, table, {**offered, "agreed": agreed, "asked": asked})
        return False, None
    return True, game_made(await _next_game(registry, table, offered["same_tiles"], here))


async def _store(registry: Registry, table: Table, offered: RematchOffer | None) -> None:
    await registry.commit(table, Change(table.replay, replace(table.standing, offer=offered)))


async def _begun(registry: Registry, following: Rematch) -> GameMadePayload:
    async with registry.pinned(following["id"]) as there:
        return game_made(there)


async def _next_game(registry: Registry, table: Table, same_tiles: bool, here: Collection[int]) -> Table:
    """Begin the next game: seats move on by one, or as drawn by lot, and tokens stay valid.

    Clocks wait for those who are not `here`.
    """
    setup = replace(table.setup, id=new_game_id(), created=now_text(), origin=None)
    setup = replace(setup, rated=False, pool=None, tie=None, match_id=None, late=0)
    setup = replace(setup, shuffle="known", commitment=None) if same_tiles else secretly_shuffled(setup)
    players = len(table.seats)
    setup = replace(setup, tags=tuple(tag for tag in setup.tags if tag[0] != LOT_TAG))
    drawn = players - 1
    if setup.rules.first_player == "random" and not same_tiles:
        setup, drawn = by_lot(setup)
    to = [(number - drawn) % players for number in range(players)]
    seats = [replace(table.seats[(number + drawn) % players], left=None, hints=()) for number in range(players)]
    now = registry.timekeeper.now()
    standing = standing_at_start(setup, seats, setup.opening(), now, [to[number] for number in here])
    following: Rematch = {"id": setup.id, "seats": to}
    game = registry.new_game(StoredGame(setup, standing, seats, []))
    await registry.commit(table, Change(table.replay, replace(table.standing, rematch=following, offer=None)), game)
    return registry.created(game)
