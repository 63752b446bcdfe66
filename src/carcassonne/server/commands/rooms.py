"""The waiting room: whoever made a game may call it off, or let a bot play where nobody came; and colours."""

from __future__ import annotations

from dataclasses import replace

from carcassonne.server.commands.answers import table_answer
from carcassonne.server.commands.changing import changed
from carcassonne.server.commands.seating import bot_wanted
from carcassonne.server.games.model import GameStanding, Result, Seat
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.seats import colour_for, told_apart
from carcassonne.server.games.standings import standing_at_start
from carcassonne.server.games.table import Change, Table
from carcassonne.server.json_text import Rendered
from carcassonne.server.problems import Problem


async def cancel(registry: Registry, game_id: str, token: str, positions: bool = False) -> Rendered:
    """Call a game off that has not begun: it is over, and nobody has won."""

    async def command(table: Table) -> Rendered:
        _check_creator(table, token)
        result: Result = {"reason": "cancelled", "scores": [0] * len(table.seats), "winners": []}
        await registry.commit(table, Change(table.replay, GameStanding("over", result=result)))
        return table_answer(table, positions)

    return await changed(registry, game_id, command)


async def fill(
    registry: Registry,
    game_id: str,
    token: str,
    number: int,
    level: int | None,
    player: str | None,
    positions: bool = False,
) -> Rendered:
    """Put a bot into a seat that is still open; the game begins when no other is."""

    async def command(table: Table) -> Rendered:
        _check_creator(table, token)
        if number >= len(table.seats):
            raise Problem("bad_request", f"there is no seat {number}", field="seat")
        sitting = table.seats[number]
        if sitting.kind != "open":
            raise table.problem("seat_taken", "somebody sits there already")
        bot = bot_wanted(registry, level, player)
        names = [name for other, name in enumerate(table.names) if other != number]
        seat = replace(bot, name=told_apart(bot.name, names), secret_hash=sitting.secret_hash)
        seats = [seat if other == number else each for other, each in enumerate(table.seats)]
        here = {*table.present, *table.seats_of(token)}
        standing = standing_at_start(table.setup, seats, table.replay.game, registry.timekeeper.now(), here)
        await registry.commit(table, Change(table.replay, standing, seated={number: seat}))
        return table_answer(table, positions)

    return await changed(registry, game_id, command)


async def take_colour(registry: Registry, game_id: str, token: str, colour: int, positions: bool = False) -> Rendered:
    """Give a seat another colour, for everybody to see: before the game begins, or where nobody else is disturbed."""

    async def command(table: Table) -> Rendered:
        number = table.seat_of(token)
        if table.entries and _others(table, number):
            raise table.problem("not_allowed", "colours change only before the first tile is laid")
        if colour_for(table.seats, number, colour) != colour:
            raise table.problem("colour_taken", "another player has this colour")
        seat = replace(table.seats[number], colour=colour)
        await registry.commit(table, Change(table.replay, table.standing, seated={number: seat}))
        return table_answer(table, positions)

    return await changed(registry, game_id, command)


def _check_creator(table: Table, token: str) -> None:
    """Raise Problem unless a token is of whoever made the game, and it has not begun."""
    if not any(_made_here(table.seats[seat]) for seat in table.seats_of(token)):
        raise Problem("not_allowed", "only whoever made the game may do this")
    if table.standing.status != "waiting":
        raise table.problem("not_waiting", "the game has begun, or was called off")


def _made_here(seat: Seat) -> bool:
    """Whether somebody sits there since the game was made: who came by a link has its secret."""
    return seat.kind == "human" and seat.secret_hash is None


def _others(table: Table, number: int) -> bool:
    """Whether people at other devices play."""
    owner = table.seats[number].owner
    return any(seat.kind == "human" and seat.owner != owner for seat in table.seats)
