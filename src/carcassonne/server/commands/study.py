"""Study: who may have a hint, and what is analysed. Workers find both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from carcassonne.engine.game import Game
from carcassonne.server.commands.changing import changed
from carcassonne.server.commands.moves import check_turn
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.table import Change, Table
from carcassonne.server.problems import Problem


@dataclass(frozen=True, slots=True)
class HintWanted:
    """The position that a seat wants a hint for, as everybody sees it, after an entry."""

    game: Game
    names: Sequence[str]
    seat: int
    seq: int


async def hint_wanted(registry: Registry, game_id: str, token: str) -> HintWanted:
    """Return what a hint is wanted for; raises Problem where the seat is not to act, or plays without hints."""
    async with registry.current(game_id) as table:
        seat = table.seat_of(token)
        if not table.setup.aids["hints"]:
            raise Problem("not_allowed", "this table plays without hints")
        check_turn(table, seat, table.ply)
        return HintWanted(table.replay.game.rehearsal(), table.names, seat, table.seq)


async def count_hint(registry: Registry, game_id: str, seat: int, seq: int) -> None:
    """Write down that a seat has taken a hint after an entry, before it gets it: everybody sees it. Twice is once."""

    async def command(table: Table) -> None:
        sitting = table.seats[seat]
        if seq not in sitting.hints:
            taken = replace(sitting, hints=(*sitting.hints, seq))
            await registry.commit(table, Change(table.replay, table.standing, seated={seat: taken}))

    await changed(registry, game_id, command)


def check_finished(table: Table) -> None:
    """Raise Problem unless a game is over and somebody decided something in it."""
    if table.standing.status != "over":
        raise table.watched.problem("not_over", "only a game that is over is analysed")
    if not table.replay.line:
        raise Problem("bad_request", "there is no decision in this game: nothing to analyse")
