"""Fair play while rated games run: their positions get no hint and no analysis, in whatever game they stand.

Somebody may lay the tiles of their game in another one, or import its record, to be told what to do. Such a copy is
known by its landscape, and waits until the rated game is over.
"""

from __future__ import annotations

from contextlib import suppress

from carcassonne.engine.game import Game
from carcassonne.server.games.registry import Registry
from carcassonne.server.problems import Problem
from carcassonne.server.ratings.landscapes import FEWEST, Laid, is_copy, landscape_of
from carcassonne.server.ratings.rating_rows import RatingRows


class FairPlay:
    """Refuses help for what stands in a rated game that is being played."""

    def __init__(self, registry: Registry, rows: RatingRows) -> None:
        self._registry = registry
        self._rows = rows
        self._known: dict[str, tuple[int, frozenset[Laid]]] = {}
        """The landscapes of rated games that run, each with the version it was taken from."""

    async def check_open_to_help(self, game_id: str) -> None:
        """Raise Problem where a game holds the landscape of a rated one that is being played."""
        async with self._registry.current(game_id) as table:
            game = table.replay.game
        if await self.is_played_for_rating(game, but=game_id):
            detail = "these tiles lie in a rated game that is being played: there is no help until it is over"
            raise Problem("not_allowed", detail)

    async def is_played_for_rating(self, game: Game, but: str = "") -> bool:
        """Return whether a position holds the landscape of a rated game that is being played, another than `but`."""
        asked = landscape_of(game)
        if len(asked) < FEWEST:
            return False
        running = [game_id for game_id in await self._rows.running() if game_id != but]
        await self._look_at(running)
        return any(is_copy(asked, self._known[game_id][1]) for game_id in running if game_id in self._known)

    async def _look_at(self, running: list[str]) -> None:
        """Know the landscapes of games that run, and forget the others'."""
        await self._registry.refresh_all(running)
        known: dict[str, tuple[int, frozenset[Laid]]] = {}
        for game_id in running:
            with suppress(Problem):  # it has been removed meanwhile
                async with self._registry.pinned(game_id) as table:
                    held = self._known.get(game_id)
                    fresh = held is not None and held[0] == table.version
                    known[game_id] = held if fresh and held else (table.version, landscape_of(table.replay.game))
        self._known = known
