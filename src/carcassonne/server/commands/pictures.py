"""Pictures to share: what is drawn of a game, by a name that always means the same picture. `site` draws it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from carcassonne.server.commands import records
from carcassonne.server.commands.captions import caption
from carcassonne.server.games.seats import colours_of
from carcassonne.server.games.table import Table


@dataclass(frozen=True, slots=True)
class PictureWanted:
    """A picture: its name, and what whoever draws it is given; that is found out only where it is drawn."""

    name: tuple[object, ...]
    given: Callable[[], tuple[object, ...]]


def position_wanted(table: Table, kind: str, ply: int | None, colours: str | None) -> PictureWanted:
    """Return the last position, or the one after so many decisions, with names and scores; raises Problem."""
    replay = table.replay
    if ply is not None and not replay.first <= ply <= table.ply:
        raise table.problem("bad_request", f"the game goes from ply {replay.first} to {table.ply}, not to {ply}")
    names, worn = table.names, _worn(colours, table)
    at = None if ply == table.ply else ply
    said = caption(table.setup.rules, table.setup.created, names, table.standing.result)

    def given() -> tuple[object, ...]:
        game = replay.game if at is None else replay.at(at)
        return game.view(), names, game.last_square, worn, said

    return PictureWanted((table.id, kind, table.seq, at, names, worn, said), given)


def landscape_wanted(table: Table, colours: str | None) -> PictureWanted:
    """Return the last position without names and scores; raises Problem."""
    game, names, worn = table.replay.game, table.names, _worn(colours, table)
    return PictureWanted(
        (table.id, "landscape", table.seq, names, worn), lambda: (game.view(), names, game.last_square, worn)
    )


def animation_wanted(table: Table, colours: str | None) -> PictureWanted:
    """Return the game so far, tile by tile; raises Problem."""
    worn = _worn(colours, table)
    return PictureWanted((table.id, "animation", table.seq, table.names, worn), lambda: (records.export(table), worn))


def _worn(asked: str | None, table: Table) -> tuple[int, ...]:
    """Return the colours that are asked for; raises Problem."""
    from carcassonne.art.drawing.palette import PLAYERS  # a server is ready before it can draw

    if asked is None:
        return tuple(colours_of(table.seats))
    players, most = len(table.names), len(PLAYERS) - 1
    numbers = asked.split(",")
    known = {str(number) for number in range(most + 1)}
    if not len(numbers) == len(set(numbers) & known) == players:
        wanted = f"colours must be {players} different numbers from 0 to {most}, one for each seat, as in 2,1,0"
        raise table.problem("bad_request", wanted)
    return tuple(map(int, numbers))
